#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/bitboard.h"

// PEXT where the machine we build for has it in hardware. AMD's Zen 1 and 2 have the instruction but run it in slow
// microcode, so they take the multiplication too, as does a build with -DROOKERY_SLIDERS=magic.
#if defined(__BMI2__) && !defined(ROOKERY_MAGIC_SLIDERS) && !defined(__znver1__) && !defined(__znver2__)
#define ROOKERY_PEXT_SLIDERS 1
#endif

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace rookery::board {

#ifdef __BMI2__
/// Gathers the bits of the occupied squares that matter into a number and looks the attacks up under it.
struct PextLookup {
    std::uint64_t relevant = 0;
    const Bitboard* attacks = nullptr;

    static PextLookup build(Square square, std::uint64_t relevant, const std::vector<Bitboard>& by_occupancy,
                            Bitboard* storage);

    [[nodiscard]] Bitboard operator()(Bitboard occupied) const { return attacks[_pext_u64(occupied.bits(), relevant)]; }
};
#endif

/// The same for machines without such an instruction: a multiplication found by trial moves the bits together.
struct MagicLookup {
    std::uint64_t relevant = 0;
    std::uint64_t factor = 0;
    const Bitboard* attacks = nullptr;
    unsigned shift = 0;

    static MagicLookup build(Square square, std::uint64_t relevant, const std::vector<Bitboard>& by_occupancy,
                             Bitboard* storage);

    [[nodiscard]] Bitboard operator()(Bitboard occupied) const {
        return attacks[(occupied.bits() & relevant) * factor >> shift];
    }
};

/// The attacks of bishops and rooks from every square for every arrangement of blockers.
template <class Lookup>
class SliderTable {
public:
    SliderTable();
    SliderTable(const SliderTable&) = delete;
    SliderTable& operator=(const SliderTable&) = delete;

    [[nodiscard]] Bitboard bishop(Square square, Bitboard occupied) const { return bishop_[index(square)](occupied); }
    [[nodiscard]] Bitboard rook(Square square, Bitboard occupied) const { return rook_[index(square)](occupied); }

private:
    std::array<Lookup, square_count> bishop_;
    std::array<Lookup, square_count> rook_;
    std::vector<Bitboard> storage_;
};

#ifdef ROOKERY_PEXT_SLIDERS
using NativeSliderTable = SliderTable<PextLookup>;
#else
using NativeSliderTable = SliderTable<MagicLookup>;
#endif

/// Filled before main() begins; do not use it from the initializers of other global objects.
extern const NativeSliderTable sliders;

}  // namespace rookery::board
