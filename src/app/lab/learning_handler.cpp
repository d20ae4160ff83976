#include "app/lab/learning_handler.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "app/api/answers/written.h"
#include "app/api/learning_requests.h"
#include "app/api/to_answers.h"
#include "app/lab/learning_runs.h"
#include "app/problem.h"
#include "app/tab_jobs.h"
#include "lab/learn/heat_map.h"

namespace rookery::app {
namespace {

api::LearningSummary summary_of(const LearningRun& run) {
    const std::size_t known = run.progress.generations.size();
    return {run.id, run.settings.game, run.created, run.state, known == 0 ? 0 : known - 1};
}

api::LearnedGeneration to_api(const lab::Generation& one) {
    api::LearnedGeneration output{one.number,
                                  one.games,
                                  one.positions,
                                  one.losses.training,
                                  one.losses.validation,
                                  one.wins,
                                  one.draws,
                                  one.losses_in_match,
                                  one.elo,
                                  one.elo_error,
                                  one.kept,
                                  {}};
    if (one.truth.positions > 0) output.truth = {one.truth.kept, one.truth.positions};
    return output;
}

api::LearningPhase to_api(lab::LearnPhase phase) {
    if (phase == lab::LearnPhase::Playing) return api::LearningPhase::playing;
    return phase == lab::LearnPhase::Training ? api::LearningPhase::training : api::LearningPhase::judging;
}

api::LearningRun to_api(const LearningRun& run) {
    api::LearningRun output;
    static_cast<api::LearningSummary&>(output) = summary_of(run);
    const lab::LearnSettings& settings = run.settings;
    output.settings = {settings.from_nothing,
                       settings.generations,
                       static_cast<std::int64_t>(settings.games),
                       static_cast<std::int64_t>(settings.match_games),
                       static_cast<std::int64_t>(settings.rules.nodes),
                       static_cast<std::int64_t>(settings.neurons),
                       settings.trainer.passes};
    output.generation = run.progress.generation;
    output.phase = to_api(run.progress.phase);
    output.done = run.progress.done;
    if (!run.problem.empty()) output.problem = to_api(run.problem);
    for (const lab::Generation& one : run.progress.generations) output.list.push_back(to_api(one));
    for (const lab::TrainingPass& one : run.progress.passes)
        output.passes.push_back({one.generation, one.number, one.losses.training, one.losses.validation});
    return output;
}

api::MapResult to_api(const lab::HeatMap& map) {
    struct Kind {
        api::PieceMap output;
        double sum = 0;
        double seen = 0;
    };
    std::map<char, Kind> kinds;
    for (const engine::SquareWorth& square : map.squares) {
        const std::string name = static_cast<char>('a' + square.place.file) + std::to_string(square.place.rank + 1);
        Kind& kind = kinds[square.place.letter];
        kind.output.piece = std::string(1, square.place.letter);
        kind.output.squares[name] = square.worth;
        kind.sum += square.worth * static_cast<double>(square.seen);
        kind.seen += static_cast<double>(square.seen);
    }
    api::MapResult result{map.games, {}};
    for (auto& [letter, kind] : kinds) {
        kind.output.mean = kind.sum / kind.seen;
        result.pieces.push_back(std::move(kind.output));
    }
    return result;
}

class LearningHandler final : public MessageHandler {
public:
    LearningHandler(const HandlerServices& services, Send send)
        : jobs_(services.jobs), runs_(services.learning), send_(std::move(send)) {}
    ~LearningHandler() override { stop_listening(); }
    LearningHandler(const LearningHandler&) = delete;
    LearningHandler& operator=(const LearningHandler&) = delete;

    void add_to(Router& router) override {
        router.on<api::WatchLearning>([this](const api::WatchLearning& request, const Message& message) {
            shown_ = request.run.value_or("");
            if (request.watch.value_or(true)) listen();
            else stop_listening();
            answer(message);
        });
        router.on<api::LearnGame>([this](const api::LearnGame& request, const Message& message) {
            shown_ = runs().begin(request);
            listen();
            answer(message);
        });
        router.on<api::ResumeLearning>([this](const api::ResumeLearning& request, const Message& message) {
            runs().resume(request.run);
            answer(message);
        });
        router.on<api::StopLearning>([this](const api::StopLearning& request, const Message& message) {
            runs().stop(request.run);
            answer(message);
        });
        router.on<api::DeleteLearning>([this](const api::DeleteLearning& request, const Message& message) {
            runs().remove(request.run);
            answer(message);
        });
        router.on(this, &LearningHandler::map);
    }

private:
    [[nodiscard]] LearningRuns& runs() const {
        if (runs_ == nullptr) throw Refusal("cannot-learn-here", "Nothing can be learned here.");
        return *runs_;
    }

    void map(const api::MapPieces& request, const Message& message) {
        const std::string& game = runs().get(request.run).settings.game;
        const std::string network = runs().network_file(request.run, request.generation.value, game);
        jobs_.start<api::MapPieces>(message.request,
                                    [game, network, games = runs().latest_games(request.run)](const auto&) {
                                        return to_api(lab::heat_map(game, network, games));
                                    });
    }

    [[nodiscard]] std::string text(const RequestNumber& request) const {
        api::LearningMessage message;
        for (const LearningRun* run : runs().all()) message.runs.push_back(summary_of(*run));
        if (const LearningRun* run = runs().find(shown_)) message.shown = to_api(*run);
        return api::text_of(request, message);
    }
    void answer(const Message& message) const { send_(text(message.request), Importance::MustArrive); }

    void listen() {
        if (!listener_) listener_ = runs().listen([this] { send_(text({}), Importance::MustArrive); });
    }
    void stop_listening() {
        if (listener_) runs_->forget(*std::exchange(listener_, std::nullopt));
    }

    TabJobs& jobs_;
    LearningRuns* runs_;
    Send send_;
    std::string shown_;  ///< the run that this tab looks at
    std::optional<std::size_t> listener_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_learning_handler(const HandlerServices& services, Send send) {
    return std::make_unique<LearningHandler>(services, std::move(send));
}

}  // namespace rookery::app
