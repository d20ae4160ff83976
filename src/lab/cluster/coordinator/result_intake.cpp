#include "lab/cluster/coordinator/result_intake.h"

#include "text/parse_error.h"

namespace rookery::lab::cluster {
namespace {

/// Results that were stored stay at the server until there are so many of them.
constexpr std::size_t purge_interval = 1000;
/// A worker that sends nonsense so often gets no more to do.
constexpr std::uint64_t max_rejections = 3;

}  // namespace

bool ResultIntake::take() {
    auto messages = posted_.fetch_results();
    std::vector<StoredResult> good;
    for (const Message& message : messages)
        if (auto result = accepted(message)) good.push_back(std::move(*result));
    run_.store.add(run_.id(), good);
    if (!messages.empty()) run_.last_sign = CoordinatedRun::Clock::now();
    for (const StoredResult& result : good) {
        run_.jobs.outstanding.erase(result.number);
        failures_.succeed(result.worker);
        run_.shares.add(result.worker, result.measure);
        ++run_.progress.done;
    }
    for (Message& message : messages) message.done();
    if (posted_.fetched() > purge_interval) posted_.forget_results();
    return !messages.empty();
}

std::optional<StoredResult> ResultIntake::accepted(const Message& message) {
    const auto number = number_of(message.subject());
    // Twice, or long after: it has its result.
    if (!number || !run_.jobs.outstanding.contains(*number)) return std::nullopt;
    const Announcement& announcement = run_.announcement;
    ResultMessage result;
    try {
        result = result_message_from(message.data());
        if (announcement.excludes(result.worker)) throw text::ParseError("this worker is excluded");
        if (result.end != JobEnd::Done) {
            posted_.erase_result(message);
            end_without_result(*number, result);
            return std::nullopt;
        }
        run_.log_large_message("result", message.data().size(), recommended_result_bytes);
        if (result.version != announcement.version || result.signature != announcement.signature)
            throw text::ParseError("it comes from another version of this program");
        run_.run.check(run_.jobs.texts.at(*number), result.result);
        return StoredResult{*number, result.worker, run_.run.measure(result.result), result.result};
    } catch (const text::ParseError& error) {
        run_.return_job(*number);
        reject(message, result.worker, error.what());
        return std::nullopt;
    }
}

void ResultIntake::reject(const Message& message, const std::string& worker, const std::string& problem) {
    posted_.erase_result(message);
    if (run_.announcement.excludes(worker)) return;
    run_.log_line("a result of " + (worker.empty() ? "somebody" : worker) + " is refused: " + problem);
    if (run_.shares.reject(worker) < max_rejections) return;
    run_.exclude(worker);
    notice_.announce();
}

void ResultIntake::end_without_result(std::uint64_t number, const ResultMessage& result) {
    run_.return_job(number);
    if (result.end == JobEnd::GivenUp) return run_.fail(number, result.failure);
    if (result.end == JobEnd::Returned) return;
    const std::string what = "job " + std::to_string(number) + " failed at " + result.worker + ": " + result.failure;
    if (failing_.insert(result.worker).second) run_.log_line(what);
    std::set<std::string> crew = crew_.names();
    std::erase_if(crew, [this](const std::string& name) { return run_.announcement.sets_aside(name); });
    switch (failures_.add(number, result.worker, crew)) {
        case JobFailures::Verdict::TryAgain: break;
        case JobFailures::Verdict::GiveUp: run_.fail(number, result.worker + ": " + result.failure); break;
        case JobFailures::Verdict::SetWorkerAside: set_aside(result.worker, result.failure); break;
    }
}

void ResultIntake::set_aside(const std::string& worker, const std::string& why) {
    if (run_.announcement.sets_aside(worker)) return;
    run_.announcement.set_aside.push_back(worker);
    notice_.announce();
    run_.log_failure(worker + " gets no more jobs of this run, because they fail there: " + why);
}

}  // namespace rookery::lab::cluster
