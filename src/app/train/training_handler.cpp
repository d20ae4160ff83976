#include "app/train/training_handler.h"

#include <utility>

#include "app/analyse/analysis_messages.h"
#include "app/analyse/engine_lines.h"
#include "app/analyse/position_messages.h"
#include "app/api/to_answers.h"
#include "app/api/train_requests.h"
#include "app/identity.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "app/tab_jobs.h"
#include "app/tab_store.h"
#include "app/train/schedule.h"
#include "engine/games.h"
#include "lab/analyse/analysis.h"

namespace rookery::app {
namespace {

using app::to_api;

constexpr Milliseconds default_time{400};

/// What a move is worth beside the best one.
std::optional<api::Judgment> judgment_of(const engine::AnyPosition& position, const std::string& move,
                                         lab::Analyst& analyst) {
    const game::Side mover = position.to_move();
    const auto for_mover = [mover](search::Score score) { return mover == game::Side::First ? score : -score; };
    const auto after = position.clone();
    after->play(move);
    const lab::PositionAnalysis before_it = analyst.analyse(position);
    const lab::PositionAnalysis after_it = analyst.analyse(*after);
    const auto score = after_it.score_for_first();
    if (before_it.lines.empty() || !score) return std::nullopt;  // it was stopped
    const lab::FoundLine& best = before_it.lines.front();
    api::Judgment judgment;
    judgment.is_best = best.moves.front() == move;
    judgment.good =
        judgment.is_best || lab::mark_for(for_mover(best.score_for_first), for_mover(*score)) == lab::Mark::None;
    judgment.move = move;
    judgment.notation = position.move_notation(move);
    judgment.score = score_of(*score, before_it.unit);
    judgment.best = scored_line(best, before_it.unit);
    if (!judgment.is_best && !after_it.lines.empty())
        judgment.refutation = scored_line(after_it.lines.front(), before_it.unit);
    return judgment;
}

api::Puzzle to_api(const Puzzle& puzzle) {
    const auto position = start_of(PositionQuery{puzzle.game, puzzle.position, puzzle.options, {}});
    const lab::FoundLine line = lab::found_line(*position, 0, 0, puzzle.line);
    api::Puzzle output;
    output.id = puzzle.id;
    output.game = puzzle.game;
    output.options = puzzle.options;
    output.position = puzzle.position;
    for (std::size_t i = 0; i < line.moves.size(); ++i) output.line.push_back({line.moves[i], line.notation[i]});
    output.title = puzzle.title;
    output.source = puzzle.source;
    output.step = puzzle.step;
    output.tries = puzzle.tries;
    output.solved = puzzle.solved;
    return output;
}

class TrainingHandler final : public MessageHandler {
public:
    TrainingHandler(const HandlerServices& services, Send send)
        : services_(services), store_(services.store, std::move(send)) {}

    void add_to(Router& router) override {
        router.on(this, &TrainingHandler::judge);
        router.on(this, &TrainingHandler::count);
        router.on(this, &TrainingHandler::next);
        router.on(this, &TrainingHandler::record_try);
        router.on(this, &TrainingHandler::remove);
    }

private:
    void judge(const api::JudgeMove& request, const Message& message) {
        PositionQuery query = query_of(request);
        const std::shared_ptr<engine::AnyPosition> position = position_of(query);
        query.moves.push_back(request.move);
        const std::string move = view_of(query).moves.back().move;  // refused in a sentence if it is not legal

        engine::Settings settings;
        settings.move_overhead = Milliseconds(0);
        settings.syzygy_path = services_.scheduler.limits().syzygy_path;  // as in reports
        if (is_solved_soon(*position)) settings.evaluation = perfect_evaluation(query.game);
        search::Limits limits;
        limits.move_time = request.time ? Milliseconds(request.time->value) : default_time;
        services_.jobs.start<api::JudgeMove>(
            message.request, [position, move, settings, limits](const TabJobs::Job<api::JudgeMove>& job) {
                lab::Analyst analyst(settings, limits, job.stop());
                return judgment_of(*position, move, analyst);
            });
    }

    void count(const api::AskPuzzles&, const Message& message) {
        store_.answer_look_up<api::AskPuzzles>(message, [](const Store& store) {
            const PuzzleCounts counts = store.puzzle_counts(end_of_day(now()));
            api::PuzzleCounts answer{counts.total, counts.due, counts.tries, counts.solved, {}};
            for (const auto& [game, count] : counts.games) answer.games.push_back({game, count});
            return answer;
        });
    }

    void next(const api::NextPuzzle& request, const Message& message) {
        store_.answer_look_up<api::NextPuzzle>(message, [request](const Store& store) {
            std::optional<std::int64_t> until = end_of_day(now());
            if (request.ahead.value_or(false)) until = std::nullopt;
            const auto puzzle = store.next_puzzle(request.game.value_or(""), request.after.value_or(""), until);
            return puzzle ? api::PuzzleAnswer{to_api(*puzzle)} : api::PuzzleAnswer{};
        });
    }

    void record_try(const api::PuzzleTried& request, const Message& message) {
        store_.answer_change<api::PuzzleTried>(message, [request](Store& store) {
            const auto puzzle = store.find_puzzle(request.id);
            if (!puzzle) throw Refusal("no-such-puzzle", "There is no such puzzle.");
            const Puzzle after = tried(*puzzle, request.solved, now());
            store.update_puzzle(after);
            return api::PuzzleDays{(after.due - now() + milliseconds_per_day / 2) / milliseconds_per_day};
        });
    }

    void remove(const api::DeletePuzzle& request, const Message& message) {
        store_.answer_change<api::DeletePuzzle>(message, [request](Store& store) {
            if (!store.remove_puzzle(request.id)) throw Refusal("no-such-puzzle", "There is no such puzzle.");
            return api::Nothing();
        });
    }

    HandlerServices services_;
    TabStore store_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_training_handler(const HandlerServices& services, Send send) {
    return std::make_unique<TrainingHandler>(services, std::move(send));
}

}  // namespace rookery::app
