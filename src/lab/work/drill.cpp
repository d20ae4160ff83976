#include "lab/work/drill.h"

#include <chrono>
#include <stdexcept>
#include <thread>

#include "board/random.h"
#include "protocol/numbers.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

/// What anyone finds who has done the job.
std::string result_of(const std::string& job) {
    return std::to_string(board::Random(std::hash<std::string>()(job)).next());
}

class Drill final : public Run {
public:
    explicit Drill(const DrillSettings& settings) : settings_(settings) {
        text_.kind = "drill";
        text_.title = std::to_string(settings.jobs) + " jobs of " + std::to_string(settings.milliseconds) + " ms";
        text_.game = "wolf-sheep";  // whose signature is found soonest
        text_.settings = std::to_string(settings.milliseconds);
        text_.identity = std::to_string(settings.jobs) + " " + std::to_string(settings.seed);
        text_.begins_anew = true;
    }

    [[nodiscard]] const RunText& text() const override { return text_; }
    [[nodiscard]] std::optional<std::uint64_t> jobs() const override { return settings_.jobs; }
    [[nodiscard]] std::optional<std::string> job(std::uint64_t number) override {
        if (number >= settings_.jobs) return std::nullopt;
        return std::to_string(settings_.seed) + " " + std::to_string(number);
    }
    void check(const std::string& job, const std::string& result) const override {
        if (result != result_of(job)) throw text::ParseError("this is not what the job gives");
    }
    [[nodiscard]] double measure(const std::string& /*result*/) const override { return 0; }
    void add(std::uint64_t number, const std::string& result) override {
        if (number != added_++ || result != result_of(std::to_string(settings_.seed) + " " + std::to_string(number)))
            throw std::logic_error("the results are not those of the jobs in their order");
    }

private:
    DrillSettings settings_;
    RunText text_;
    std::uint64_t added_ = 0;
};

class DrillPerformer final : public Performer {
public:
    explicit DrillPerformer(std::uint64_t milliseconds) : milliseconds_(milliseconds) {}

    std::string perform(const std::string& job, const JobContext& context) override {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds_);
        while (std::chrono::steady_clock::now() < end) {
            if (context.stopped()) return "";
            std::this_thread::sleep_until(
                std::min(end, std::chrono::steady_clock::now() + std::chrono::milliseconds(200)));
        }
        return result_of(job);
    }

private:
    std::uint64_t milliseconds_;
};

}  // namespace

std::unique_ptr<Run> make_drill(const DrillSettings& settings) { return std::make_unique<Drill>(settings); }

std::unique_ptr<Performer> make_drill_performer(const RunText& run) {
    const auto milliseconds = protocol::parse_number<std::uint64_t>(run.settings);
    if (!milliseconds) throw text::ParseError("a drill needs a number of milliseconds");
    return std::make_unique<DrillPerformer>(*milliseconds);
}

}  // namespace rookery::lab
