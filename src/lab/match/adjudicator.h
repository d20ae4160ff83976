#pragma once

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "game/outcome.h"
#include "lab/match/match_settings.h"
#include "protocol/clients/engine_client.h"

namespace rookery::lab {

/// Follows the scores of both engines until they agree for long enough.
class Adjudicator {
public:
    Adjudicator(const std::optional<DrawRule>& draw, const std::optional<ResignRule>& resign)
        : draw_(draw), resign_(resign) {}

    void add(const std::optional<protocol::EngineScore>& score, game::Side mover) {
        ++plies_;
        const auto known = score ? centipawns(*score) : std::nullopt;
        const int for_mover = known.value_or(0);
        const int for_first = mover == game::Side::First ? for_mover : -for_mover;
        if (draw_) quiet_ = known && std::abs(for_mover) <= draw_->score ? quiet_ + 1 : 0;
        if (resign_) {
            first_winning_ = for_first >= resign_->score ? first_winning_ + 1 : 0;
            second_winning_ = -for_first >= resign_->score ? second_winning_ + 1 : 0;
        }
    }

    [[nodiscard]] bool drawn() const { return draw_ && plies_ >= draw_->from_ply && quiet_ >= draw_->plies; }
    [[nodiscard]] std::optional<game::Side> winner() const {
        // Plies alternate: from two in a row on, both engines have agreed.
        if (resign_ && first_winning_ >= std::max(2, resign_->plies)) return game::Side::First;
        if (resign_ && second_winning_ >= std::max(2, resign_->plies)) return game::Side::Second;
        return std::nullopt;
    }

private:
    /// A mate is more than any evaluation. Points say nothing about pawns, and so agree with no rule.
    [[nodiscard]] static std::optional<int> centipawns(const protocol::EngineScore& score) {
        constexpr int mate = 1'000'000;
        switch (score.unit) {
            case protocol::EngineScore::Unit::Centipawns: return std::clamp(score.for_mover, -mate, mate);
            case protocol::EngineScore::Unit::MovesToMate: return score.for_mover > 0 ? mate : -mate;
            case protocol::EngineScore::Unit::Points: break;
        }
        return std::nullopt;
    }

    const std::optional<DrawRule>& draw_;
    const std::optional<ResignRule>& resign_;
    int plies_ = 0;
    int quiet_ = 0;
    int first_winning_ = 0;
    int second_winning_ = 0;
};

}  // namespace rookery::lab
