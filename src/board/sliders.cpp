#include "board/sliders.h"

#include <algorithm>
#include <bit>

#include "board/random.h"
#include "board/rays.h"

namespace rookery::board {
namespace {

/// The squares whose occupation changes what the slider sees. The last square of each ray never does: it is seen
/// whether or not something stands there.
std::uint64_t relevant_squares(Square square, const std::array<Direction, 4>& directions) {
    std::uint64_t relevant = 0;
    for (Direction direction : directions) {
        const Bitboard ray = walk_ray(square, direction, no_squares);
        for (Square seen : ray) {
            const bool last = !on_board(file_of(seen) + direction.files, rank_of(seen) + direction.ranks);
            if (!last) relevant |= Bitboard(seen).bits();
        }
    }
    return relevant;
}

/// The next larger subset of `mask` after `subset`, in the order of PEXT; 0 after the last one.
constexpr std::uint64_t next_subset(std::uint64_t subset, std::uint64_t mask) { return (subset - mask) & mask; }

/// Any seed leads to factors that work; with these, one for each rank, the search for them is short.
constexpr std::array<std::uint64_t, 8> magic_seeds = {118, 611, 362, 303, 104, 117, 1797, 678};

/// How many table entries a bishop and a rook need on all squares together, with one entry per subset.
constexpr std::size_t table_entries = 5'248 + 102'400;

}  // namespace

#ifdef __BMI2__
PextLookup PextLookup::build(Square, std::uint64_t relevant, const std::vector<Bitboard>& by_occupancy,
                             Bitboard* storage) {
    std::copy(by_occupancy.begin(), by_occupancy.end(), storage);
    return {relevant, storage};
}
#endif

MagicLookup MagicLookup::build(Square square, std::uint64_t relevant, const std::vector<Bitboard>& by_occupancy,
                               Bitboard* storage) {
    MagicLookup lookup;
    lookup.relevant = relevant;
    lookup.attacks = storage;
    lookup.shift = static_cast<unsigned>(64 - std::popcount(relevant));

    // Two arrangements may share an entry if they see the same squares. `written_in` tells which attempt wrote an
    // entry, so that the table need not be cleared between attempts.
    std::vector<int> written_in(by_occupancy.size(), 0);
    Random random(relevant ^ magic_seeds[static_cast<std::size_t>(rank_of(square))]);
    for (int attempt = 1;; ++attempt) {
        // Factors with few bits set are far more likely to work.
        lookup.factor = random.next() & random.next() & random.next();
        std::uint64_t occupied = 0;
        std::size_t number = 0;
        for (; number < by_occupancy.size(); ++number, occupied = next_subset(occupied, relevant)) {
            const std::size_t entry = occupied * lookup.factor >> lookup.shift;
            if (written_in[entry] == attempt && storage[entry] != by_occupancy[number]) break;
            written_in[entry] = attempt;
            storage[entry] = by_occupancy[number];
        }
        if (number == by_occupancy.size()) return lookup;
    }
}

template <class Lookup>
SliderTable<Lookup>::SliderTable() : storage_(table_entries) {
    Bitboard* storage = storage_.data();
    std::vector<Bitboard> by_occupancy;
    const auto fill = [&](std::array<Lookup, square_count>& lookups, const std::array<Direction, 4>& directions) {
        for (std::size_t square = 0; square < square_count; ++square) {
            const std::uint64_t relevant = relevant_squares(square_at(square), directions);
            by_occupancy.clear();
            std::uint64_t occupied = 0;
            do {
                by_occupancy.push_back(walk_rays(square_at(square), directions, Bitboard(occupied)));
                occupied = next_subset(occupied, relevant);
            } while (occupied != 0);
            lookups[square] = Lookup::build(square_at(square), relevant, by_occupancy, storage);
            storage += by_occupancy.size();
        }
    };
    fill(bishop_, bishop_directions);
    fill(rook_, rook_directions);
}

#ifdef __BMI2__
template class SliderTable<PextLookup>;
#endif
template class SliderTable<MagicLookup>;

const NativeSliderTable sliders;

}  // namespace rookery::board
