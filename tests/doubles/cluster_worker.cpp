// A worker that dies in the middle of a job, as its arguments say:
//
//   cluster_worker SERVER NAME FOLDER [kill|pause|hold STAGE [JOB]]
//
// It kills or pauses itself when it comes to the stage of the job, or of any job; else it does its work until it is
// told to end. If it is to hold there, it only stops working at that job, until there is a file "free" in the folder,
// and says by files "held", "performed" and "published" how far it is with it.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <string>
#include <thread>

#include <unistd.h>

#include "lab/cluster/worker.h"

namespace {

using rookery::lab::cluster::Leaving;
using rookery::lab::cluster::WorkerStage;

std::atomic<Leaving> leaving = Leaving::Not;

WorkerStage stage_named(const std::string& name) {
    if (name == "taken") return WorkerStage::Taken;
    if (name == "performing") return WorkerStage::Performing;
    if (name == "performed") return WorkerStage::Performed;
    if (name == "published") return WorkerStage::Published;
    return WorkerStage::Done;
}

void hold(const std::filesystem::path& folder, WorkerStage stage, WorkerStage now) {
    const auto say = [&](const char* name) { std::ofstream(folder / name) << name; };
    if (now == stage) {
        say("held");
        while (!std::filesystem::exists(folder / "free")) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    if (now == WorkerStage::Performed) say("performed");
    if (now == WorkerStage::Published) say("published");
}

}  // namespace

int main(int count, char** words) {
    if (count < 4) return 2;
    std::signal(SIGTERM, [](int) { leaving = Leaving::AtOnce; });
    rookery::lab::cluster::WorkerSettings settings;
    settings.server.url = words[1];
    settings.name = words[2];
    settings.folder = words[3];
    settings.game = "wolf-sheep";
    settings.log_line = [](const std::string& text) { std::cerr << text << std::endl; };
    if (count > 6 && std::string(words[4]) == "hold")
        settings.observer = [folder = settings.folder, stage = stage_named(words[5]), wanted = std::stoull(words[6])](
                                WorkerStage now, std::uint64_t job) {
            if (job == wanted) hold(folder, stage, now);
        };
    else if (count > 5)
        settings.observer = [signal = std::string(words[4]) == "pause" ? SIGSTOP : SIGKILL,
                             stage = stage_named(words[5]),
                             wanted = count > 6 ? std::optional(std::stoull(words[6])) : std::nullopt](
                                WorkerStage now, std::uint64_t job) {
            // To the process and not to this thread: nothing else goes on either.
            if (now == stage && (!wanted || *wanted == job)) kill(getpid(), signal);
        };
    try {
        rookery::lab::cluster::Worker(settings).work(leaving);
    } catch (const std::exception& error) {
        std::cerr << error.what() << std::endl;
        return 1;
    }
}
