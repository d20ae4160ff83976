#include "lab/learn/truth.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/random_play.h"
#include "engine/solve/perfect.h"
#include "search/clock.h"
#include "search/score.h"
#include "search/tt.h"

namespace rookery::lab {
namespace {

constexpr std::size_t positions_of_a_side = 100;
/// A game in which one side never has such a position must come to an end, too.
constexpr int max_tries = 20'000;
constexpr int longest_play = 40;

/// Knows the value of every move.
class Oracle {
public:
    explicit Oracle(const std::string& game, const std::string& evaluation) {
        settings_.evaluation = evaluation;
        settings_.lines = std::numeric_limits<int>::max();
        search_ = engine::make_search(game, table_, {}, settings_);
    }

    /// The moves with which the side to move wins, and whether there are others.
    [[nodiscard]] std::pair<std::vector<std::string>, bool> winning_moves(const engine::AnyPosition& position) {
        std::vector<std::string> winning;
        bool has_others = false;
        const engine::Request request;
        search::MoveClock clock(request.limits, position.to_move());
        search_->prepare(position, settings_);
        search_->run(position, request, settings_, clock, [&](const engine::Report& report) {
            if (search::is_forced(report.score_for_mover) && report.score_for_mover > 0)
                winning.push_back(report.moves.front());
            else has_others = true;
        });
        return {std::move(winning), has_others};
    }

private:
    engine::Settings settings_;
    search::TranspositionTable table_{1};
    std::unique_ptr<engine::GameSearch> search_;
};

}  // namespace

TruthTest::TruthTest(const std::string& game, const std::atomic<bool>& stop) {
    const std::string perfect = engine::perfect_evaluation(game);
    if (perfect.empty()) return;
    Oracle oracle(game, perfect);
    board::Random random(1);
    std::array<std::size_t, 2> found{};
    for (int tries = 0; tries < max_tries && found[0] + found[1] < 2 * positions_of_a_side; ++tries) {
        auto position = engine::random_position(game, random, longest_play);
        std::size_t& of_this_side = found[game::index(position->to_move())];
        if (of_this_side == positions_of_a_side) continue;
        auto [winning, has_others] = oracle.winning_moves(*position);
        if (stop.load(std::memory_order_relaxed)) {
            questions_.clear();
            return;
        }
        if (winning.empty() || !has_others) continue;
        ++of_this_side;
        questions_.push_back({std::move(position), std::move(winning)});
    }
}

std::optional<Truth> TruthTest::measure(const std::string& network_file, const std::atomic<bool>& stop) const {
    if (stop.load(std::memory_order_relaxed)) return std::nullopt;
    Truth truth;
    if (questions_.empty()) return truth;
    engine::Engine player;
    engine::Settings settings;
    settings.evaluation = network_file.empty() ? "" : "net";
    settings.network_file = network_file;
    settings.hash_megabytes = 1;
    player.configure(settings);
    engine::Request request;
    request.limits.depth = 1;
    for (const Question& question : questions_) {
        player.new_game();
        const engine::Answer answer = player.search(*question.position, request, {}, &stop);
        if (stop.load(std::memory_order_relaxed)) return std::nullopt;
        ++truth.positions;
        if (std::find(question.winning.begin(), question.winning.end(), answer.best_move) != question.winning.end())
            ++truth.kept;
    }
    return truth;
}

}  // namespace rookery::lab
