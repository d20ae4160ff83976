// A tree of moves as the page saves it. It is refused, or checked and written as a game that is read as the same tree
// again.

#include <cstdlib>
#include <sstream>
#include <string>

#include "engine/replay.h"
#include "game/parse_error.h"
#include "input.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "server/analysis_json.h"
#include "server/game_tree.h"
#include "server/json_records.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    server::GameTree tree;
    try {
        tree = server::tree_from_json(server::object_of(server::parse_json(fuzz::Input(data, size).rest()), "tree"));
        server::check(tree);
    } catch (const game::ParseError&) {
        return 0;
    }
    static_cast<void>(server::tree_json(tree));
    std::ostringstream text;
    write_pgn(text, server::pgn_of(tree));
    std::istringstream file(text.str());
    notation::PgnReader reader(file, [](const notation::PgnDamage&) { std::abort(); });
    notation::PgnGame game;
    if (!reader.next(game)) std::abort();
    const engine::MendedGame mended = engine::mend(game, tree.game);
    if (!mended.problems.empty()) std::abort();
    const server::GameTree again = server::tree_of(game, *mended.start);
    if (again.game != tree.game || again.nodes.size() != tree.nodes.size()) std::abort();
    return 0;
}
