#include "support/run_program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rookery::support {
namespace {

using Clock = std::chrono::steady_clock;

class FileDescriptor {
public:
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    FileDescriptor& operator=(FileDescriptor&&) = delete;
    ~FileDescriptor() { close(); }

    /// Negative once it is closed; poll passes over such entries.
    [[nodiscard]] int number() const { return number_; }
    void close() {
        if (number_ >= 0) ::close(number_);
        number_ = -1;
    }

private:
    int number_;
};

struct Pipe {
    FileDescriptor reading;
    FileDescriptor writing;
};

Pipe make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error("cannot make a pipe");
    return {FileDescriptor(ends[0]), FileDescriptor(ends[1])};
}

class Child {
public:
    Child(const std::string& program, const std::vector<std::string>& arguments) : program_(program) {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, input_.reading.number(), STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, output_.writing.number(), STDOUT_FILENO);
        posix_spawn_file_actions_adddup2(&actions, error_.writing.number(), STDERR_FILENO);
        // We ignore SIGPIPE; the child starts out as from a shell, where it is not ignored.
        sigset_t defaults;
        sigemptyset(&defaults);
        sigaddset(&defaults, SIGPIPE);
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setsigdefault(&attributes, &defaults);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

        std::vector<std::string> texts{program};
        texts.insert(texts.end(), arguments.begin(), arguments.end());
        std::vector<char*> pointers;
        for (std::string& text : texts) pointers.push_back(text.data());
        pointers.push_back(nullptr);
        const int error = posix_spawnp(&pid_, program.c_str(), &actions, &attributes, pointers.data(), environ);
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
        if (error != 0) throw std::runtime_error("cannot start " + program + ": " + std::strerror(error));
        input_.reading.close();
        output_.writing.close();
        error_.writing.close();
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        if (pid_ < 0) return;
        kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }

    /// Writes and reads at the same time: neither side ever waits for a full pipe that the other does not empty.
    void converse(std::string_view input, ProgramResult& result, Clock::time_point deadline) {
        fcntl(input_.writing.number(), F_SETFL, O_NONBLOCK);
        if (input.empty()) input_.writing.close();
        while (input_.writing.number() >= 0 || output_.reading.number() >= 0 || error_.reading.number() >= 0) {
            std::array<pollfd, 3> waiting{{{input_.writing.number(), POLLOUT, 0},
                                           {output_.reading.number(), POLLIN, 0},
                                           {error_.reading.number(), POLLIN, 0}}};
            if (poll(waiting.data(), waiting.size(), milliseconds_left(deadline)) < 0) continue;
            if (waiting[0].revents != 0) write_some(input);
            if (waiting[1].revents != 0) read_some(output_.reading, result.standard_output);
            if (waiting[2].revents != 0) read_some(error_.reading, result.standard_error);
        }
    }

    [[nodiscard]] int wait_for_end(Clock::time_point deadline) {
        int status = 0;
        while (waitpid(pid_, &status, WNOHANG) != pid_) poll(nullptr, 0, std::min(2, milliseconds_left(deadline)));
        pid_ = -1;
        return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    }

private:
    [[nodiscard]] int milliseconds_left(Clock::time_point deadline) const {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0) throw std::runtime_error(program_ + " does not come to an end");
        return static_cast<int>(left);
    }

    void write_some(std::string_view& input) {
        const ssize_t count = write(input_.writing.number(), input.data(), input.size());
        if (count > 0) input.remove_prefix(static_cast<std::size_t>(count));
        const bool refused = count < 0 && errno != EAGAIN && errno != EINTR;  // it may end without reading everything
        if (refused || input.empty()) input_.writing.close();
    }

    static void read_some(FileDescriptor& from, std::string& text) {
        std::array<char, 65536> chunk;
        const ssize_t count = read(from.number(), chunk.data(), chunk.size());
        if (count > 0) text.append(chunk.data(), static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR) from.close();
    }

    std::string program_;
    Pipe input_ = make_pipe();
    Pipe output_ = make_pipe();
    Pipe error_ = make_pipe();
    pid_t pid_ = -1;
};

}  // namespace

ProgramResult run_program(const std::string& program, const std::vector<std::string>& arguments, std::string_view input,
                          std::chrono::seconds patience) {
    // Writing to a program that has ended is an error to look at, not the end of the tests.
    std::signal(SIGPIPE, SIG_IGN);
    const auto deadline = Clock::now() + patience;
    Child child(program, arguments);
    ProgramResult result;
    child.converse(input, result, deadline);
    result.exit_code = child.wait_for_end(deadline);
    return result;
}

}  // namespace rookery::support
