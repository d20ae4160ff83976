// A tree of moves as the page saves it. It is refused, or checked and written as a game that is read as the same tree
// again.

#include <cstdlib>
#include <sstream>
#include <string>

#include "app/analyse/analysis_messages.h"
#include "app/analyse/game_tree.h"
#include "app/api/json_records.h"
#include "engine/replay.h"
#include "input.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "text/parse_error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery;
    app::GameTree tree;
    try {
        tree = app::tree_from_json(app::object_of(app::parse_json(fuzz::Input(data, size).rest()), "tree"));
        app::check(tree);
    } catch (const text::ParseError&) {
        return 0;
    }
    static_cast<void>(app::tree_transfer(tree));
    std::ostringstream text;
    write_pgn(text, app::pgn_of(tree));
    std::istringstream file(text.str());
    notation::PgnReader reader(file, [](const notation::PgnDamage&) { std::abort(); });
    notation::PgnGame game;
    if (!reader.next(game)) std::abort();
    const engine::RepairedGame repaired = engine::repair(game, tree.game);
    if (!repaired.problems.empty()) std::abort();
    const app::GameTree again = app::tree_of(game, *repaired.start);
    if (again.game != tree.game || again.nodes.size() != tree.nodes.size()) std::abort();
    return 0;
}
