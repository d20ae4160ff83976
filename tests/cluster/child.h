#pragma once

#include <chrono>
#include <string>
#include <vector>

#include <sys/types.h>

namespace rookery::cluster_test {

/// A program that runs beside the test, and ends with this object at the latest.
class Child {
public:
    /// What it says goes to the file.
    Child(const std::vector<std::string>& command, const std::string& log);
    Child(Child&& other) noexcept;
    Child& operator=(Child&& other) noexcept;
    ~Child();

    void send(int signal) const;
    /// Its exit code, or the negative number of the signal that ended it. Throws if that takes too long.
    int wait();
    [[nodiscard]] bool running();
    /// Until it has been stopped by a signal, as by itself.
    void wait_for_pause();

private:
    pid_t pid_ = -1;
    bool ended_ = false;
    int status_ = 0;
};

/// Waits until it is so; throws with these words if it takes too long for any machine.
template <class Condition>
void wait_until(const std::string& what, const Condition& condition);

}  // namespace rookery::cluster_test

#include <stdexcept>
#include <thread>

namespace rookery::cluster_test {

template <class Condition>
void wait_until(const std::string& what, const Condition& condition) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(120);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > deadline) throw std::runtime_error("this did not happen: " + what);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
}

}  // namespace rookery::cluster_test
