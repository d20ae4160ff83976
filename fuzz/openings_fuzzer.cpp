// The first line names a game; the rest is a file of openings for it, positions or games. It is refused with a
// sentence, or gives positions that are read again as the same ones and can be played on from.

#include <cstdlib>
#include <sstream>
#include <string>

#include "engine/games.h"
#include "input.h"
#include "lab/match/match_openings.h"
#include "notation/epd.h"
#include "support/temporary_folder.h"
#include "text/parse_error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    static const support::TemporaryFolder folder;
    fuzz::Input input(data, size);
    const std::string game(input.next_line());
    const std::string text(input.rest());

    std::istringstream lines(text);
    for (const notation::PositionLine& line : notation::read_position_lines(lines))
        if (line.number < 1 || notation::position_part(line.text) != line.text) std::abort();
    try {
        for (const std::string& opening : lab::openings_from_file(game, folder.write("openings", text))) {
            const auto position = engine::position_from_text(game, opening);
            if (position->text() != opening || position->outcome().over()) std::abort();
        }
    } catch (const text::ParseError& error) {
        if (std::string(error.what()).empty()) std::abort();
    }
    return 0;
}
