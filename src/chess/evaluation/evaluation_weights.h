#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "board/piece.h"
#include "board/square.h"
#include "chess/evaluation/tapered_score.h"

namespace rookery::chess {

/// What one occurrence of a feature is worth to the side that has it.
using Weight = TaperedScore;

template <std::size_t Count>
using Weights = std::array<Weight, Count>;

template <std::size_t Rows, std::size_t Columns>
using WeightTable = std::array<Weights<Columns>, Rows>;

/// Filled one by one: GCC 12 cannot use elements that were left to their default in a constant.
template <std::size_t Count>
inline constexpr Weights<Count> no_weights = [] {
    Weights<Count> weights{};
    weights.fill(Weight(0, 0));
    return weights;
}();

/// The place of a square, as its owner sees it, in tables that do not tell left from right: four squares a rank, from
/// the edge to the center. Half as many weights need half as many games to be known well.
[[nodiscard]] constexpr std::size_t half_board_index(board::Square square) {
    const int file = board::file_of(square);
    return static_cast<std::size_t>(board::rank_of(square) * 4 + (file < 4 ? file : 7 - file));
}

/// Everything the tuned evaluation knows in numbers. It holds weights only, one after the other, so that the tuner can
/// treat it as one long list. Ranks are counted from the side's own back rank.
struct EvaluationWeights {
    Weights<5> material;                                    ///< by piece type; the king has no price
    WeightTable<board::piece_type_count, 32> piece_square;  ///< by `half_board_index`
    Weight tempo;                                           ///< having the move

    Weight pawn_doubled;
    Weights<2> pawn_isolated;             ///< against an enemy pawn on the same file; on a half-open file
    Weights<2> pawn_backward;             ///< the same
    Weights<8> pawn_phalanx;              ///< a pawn beside it, by rank
    Weights<8> pawn_supported;            ///< protected by a pawn, by rank
    Weights<8> pawn_candidate;            ///< may become a passed pawn, by rank
    Weights<8> passed_pawn;               ///< by rank
    Weights<4> passed_by_file;            ///< by the distance of its file to the edge
    Weights<8> passed_protected;          ///< by a pawn, by rank
    Weight passed_with_neighbor;          ///< another passed pawn on the next file
    Weights<8> passed_blocked;            ///< something stands before it, by rank
    Weights<8> passed_safe_push;          ///< the next square is empty and not attacked, by rank
    Weights<8> passed_free_path;          ///< so are all squares up to the last, by rank
    Weight passed_rook_behind;            ///< an own rook or queen on the file behind it
    Weight passed_enemy_behind;           ///< an enemy one
    Weight passed_out_of_reach;           ///< the enemy has only king and pawns, and his king comes too late
    WeightTable<4, 8> passed_own_king;    ///< by rank 4 to 7 and distance of the king to the next square
    WeightTable<4, 8> passed_enemy_king;  ///< the same

    Weights<9> knight_mobility;
    Weights<14> bishop_mobility;
    Weights<15> rook_mobility;
    Weights<28> queen_mobility;

    Weight bishop_pair;
    Weights<2> knight_outpost;     ///< without and with a pawn that protects it
    Weights<2> bishop_outpost;     ///< the same
    Weights<2> minor_behind_pawn;  ///< knight, bishop
    Weights<2> minor_from_king;    ///< knight, bishop: each step away from the own king
    Weight bishop_own_pawns;       ///< each own pawn on squares of the bishop's color
    Weight bishop_blocked_pawns;   ///< those of them that cannot advance
    Weight bishop_long_diagonal;   ///< sees both central squares of a long diagonal
    Weights<2> rook_open_file;     ///< no own pawn; no pawn at all
    Weight rook_on_seventh;        ///< with the enemy king on his last rank or pawns to take
    Weight queen_exposed;          ///< a slider would attack it if one piece moved away

    WeightTable<4, 8> king_shelter;     ///< by the file's distance to the edge and the rank of the own pawn; 0 for none
    WeightTable<4, 8> king_storm;       ///< the same for the enemy's pawn
    Weights<8> king_storm_blocked;      ///< by rank, when an own pawn stands before it
    Weights<2> king_open_file;          ///< no pawns at all: on the next file, on the king's
    Weights<4> king_attacker;           ///< each knight, bishop, rook, queen of the enemy that sees the king's ring
    Weights<16> king_ring_attacks;      ///< how often squares next to the king are attacked
    WeightTable<4, 2> king_safe_check;  ///< by knight, bishop, rook, queen: on one square, on several
    Weight king_weak_square;            ///< each square of the ring that is attacked and badly defended
    Weight king_flank_attack;
    Weight king_flank_defense;
    Weights<40> king_danger;  ///< all of these together, in units

    Weights<6> threat_by_pawn;   ///< by the threatened type
    Weights<6> threat_by_minor;  ///< by the threatened type, when it is not well defended or worth more
    Weights<6> threat_by_rook;   ///< by the threatened type, when it is not well defended
    Weight threat_by_king;
    Weight threat_by_push;  ///< a pawn could safely step forward and attack
    Weight hanging;
    Weight restricted;  ///< each square the enemy attacks but cannot safely go to
    Weight space;       ///< each safe square behind or between the central pawns

    // What only some rule sets have: elsewhere nobody asks for these.
    Weights<5> held = no_weights<5>;          ///< each piece in hand, by type
    Weights<5> held_any = no_weights<5>;      ///< at least one of the type in hand
    Weights<9> drop_squares = no_weights<9>;  ///< squares next to the king that the enemy may safely drop something on
    Weights<3> checks_given = no_weights<3>;  ///< by their number
    Weights<3> check_when_given = no_weights<3>;  ///< a safe check of the enemy's, by the number he has given
    Weights<8> goal_distance = no_weights<8>;     ///< steps of the king to the nearest square of the goal
    Weights<4> goal_steps = no_weights<4>;        ///< safe squares next to the king that are nearer to it
    WeightTable<2, 9> goal_moves = {no_weights<9>, no_weights<9>};  ///< moves to the goal: of who waits, of who moves
    Weights<6> goal_lead = no_weights<6>;                           ///< so many moves sooner at the goal than the enemy
    Weights<5> blast_threats = no_weights<5>;      ///< pieces next to the enemy king whose capture would blow it up
    Weights<5> material_of_first = no_weights<5>;  ///< more for a piece of White's, where the sides are not alike
    Weights<32> pawn_square_of_first = no_weights<32>;  ///< the same for his pawns by `half_board_index`
    Weight common_king{};                               ///< a king that is a piece like the others
    Weights<9> king_steps = no_weights<9>;              ///< squares to which the king can go without being taken there
    Weights<9> pawn_steps = no_weights<9>;              ///< pawns that can safely step forward: moves to spare
    Weight pawn_obstructed{};                           ///< each pawn with something before it
    Weights<9> king_net = no_weights<9>;                ///< squares next to the enemy king that own pawns attack
    Weights<8> distance_when_ahead = no_weights<8>;     ///< between the kings, for the side with more pawns
    Weight opposition{};                                ///< the kings face each other, and the other one must move
};

struct Orthodox;

/// Whose weights a rule set borrows that has none of its own. Only a name that depends on the rule set is looked up
/// after those of chess are known.
template <class Rules>
struct WithoutWeights {
    using Lender = Orthodox;
};

/// The weights of a rule set. Those that have not been fitted to it are those of chess.
template <class Rules>
inline constexpr const EvaluationWeights& tuned_weights = tuned_weights<typename WithoutWeights<Rules>::Lender>;

inline constexpr std::size_t weight_count = sizeof(EvaluationWeights) / sizeof(Weight);

static_assert(std::is_standard_layout_v<EvaluationWeights> && std::is_trivially_copyable_v<EvaluationWeights>);

/// The chapters of the evaluation, as a person reads them.
enum class Term : std::uint8_t { Material, Pawns, PassedPawns, Mobility, Pieces, King, Threats, Space, Tempo, Variant };

inline constexpr std::array<std::string_view, 10> term_names = {
    "Material, squares", "Pawns", "Passed pawns", "Mobility", "Pieces", "King", "Threats", "Space", "Tempo", "Variant"};

/// One member of EvaluationWeights.
struct WeightGroup {
    std::string_view name;
    Term term;
    std::size_t first;    ///< the place of its first weight in the list
    std::size_t rows;     ///< 0 for a single weight or a plain list
    std::size_t columns;  ///< 0 for a single weight

    [[nodiscard]] constexpr std::size_t size() const { return (rows ? rows : 1) * (columns ? columns : 1); }
};

namespace detail {

template <class T>
struct WeightShape {
    static constexpr std::size_t rows = 0, columns = 0;
};
template <std::size_t Count>
struct WeightShape<Weights<Count>> {
    static constexpr std::size_t rows = 0, columns = Count;
};
template <std::size_t Rows, std::size_t Columns>
struct WeightShape<WeightTable<Rows, Columns>> {
    static constexpr std::size_t rows = Rows, columns = Columns;
};

}  // namespace detail

#define ROOKERY_WEIGHT_GROUP(TERM, MEMBER)                                         \
    WeightGroup {                                                                  \
#MEMBER, Term::TERM, offsetof(EvaluationWeights, MEMBER) / sizeof(Weight), \
            detail::WeightShape < decltype(EvaluationWeights::MEMBER)> ::rows,     \
            detail::WeightShape < decltype(EvaluationWeights::MEMBER)> ::columns   \
    }
inline constexpr std::array weight_groups = {
    ROOKERY_WEIGHT_GROUP(Material, material),
    ROOKERY_WEIGHT_GROUP(Material, piece_square),
    ROOKERY_WEIGHT_GROUP(Tempo, tempo),
    ROOKERY_WEIGHT_GROUP(Pawns, pawn_doubled),
    ROOKERY_WEIGHT_GROUP(Pawns, pawn_isolated),
    ROOKERY_WEIGHT_GROUP(Pawns, pawn_backward),
    ROOKERY_WEIGHT_GROUP(Pawns, pawn_phalanx),
    ROOKERY_WEIGHT_GROUP(Pawns, pawn_supported),
    ROOKERY_WEIGHT_GROUP(Pawns, pawn_candidate),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_pawn),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_by_file),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_protected),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_with_neighbor),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_blocked),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_safe_push),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_free_path),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_rook_behind),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_enemy_behind),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_out_of_reach),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_own_king),
    ROOKERY_WEIGHT_GROUP(PassedPawns, passed_enemy_king),
    ROOKERY_WEIGHT_GROUP(Mobility, knight_mobility),
    ROOKERY_WEIGHT_GROUP(Mobility, bishop_mobility),
    ROOKERY_WEIGHT_GROUP(Mobility, rook_mobility),
    ROOKERY_WEIGHT_GROUP(Mobility, queen_mobility),
    ROOKERY_WEIGHT_GROUP(Pieces, bishop_pair),
    ROOKERY_WEIGHT_GROUP(Pieces, knight_outpost),
    ROOKERY_WEIGHT_GROUP(Pieces, bishop_outpost),
    ROOKERY_WEIGHT_GROUP(Pieces, minor_behind_pawn),
    ROOKERY_WEIGHT_GROUP(Pieces, minor_from_king),
    ROOKERY_WEIGHT_GROUP(Pieces, bishop_own_pawns),
    ROOKERY_WEIGHT_GROUP(Pieces, bishop_blocked_pawns),
    ROOKERY_WEIGHT_GROUP(Pieces, bishop_long_diagonal),
    ROOKERY_WEIGHT_GROUP(Pieces, rook_open_file),
    ROOKERY_WEIGHT_GROUP(Pieces, rook_on_seventh),
    ROOKERY_WEIGHT_GROUP(Pieces, queen_exposed),
    ROOKERY_WEIGHT_GROUP(King, king_shelter),
    ROOKERY_WEIGHT_GROUP(King, king_storm),
    ROOKERY_WEIGHT_GROUP(King, king_storm_blocked),
    ROOKERY_WEIGHT_GROUP(King, king_open_file),
    ROOKERY_WEIGHT_GROUP(King, king_attacker),
    ROOKERY_WEIGHT_GROUP(King, king_ring_attacks),
    ROOKERY_WEIGHT_GROUP(King, king_safe_check),
    ROOKERY_WEIGHT_GROUP(King, king_weak_square),
    ROOKERY_WEIGHT_GROUP(King, king_flank_attack),
    ROOKERY_WEIGHT_GROUP(King, king_flank_defense),
    ROOKERY_WEIGHT_GROUP(King, king_danger),
    ROOKERY_WEIGHT_GROUP(Threats, threat_by_pawn),
    ROOKERY_WEIGHT_GROUP(Threats, threat_by_minor),
    ROOKERY_WEIGHT_GROUP(Threats, threat_by_rook),
    ROOKERY_WEIGHT_GROUP(Threats, threat_by_king),
    ROOKERY_WEIGHT_GROUP(Threats, threat_by_push),
    ROOKERY_WEIGHT_GROUP(Threats, hanging),
    ROOKERY_WEIGHT_GROUP(Threats, restricted),
    ROOKERY_WEIGHT_GROUP(Space, space),
    ROOKERY_WEIGHT_GROUP(Variant, held),
    ROOKERY_WEIGHT_GROUP(Variant, held_any),
    ROOKERY_WEIGHT_GROUP(Variant, drop_squares),
    ROOKERY_WEIGHT_GROUP(Variant, checks_given),
    ROOKERY_WEIGHT_GROUP(Variant, check_when_given),
    ROOKERY_WEIGHT_GROUP(Variant, goal_distance),
    ROOKERY_WEIGHT_GROUP(Variant, goal_steps),
    ROOKERY_WEIGHT_GROUP(Variant, goal_moves),
    ROOKERY_WEIGHT_GROUP(Variant, goal_lead),
    ROOKERY_WEIGHT_GROUP(Variant, blast_threats),
    ROOKERY_WEIGHT_GROUP(Variant, material_of_first),
    ROOKERY_WEIGHT_GROUP(Variant, pawn_square_of_first),
    ROOKERY_WEIGHT_GROUP(Variant, common_king),
    ROOKERY_WEIGHT_GROUP(Variant, king_steps),
    ROOKERY_WEIGHT_GROUP(Variant, pawn_steps),
    ROOKERY_WEIGHT_GROUP(Variant, pawn_obstructed),
    ROOKERY_WEIGHT_GROUP(Variant, king_net),
    ROOKERY_WEIGHT_GROUP(Variant, distance_when_ahead),
    ROOKERY_WEIGHT_GROUP(Variant, opposition),
};
#undef ROOKERY_WEIGHT_GROUP

/// The groups name every weight, in order.
static_assert([] {
    std::size_t next = 0;
    for (const WeightGroup& group : weight_groups) {
        if (group.first != next) return false;
        next += group.size();
    }
    return next == weight_count;
}());

}  // namespace rookery::chess
