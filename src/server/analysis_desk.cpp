#include "server/analysis_desk.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <sstream>
#include <utility>

#include "engine/games.h"
#include "game/parse_error.h"
#include "lab/analysis.h"
#include "notation/pgn_reader.h"
#include "notation/pgn_writer.h"
#include "server/analysis_json.h"
#include "server/catalogue.h"
#include "server/engine_lines.h"
#include "server/game_pgn.h"
#include "server/identity.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/parcels.h"
#include "server/position_json.h"
#include "server/tab_jobs.h"
#include "server/tab_store.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;

constexpr std::string_view json_type = "application/json";
constexpr std::string_view pgn_type = "application/x-chess-pgn; charset=utf-8";
/// News come no more often than this.
constexpr Milliseconds news_interval{120};
/// What a report may take for each position.
constexpr std::int64_t longest_position_time = 60'000;
constexpr int deepest_report = 40;
/// An analysis that is kept is read and checked while others wait.
constexpr std::uintmax_t largest_kept = 256 * 1024;

std::string content_of(const Parcel& parcel) {
    std::ifstream file(parcel.file, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

/// Says no more than a person can follow.
class Pace {
public:
    [[nodiscard]] bool is_due() {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < news_interval) return false;
        last_ = now;
        return true;
    }

private:
    std::chrono::steady_clock::time_point last_{};
};

class AnalysisDesk final : public Desk {
public:
    AnalysisDesk(const DeskServices& services, Send send)
        : services_(services),
          send_(std::move(send)),
          store_(services.store, send_),
          lines_(services.loop, services.thinking, send_) {}

    bool carry_out(const Message& message) override {
        if (message.type == "position") tell_position(message);
        else if (message.type == "edit") edit(message);
        else if (message.type == "analyse") analyse(message);
        else if (message.type == "analyse-stop") stop_analysing(message);
        else if (message.type == "solve") solve(message);
        else if (message.type == "read") read(message);
        else if (message.type == "reopen") reopen(message);
        else if (message.type == "write") write(message);
        else if (message.type == "keep") keep(message);
        else if (message.type == "report") report(message);
        else return false;
        return true;
    }

private:
    void answer(const json::object& object) { send_(json::serialize(object), Importance::MustArrive); }

    void tell_position(const Message& message) {
        json::object object = message_json("position", message.request);
        add_position(object, view_of(query_in(message.members)));
        answer(object);
    }

    /// Without boards: the position is taken apart, to begin with.
    void edit(const Message& message) {
        EditedPosition edited = member(message.members, "boards") == nullptr ? taken_apart(query_in(message.members))
                                                                             : edited_from_json(message.members);
        const EditorKit& kit = editor_kit(edited.game);
        json::object object = message_json("edit", message.request);
        for (auto& [name, value] : editor_json(kit, put_together(std::move(edited)))) object[name] = value;
        answer(object);
    }

    void analyse(const Message& message) {
        LinesWish wish;
        wish.request = message.request;
        wish.position = position_of(query_in(message.members));
        if (wish.position->outcome().over()) throw ParseError("In this position the game is over.");
        wish.lines = static_cast<int>(number_in(message.members, "lines", 1, 5).value_or(1));
        wish.evaluation = text_in(message.members, "evaluation").value_or("");
        const json::value* threat = member(message.members, "threat");
        wish.threat = threat != nullptr && threat->is_bool() && threat->get_bool();
        if (wish.threat) wish.position = with_other_side_to_move(*wish.position);
        lines_.start(std::move(wish));
    }

    void stop_analysing(const Message& message) {
        lines_.stop();
        answer(message_json("analyse-stopped", message.request));
    }

    /// What every move is worth, for certain: for boards that take their time.
    void solve(const Message& message) {
        std::shared_ptr<engine::AnyPosition> position = position_of(query_in(message.members));
        if (!description_of(position->info().id).solved) throw ParseError("This game is too large to be solved.");
        if (position->outcome().over()) throw ParseError("In this position the game is over.");
        services_.jobs.start(message.request, [position](const TabJobs::Job& job) {
            const auto pace = std::make_shared<Pace>();
            const auto mutex = std::make_shared<std::mutex>();
            const engine::SolveReport solved =
                engine::solve(*position, {engine::all_cores(), &job.stop(), [&](double share) {
                                              const std::scoped_lock lock(*mutex);
                                              if (pace->is_due()) job.tell({{"share", share}});
                                          }});
            return solved_json(*position, solved);
        });
    }

    void read(const Message& message) {
        Pasted pasted;
        pasted.usual_game = text_in(message.members, "game").value_or("chess");
        static_cast<void>(description_of(pasted.usual_game));
        if (const auto wanted = number_in(message.members, "number", 0, 100'000'000))
            pasted.wanted = static_cast<std::size_t>(*wanted);
        std::shared_ptr<std::istream> text;
        std::uint64_t bytes = 0;
        if (const auto token = text_in(message.members, "parcel")) {
            const Parcel parcel = services_.parcels.take(*token);
            bytes = std::filesystem::file_size(parcel.file);
            text = std::make_shared<std::ifstream>(parcel.file, std::ios::binary);
        } else {
            text = std::make_shared<std::istringstream>(text_in(message.members, "text").value_or(""));
        }
        services_.jobs.start(message.request,
                             [pasted, text, bytes, &parcels = services_.parcels](const TabJobs::Job& job) {
                                 Pace pace;
                                 const auto progress = [&](std::uint64_t done) {
                                     if (bytes > 0 && pace.is_due()) job.tell({{"bytes", done}, {"total", bytes}});
                                 };
                                 const Reading reading = read_pasted(*text, pasted, progress, &job.stop());
                                 json::object object = reading_json(reading);
                                 if (reading.tree && !job.stopped())
                                     object["tree"] = leave_tree(parcels, *reading.tree);
                                 return object;
                             });
    }

    /// A game of the store, as a tree.
    void reopen(const Message& message) {
        const std::string id = text_in(message.members, "id").value_or("");
        store_.look_up(
            message, [id](const Store& store) { return store.find(id); },
            [this, request = message.request](const std::optional<StoredGame>& stored) {
                if (!stored) throw ParseError("There is no such game.");
                services_.jobs.start(request, [stored, &parcels = services_.parcels](const TabJobs::Job& job) {
                    return tree_of_stored(*stored, parcels, job);
                });
            });
    }

    [[nodiscard]] static json::object tree_of_stored(const StoredGame& stored, Parcels& parcels,
                                                     const TabJobs::Job& job) {
        std::istringstream text(pgn_text(stored));
        Reading reading = read_pasted(text, {stored.header.game, 0}, {}, &job.stop());
        if (job.stopped()) return {};
        GameTree& tree = *reading.tree;
        tree.options = stored.header.options;
        return {{"tree", leave_tree(parcels, tree)}, {"source", stored.pgn.empty() ? "played" : "text"}};
    }

    /// Keeps the game of a parcel, which is PGN, among the stored games: as a new one, or in the place of an earlier
    /// one.
    void keep(const Message& message) {
        const Parcel parcel = services_.parcels.take(text_in(message.members, "parcel").value_or(""));
        if (std::filesystem::file_size(parcel.file) > largest_kept)
            throw ParseError("This is too large to be kept among the games; save it as a file.");
        std::ifstream file(parcel.file, std::ios::binary);
        notation::PgnGame game;
        if (!notation::PgnReader(file).next(game)) throw ParseError("There is no game in it.");
        const engine::MendedGame mended = engine::mend(game);
        TextGame kept = text_game(game, mended, GameSource::Analysis);
        kept.id = new_id();
        kept.changed = next_moment();
        store_.change(
            message,
            [kept, before = text_in(message.members, "id").value_or("")](Store& store) {
                TextGame placed = kept;
                // A game that was played stays what it was.
                const auto stored = before.empty() ? std::nullopt : store.find(before);
                if (stored && !stored->pgn.empty()) placed.id = before;
                store.put_text(placed);
                return placed.id;
            },
            [this, request = message.request](const std::string& id) {
                json::object object = message_json("kept", request);
                object["id"] = id;
                answer(object);
            });
    }

    /// The tree of a parcel as PGN, which is left as another one.
    void write(const Message& message) {
        const Parcel parcel = services_.parcels.take(text_in(message.members, "parcel").value_or(""));
        services_.jobs.start(message.request, [parcel, &parcels = services_.parcels](const TabJobs::Job& job) {
            const json::value value = parse_json(content_of(parcel));
            GameTree tree = tree_from_json(object_of(value, "tree"));
            check(tree, &job.stop());
            if (job.stopped()) return json::object{};
            std::ostringstream text;
            write_pgn(text, pgn_of(tree));
            return json::object{{"parcel", parcels.leave(text.str(), pgn_type, tree.game + ".pgn")}};
        });
    }

    void report(const Message& message) {
        const PositionQuery query = query_in(message.members);
        auto game = std::make_shared<engine::Replay>();
        const PositionView view = view_of(query);  // every move is legal
        game->start = start_of(query);
        for (const MoveView& move : view.moves) game->main.moves.push_back({move.move, {}});
        if (view.moves.empty()) throw ParseError("There are no moves to report on.");

        engine::Settings settings;
        settings.move_overhead = Milliseconds(0);
        settings.evaluation = text_in(message.members, "evaluation").value_or("");
        // What is known for certain needs no search.
        if (settings.evaluation.empty() && is_solved_soon(*game->start))
            settings.evaluation = perfect_evaluation(query.game);
        static_cast<void>(engine::find_evaluation(query.game, settings.evaluation));
        search::Limits limits;
        if (const auto depth = number_in(message.members, "depth", 1, deepest_report))
            limits.depth = static_cast<int>(*depth);
        if (const auto time = number_in(message.members, "time", 10, longest_position_time))
            limits.move_time = Milliseconds(*time);
        if (!limits.depth && !limits.move_time) limits.move_time = Milliseconds(300);

        services_.jobs.start(message.request, [game, settings, limits](const TabJobs::Job& job) {
            Pace pace;
            lab::Analyst analyst(settings, limits, job.stop());
            return report_json(analyst.analyse(*game, [&](std::size_t done, std::size_t positions) {
                if (pace.is_due()) job.tell({{"positions_done", done}, {"positions", positions}});
            }));
        });
    }

    [[nodiscard]] static std::string leave_tree(Parcels& parcels, const GameTree& tree) {
        return parcels.leave(json::serialize(tree_json(tree)), json_type, "tree.json");
    }

    DeskServices services_;
    Send send_;
    TabStore store_;
    EngineLines lines_;
};

}  // namespace

std::unique_ptr<Desk> make_analysis_desk(const DeskServices& services, Send send) {
    return std::make_unique<AnalysisDesk>(services, std::move(send));
}

}  // namespace rookery::server
