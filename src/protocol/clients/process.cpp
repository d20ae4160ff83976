#include "protocol/clients/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wordexp.h>

#include "text/quoted.h"

namespace rookery::protocol {
namespace {

constexpr std::size_t longest_line = 1 << 20;
/// A pipe holds many lines. Who leaves it full for so long has stopped listening.
constexpr std::chrono::seconds write_patience(5);

/// A command taken apart as a shell would, with quotes and variables, but without starting one: then the program's end
/// is what we see, not the shell's, and nobody else complains on stderr.
std::vector<std::string> split_command(const std::string& command) {
    wordexp_t expansion{};
    const int error = wordexp(command.c_str(), &expansion, WRDE_NOCMD);
    std::vector<std::string> words;
    if (error == 0) words.assign(expansion.we_wordv, expansion.we_wordv + expansion.we_wordc);
    if (error == 0 || error == WRDE_NOSPACE) wordfree(&expansion);
    if (error != 0)
        throw ProcessError("cannot understand the command " + text::quoted(command) +
                           "; what a shell should do needs quotes, as in: sh -c '...'");
    if (words.empty()) throw ProcessError("the command is empty");
    return words;
}

/// Our search path and Debian's folders for games, which is where its chess engines are and which root's path lacks.
std::string search_path() {
    const char* const path = std::getenv("PATH");
    return (path != nullptr ? std::string(path) : "/usr/local/bin:/usr/bin:/bin") + ":/usr/games:/usr/local/games";
}

/// Where the program is: as given if that is a path, otherwise along the search path. Empty if it is nowhere.
std::string find_program(const std::string& name) {
    if (name.find('/') != std::string::npos) return access(name.c_str(), X_OK) == 0 ? name : "";
    std::istringstream folders(search_path());
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::string candidate = (folder.empty() ? "." : folder) + "/" + name;
        if (access(candidate.c_str(), X_OK) == 0 && !std::filesystem::is_directory(candidate)) return candidate;
    }
    return "";
}

/// Our environment for the child, with that search path: some engines are scripts that start others.
std::vector<std::string> child_environment() {
    std::vector<std::string> variables{"PATH=" + search_path()};
    for (char** variable = environ; *variable != nullptr; ++variable)
        if (!std::string_view(*variable).starts_with("PATH=")) variables.emplace_back(*variable);
    return variables;
}

/// The texts as the system calls want them: an array of pointers that ends with none.
std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// A pipe whose ends other children do not inherit.
std::array<int, 2> make_pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw ProcessError(std::string("cannot make a pipe: ") + std::strerror(errno));
    return ends;
}

/// Waits up to the given time for the child to end by itself.
std::optional<int> wait_for_end(pid_t pid, std::chrono::milliseconds patience) {
    const auto deadline = Process::Clock::now() + patience;
    while (true) {
        int status = 0;
        if (waitpid(pid, &status, WNOHANG) == pid) return status;
        if (Process::Clock::now() >= deadline) return std::nullopt;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}

}  // namespace

Process::Process(const std::string& command, Listener listener) : command_(command), listener_(std::move(listener)) {
    std::vector<std::string> words = split_command(command);
    const std::string program = find_program(words.front());
    if (program.empty()) throw ProcessError(text::quoted(command) + " could not be found", ProcessError::Kind::Missing);
    std::vector<std::string> variables = child_environment();

    // Writing to a program that has ended should be an error we can report, not the end of us.
    std::signal(SIGPIPE, SIG_IGN);

    const auto input = make_pipe();
    const auto output = make_pipe();
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
    // Nothing else of ours: not every library marks what it opens.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    // A group of its own, so that whatever it starts can be ended together; and its own view of broken pipes.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);

    const int error = posix_spawn(&pid_, program.c_str(), &actions, &attributes, pointers_to(words).data(),
                                  pointers_to(variables).data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(input[0]);
    close(output[1]);
    to_child_ = input[1];
    fcntl(to_child_, F_SETFL, O_NONBLOCK);  // our end only: an engine that does not read must not hold us up
    from_child_ = output[0];
    if (error != 0) {
        close(to_child_);
        close(from_child_);
        throw ProcessError("cannot start " + text::quoted(command) + ": " + std::strerror(error));
    }
}

Process::~Process() {
    close(to_child_);  // the end of its input is the polite way to say goodbye
    close(from_child_);
    if (pid_ < 0) return;
    if (!wait_for_end(pid_, std::chrono::milliseconds(500))) {
        kill(-pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }
}

void Process::throw_ended() {
    std::optional<int> status;
    // Its output is closed before it has ended: how it did is worth waiting for, also on a busy machine.
    if (pid_ >= 0) status = wait_for_end(pid_, std::chrono::seconds(5));
    std::string how = pid_ >= 0 ? "closed its output" : "has ended";
    if (status) {
        pid_ = -1;
        if (WIFSIGNALED(*status)) how = std::string("crashed (") + strsignal(WTERMSIG(*status)) + ")";
        else how = "ended with exit code " + std::to_string(WEXITSTATUS(*status));
    }
    throw ProcessError(text::quoted(command_) + " " + how, ProcessError::Kind::Ended);
}

void Process::wait_until_it_reads() {
    pollfd waiting{to_child_, POLLOUT, 0};
    int ready = 0;
    do ready = poll(&waiting, 1, static_cast<int>(std::chrono::milliseconds(write_patience).count()));
    while (ready < 0 && errno == EINTR);
    if (ready == 0)
        throw ProcessError(text::quoted(command_) + " does not read what it is told", ProcessError::Kind::Silent);
}

void Process::write_line(std::string_view line) {
    if (listener_) listener_(Speaker::We, line);
    std::string text(line);
    text += '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const ssize_t written = write(to_child_, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0 && errno == EAGAIN) {
            wait_until_it_reads();
            continue;
        }
        if (written < 0) throw_ended();
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
}

std::optional<std::string> Process::read_line(Clock::time_point deadline) {
    while (true) {
        if (const std::size_t end = buffer_.find('\n'); end != std::string::npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            if (!line.empty() && line.back() == '\r') line.pop_back();
            if (listener_) listener_(Speaker::TheProgram, line);
            return line;
        }
        if (buffer_.size() > longest_line) throw ProcessError(text::quoted(command_) + " writes an endless line");

        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0) return std::nullopt;
        pollfd waiting{from_child_, POLLIN, 0};
        const int ready = poll(&waiting, 1, static_cast<int>(std::min<long long>(left, 60'000)));
        if (ready <= 0) continue;  // interrupted, or time to look at the clock again

        std::array<char, 65536> chunk;
        const ssize_t count = read(from_child_, chunk.data(), chunk.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) throw_ended();
        buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    }
}

}  // namespace rookery::protocol
