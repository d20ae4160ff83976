#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/position.h"

namespace rookery::search {

/// What tables of endings say of a position to the side to move, if both play their best.
enum class TableValue : std::int8_t { Loss = -1, Draw = 0, Win = 1 };

/// What they say of a move of the root.
struct MoveRank {
    int rank = 0;  ///< the higher the better; moves that are equally good share a rank
    TableValue value = TableValue::Draw;
};

/// What they say of all moves of the root, in the order of the moves.
struct RootRanks {
    std::vector<MoveRank> moves;   ///< empty if some of them are not in the tables
    bool lead_to_the_end = false;  ///< who follows the ranks makes progress, without asking further tables
};

/// Exact results of positions with few men. Threads ask them at the same time.
template <game::Position P>
class EndingTables {
public:
    virtual ~EndingTables() = default;

    /// Positions with more men are in none of them.
    [[nodiscard]] virtual int max_men() const = 0;
    /// Nothing if the position is not in them, or if what is in them would not hold here.
    [[nodiscard]] virtual std::optional<TableValue> value(const P& position) const = 0;
    [[nodiscard]] virtual RootRanks rank(const P& position, const std::vector<typename P::Move>& moves) const = 0;
};

}  // namespace rookery::search
