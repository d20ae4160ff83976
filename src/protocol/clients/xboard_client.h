#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/any_position.h"
#include "protocol/clients/engine_client.h"
#include "protocol/clients/process.h"
#include "protocol/offered_option.h"

namespace rookery::protocol {

/// Drives another engine that speaks XBoard's protocol, of either version. It is told every move in force mode and
/// then to go, so that it never thinks unasked. Throws ProcessError when the engine cannot do what it is asked.
class XBoardClient final : public EngineClient {
public:
    /// Starts the engine and waits until it has introduced itself. `patience` is how long it may take to answer.
    XBoardClient(const std::string& command, std::chrono::seconds patience, Process::Listener listener = {});

    [[nodiscard]] const std::string& name() const override { return name_; }

    /// The options Hash and Threads become the commands `memory` and `cores`, as every user of engines knows them.
    void start_game(const game::GameInfo& game, const EngineOptions& options) override;
    void set_position(const std::string& start, const std::vector<std::string>& moves) override;
    void start_search(const MoveLimits& limits) override;
    [[nodiscard]] std::optional<EngineMove> wait_for_move(Clock::time_point deadline) override;
    std::optional<EngineMove> stop(Clock::time_point deadline) override;
    void quit() noexcept override;
    [[nodiscard]] std::vector<SearchInfo> lines() const override { return {info_}; }

private:
    /// What the engine says it can do; before that, what the protocol supposes.
    struct Features {
        bool ping = false;
        bool setboard = false;
        bool usermove = false;
        bool time = true;
        bool reuse = true;
        bool memory = false;
        bool smp = false;
        std::set<std::string, std::less<>> variants{"normal"};
        std::map<std::string, OfferedOption, std::less<>> options;
    };

    void launch();
    void read_features(std::string_view line);
    void set_option(const std::string& option, const std::string& value);
    void new_board();
    void set_level(const MoveLimits& limits);
    /// Waits until the engine has read everything, and passes over what it says meanwhile.
    void synchronize();
    void set_board(const std::string& fen);
    void send_move(const std::string& coordinates);
    [[nodiscard]] std::optional<EngineMove> read_answer(std::string_view line);

    std::string command_;
    std::chrono::seconds patience_;
    Process::Listener listener_;
    std::unique_ptr<Process> process_;
    std::string name_;
    Features features_;
    bool introduced_ = false;  ///< all features have been told

    EngineOptions settings_;  ///< in force
    const game::GameInfo* game_ = nullptr;
    bool has_played_ = false;
    bool has_level_ = false;
    int last_ping_ = 0;

    std::string start_;
    std::vector<std::string> moves_;                 ///< what the engine's board has been through, in coordinates
    std::unique_ptr<engine::AnyPosition> position_;  ///< where that has led

    bool thinking_ = false;
    Clock::time_point thinking_since_;
    SearchInfo info_;
};

/// Takes a line `feature name=value other="with blanks"` apart.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> parse_features(std::string_view line);

/// Adds what a line `ply score centiseconds nodes pv` says. False if the line is something else.
bool read_thinking_line(std::string_view line, SearchInfo& info);

/// "0:02", as the command `level` has it: minutes, and seconds if there are any.
[[nodiscard]] std::string level_time(std::chrono::milliseconds time);

}  // namespace rookery::protocol
