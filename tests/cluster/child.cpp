#include "cluster/child.h"

#include <csignal>
#include <cstdlib>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace rookery::cluster_test {

Child::Child(const std::vector<std::string>& command, const std::string& log) {
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    pid_ = fork();
    if (pid_ < 0) throw std::runtime_error("cannot start " + command.front());
    if (pid_ > 0) return;
    // If the test dies, so does its child.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const int file = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(file, STDOUT_FILENO);
    dup2(file, STDERR_FILENO);
    // Debian keeps servers where the PATH of an ordinary user does not lead.
    const char* const path = getenv("PATH");
    setenv("PATH", (std::string(path != nullptr ? path : "/usr/bin:/bin") + ":/usr/sbin:/sbin").c_str(), 1);
    execvp(words[0], words.data());
    _exit(127);
}

Child::Child(Child&& other) noexcept
    : pid_(std::exchange(other.pid_, -1)), ended_(other.ended_), status_(other.status_) {}

Child& Child::operator=(Child&& other) noexcept {
    std::swap(pid_, other.pid_);
    std::swap(ended_, other.ended_);
    std::swap(status_, other.status_);
    return *this;
}

Child::~Child() {
    if (pid_ < 0 || !running()) return;
    send(SIGKILL);
    waitpid(pid_, nullptr, 0);
}

void Child::send(int signal) const { kill(pid_, signal); }

bool Child::running() {
    if (!ended_ && waitpid(pid_, &status_, WNOHANG) == pid_) ended_ = true;
    return !ended_;
}

void Child::wait_for_pause() {
    wait_until("a pause of a program", [this] {
        int status = 0;
        return waitpid(pid_, &status, WNOHANG | WUNTRACED) == pid_ && WIFSTOPPED(status);
    });
}

int Child::wait() {
    wait_until("the end of a program", [this] { return !running(); });
    return WIFEXITED(status_) ? WEXITSTATUS(status_) : -WTERMSIG(status_);
}

}  // namespace rookery::cluster_test
