#include "app/analyse/analysis_handler.h"

#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <utility>

#include "app/analyse/analysis_messages.h"
#include "app/analyse/engine_lines.h"
#include "app/analyse/kept_reports.h"
#include "app/analyse/position_messages.h"
#include "app/api/analyse_requests.h"
#include "app/api/json_records.h"
#include "app/identity.h"
#include "app/known_engine.h"
#include "app/library/explorer_messages.h"
#include "app/library/game_pgn.h"
#include "app/library/library_messages.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "app/tab_jobs.h"
#include "app/tab_store.h"
#include "app/throttle.h"
#include "app/train/collecting.h"
#include "app/transfers.h"
#include "engine/games.h"
#include "engine/solve/solvable_ending.h"
#include "lab/analyse/analysis.h"
#include "lab/analyse/puzzles.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

namespace json = boost::json;
using text::ParseError;

constexpr std::string_view json_type = "application/json";
constexpr std::string_view pgn_type = "application/x-chess-pgn; charset=utf-8";
/// A tree with as many moves as there may be fits into half of this.
constexpr std::size_t max_memory_of_tree = std::size_t{192} << 20;

class AnalysisHandler final : public MessageHandler {
public:
    AnalysisHandler(const HandlerServices& services, Send send)
        : services_(services),
          send_(std::move(send)),
          store_(services.store, send_),
          lines_(services.loop, services.scheduler, send_),
          other_lines_(services.loop, services.scheduler, send_) {}

    void add_to(Router& router) override {
        router.on(this, &AnalysisHandler::send_position);
        router.on(this, &AnalysisHandler::edit);
        router.on(this, &AnalysisHandler::analyse);
        router.on(this, &AnalysisHandler::explore);
        router.on(this, &AnalysisHandler::stop_analysis);
        router.on(this, &AnalysisHandler::solve);
        router.on(this, &AnalysisHandler::read);
        router.on(this, &AnalysisHandler::reopen);
        router.on(this, &AnalysisHandler::write);
        router.on(this, &AnalysisHandler::keep);
        router.on(this, &AnalysisHandler::report);
        router.on(this, &AnalysisHandler::find_report);
    }

private:
    template <class Answer>
    void answer(const Message& message, const Answer& answer) {
        send_(api::text_of(message.request, answer), Importance::MustArrive);
    }

    void send_position(const api::AskPosition& request, const Message& message) {
        answer(message, position_message(view_of(query_of(request))));
    }

    /// Without boards: the position is taken apart, to begin with.
    void edit(const api::Edit& request, const Message& message) {
        EditedPosition edited = request.boards ? edited_from_json(message.members) : decomposed(query_of(request));
        const EditorKit& kit = editor_kit(edited.game);
        answer(message, edit_message(kit, composed(std::move(edited))));
    }

    void analyse(const api::Analyse& request, const Message& message) {
        LinesQuery query;
        query.request = message.request;
        PositionView view = view_of(query_of(request));
        query.position = std::move(view.position);
        if (query.position->outcome().over()) throw Refusal("over-in-position", "In this position the game is over.");
        query.lines = api::number_or(request.lines, 1);
        query.evaluation = request.evaluation.value_or("");
        query.threat = request.threat.value_or(false);
        query.engine = known_engine(services_.scheduler, request.engine.value_or(""));
        if (query.threat) {
            query.position = with_other_side_to_move(*query.position);
        } else if (!query.engine.empty()) {
            // It may know from its own memory what a repetition is worth.
            query.start = view.start;
            for (MoveView& move : view.moves) query.moves.push_back(std::move(move.move));
        }
        (query.engine.empty() ? lines_ : other_lines_).start(std::move(query));
    }

    void explore(const api::Explore& request, const Message& message) {
        constexpr int latest = 20;
        std::shared_ptr<engine::AnyPosition> position = position_of(query_of(request));
        store_.answer_look_up<api::Explore>(message, [position](const Store& store) {
            return explorer_answer(*position, store.explore(explorer_key(*position), latest));
        });
    }

    void stop_analysis(const api::StopAnalysis& request, const Message& message) {
        if (!request.other.value_or(false)) lines_.end();
        if (request.other.value_or(true)) other_lines_.end();
        answer(message, api::AnalysisStopped());
    }

    /// What every move is worth, for certain: for boards that take their time, and for endings.
    void solve(const api::Solve& request, const Message& message) {
        std::shared_ptr<engine::AnyPosition> position = position_of(query_of(request));
        if (!description_of(position->info().id).solved && !engine::is_solvable_ending(*position))
            throw Refusal("too-large-to-solve", "This game is too large to be solved.");
        if (position->outcome().over()) throw Refusal("over-in-position", "In this position the game is over.");
        const std::string& folder = services_.scheduler.limits().endings_folder;
        services_.jobs.start<api::Solve>(message.request, [position, folder](const TabJobs::Job<api::Solve>& job) {
            const auto throttle = std::make_shared<Throttle>();
            const auto mutex = std::make_shared<std::mutex>();
            const engine::SolveReport solved = engine::solve(*position, {engine::all_cores(), &job.stop(),
                                                                         [&](double share) {
                                                                             const std::scoped_lock lock(*mutex);
                                                                             if (throttle->is_due())
                                                                                 job.report({share});
                                                                         },
                                                                         folder});
            return solved_result(*position, solved);
        });
    }

    void read(const api::ReadText& request, const Message& message) {
        Pasted pasted;
        pasted.default_game = request.game.value_or("chess");
        static_cast<void>(description_of(pasted.default_game));
        if (request.number) pasted.wanted = request.number->as<std::size_t>();
        std::shared_ptr<std::istream> text;
        std::uint64_t bytes = 0;
        if (request.transfer) {
            const Transfer transfer = services_.transfers.get(*request.transfer);
            bytes = std::filesystem::file_size(transfer.file);
            text = std::make_shared<std::ifstream>(transfer.file, std::ios::binary);
        } else {
            text = std::make_shared<std::istringstream>(request.text.value_or(""));
        }
        services_.jobs.start<api::ReadText>(message.request, [pasted, text, bytes, &transfers = services_.transfers](
                                                                 const TabJobs::Job<api::ReadText>& job) {
            Throttle throttle;
            const auto progress = [&](std::uint64_t done) {
                if (bytes > 0 && throttle.is_due()) job.report({done, bytes});
            };
            const Reading reading = read_pasted(*text, pasted, progress, &job.stop());
            api::ReadResult result = read_result(reading);
            if (reading.tree && !job.stopped()) result.tree = leave_tree(transfers, *reading.tree);
            return result;
        });
    }

    /// A game of the store, as a tree.
    void reopen(const api::Reopen& request, const Message& message) {
        store_.look_up(
            message, [id = request.id](const Store& store) { return std::pair(store.find(id), store.listed(id)); },
            [this, request = message.request](const auto& found) {
                const auto& [stored, listed] = found;
                if (!stored || !listed) throw Refusal("no-such-game", "There is no such game.");
                services_.jobs.start<api::Reopen>(
                    request, [game = *stored, source = to_api(listed->source),
                              &transfers = services_.transfers](const TabJobs::Job<api::Reopen>& job) {
                        const auto tree = tree_of_stored(game, transfers, job.stop());
                        return tree ? std::optional(api::ReopenResult{*tree, source}) : std::nullopt;
                    });
            });
    }

    /// The token of its tree; nothing if it was stopped.
    [[nodiscard]] static std::optional<api::Token> tree_of_stored(const StoredGame& stored, Transfers& transfers,
                                                                  const std::atomic<bool>& stop) {
        std::istringstream text(pgn_text(stored));
        Reading reading = read_pasted(text, {stored.header.game, 0}, {}, &stop);
        if (stop) return std::nullopt;
        GameTree& tree = *reading.tree;
        tree.options = stored.header.options;
        return leave_tree(transfers, tree);
    }

    /// Keeps the tree of a transfer among the stored games. The page names it, so that it has an address before
    /// anything is stored: under that name nothing but an analysis is replaced.
    void keep(const api::KeepAnalysis& request, const Message& message) {
        const Transfer transfer = services_.transfers.get(request.transfer);
        const std::string wanted = request.id.value_or("");
        if (!wanted.empty() && !is_id(wanted)) throw ParseError("This is no name for an analysis.");
        services_.jobs.start<api::KeepAnalysis>(
            message.request,
            [transfer, wanted,
             &store = services_.store](const TabJobs::Job<api::KeepAnalysis>& job) -> std::optional<api::KeepResult> {
                GameTree tree = tree_from_json(object_of(parse_json_file(transfer.file, max_memory_of_tree), "tree"));
                check(tree, &job.stop());
                if (job.stopped()) return std::nullopt;
                notation::PgnGame game = pgn_of(tree);
                TextGame kept = text_game(game, engine::repair(game), GameSource::Analysis);
                kept.changed = next_moment();
                const std::string id = store.change_many_and_wait([&](Store& own) {
                    kept.id = wanted.empty() ? new_id() : wanted;
                    const auto there = own.listed(kept.id);
                    if (there && (there->source != GameSource::Analysis || there->deleted)) kept.id = new_id();
                    own.put_text(kept);
                    return kept.id;
                });
                return api::KeepResult{id};
            });
    }

    /// The tree of a transfer as PGN, which is left as another one.
    void write(const api::WritePgn& request, const Message& message) {
        const Transfer transfer = services_.transfers.get(request.transfer);
        services_.jobs.start<api::WritePgn>(
            message.request,
            [transfer, &transfers = services_.transfers](
                const TabJobs::Job<api::WritePgn>& job) -> std::optional<api::WriteResult> {
                GameTree tree = tree_from_json(object_of(parse_json_file(transfer.file, max_memory_of_tree), "tree"));
                check(tree, &job.stop());
                if (job.stopped()) return std::nullopt;
                std::ostringstream text;
                write_pgn(text, pgn_of(tree));
                return api::WriteResult{transfers.add(text.str(), pgn_type, tree.game + ".pgn")};
            });
    }

    void report(const api::AskReport& request, const Message& message) {
        const PositionQuery query = query_of(request);
        auto game = std::make_shared<engine::Replay>();
        const PositionView view = view_of(query);  // every move is legal
        game->start = start_of(query);
        for (const MoveView& move : view.moves) game->main.moves.push_back({move.move, {}});
        if (view.moves.empty()) throw Refusal("no-moves-to-report", "There are no moves to report on.");

        engine::Settings settings;
        settings.move_overhead = Milliseconds(0);
        settings.syzygy_path = services_.scheduler.limits().syzygy_path;
        settings.evaluation = request.evaluation.value_or("");
        // What is known for certain needs no search.
        if (settings.evaluation.empty() && is_solved_soon(*game->start))
            settings.evaluation = perfect_evaluation(query.game);
        static_cast<void>(engine::find_evaluation(query.game, settings.evaluation));
        search::Limits limits;
        if (request.depth) limits.depth = request.depth->as<int>();
        if (request.time) limits.move_time = Milliseconds(request.time->value);
        if (!limits.depth && !limits.move_time) limits.move_time = Milliseconds(300);

        const PuzzleSource source{query.game, query.options, request.title.value_or(""), request.source.value_or("")};
        std::optional<ReportedGame> kept_as;
        if (request.keep.value_or(false)) kept_as = reported_game(view);
        services_.jobs.start<api::AskReport>(
            message.request, [game, settings, limits, source, kept_as, collect = request.collect.value_or(false),
                              &store = services_.store](const TabJobs::Job<api::AskReport>& job) {
                Throttle throttle;
                const auto progress = [&](std::size_t done, std::size_t positions) {
                    if (throttle.is_due()) job.report({done, positions});
                };
                const lab::GameAnalysis analysis = lab::Analyst(settings, limits, job.stop()).analyse(*game, progress);
                api::ReportResult result = report_result(analysis);
                if (collect && !job.stopped()) {
                    engine::Settings two_lines = settings;
                    two_lines.lines = 2;
                    lab::Analyst analyst(two_lines, limits, job.stop());
                    const auto found = lab::find_puzzles(*game, analysis, analyst, job.stop(), progress);
                    result.puzzles = keep_puzzles(found, source, store);
                }
                if (kept_as) keep_report(*kept_as, result, source.id, store);
                return result;
            });
    }

    void find_report(const api::FindReport& request, const Message& message) {
        store_.answer_look_up<api::FindReport>(message, [about = reported_game(view_of(query_of(request))),
                                                         &transfers = services_.transfers](const Store& store) {
            const auto report = store.find_report(about);
            return report ? api::KeptReport{transfers.add(*report, json_type, "report.json")} : api::KeptReport();
        });
    }

    [[nodiscard]] static std::string leave_tree(Transfers& transfers, const GameTree& tree) {
        return transfers.add(json::serialize(api::write(tree_transfer(tree))), json_type, "tree.json");
    }

    HandlerServices services_;
    Send send_;
    TabStore store_;
    EngineLines lines_;
    EngineLines other_lines_;  ///< of another engine, beside ours
};

}  // namespace

std::unique_ptr<MessageHandler> make_analysis_handler(const HandlerServices& services, Send send) {
    return std::make_unique<AnalysisHandler>(services, std::move(send));
}

}  // namespace rookery::app
