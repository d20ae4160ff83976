#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace rookery::protocol {

/// Another program did not do what we need: it could not be started, ended, or stays silent.
class ProcessError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t { Missing, Ended, Silent, Other };

    explicit ProcessError(const std::string& words, Kind kind = Kind::Other) : runtime_error(words), kind_(kind) {}

    [[nodiscard]] Kind kind() const { return kind_; }

private:
    Kind kind_;
};

/// Another program, driven line by line through pipes. Its stderr stays ours. It is ended with this object.
class Process {
public:
    using Clock = std::chrono::steady_clock;
    enum class Speaker : std::uint8_t { We, TheProgram };
    /// Hears every line of the conversation, from whoever's thread talks to the program.
    using Listener = std::function<void(Speaker speaker, std::string_view line)>;

    /// Runs the command, which may have arguments and quotes.
    explicit Process(const std::string& command, Listener listener = {});
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    [[nodiscard]] const std::string& command() const { return command_; }

    void write_line(std::string_view line);
    /// The next line without its line end; nothing if none is complete by the deadline. Throws when the program ended.
    [[nodiscard]] std::optional<std::string> read_line(Clock::time_point deadline);

private:
    void wait_until_it_reads();
    [[noreturn]] void throw_ended();

    std::string command_;
    Listener listener_;
    pid_t pid_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string buffer_;
};

}  // namespace rookery::protocol
