#include "app/train/training_handler.h"

#include <utility>

#include "app/analyse/analysis_json.h"
#include "app/analyse/engine_lines.h"
#include "app/analyse/position_json.h"
#include "app/api/json_parts.h"
#include "app/api/json_records.h"
#include "app/api/train_requests.h"
#include "app/identity.h"
#include "app/play/catalogue.h"
#include "app/tab_jobs.h"
#include "app/tab_store.h"
#include "app/train/schedule.h"
#include "engine/games.h"
#include "text/parse_error.h"
#include "lab/analyse/analysis.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using text::ParseError;

constexpr Milliseconds default_time{400};
constexpr std::int64_t day = 24 * 60 * 60 * 1000;

/// What a move is worth beside the best one.
json::object judgement_of(const engine::AnyPosition& position, const std::string& move, lab::Analyst& analyst) {
    const game::Side mover = position.to_move();
    const auto for_mover = [mover](search::Score score) { return mover == game::Side::First ? score : -score; };
    const auto after = position.clone();
    after->play(move);
    const lab::PositionAnalysis before_it = analyst.analyse(position);
    const lab::PositionAnalysis after_it = analyst.analyse(*after);
    const auto score = after_it.score_for_first();
    if (before_it.lines.empty() || !score) return {};  // it was stopped
    const lab::FoundLine& best = before_it.lines.front();
    const bool is_best = best.moves.front() == move;
    const bool is_good =
        is_best || lab::mark_for(for_mover(best.score_for_first), for_mover(*score)) == lab::Mark::None;
    json::object object{{"good", is_good},
                        {"is_best", is_best},
                        {"move", move},
                        {"notation", position.move_notation(move)},
                        {"score", score_json(*score, before_it.unit)},
                        {"best", line_found_json(best, before_it.unit)},
                        {"refutation", nullptr}};
    if (!is_best && !after_it.lines.empty()) object["refutation"] = line_found_json(after_it.lines.front(), before_it.unit);
    return object;
}

json::object puzzle_json(const Puzzle& puzzle) {
    const auto position = start_of(PositionQuery{puzzle.game, puzzle.position, puzzle.options, {}});
    const lab::FoundLine line = lab::found_line(*position, 0, 0, puzzle.line);
    json::array moves;
    for (std::size_t i = 0; i < line.moves.size(); ++i)
        moves.push_back(json::object{{"move", line.moves[i]}, {"notation", line.notation[i]}});
    return {{"id", puzzle.id},
            {"game", puzzle.game},
            {"options", options_json(puzzle.options)},
            {"position", puzzle.position},
            {"line", std::move(moves)},
            {"title", puzzle.title},
            {"source", puzzle.source},
            {"step", puzzle.step},
            {"tries", puzzle.tries},
            {"solved", puzzle.solved}};
}

class TrainingHandler final : public MessageHandler {
public:
    TrainingHandler(const HandlerServices& services, Send send)
        : services_(services), send_(std::move(send)), store_(services.store, send_) {}

    void add_to(Router& router) override {
        router.on(this, &TrainingHandler::judge);
        router.on(this, &TrainingHandler::count);
        router.on(this, &TrainingHandler::next);
        router.on(this, &TrainingHandler::tell_tried);
        router.on(this, &TrainingHandler::remove);
    }

private:
    void judge(const api::JudgeMove& said, const Message& message) {
        PositionQuery query = query_of(said);
        const std::shared_ptr<engine::AnyPosition> position = position_of(query);
        query.moves.push_back(said.move);
        const std::string move = view_of(query).moves.back().move;  // refused in a sentence if it is not legal

        engine::Settings settings;
        settings.move_overhead = Milliseconds(0);
        if (is_solved_soon(*position)) settings.evaluation = perfect_evaluation(query.game);
        search::Limits limits;
        limits.move_time = said.time ? Milliseconds(said.time->value) : default_time;
        services_.jobs.start(message.request, [position, move, settings, limits](const TabJobs::Job& job) {
            lab::Analyst analyst(settings, limits, job.stop());
            return judgement_of(*position, move, analyst);
        });
    }

    void count(const api::AskPuzzles&, const Message& message) {
        look_up(message, [](const Store& store, json::object& answer) {
            const PuzzleCounts counts = store.puzzle_counts(end_of_day(now()));
            answer["total"] = counts.total;
            answer["due"] = counts.due;
            answer["tries"] = counts.tries;
            answer["solved"] = counts.solved;
            json::array games;
            for (const auto& [game, count] : counts.games)
                games.push_back(json::object{{"game", game}, {"count", count}});
            answer["games"] = std::move(games);
        });
    }

    void next(const api::NextPuzzle& said, const Message& message) {
        look_up(message, [said](const Store& store, json::object& answer) {
            std::optional<std::int64_t> until = end_of_day(now());
            if (said.ahead.value_or(false)) until = std::nullopt;
            const auto puzzle = store.next_puzzle(said.game.value_or(""), said.after.value_or(""), until);
            answer["puzzle"] = puzzle ? json::value(puzzle_json(*puzzle)) : json::value();
        });
    }

    void tell_tried(const api::PuzzleTried& said, const Message& message) {
        change(message, [said](Store& store, json::object& answer) {
            const auto puzzle = store.find_puzzle(said.id);
            if (!puzzle) throw ParseError("There is no such puzzle.");
            const Puzzle after = tried(*puzzle, said.solved, now());
            store.update_puzzle(after);
            answer["days"] = (after.due - now() + day / 2) / day;
        });
    }

    void remove(const api::DeletePuzzle& said, const Message& message) {
        change(message, [said](Store& store, json::object&) {
            if (!store.remove_puzzle(said.id)) throw ParseError("There is no such puzzle.");
        });
    }

    /// Answers with a message of the same type, which the work adds to.
    template <class Work>
    void look_up(const Message& message, Work work) {
        store_.look_up(
            message,
            [answer = message_json(message.type, message.request), work = std::move(work)](const Store& store) {
                json::object whole = answer;
                work(store, whole);
                return json::serialize(whole);
            },
            [this](const std::string& text) { send_(text, Importance::MustArrive); });
    }
    template <class Work>
    void change(const Message& message, Work work) {
        store_.change(
            message,
            [answer = message_json(message.type, message.request), work = std::move(work)](Store& store) {
                json::object whole = answer;
                work(store, whole);
                return json::serialize(whole);
            },
            [this](const std::string& text) { send_(text, Importance::MustArrive); });
    }

    HandlerServices services_;
    Send send_;
    TabStore store_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_training_handler(const HandlerServices& services, Send send) {
    return std::make_unique<TrainingHandler>(services, std::move(send));
}

}  // namespace rookery::app
