#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace rookery::lab {

/// The positions of a file with an EPD or a FEN on each line, checked and in our own spelling; or, if it is PGN, the
/// positions in which its games end, or are after so many plies. Throws ParseError.
[[nodiscard]] std::vector<std::string> openings_from_file(std::string_view game, const std::string& file,
                                                          std::size_t plies = std::numeric_limits<std::size_t>::max());

/// So many starts of the game, each followed by so many random moves; the same ones for the same seed.
[[nodiscard]] std::vector<std::string> random_openings(std::string_view game, int plies, std::size_t count,
                                                       std::uint64_t seed);

void shuffle_openings(std::vector<std::string>& openings, std::uint64_t seed);

}  // namespace rookery::lab
