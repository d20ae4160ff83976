#pragma once

#include <chrono>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "protocol/process.h"

namespace rookery::protocol {

/// Drives another engine that speaks UCI. Throws ProcessError when the engine cannot do what it is asked.
class UciClient {
public:
    /// Starts the engine and waits until it has introduced itself. `patience` is how long it may take to answer.
    UciClient(const std::string& command, std::chrono::seconds patience);

    [[nodiscard]] const std::string& name() const { return name_; }

    /// Makes the engine play this game, with the options that the field uses for it.
    void choose_game(const game::GameInfo& info);
    void set_option(const std::string& option, const std::string& value);

    /// What `go perft` says of the position that is reached from `position` by `moves`.
    [[nodiscard]] std::vector<engine::DivideEntry> divide(const std::string& position,
                                                          const std::vector<std::string>& moves, int depth);

private:
    [[nodiscard]] std::string read_line(Process::Clock::time_point deadline);
    void wait_for(std::string_view word);

    Process process_;
    std::chrono::seconds patience_;
    std::string name_;
    std::set<std::string, std::less<>> options_;
};

/// Reads one line of a divide, "e2e4: 600" or "e2e4 600"; nothing if the line is something else.
[[nodiscard]] std::optional<engine::DivideEntry> parse_divide_line(std::string_view line);

}  // namespace rookery::protocol
