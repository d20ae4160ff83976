// Any text is either refused or becomes a tree that writes and reads itself, and that minimax and alpha-beta value
// alike.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/xray/lesson_tree.h"
#include "text/parse_error.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace rookery::engine;
    try {
        const LessonTree tree = LessonTree::from_text({reinterpret_cast<const char*>(data), size});
        if (LessonTree::from_text(tree.text()).text() != tree.text()) std::abort();
        TreeRequest request;
        request.algorithm = Algorithm::Minimax;
        const SearchTree whole = record_lesson(tree, request);
        request.algorithm = Algorithm::AlphaBeta;
        const SearchTree pruned = record_lesson(tree, request);
        if (whole.score_for_mover != pruned.score_for_mover || whole.nodes < pruned.nodes) std::abort();
    } catch (const rookery::text::ParseError&) {
    }
    return 0;
}
