#include "engine/xray/minimal_tree.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace rookery::engine {
namespace {

constexpr std::uint64_t impossible = std::numeric_limits<std::uint64_t>::max();

/// The leaves of the smallest plans below a node.
struct Plans {
    std::uint64_t secure = impossible;  ///< by which the side to move at the root gets the value at least
    std::uint64_t limit = impossible;   ///< by which the other gives it no more
};

/// What is collected below a node while its children come in.
class Node {
public:
    explicit Node(bool root_chooses) : root_chooses_(root_chooses) {}

    void add(const Plans& child) {
        is_leaf_ = false;
        one_secures_ = std::min(one_secures_, child.secure);
        all_secure_ = sum(all_secure_, child.secure);
        one_limits_ = std::min(one_limits_, child.limit);
        all_limit_ = sum(all_limit_, child.limit);
    }
    /// Who chooses needs one move; against the other, an answer to every move is needed.
    [[nodiscard]] Plans plans() const {
        return root_chooses_ ? Plans{one_secures_, all_limit_} : Plans{all_secure_, one_limits_};
    }
    [[nodiscard]] bool is_leaf() const { return is_leaf_; }

private:
    static std::uint64_t sum(std::uint64_t one, std::uint64_t other) {
        return one == impossible || other == impossible ? impossible : one + other;
    }

    bool root_chooses_;
    bool is_leaf_ = true;
    std::uint64_t one_secures_ = impossible;
    std::uint64_t all_secure_ = 0;
    std::uint64_t one_limits_ = impossible;
    std::uint64_t all_limit_ = 0;
};

}  // namespace

std::optional<std::uint64_t> fewest_leaves(const SearchTree& tree) {
    if (tree.end != SearchTree::End::Complete || tree.size() == 0) return std::nullopt;
    const search::Score goal = tree.value[0];
    std::vector<Node> open;
    std::vector<std::size_t> numbers;
    // Closes the nodes that lie at this ply or deeper, and hands what they need to their parents.
    const auto close = [&](std::size_t ply) {
        while (open.size() > ply) {
            Plans plans = open.back().plans();
            if (open.back().is_leaf()) {
                const search::Score own = tree.value[numbers.back()];
                const search::Score value = (open.size() - 1) % 2 == 0 ? own : -own;
                plans = {value >= goal ? 1 : impossible, value <= goal ? 1 : impossible};
            }
            open.pop_back();
            numbers.pop_back();
            if (open.empty()) return plans;
            open.back().add(plans);
        }
        return Plans{};
    };
    for (std::size_t node = 0; node < tree.size(); ++node) {
        if (node > 0 && tree.ply[node] == 0) return std::nullopt;  // it began anew: that is no tree of minimax
        close(tree.ply[node]);
        open.emplace_back(tree.ply[node] % 2 == 0);
        numbers.push_back(node);
    }
    const Plans plans = close(0);
    if (plans.secure == impossible || plans.limit == impossible) return std::nullopt;
    return plans.secure + plans.limit - 1;
}

}  // namespace rookery::engine
