#include "app/library/library_handler.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <limits>
#include <utility>

#include "app/api/to_answers.h"
#include "app/identity.h"
#include "app/library/game_export.h"
#include "app/library/game_import.h"
#include "app/library/library_messages.h"
#include "app/library/record_texts.h"
#include "app/problem.h"
#include "app/tab_jobs.h"
#include "app/tab_store.h"
#include "app/throttle.h"
#include "app/transfers.h"
#include "notation/pgn.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using text::ParseError;

constexpr int default_limit = 30;
constexpr std::size_t longest_name = 200;
constexpr std::size_t longest_tag = 60;
constexpr std::size_t max_tags_at_once = 10;
constexpr std::size_t max_listed_problems = 100;

std::string clean(const std::string& text, std::size_t longest, std::string_view what) {
    std::string cleaned = notation::single_spaced(text);
    if (cleaned.size() > longest)
        throw Refusal("too-many-letters", std::string(what) + " has at most " + std::to_string(longest) + " letters.",
                      {{"max", std::to_string(longest)}});
    return cleaned;
}

std::string clean_tag(const std::optional<std::string>& tag) { return clean(tag.value_or(""), longest_tag, "A tag"); }

api::ImportNews news_of(const ImportCount& count, std::uint64_t total) {
    return {count.bytes, total, count.games, count.known, count.shortened, count.refused};
}

/// What is wrong with the games of a file: the first problems for the page, all of them in a transfer.
class Problems {
public:
    Problems(Transfers& transfers, std::string file) : transfers_(transfers), name_(std::move(file)) {}

    void add(const ImportProblem& problem) {
        if (listed_.size() < max_listed_problems) listed_.push_back({to_api(problem.problem), problem.line});
        if (token_.empty()) {
            token_ = transfers_.begin(0, "text/plain; charset=utf-8", name_ + ".problems.txt");
            file_.open(transfers_.get(token_).file, std::ios::binary);
        }
        file_ << "line " << problem.line << ": " << problem.words << '\n';
        ++count_;
    }
    void add_to(api::ImportResult& result) {
        file_.close();
        result.problems = std::move(listed_);
        result.problem_count = count_;
        if (!token_.empty()) result.report = token_;
    }

private:
    Transfers& transfers_;
    std::string name_;
    std::string token_;
    std::ofstream file_;
    std::vector<api::LineProblem> listed_;
    std::uint64_t count_ = 0;
};

/// Whether the store has room for a file: it takes about six times its size, with what is needed to find the games and
/// their positions.
void check_room(const std::filesystem::path& folder, std::uint64_t bytes) {
    std::error_code error;
    const auto space = std::filesystem::space(folder, error);
    if (!error && space.available / 6 < bytes)
        throw Refusal("disk-full", "There is not enough room on the disk for these games.");
}

/// What the page wants imported.
struct ImportQuery {
    std::string transfer;
    std::string file;                   ///< its name
    bool keep = false;                  ///< the transfer, for another time
    std::vector<std::string> tags;      ///< for every game
    std::optional<std::uint64_t> only;  ///< one game of the file
};

api::ImportResult import_transfer(const TabJobs::Job<api::ImportGames>& job, Transfers& transfers, StoreService& store,
                                  const ImportQuery& query) {
    const Transfer transfer = transfers.get(query.transfer);
    std::error_code ignored;
    const std::uint64_t total = std::filesystem::file_size(transfer.file, ignored);
    check_room(store.folder(), total);
    std::ifstream file(transfer.file, std::ios::binary);
    if (!file) throw Refusal("no-longer-here", "What was sent is no longer here; please send it again.");
    Problems problems(transfers, query.file.empty() ? "games.pgn" : query.file);
    Throttle throttle;
    const ImportListener listener{[&](const ImportCount& count) {
                                      if (throttle.is_due()) job.report(news_of(count, total));
                                  },
                                  [&](const ImportProblem& problem) { problems.add(problem); }};
    const StoreGames store_games = [&](const std::vector<TextGame>& games) {
        return store.change_many_and_wait([&](Store& own) { return own.add_texts(games, query.tags); });
    };
    const ImportCount count = import_games(file, store_games, query.only, job.stop(), listener);
    store.change_many_and_wait([](Store& own) { own.flush(); });
    api::ImportResult result{news_of(count, total), {}, 0, {}, {}};
    if (!count.first_id.empty()) result.first = count.first_id;
    problems.add_to(result);
    if (!query.keep) transfers.remove(query.transfer);
    return result;
}

/// Games of several boards alone are a file of BPGN.
bool only_bughouse(const Store& store, const Selection& selection) {
    if (const auto* ids = std::get_if<std::vector<std::string>>(&selection))
        return std::all_of(ids->begin(), ids->end(), [&store](const std::string& id) {
            const auto game = store.listed(id);
            return game && game->header.game == "bughouse";
        });
    GameFilter filter = std::get<GameFilter>(selection);
    if (filter.game.empty()) {
        const std::int64_t all = store.count(filter);
        filter.game = "bughouse";
        return all > 0 && store.count(filter) == all;
    }
    return filter.game == "bughouse";
}

api::ExportResult export_selection(const TabJobs::Job<api::ExportGames>& job, Transfers& transfers,
                                   const StoreService& service, const Selection& selection) {
    constexpr std::uint64_t bytes_of_a_game = 1000;
    const auto opened = service.open_for_reading();
    const Store& store = *opened;
    const auto* ids = std::get_if<std::vector<std::string>>(&selection);
    const std::uint64_t total =
        ids != nullptr ? ids->size() : static_cast<std::uint64_t>(store.count(std::get<GameFilter>(selection)));
    const std::uint64_t about = std::min(total * bytes_of_a_game, transfers.max_bytes());
    check_room(service.folder(), about);
    const std::string name = only_bughouse(store, selection) ? "games.bpgn" : "games.pgn";
    const std::string token = transfers.begin(about, "application/x-chess-pgn", name);
    std::ofstream file(transfers.get(token).file, std::ios::binary);
    Throttle throttle;
    const ExportCount count = export_games(store, selection, file, job.stop(), [&](const ExportCount& so_far) {
        if (throttle.is_due()) job.report({so_far.games, total});
    });
    file.close();
    if (!file || job.stopped()) {
        transfers.remove(token);
        if (!job.stopped()) throw Refusal("disk-full", "The disk is full.");
    }
    api::ExportResult result{count.games, count.left_out, token, name, {}};
    if (!count.problems.empty()) {
        auto& reasons = result.problems.emplace();
        for (const Problem& problem : count.problems) reasons.push_back(to_api(problem));
    }
    return result;
}

class LibraryHandler final : public MessageHandler {
public:
    LibraryHandler(const HandlerServices& services, Send send)
        : services_(services), store_(services.store, std::move(send)) {}

    void add_to(Router& router) override {
        router.on(this, &LibraryHandler::list);
        router.on(this, &LibraryHandler::facets);
        router.on(this, &LibraryHandler::rename);
        router.on(this, &LibraryHandler::tag);
        router.on(this, &LibraryHandler::remove);
        router.on(this, &LibraryHandler::restore);
        router.on(this, &LibraryHandler::import);
        router.on(this, &LibraryHandler::write);
    }

private:
    void list(const api::ListGames& request, const Message& message) {
        const GameFilter filter = filter_of(request.filter);
        const int limit = api::number_or(request.limit, default_limit);
        std::optional<ListPlace> behind;
        if (request.after) behind = place_from_text(*request.after);
        store_.answer_look_through<api::ListGames>(message, [filter, limit, behind](const Store& store) {
            api::GamesAnswer answer;
            auto games = store.list(filter, behind, limit + 1);
            answer.more = games.size() > static_cast<std::size_t>(limit);
            if (answer.more) games.pop_back();
            std::vector<api::DamagedGame> damaged;
            for (const ListedGame& game : games) {
                auto damage = game.damage;
                try {
                    if (!damage) answer.games.push_back(to_api(game));
                } catch (const ParseError& error) {  // or stored by a program that knew another game
                    damage = damage_of(game.header.id, store.file(), error.what());
                }
                if (damage) damaged.push_back({to_api(problem_of(*damage)), game.header.id});
            }
            if (!damaged.empty()) answer.damaged = std::move(damaged);
            if (answer.more) answer.next = place_text(place_of(games.back()));
            if (!behind) answer.total = store.count(filter);
            return answer;
        });
    }

    void facets(const api::AskFacets&, const Message& message) {
        store_.answer_look_through<api::AskFacets>(message, [](const Store& store) { return to_api(store.facets()); });
    }

    void rename(const api::RenameGame& request, const Message& message) {
        const std::string name = clean(request.name, longest_name, "A name");
        store_.answer_change_many<api::RenameGame>(message, [id = request.id, name](Store& store, const Pause&) {
            if (!store.rename(id, name))
                throw Refusal("no-such-game", "There is no game " + text::quoted(id) + ".", {{"id", id}});
            return api::Renamed{id, name};
        });
    }

    void tag(const api::TagGames& request, const Message& message) {
        const Selection selection = selection_of(request);
        const std::string added = clean_tag(request.add);
        const std::string removed = clean_tag(request.remove);
        if (added.empty() && removed.empty()) throw ParseError("Say which tag is meant.");
        store_.answer_change_many<api::TagGames>(
            message, [selection, added, removed](Store& store, const Pause& pause) {
                std::int64_t count = 0;
                for_each_batch(store, selection, pause, [&](const std::vector<std::string>& ids) {
                    const std::int64_t had = removed.empty() ? 0 : store.remove_tag(ids, removed);
                    const std::int64_t has = added.empty() ? 0 : store.add_tag(ids, added);
                    count += std::max(had, has);
                });
                if (count == 0 && std::holds_alternative<std::vector<std::string>>(selection))
                    throw Refusal("no-such-game", "There is no such game.");
                return api::Changed{count, {}};
            });
    }

    void remove(const api::DeleteGames& request, const Message& message) {
        const Selection selection = selection_of(request);
        store_.answer_change_many<api::DeleteGames>(message, [selection](Store& store, const Pause& pause) {
            const std::int64_t mark = now();
            std::int64_t count = 0;
            for_each_batch(store, selection, pause,
                           [&](const std::vector<std::string>& ids) { count += store.remove(ids, mark); });
            return api::Changed{count, mark};
        });
    }

    void restore(const api::RestoreGames& request, const Message& message) {
        const Selection selection = request.mark ? Selection() : selection_of(request);
        store_.answer_change_many<api::RestoreGames>(
            message, [mark = request.mark, selection](Store& store, const Pause& pause) {
                std::int64_t count = 0;
                const auto step = [&](const std::vector<std::string>& ids) { count += store.restore(ids); };
                if (mark) for_each_batch(store.removed(*mark, std::numeric_limits<int>::max()), pause, step);
                else for_each_batch(store, selection, pause, step);
                return api::Changed{count, {}};
            });
    }

    void import(const api::ImportGames& request, const Message& message) {
        ImportQuery query;
        query.transfer = request.transfer;
        query.file = request.file.value_or("");
        query.keep = request.keep.value_or(false);
        for (const std::string& text : request.tags.value_or(std::vector<std::string>()))
            if (std::string tag = clean_tag(text); !tag.empty()) query.tags.push_back(std::move(tag));
        if (query.tags.size() > max_tags_at_once)
            throw Refusal("too-many-tags", "These are too many tags.", {{"max", std::to_string(max_tags_at_once)}});
        if (request.only) query.only = request.only->as<std::uint64_t>();
        static_cast<void>(services_.transfers.get(query.transfer));
        services_.jobs.start<api::ImportGames>(
            message.request, [&transfers = services_.transfers, &store = services_.store, query = std::move(query)](
                                 const auto& job) { return import_transfer(job, transfers, store, query); });
    }

    void write(const api::ExportGames& request, const Message& message) {
        const Selection selection = selection_of(request);
        services_.jobs.start<api::ExportGames>(
            message.request, [&transfers = services_.transfers, &store = services_.store, selection](const auto& job) {
                return export_selection(job, transfers, store, selection);
            });
    }

    HandlerServices services_;
    TabStore store_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_library_handler(const HandlerServices& services, Send send) {
    return std::make_unique<LibraryHandler>(services, std::move(send));
}

}  // namespace rookery::app
