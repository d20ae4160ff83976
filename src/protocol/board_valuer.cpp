#include "protocol/board_valuer.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <sstream>

#include "engine/games.h"
#include "protocol/clients/uci_client.h"

namespace rookery::protocol {
namespace {

constexpr std::chrono::seconds patience(10);
/// In milliseconds, plies or nodes: well within the patience.
constexpr long long max_move_time = 5'000;

/// What is done, unless the engine fails, of which somebody may hear.
template <class Task>
auto reporting_failure(const FailureListener& on_failure, const std::string& command, const Task& task) {
    try {
        return task();
    } catch (const ProcessError& error) {
        if (on_failure) on_failure({command, error.kind(), error.what()});
        throw;
    }
}

class UciBoardValuer final : public bughouse::BoardValuer {
public:
    UciBoardValuer(const ValuerCommand& wanted, FailureListener on_failure)
        : command_(wanted.command),
          limits_(wanted.limits),
          on_failure_(std::move(on_failure)),
          client_(wanted.command, patience) {
        client_.start_game(engine::find_game("chess"), {});
    }

    int value(const std::string& fen) override {
        return reporting_failure(on_failure_, command_, [&] { return ask(fen); });
    }

private:
    [[nodiscard]] int ask(const std::string& fen) {
        constexpr int mate = 10'000;
        client_.set_position(fen, {});
        const auto move = client_.go(limits_, EngineClient::Clock::now() + patience);
        if (!move)
            throw ProcessError(client_.name() + " has not answered within 10 seconds", ProcessError::Kind::Silent);
        if (!move->info.score) return 0;  // no legal move: only the rules of bughouse know what that means
        const int score = move->info.score->for_mover;
        if (move->info.score->unit != EngineScore::Unit::MovesToMate) return std::clamp(score, -mate, mate);
        return score > 0 ? mate - score : -mate - score;
    }

    std::string command_;
    MoveLimits limits_;
    FailureListener on_failure_;
    UciClient client_;
};

}  // namespace

ValuerCommand valuer_command(const std::string& text) {
    std::istringstream words(text);
    std::string what;
    long long number = 0;
    ValuerCommand wanted{text, {}};
    const bool says_how_long = words >> what && (what == "movetime" || what == "depth" || what == "nodes") &&
                               words >> number && number > 0 && number <= max_move_time;
    if (says_how_long && std::getline(words >> std::ws, wanted.command)) {
        if (what == "movetime") wanted.limits.move_time = std::chrono::milliseconds(number);
        else if (what == "depth") wanted.limits.depth = static_cast<int>(number);
        else wanted.limits.nodes = static_cast<std::uint64_t>(number);
        return wanted;
    }
    return {text, {.clock = {}, .depth = 1, .nodes = 0, .move_time = {}}};
}

engine::Resources engine_resources(FailureListener on_failure) {
    engine::Resources resources;
    resources.make_valuer = [on_failure](const std::string& command) -> std::unique_ptr<bughouse::BoardValuer> {
        const ValuerCommand wanted = valuer_command(command);
        return reporting_failure(on_failure, wanted.command,
                                 [&] { return std::make_unique<UciBoardValuer>(wanted, on_failure); });
    };
    return resources;
}

ValuerError::ValuerError(ValuerFailure failure)
    : runtime_error("the engine that the evaluation asks has failed: " + failure.problem),
      failure_(std::move(failure)) {}

/// The first one; engines search on several threads.
struct StrictResources::Failures {
    std::mutex mutex;
    std::optional<ValuerFailure> first;
};

StrictResources::StrictResources() : failures_(std::make_shared<Failures>()) {}

engine::Resources StrictResources::resources() const {
    return engine_resources([failures = failures_](const ValuerFailure& failure) {
        const std::lock_guard lock(failures->mutex);
        if (!failures->first) failures->first = failure;
    });
}

void StrictResources::check() const {
    const std::lock_guard lock(failures_->mutex);
    if (failures_->first) throw ValuerError(*failures_->first);
}

}  // namespace rookery::protocol
