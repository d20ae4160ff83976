#include "cli/reports/match_report.h"

#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace rookery::cli {
namespace {

std::string number_or_unknown(const char* pattern, double number) {
    return std::isfinite(number)              ? fmt::format(fmt::runtime(pattern), number)
           : std::isnan(number) || number > 0 ? "inf"
                                              : "-inf";
}

std::string elo_text(const lab::Pentanomial& pairs) {
    const auto elo = lab::estimate_elo(pairs);
    if (!elo) return "Elo unknown";
    return "Elo " + number_or_unknown("{:+.1f}", elo->difference) + " +- " + number_or_unknown("{:.1f}", elo->error());
}

std::string llr_text(const lab::Sprt& sprt, const lab::Pentanomial& pairs) {
    return fmt::format("LLR {:+.2f} ({:.2f}, {:.2f}) [{:g}, {:g}]", lab::log_likelihood_ratio(sprt, pairs),
                       sprt.lower_bound(), sprt.upper_bound(), sprt.elo0, sprt.elo1);
}

std::string failures_text(const lab::EngineReport& engine) {
    std::vector<std::string> parts;
    const auto add = [&](std::uint64_t count, const char* what) {
        if (count > 0) parts.push_back(fmt::format("{} {}", count, what));
    };
    add(engine.time_losses, "on time");
    add(engine.illegal_moves, "by an illegal move");
    add(engine.crashes, "by a crash");
    add(engine.silences, "by silence");
    return parts.empty() ? "no failures" : fmt::format("lost {}", fmt::join(parts, ", "));
}

/// JSON has no infinity.
}  // namespace

std::string_view verdict_text(lab::SprtVerdict verdict) {
    switch (verdict) {
        case lab::SprtVerdict::AcceptElo0: return "elo0 accepted";
        case lab::SprtVerdict::AcceptElo1: return "elo1 accepted";
        case lab::SprtVerdict::Undecided: break;
    }
    return "undecided";
}

std::string match_progress(const lab::MatchSettings& settings, const lab::MatchReport& report) {
    const lab::Tally& tally = report.tally;
    std::string text = fmt::format("{} of {} games, +{} ={} -{}, {}", tally.games(), settings.games, tally.wins,
                                   tally.draws, tally.losses, elo_text(tally.pairs));
    if (settings.sprt) text += ", " + llr_text(*settings.sprt, tally.pairs);
    return text;
}

std::string match_summary(const lab::MatchSettings& settings, const lab::MatchReport& report) {
    const lab::Tally& tally = report.tally;
    std::string text = fmt::format("{} against {}: {} of {} games{}\n", report.engines[0].name, report.engines[1].name,
                                   tally.games(), settings.games, report.stopped ? ", stopped" : "");
    text += fmt::format("Score:   {:g} - {:g} (+{} ={} -{}), {:.1f}%\n",
                        static_cast<double>(tally.wins) + static_cast<double>(tally.draws) / 2,
                        static_cast<double>(tally.losses) + static_cast<double>(tally.draws) / 2, tally.wins,
                        tally.draws, tally.losses, 100 * tally.score());
    text += fmt::format("{}, LOS {:.1f}%\n", elo_text(tally.pairs), 100 * lab::likelihood_of_superiority(tally.pairs));
    text += fmt::format("Pairs:   {} (0, 1/2, 1, 3/2, 2 points)\n", fmt::join(tally.pairs, " "));
    if (settings.sprt)
        text += fmt::format("SPRT:    {}, {}\n", llr_text(*settings.sprt, tally.pairs),
                            verdict_text(verdict(*settings.sprt, tally.pairs)));
    for (const lab::EngineReport& engine : report.engines)
        text += fmt::format("{}: {}; average depth {:.1f}, {:.0f} thousand nodes per second\n", engine.name,
                            failures_text(engine), engine.average_depth(), engine.nodes_per_second() / 1e3);
    for (const std::string& failure : report.failures) text += "  " + failure + '\n';
    return text;
}

}  // namespace rookery::cli
