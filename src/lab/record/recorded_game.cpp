#include "lab/record/recorded_game.h"

#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "board/random.h"
#include "engine/algorithms.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/random_play.h"
#include "lab/analyse/single_search.h"
#include "protocol/board_valuer.h"
#include "protocol/numbers.h"
#include "text/capitalized.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

using game::Side;
using text::ParseError;

constexpr int default_textbook_depth = 4;
constexpr int default_search_depth = 8;

template <class Number>
Number read_limit(std::string_view name, std::string_view text, Number maximum) {
    const auto number = protocol::parse_number<Number>(text);
    if (!number || *number < 1 || *number > maximum)
        throw ParseError(fmt::format("{} is a number from 1 to {}, not {}", name, maximum, text::quoted(text)));
    return *number;
}

void read_word(std::string_view game, std::string_view word, RecordedPlayer& player) {
    const std::size_t sign = std::min(word.find('='), word.size());
    const std::string_view name = word.substr(0, sign);
    const std::string_view value = word.substr(std::min(sign + 1, word.size()));
    if (name == "algorithm") player.algorithm = engine::find_algorithm(value);
    else if (name == "evaluation") player.evaluation = engine::find_evaluation(game, value);
    else if (name == "depth") player.limits.depth = read_limit(name, value, search::max_ply - 1);
    else if (name == "nodes") player.limits.nodes = read_limit<std::uint64_t>(name, value, 1'000'000'000'000);
    else if (name == "movetime")
        player.limits.move_time = search::Milliseconds(read_limit<long long>(name, value, 3'600'000));
    else if (word == "ordering=captures") player.ordering = search::Ordering::CapturesFirst;
    else if (word == "ordering=generator") player.ordering = search::Ordering::Generator;
    else
        throw ParseError(fmt::format(
            "a player has algorithm=, evaluation=, depth=, nodes=, movetime= (milliseconds) and ordering=generator or "
            "ordering=captures, not {}",
            text::quoted(word)));
}

/// An engine set up for a player.
std::unique_ptr<engine::Engine> engine_for(const RecordedPlayer& player, const protocol::StrictResources& resources) {
    auto engine = std::make_unique<engine::Engine>(resources.resources());
    engine::Settings settings;
    settings.algorithm = player.algorithm;
    settings.ordering = player.ordering;
    settings.evaluation = player.evaluation;
    engine->configure(settings);
    return engine;
}

/// The start of one game: some random moves that do not end it, for games that are to differ.
std::unique_ptr<engine::AnyPosition> opening(const RecordSettings& settings, std::uint64_t number) {
    const auto start = settings.start.empty() ? engine::start_position(settings.game)
                                              : engine::position_from_text(settings.game, settings.start);
    if (!settings.rules.empty()) start->set_agreed_rules(settings.rules);
    if (settings.repetition_limit) start->set_repetition_limit(*settings.repetition_limit);
    if (start->outcome().over()) throw ParseError("the game is over before it begins");
    board::Random random(settings.seed * 1'000'003 + number);
    constexpr int attempts = 1000;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        auto position = start->clone();
        engine::play_random_moves(*position, settings.random_plies, random);
        if (!position->outcome().over()) return position;
    }
    throw ParseError(fmt::format("{} random plies always end the game", settings.random_plies));
}

class Recorder {
public:
    Recorder(const RecordSettings& settings, const std::atomic<bool>& stop)
        : settings_(settings),
          stop_(stop),
          engines_{engine_for(settings.players[0], resources_), engine_for(settings.players[1], resources_)} {
        if (!settings.compared) return;
        for (std::size_t side = 0; side < 2; ++side) {
            RecordedPlayer other = settings.players[side];
            other.algorithm = *settings.compared;
            compared_[side] = engine_for(other, resources_);
        }
    }

    /// The next ply, played on the position; nothing if it was stopped.
    [[nodiscard]] std::optional<RecordedPly> next(engine::AnyPosition& position) {
        const std::size_t side = index(position.to_move());
        engine::Request request;
        request.limits = settings_.players[side].limits;
        const auto found = search_once(*engines_[side], position, request, stop_);
        resources_.check();
        if (!found) return std::nullopt;
        RecordedPly ply;
        if (compared_[side]) {
            const auto other = search_once(*compared_[side], position, request, stop_);
            resources_.check();
            if (!other) return std::nullopt;
            ply.compared = ComparedSearch{other->move, other->nodes, other->time};
        }
        ply.mover = position.to_move();
        ply.move = found->move;
        ply.notation = position.move_notation(found->move);
        ply.score_for_first = ply.mover == Side::First ? found->score_for_mover : -found->score_for_mover;
        ply.unit = found->unit;
        ply.depth = found->depth;
        ply.nodes = found->nodes;
        ply.time = found->time;
        position.play(found->move);
        ply.balance = position.balance();
        ply.measure = position.measure();
        return ply;
    }

private:
    const RecordSettings& settings_;
    const std::atomic<bool>& stop_;
    protocol::StrictResources resources_;
    std::array<std::unique_ptr<engine::Engine>, 2> engines_;  ///< by side
    std::array<std::unique_ptr<engine::Engine>, 2> compared_;
};

void add(RecordedWork& work, std::uint64_t nodes, std::chrono::duration<double> time) {
    ++work.moves;
    work.nodes += nodes;
    work.time += time;
}

}  // namespace

RecordedPlayer read_player(std::string_view game, std::string_view words) {
    RecordedPlayer player;
    player.evaluation = engine::find_evaluation(game, "");
    std::istringstream stream{std::string(words)};
    for (std::string word; stream >> word;) read_word(game, word, player);
    const search::Limits& limits = player.limits;
    if (!limits.depth && !limits.nodes && !limits.move_time)
        player.limits.depth =
            player.algorithm == engine::Algorithm::Search ? default_search_depth : default_textbook_depth;
    return player;
}

std::string player_text(const RecordedPlayer& player) {
    std::string text(engine::algorithm_name(player.algorithm));
    if (player.ordering == search::Ordering::CapturesFirst) text += ", captures first";
    if (player.limits.depth) text += fmt::format(", depth {}", *player.limits.depth);
    if (player.limits.nodes) text += fmt::format(", {} nodes", *player.limits.nodes);
    if (player.limits.move_time) text += fmt::format(", {} ms", player.limits.move_time->count());
    return text + ", " + player.evaluation;
}

std::string record_outcome(const game::GameInfo& info, const RecordedGame& game) {
    const std::string length = fmt::format("after {} {}", game.plies.size(), game.plies.size() == 1 ? "ply" : "plies");
    if (!game.outcome.over()) return "Not finished " + length;
    const auto outcome_text = [&](std::string_view who) {
        return fmt::format("{}: {}, {}", who, reason_text(game.outcome.reason), length);
    };
    const auto winner = winner_of(game.outcome.result);
    return outcome_text(winner ? text::capitalized(info.name_of(*winner)) + " won" : "Drawn");
}

RecordedResults results_of(const std::vector<RecordedGame>& games) {
    RecordedResults results;
    for (const RecordedGame& game : games) {
        switch (game.outcome.result) {
            case game::Result::FirstWins: ++results.first_wins; break;
            case game::Result::SecondWins: ++results.second_wins; break;
            case game::Result::Draw: ++results.draws; break;
            case game::Result::Ongoing: ++results.unfinished; break;
        }
    }
    return results;
}

RecordedWork work_of(const std::vector<RecordedGame>& games, Side side) {
    RecordedWork work;
    for (const RecordedGame& game : games)
        for (const RecordedPly& ply : game.plies)
            if (ply.mover == side) add(work, ply.nodes, ply.time);
    return work;
}

ComparedWork compared_work(const std::vector<RecordedGame>& games) {
    ComparedWork work;
    for (const RecordedGame& game : games)
        for (const RecordedPly& ply : game.plies) {
            if (!ply.compared) continue;
            work.same_moves += ply.compared->move == ply.move ? 1 : 0;
            add(work.own, ply.nodes, ply.time);
            add(work.compared, ply.compared->nodes, ply.compared->time);
        }
    return work;
}

RecordedGame record_game(const RecordSettings& settings, std::uint64_t number, const std::atomic<bool>& stop,
                         const PlyListener& listener) {
    const auto position = opening(settings, number);
    RecordedGame game;
    game.start = position->text();
    Recorder recorder(settings, stop);
    while (true) {
        game.outcome = position->outcome();
        if (game.outcome.over() || game.plies.size() >= settings.maximum_plies) return game;
        auto ply = recorder.next(*position);
        if (!ply) return game;
        game.plies.push_back(std::move(*ply));
        if (listener) listener(game.plies.back());
    }
}

}  // namespace rookery::lab
