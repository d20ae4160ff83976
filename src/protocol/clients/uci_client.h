#pragma once

#include <chrono>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_position.h"
#include "protocol/clients/engine_client.h"
#include "protocol/clients/process.h"
#include "protocol/offered_option.h"

namespace rookery::protocol {

/// Drives another engine that speaks UCI. Throws ProcessError when the engine cannot do what it is asked.
class UciClient final : public EngineClient {
public:
    /// Starts the engine and waits until it has introduced itself. `patience` is how long it may take to answer.
    UciClient(const std::string& command, std::chrono::seconds patience, Process::Listener listener = {});

    [[nodiscard]] const std::string& name() const override { return name_; }

    /// Makes the engine play this game, with the options that the field uses for it. Throws if it does not say that it
    /// knows the game: it would go on with another one.
    void choose_game(const game::GameInfo& info);
    /// Throws if the engine does not offer it, or not with this value.
    void set_option(const std::string& option, const std::string& value);

    void start_game(const game::GameInfo& game, const EngineOptions& options) override;
    void set_position(const std::string& start, const std::vector<std::string>& moves) override;
    void start_search(const MoveLimits& limits) override;
    [[nodiscard]] std::optional<EngineMove> wait_for_move(Clock::time_point deadline) override;
    std::optional<EngineMove> stop(Clock::time_point deadline) override;
    void quit() noexcept override;
    [[nodiscard]] std::vector<SearchInfo> lines() const override { return lines_; }
    void want_lines(int count) override;

    /// Throws unless the engine has counted the moves of the position within seconds: many do not know `go perft`, and
    /// think about a move instead, for ever.
    void require_perft(const std::string& position);
    /// What `go perft` says of the position that is reached from `position` by `moves`.
    [[nodiscard]] std::vector<engine::DivideEntry> divide(const std::string& position,
                                                          const std::vector<std::string>& moves, int depth);

private:
    /// What `go perft` has said by the deadline; nothing if that was not all, or the engine has moved instead.
    [[nodiscard]] std::optional<std::vector<engine::DivideEntry>> read_divide(Clock::time_point deadline);
    [[nodiscard]] bool offers_variant(std::string_view variant) const;
    [[nodiscard]] std::string read_line(Clock::time_point deadline);
    [[noreturn]] void throw_silence() const;
    void wait_for(std::string_view word);
    [[nodiscard]] EngineMove read_best_move(std::string_view line);

    Process process_;
    std::chrono::seconds patience_;
    std::string name_;
    std::map<std::string, OfferedOption, std::less<>> options_;
    std::map<std::string, std::string> settings_;  ///< what start_game has set, so that no game sets it again
    bool thinking_ = false;
    Clock::time_point thinking_since_;
    std::vector<SearchInfo> lines_;  ///< what it says of its best moves
    int wanted_lines_ = 1;
};

/// Reads one line of a divide, "e2e4: 600" or "e2e4 600"; nothing if the line is something else.
[[nodiscard]] std::optional<engine::DivideEntry> parse_divide_line(std::string_view line);

/// Adds what an `info` line says. Lines about another line than this one, counted from 1, and words that make no sense,
/// say nothing.
void read_info_line(std::string_view line, SearchInfo& info, int about = 1);

}  // namespace rookery::protocol
