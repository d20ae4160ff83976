#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/play/board_view.h"
#include "app/records.h"
#include "engine/any_position.h"

namespace rookery::app {

/// A position that was reached, as the page shows it; the first one is the start, to which no move has led.
struct Record {
    int ply = 0;
    std::optional<PlayedMove> played;
    game::Side side = game::Side::First;  ///< who moved
    int number = 0;                       ///< of the move, as people count
    std::size_t board = 0;
    std::string notation;

    std::vector<BoardView> boards;
    int balance = 0;
    std::optional<int> measure;
};

/// The moves of a game and the positions they lead to. Knows nothing of players and clocks.
class PlayedGame {
public:
    explicit PlayedGame(std::unique_ptr<engine::AnyPosition> start);

    [[nodiscard]] const engine::AnyPosition& position() const { return *position_; }
    [[nodiscard]] const std::vector<BoardLayout>& layout() const { return layout_; }
    [[nodiscard]] const std::vector<Record>& records() const { return records_; }
    [[nodiscard]] int plies() const { return static_cast<int>(records_.size()) - 1; }
    /// How the rules ended it, if they did.
    [[nodiscard]] std::optional<Ending> ending() const;

    /// Throws ParseError, and changes nothing, if the move is not legal.
    void play(const PlayedMove& move);
    /// Back to the position after so many moves, at most as many as there are.
    void take_back_to(int plies);
    /// The position after so many moves, at most as many as there are.
    [[nodiscard]] std::unique_ptr<engine::AnyPosition> position_after(int plies) const;

private:
    std::unique_ptr<engine::AnyPosition> position_;
    std::vector<BoardLayout> layout_;
    std::vector<Record> records_;
};

}  // namespace rookery::app
