#include "engine/fixed_depth_player.h"

#include "engine/games/game_position.h"
#include "search/remembered_minimax.h"
#include "wolfsheep/evaluation.h"
#include "wolfsheep/position.h"

namespace rookery::engine {
namespace {

template <game::Game P, game::LeafEvaluation<P> E>
class TypedFixedDepthPlayer final : public FixedDepthPlayer {
public:
    explicit TypedFixedDepthPlayer(int depth) : search_(depth) {}

    [[nodiscard]] std::optional<Found> move(const AnyPosition& any, const std::atomic<bool>& stop) override {
        const P& position = dynamic_cast<const GamePosition<P>&>(any).position();
        const auto found = search_.run(position, stop);
        if (!found) return std::nullopt;
        return Found{position.move_text(found->move), found->nodes};
    }

private:
    search::RememberedMinimax<P, E> search_;
};

}  // namespace

std::unique_ptr<FixedDepthPlayer> make_fixed_depth_player(std::string_view game, std::string_view evaluation,
                                                          int depth) {
    using P = wolfsheep::Position;  // no sheep ever goes back: no position comes twice
    if (game != P::info.id || depth < 1) return nullptr;
    if (evaluation == "simple") return std::make_unique<TypedFixedDepthPlayer<P, wolfsheep::SimpleEvaluation>>(depth);
    if (evaluation == "fast") return std::make_unique<TypedFixedDepthPlayer<P, wolfsheep::FastEvaluation>>(depth);
    if (evaluation == "smart") return std::make_unique<TypedFixedDepthPlayer<P, wolfsheep::SmartEvaluation>>(depth);
    return nullptr;
}

}  // namespace rookery::engine
