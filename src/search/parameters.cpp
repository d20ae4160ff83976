#include "search/parameters.h"

#include <algorithm>
#include <charconv>

#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::search {
namespace {

using game::SearchParameters;

constexpr ParameterEntry entries[] = {
    {"aspiration_depth", &SearchParameters::aspiration_depth, 2, 12},
    {"aspiration_window", &SearchParameters::aspiration_window, 4, 100},
    {"aspiration_growth", &SearchParameters::aspiration_growth, 128, 2048},
    {"aspiration_growth_base", &SearchParameters::aspiration_growth_base, 0, 50},
    {"aspiration_limit", &SearchParameters::aspiration_limit, 50, 5000},
    {"aspiration_blend", &SearchParameters::aspiration_blend, 0, 1024},
    {"aspiration_reduction", &SearchParameters::aspiration_reduction, 0, 6},
    {"razoring_depth", &SearchParameters::razoring_depth, 0, 12},
    {"razoring_base", &SearchParameters::razoring_base, 0, 800},
    {"razoring_slope", &SearchParameters::razoring_slope, 20, 800},
    {"reverse_futility_depth", &SearchParameters::reverse_futility_depth, 0, 20},
    {"reverse_futility_slope", &SearchParameters::reverse_futility_slope, 10, 300},
    {"reverse_futility_improving", &SearchParameters::reverse_futility_improving, 0, 300},
    {"reverse_futility_blend", &SearchParameters::reverse_futility_blend, 0, 1024},
    {"null_move_depth", &SearchParameters::null_move_depth, 1, 10},
    {"null_move_base", &SearchParameters::null_move_base, 1, 8},
    {"null_move_depth_divisor", &SearchParameters::null_move_depth_divisor, 1, 12},
    {"null_move_score_divisor", &SearchParameters::null_move_score_divisor, 30, 1000},
    {"null_move_score_limit", &SearchParameters::null_move_score_limit, 0, 8},
    {"null_move_margin_base", &SearchParameters::null_move_margin_base, -200, 600},
    {"null_move_margin_slope", &SearchParameters::null_move_margin_slope, 0, 80},
    {"null_move_verification_depth", &SearchParameters::null_move_verification_depth, 4, 30},
    {"null_move_verification_share", &SearchParameters::null_move_verification_share, 0, 1024},
    {"internal_reduction_depth", &SearchParameters::internal_reduction_depth, 1, 12},
    {"internal_reduction", &SearchParameters::internal_reduction, 0, 3},
    {"probcut_depth", &SearchParameters::probcut_depth, 2, 12},
    {"probcut_margin", &SearchParameters::probcut_margin, 30, 600},
    {"probcut_improving", &SearchParameters::probcut_improving, 0, 200},
    {"probcut_reduction", &SearchParameters::probcut_reduction, 2, 7},
    {"late_move_depth", &SearchParameters::late_move_depth, 0, 20},
    {"late_move_base", &SearchParameters::late_move_base, 0, 12288},
    {"late_move_slope", &SearchParameters::late_move_slope, 128, 4096},
    {"late_move_base_worsening", &SearchParameters::late_move_base_worsening, 0, 12288},
    {"late_move_slope_worsening", &SearchParameters::late_move_slope_worsening, 64, 4096},
    {"futility_depth", &SearchParameters::futility_depth, 0, 20},
    {"futility_base", &SearchParameters::futility_base, 0, 500},
    {"futility_slope", &SearchParameters::futility_slope, 10, 400},
    {"history_pruning_depth", &SearchParameters::history_pruning_depth, 0, 12},
    {"history_pruning_base", &SearchParameters::history_pruning_base, 0, 16384},
    {"history_pruning_slope", &SearchParameters::history_pruning_slope, 200, 16384},
    {"quiet_exchange_slope", &SearchParameters::quiet_exchange_slope, 0, 150},
    {"noisy_exchange_slope", &SearchParameters::noisy_exchange_slope, 0, 400},
    {"extension_limit", &SearchParameters::extension_limit, 1, 4},
    {"singular_depth", &SearchParameters::singular_depth, 3, 15},
    {"singular_table_depth", &SearchParameters::singular_table_depth, 0, 6},
    {"singular_margin", &SearchParameters::singular_margin, 0, 10240},
    {"singular_share", &SearchParameters::singular_share, 128, 896},
    {"double_extension_margin", &SearchParameters::double_extension_margin, 0, 150},
    {"many_moves_reduction", &SearchParameters::many_moves_reduction, 0, 4},
    {"cut_node_reduction", &SearchParameters::cut_node_reduction, 0, 3},
    {"check_extension_exchange", &SearchParameters::check_extension_exchange, -500, 500},
    {"reduction_depth", &SearchParameters::reduction_depth, 1, 8},
    {"reduction_moves", &SearchParameters::reduction_moves, 1, 8},
    {"reduction_variation_moves", &SearchParameters::reduction_variation_moves, 1, 8},
    {"reduction_root_moves", &SearchParameters::reduction_root_moves, 1, 8},
    {"reduction_base", &SearchParameters::reduction_base, -100, 250},
    {"reduction_divisor", &SearchParameters::reduction_divisor, 80, 600},
    {"reduction_off_variation", &SearchParameters::reduction_off_variation, -1024, 3072},
    {"reduction_on_variation", &SearchParameters::reduction_on_variation, -1024, 3072},
    {"reduction_cut_node", &SearchParameters::reduction_cut_node, -1024, 4096},
    {"reduction_worsening", &SearchParameters::reduction_worsening, -1024, 3072},
    {"reduction_noisy_table_move", &SearchParameters::reduction_noisy_table_move, -1024, 3072},
    {"reduction_check", &SearchParameters::reduction_check, -1024, 3072},
    {"reduction_cutoffs", &SearchParameters::reduction_cutoffs, -1024, 3072},
    {"reduction_cutoff_count", &SearchParameters::reduction_cutoff_count, 0, 12},
    {"reduction_noisy", &SearchParameters::reduction_noisy, -1024, 3072},
    {"reduction_history_divisor", &SearchParameters::reduction_history_divisor, 1500, 40000},
    {"quiescence_futility_margin", &SearchParameters::quiescence_futility_margin, 0, 600},
    {"quiescence_futility_exchange", &SearchParameters::quiescence_futility_exchange, -200, 200},
    {"quiescence_check_exchange", &SearchParameters::quiescence_check_exchange, -300, 300},
    {"quiescence_evasions", &SearchParameters::quiescence_evasions, 1, 12},
    {"quiescence_checks", &SearchParameters::quiescence_checks, 0, 4},
    {"quiescence_duties", &SearchParameters::quiescence_duties, 0, 8},
    {"bonus_slope", &SearchParameters::bonus_slope, 10, 800},
    {"bonus_base", &SearchParameters::bonus_base, -400, 800},
    {"bonus_limit", &SearchParameters::bonus_limit, 200, 8000},
    {"malus_slope", &SearchParameters::malus_slope, 10, 800},
    {"malus_base", &SearchParameters::malus_base, -400, 800},
    {"malus_limit", &SearchParameters::malus_limit, 200, 8000},
    {"order_noisy_gain", &SearchParameters::order_noisy_gain, 1, 32},
    {"order_noisy_history", &SearchParameters::order_noisy_history, 0, 2048},
    {"order_losing_slope", &SearchParameters::order_losing_slope, 0, 256},
    {"order_quiet_history", &SearchParameters::order_quiet_history, 0, 6144},
    {"order_continuation_1", &SearchParameters::order_continuation_1, 0, 6144},
    {"order_continuation_2", &SearchParameters::order_continuation_2, 0, 6144},
    {"order_continuation_4", &SearchParameters::order_continuation_4, 0, 6144},
    {"order_first_killer", &SearchParameters::order_first_killer, 0, 60000},
    {"order_second_killer", &SearchParameters::order_second_killer, 0, 60000},
    {"order_check", &SearchParameters::order_check, 0, 60000},
    {"order_threats", &SearchParameters::order_threats, 0, 1},
    {"correction_rate", &SearchParameters::correction_rate, 0, 1024},
    {"correction_step", &SearchParameters::correction_step, 16, 1024},
    {"correction_weight", &SearchParameters::correction_weight, 0, 512},
    {"table_age_weight", &SearchParameters::table_age_weight, 0, 64},
    {"table_keep_depth", &SearchParameters::table_keep_depth, 0, 32},
    {"clock_reserve", &SearchParameters::clock_reserve, 0, 500},
    {"clock_reserve_share", &SearchParameters::clock_reserve_share, 0, 80},
    {"clock_horizon", &SearchParameters::clock_horizon, 8, 120},
    {"clock_sudden_horizon", &SearchParameters::clock_sudden_horizon, 8, 120},
    {"clock_longest_horizon", &SearchParameters::clock_longest_horizon, 4, 120},
    {"clock_minimum_share", &SearchParameters::clock_minimum_share, 1, 90},
    {"clock_optimum_share", &SearchParameters::clock_optimum_share, 5, 80},
    {"clock_maximum_factor", &SearchParameters::clock_maximum_factor, 100, 1500},
    {"clock_maximum_share", &SearchParameters::clock_maximum_share, 10, 80},
    {"clock_last_move_share", &SearchParameters::clock_last_move_share, 10, 95},
    {"clock_single_move", &SearchParameters::clock_single_move, 1, 100},
    {"clock_change_decay", &SearchParameters::clock_change_decay, 0, 95},
    {"clock_stable", &SearchParameters::clock_stable, 10, 200},
    {"clock_change", &SearchParameters::clock_change, 0, 300},
    {"clock_rise", &SearchParameters::clock_rise, 0, 100},
    {"clock_fall", &SearchParameters::clock_fall, 0, 300},
    {"clock_fall_divisor", &SearchParameters::clock_fall_divisor, 20, 1000},
    {"clock_effort_base", &SearchParameters::clock_effort_base, 50, 400},
    {"clock_effort_slope", &SearchParameters::clock_effort_slope, 0, 300},
    {"clock_effort_default", &SearchParameters::clock_effort_default, 0, 100},
};

/// What is not a number: switches, which nobody tunes.
constexpr std::size_t switches = 8;
static_assert(sizeof(SearchParameters) == switches * sizeof(bool) + std::size(entries) * sizeof(int),
              "every number has its entry");

/// Those that share a word with the name, or its beginning.
std::string similar_names(std::string_view name) {
    std::string names;
    const std::string_view beginning = name.substr(0, std::min(name.find('_'), name.size()));
    for (const ParameterEntry& entry : entries)
        if (!beginning.empty() && entry.name.find(beginning) != std::string_view::npos)
            names += (names.empty() ? "" : ", ") + std::string(entry.name);
    return names;
}

}  // namespace

std::span<const ParameterEntry> all_parameters() { return entries; }

const ParameterEntry& find_parameter(std::string_view name) {
    for (const ParameterEntry& entry : entries)
        if (entry.name == name) return entry;
    const std::string similar = similar_names(name);
    throw text::ParseError("the search has no parameter called " + text::quoted(name) +
                           (similar.empty() ? "" : "; it has " + similar));
}

SearchParameters changed(SearchParameters parameters, std::string_view changes) {
    while (true) {
        changes.remove_prefix(std::min(changes.find_first_not_of(" ,"), changes.size()));
        if (changes.empty()) return parameters;
        const std::string_view change = changes.substr(0, changes.find_first_of(" ,"));
        changes.remove_prefix(change.size());
        const std::size_t sign = change.find('=');
        if (sign == std::string_view::npos)
            throw text::ParseError("a change of a parameter is NAME=NUMBER, not " + text::quoted(change));
        const ParameterEntry& entry = find_parameter(change.substr(0, sign));
        const std::string_view number = change.substr(sign + 1);
        int value = 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (error != std::errc() || end != number.data() + number.size() || value < entry.minimum ||
            value > entry.maximum)
            throw text::ParseError(std::string(entry.name) + " is a number from " + std::to_string(entry.minimum) +
                                   " to " + std::to_string(entry.maximum) + ", not " + text::quoted(number));
        parameters.*entry.member = value;
    }
}

std::string changes_between(const SearchParameters& before, const SearchParameters& after) {
    std::string changes;
    for (const ParameterEntry& entry : entries)
        if (before.*entry.member != after.*entry.member)
            changes +=
                (changes.empty() ? "" : " ") + std::string(entry.name) + "=" + std::to_string(after.*entry.member);
    return changes;
}

}  // namespace rookery::search
