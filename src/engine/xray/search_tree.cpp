#include "engine/xray/search_tree.h"

#include <exception>

#include "engine/games.h"
#include "search/large_stack_thread.h"

namespace rookery::engine {

SearchTree record_search(const AnyPosition& position, std::string_view evaluation, const TreeRequest& request,
                         const Resources& resources) {
    if (position.outcome().over()) throw text::ParseError("the game is over in this position");
    // As large as an engine's, so that the full search forgets no more and no less.
    search::TranspositionTable table(Settings().hash_megabytes);
    Settings settings;
    settings.evaluation = evaluation;
    const auto search = make_search(position.info().id, table, resources, settings);
    SearchTree tree;
    std::exception_ptr problem;
    search::LargeStackThread([&] {
        try {
            search->prepare(position, settings);
            tree = search->record(position, request);
        } catch (...) {
            problem = std::current_exception();
        }
    }).join();
    if (problem) std::rethrow_exception(problem);
    tree.unit = score_unit(position.info().id, evaluation);
    return tree;
}

}  // namespace rookery::engine
