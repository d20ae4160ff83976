#include "lab/match/match_game.h"

#include <algorithm>
#include <cstdlib>

#include "engine/games.h"
#include "lab/match/adjudicator.h"
#include "lab/match/match_clock.h"
#include "lab/match/team_client.h"
#include "protocol/clients/in_process_client.h"
#include "protocol/clients/uci_client.h"
#include "protocol/clients/xboard_client.h"

namespace rookery::lab {
namespace {

using game::Side;
using protocol::EngineClient;
using protocol::EngineMove;
using Clock = EngineClient::Clock;

/// How often a game looks whether the match was stopped.
constexpr std::chrono::milliseconds stop_interval(50);

class MatchGame {
public:
    MatchGame(std::array<MatchPlayer, 2>& players, const MatchSettings& settings, const StopRequest& stop,
              GameRecord& record)
        : players_(players),
          settings_(settings),
          stop_(stop),
          record_(record),
          position_(engine::position_from_text(settings.game, record.start)),
          clocks_{PlayerClock(player(Side::First).pace().clock), PlayerClock(player(Side::Second).pace().clock)},
          adjudicator_(settings.draw, settings.resign) {}

    void play() {
        if (!start_engines()) return;
        while (!is_over()) {
            const Side mover = position_->to_move();
            const auto move = ask(mover);
            if (!move || !make(*move, mover)) return;
        }
    }

private:
    [[nodiscard]] MatchPlayer& player(Side side) { return players_[record_.player(side)]; }
    [[nodiscard]] const std::string& name(Side side) const { return record_.names[record_.player(side)]; }

    void end(game::Result result, Termination termination, std::string reason) {
        record_.result = result;
        record_.termination = termination;
        record_.reason = std::move(reason);
    }

    void lose(Side loser, Termination termination, const std::string& how) {
        end(win_of(!loser), termination, name(loser) + " " + how);
    }

    /// An engine that failed is no use for the next game.
    void lose_by_failure(Side loser, Termination termination, const std::string& how) {
        lose(loser, termination, how);
        player(loser).drop();
    }

    bool start_engines() {
        for (const Side side : {Side::First, Side::Second}) {
            try {
                player(side).start_game();
            } catch (const protocol::ProcessError& error) {
                lose_by_failure(side, Termination::Crash, std::string("fails: ") + error.what());
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool is_over() {
        if (const game::Outcome outcome = position_->outcome(); outcome.over()) {
            end(outcome.result, Termination::Rules, std::string(reason_text(outcome.reason)));
        } else if (const auto winner = adjudicator_.winner()) {
            end(win_of(*winner), Termination::WinAdjudicated, "both engines agree that " + name(*winner) + " wins");
        } else if (adjudicator_.drawn()) {
            end(game::Result::Draw, Termination::DrawAdjudicated, "both engines agree that nobody wins");
        } else if (settings_.maximum_plies > 0 && record_.moves.size() >= settings_.maximum_plies) {
            end(game::Result::Draw, Termination::MaximumPlies,
                "not over after " + std::to_string(record_.moves.size()) + " plies");
        } else {
            return false;
        }
        return true;
    }

    /// The move of the engine; nothing if the game has come to an end instead.
    [[nodiscard]] std::optional<EngineMove> ask(Side mover) {
        try {
            EngineClient& client = player(mover).client();
            client.set_position(record_.start, coordinates_);
            const auto begin = Clock::now();
            client.start_search(limits_for(mover));
            auto move = wait(client, begin + longest_wait(mover));
            if (!move) {
                if (!stop_()) give_up_waiting(mover, begin);
                return std::nullopt;
            }
            if (spend_time(mover, move->elapsed)) return move;
        } catch (const protocol::ProcessError& error) {
            lose_by_failure(mover, Termination::Crash, std::string("fails: ") + error.what());
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<EngineMove> wait(EngineClient& client, Clock::time_point deadline) {
        while (!stop_()) {
            const auto until = std::min(deadline, Clock::now() + stop_interval);
            if (auto move = client.wait_for_move(until)) return move;
            if (until == deadline) break;
        }
        return std::nullopt;
    }

    [[nodiscard]] protocol::MoveLimits limits_for(Side mover) {
        const Pace& pace = player(mover).pace();
        protocol::MoveLimits limits;
        limits.depth = pace.depth;
        limits.nodes = pace.nodes;
        limits.move_time = pace.move_time;
        if (pace.clock) limits.clock = clock_times(clocks_, mover);
        return limits;
    }

    [[nodiscard]] Clock::duration longest_wait(Side mover) {
        const PlayerClock& clock = clocks_[index(mover)];
        if (clock.runs()) return clock.left() + settings_.time_margin;
        return player(mover).pace().move_time + settings_.thinking_patience;
    }

    /// False when the clock has run out, which ends the game.
    bool spend_time(Side mover, Clock::duration elapsed) {
        PlayerClock& clock = clocks_[index(mover)];
        if (!clock.runs() || clock.spend(elapsed, settings_.time_margin)) return true;
        lose_on_time(mover, elapsed);
        return false;
    }

    void lose_on_time(Side loser, Clock::duration elapsed) {
        const auto late = std::chrono::ceil<std::chrono::milliseconds>(elapsed - clocks_[index(loser)].left()).count();
        lose(loser, Termination::TimeLoss,
             "loses on time (" + std::to_string(std::max<long long>(late, 1)) + " ms late)");
    }

    /// The deadline is over. The engine is told to stop, so that it can play the next game; if it does, we also learn
    /// by how much it was late.
    void give_up_waiting(Side mover, Clock::time_point begin) {
        if (!clocks_[index(mover)].runs()) {
            lose_by_failure(mover, Termination::NoAnswer,
                            "has not moved within " + std::to_string(settings_.thinking_patience.count()) + " ms");
            return;
        }
        const auto late_move = player(mover).client().stop(Clock::now() + settings_.stop_patience);
        lose_on_time(mover, late_move ? late_move->elapsed : Clock::now() - begin);
        if (!late_move) player(mover).drop();
    }

    /// An engine may resign; who has won otherwise is not for it to say.
    void answer_claim(game::Result claim, Side mover) {
        if (claim == win_of(!mover)) lose(mover, Termination::Resigned, "resigns");
        else
            lose(mover, Termination::WrongClaim,
                 "claims a result (" + std::string(result_text(claim)) + ") instead of moving");
    }

    /// False when the move is not legal, or there is none, which ends the game.
    bool make(const EngineMove& move, Side mover) {
        if (move.claim) {
            answer_claim(*move.claim, mover);
            return false;
        }
        const auto legal = position_->legal_moves();
        if (std::find(legal.begin(), legal.end(), move.best_move) == legal.end()) {
            lose(mover, Termination::IllegalMove, "plays the illegal move " + move.best_move);
            return false;
        }
        PlayedMove played;
        played.mover = mover;
        played.coordinates = move.best_move;
        played.notation = position_->move_notation(move.best_move);
        played.info = move.info;
        played.elapsed = move.elapsed;
        if (const PlayerClock& clock = clocks_[index(mover)]; clock.runs())
            played.clock_left = std::chrono::floor<std::chrono::milliseconds>(clock.left());
        position_->play(move.best_move);
        coordinates_.push_back(move.best_move);
        record_.moves.push_back(std::move(played));
        adjudicator_.add(move.info.score, mover);
        return true;
    }

    std::array<MatchPlayer, 2>& players_;
    const MatchSettings& settings_;
    const StopRequest& stop_;
    GameRecord& record_;
    std::unique_ptr<engine::AnyPosition> position_;
    std::vector<std::string> coordinates_;
    std::array<PlayerClock, 2> clocks_;  ///< by side
    Adjudicator adjudicator_;
};

std::unique_ptr<EngineClient> start_player(const EngineSettings& engine, std::chrono::seconds patience) {
    switch (engine.protocol) {
        case EngineProtocol::Own: return std::make_unique<protocol::InProcessClient>();
        case EngineProtocol::XBoard: return std::make_unique<protocol::XBoardClient>(engine.command, patience);
        case EngineProtocol::Uci: break;
    }
    return std::make_unique<protocol::UciClient>(engine.command, patience);
}

std::unique_ptr<EngineClient> start_client(const EngineSettings& engine, std::chrono::seconds patience) {
    if (!engine.team) return start_player(engine, patience);
    return std::make_unique<TeamClient>([&engine, patience] { return start_player(engine, patience); });
}

}  // namespace

std::optional<std::size_t> GameRecord::loser() const {
    const auto winner = winner_of(result);
    return winner ? std::optional(player(!*winner)) : std::nullopt;
}

MatchPlayer::~MatchPlayer() { quit(); }

void MatchPlayer::start() {
    if (client_) return;
    auto client = start_client(engine_, match_.patience);
    if (engine_.protocol == EngineProtocol::XBoard && engine_.pace.nodes > 0)
        throw protocol::ProcessError(client->name() + " speaks XBoard's protocol, which has no limit of nodes");
    client->start_game(engine::find_game(match_.game), engine_.options);
    client_ = std::move(client);
    ready_ = true;
}

void MatchPlayer::start_game() {
    if (!ready_) client_->start_game(engine::find_game(match_.game), engine_.options);
    ready_ = false;
}

void MatchPlayer::quit() {
    if (client_) client_->quit();
    client_.reset();
}

void play_game(std::array<MatchPlayer, 2>& players, const MatchSettings& settings, const StopRequest& stop,
               GameRecord& record) {
    MatchGame(players, settings, stop, record).play();
}

}  // namespace rookery::lab
