#pragma once

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace rookery::server_test {

/// `rookery play` as a process of its own, to be treated as roughly as users and systems do.
class PlayProgram {
public:
    /// What is to be heard of what it says.
    enum class Capture { Output, ErrorsToo };

    explicit PlayProgram(std::vector<std::string> arguments, Capture capture = Capture::Output) {
        arguments.insert(arguments.begin(), {ROOKERY_PROGRAM, "play", "--no-browser"});
        std::vector<char*> pointers;
        for (std::string& argument : arguments) pointers.push_back(argument.data());
        pointers.push_back(nullptr);
        int pipe_ends[2];
        if (pipe(pipe_ends) != 0) throw std::runtime_error("cannot make a pipe");
        pid_ = fork();
        if (pid_ == 0) {
            dup2(pipe_ends[1], STDOUT_FILENO);
            if (capture == Capture::ErrorsToo) dup2(pipe_ends[1], STDERR_FILENO);
            close(pipe_ends[0]);
            close(pipe_ends[1]);
            execv(pointers[0], pointers.data());
            _exit(127);
        }
        close(pipe_ends[1]);
        output_ = fdopen(pipe_ends[0], "r");
        greeting_ = read_line();
        const std::size_t colon = greeting_.find("127.0.0.1:");
        if (colon == std::string::npos) throw std::runtime_error("rookery play says: " + greeting_);
        port_ = static_cast<std::uint16_t>(std::stoi(greeting_.substr(colon + 10)));
    }
    ~PlayProgram() {
        if (pid_ > 0) static_cast<void>(end(SIGKILL));
        std::fclose(output_);
    }
    PlayProgram(const PlayProgram&) = delete;
    PlayProgram& operator=(const PlayProgram&) = delete;

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] const std::string& greeting() const { return greeting_; }

    [[nodiscard]] pid_t pid() const { return pid_; }
    /// What it says next.
    [[nodiscard]] std::string read_line() {
        char line[256] = "";
        return std::fgets(line, sizeof line, output_) != nullptr ? line : "";
    }

    /// Its exit code, or the negative number of the signal that ended it.
    int end(int signal) {
        kill(pid_, signal);
        int status = 0;
        waitpid(pid_, &status, 0);
        pid_ = -1;
        return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
    }

private:
    pid_t pid_ = -1;
    std::FILE* output_ = nullptr;
    std::string greeting_;
    std::uint16_t port_ = 0;
};

}  // namespace rookery::server_test
