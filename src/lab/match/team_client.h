#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_position.h"
#include "protocol/clients/engine_client.h"

namespace rookery::lab {

/// A team for bughouse out of engines that know one board: one of them sits at each board. For every turn each is asked
/// for its best move, one after the other and for its share of the time; the move with the best score is played. Where
/// moves on one board alone are wanted, nobody sits at the others.
class TeamClient final : public protocol::EngineClient {
public:
    using Maker = std::function<std::unique_ptr<protocol::EngineClient>()>;

    /// Starts the first of the engines.
    explicit TeamClient(Maker make_player);

    [[nodiscard]] const std::string& name() const override { return name_; }

    void start_game(const game::GameInfo& game, const protocol::EngineOptions& options) override;
    void set_position(const std::string& start, const std::vector<std::string>& moves) override;
    void start_search(const protocol::MoveLimits& limits) override;
    [[nodiscard]] std::optional<protocol::EngineMove> wait_for_move(Clock::time_point deadline) override;
    std::optional<protocol::EngineMove> stop(Clock::time_point deadline) override;
    void want_board(std::optional<std::size_t> board) override { wanted_board_ = board; }
    void quit() noexcept override;

private:
    /// A board with legal moves, and what its player would do.
    struct Choice {
        std::size_t board = 0;
        protocol::EngineMove move;
    };

    [[nodiscard]] bool is_wanted(std::size_t board) const { return !wanted_board_ || *wanted_board_ == board; }
    void take_seat(std::size_t board);
    void ask_next();
    void take_answer(protocol::EngineMove answer);
    [[nodiscard]] protocol::EngineMove best_choice() const;

    Maker make_player_;
    std::unique_ptr<protocol::EngineClient> unseated_;              ///< the first one, until somebody is needed
    std::vector<std::unique_ptr<protocol::EngineClient>> players_;  ///< by board; null where nobody was needed yet
    std::optional<std::size_t> wanted_board_;
    std::string name_;
    protocol::EngineOptions options_;
    std::unique_ptr<engine::AnyPosition> position_;
    std::vector<std::string> legal_moves_;
    std::vector<std::size_t> to_ask_;  ///< boards, the next one last
    protocol::MoveLimits share_;       ///< of each player
    std::vector<Choice> choices_;
    bool thinking_ = false;
    Clock::time_point thinking_since_;
};

}  // namespace rookery::lab
