#include "engine/solve/ending_solver.h"

#include <algorithm>

#include "engine/games/game_position.h"
#include "engine/solve/endings.h"
#include "engine/solve/solvable_ending.h"
#include "text/parse_error.h"

namespace rookery::engine {

template <class R>
SolveReport solve_ending(const AnyPosition& any, const solve::Work& work) {
    using P = chess::Position<R>;
    P position = dynamic_cast<const GamePosition<P>&>(any).position();
    if constexpr (R::rules_are_agreed_on) {
        if (!position.agreed_rules().plays_as_published())
            throw text::ParseError(std::string(P::info.id) + " is solved by its usual rules alone");
    }
    auto& endings = Endings<R>::shared();
    if (!endings.covers(position))
        throw text::ParseError(std::string(P::info.id) + " is too large to be solved: only positions with " +
                               std::string(Endings<R>::Positions::limits) + " can be");
    SolveReport report;
    const auto held = endings.lock(work);
    if (!held) return report;
    if (game::outcome(position).over()) {
        report.value = endings.value(position);
        report.complete = true;
        return report;
    }
    if (!endings.require(position, work)) return report;
    report.complete = true;
    report.value = endings.value(position);
    report.counts = endings.counts(position);
    game::MoveList<P> moves;
    position.legal_moves(moves);
    for (const auto move : moves) {
        const std::string text = position.move_text(move);
        position.make(move);
        report.moves.push_back({text, endings.value(position).one_ply_before()});
        position.unmake(move);
    }
    std::stable_sort(report.moves.begin(), report.moves.end(), [&](const SolvedMove& one, const SolvedMove& other) {
        return one.value.better_for(position.to_move(), other.value);
    });
    return report;
}

#define ROOKERY_INSTANTIATE(RULES) \
    template SolveReport solve_ending<chess::RULES>(const AnyPosition&, const solve::Work&);
ROOKERY_INSTANTIATE(Orthodox)
ROOKERY_INSTANTIATE(Chess960)
ROOKERY_INSTANTIATE(Crazyhouse)
ROOKERY_INSTANTIATE(Atomic)
ROOKERY_INSTANTIATE(Horde)
ROOKERY_INSTANTIATE(KingOfTheHill)
ROOKERY_INSTANTIATE(ThreeCheck)
ROOKERY_INSTANTIATE(Antichess)
ROOKERY_INSTANTIATE(RacingKings)
ROOKERY_INSTANTIATE(Endgame)
ROOKERY_INSTANTIATE(PawnsKings)
#undef ROOKERY_INSTANTIATE

namespace {

template <class... Rules>
[[nodiscard]] bool is_covered(const AnyPosition& any) {
    const auto covers = [&]<class R>(const R*) {
        const auto* own = dynamic_cast<const GamePosition<chess::Position<R>>*>(&any);
        return own != nullptr && Endings<R>::covers(own->position());
    };
    return (covers(static_cast<const Rules*>(nullptr)) || ...);
}

}  // namespace

bool is_solvable_ending(const AnyPosition& position) {
    using namespace chess;
    return is_covered<Orthodox, Chess960, Crazyhouse, Atomic, Horde, KingOfTheHill, ThreeCheck, Antichess, RacingKings,
                      Endgame, PawnsKings>(position);
}

}  // namespace rookery::engine
