#pragma once

#include <functional>
#include <memory>
#include <string>

namespace rookery::bughouse {

/// Values boards of chess: somewhere behind it another engine thinks.
class BoardValuer {
public:
    virtual ~BoardValuer() = default;

    /// The value for the side to move, in centipawns. Throws std::runtime_error, with one sentence about it, when the
    /// engine fails; it is then not asked again.
    [[nodiscard]] virtual int value(const std::string& fen) = 0;
};

/// Starts the engine of that command.
using ValuerMaker = std::function<std::unique_ptr<BoardValuer>(const std::string& command)>;

}  // namespace rookery::bughouse
