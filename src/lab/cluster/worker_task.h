#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>

#include "lab/cluster/nats.h"
#include "lab/cluster/run_board.h"

namespace rookery::lab::cluster {

/// A job in the hands of a worker.
struct WorkerTask {
    WorkerTask(Message given, std::shared_ptr<KnownRun> its_run, std::uint64_t its_number)
        : message(std::move(given)), run(std::move(its_run)), number(its_number) {}

    std::mutex mutex;  ///< of the message: whoever does the job and whoever asks for more time use it
    Message message;
    std::shared_ptr<KnownRun> run;
    std::uint64_t number = 0;
    std::chrono::steady_clock::time_point since = std::chrono::steady_clock::now();
    bool answered = false;  ///< the server knows what became of it

    template <class Answer>
    void answer(const Answer& words) {
        const std::lock_guard lock(mutex);
        if (!answered) words(message);
        answered = true;
    }
    [[nodiscard]] std::string name() const {
        return run->announcement.text.kind + " " + run->id() + ", job " + std::to_string(number);
    }
};

}  // namespace rookery::lab::cluster
