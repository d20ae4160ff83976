#include "server/library_desk.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <limits>
#include <utility>

#include "game/parse_error.h"
#include "notation/pgn.h"
#include "server/game_export.h"
#include "server/game_import.h"
#include "server/identity.h"
#include "server/json_parts.h"
#include "server/json_records.h"
#include "server/library_json.h"
#include "server/parcels.h"
#include "server/tab_jobs.h"
#include "server/tab_store.h"

namespace rookery::server {
namespace {

namespace json = boost::json;
using game::ParseError;

constexpr int usual_limit = 30;
constexpr std::size_t longest_name = 200;
constexpr std::size_t longest_tag = 60;
constexpr std::size_t most_tags_at_once = 10;
constexpr std::size_t problems_told = 100;

/// News for a person to follow: not more than ten times a second.
class Pace {
public:
    [[nodiscard]] bool due() {
        const auto time = std::chrono::steady_clock::now();
        if (time - last_ < std::chrono::milliseconds(100)) return false;
        last_ = time;
        return true;
    }

private:
    std::chrono::steady_clock::time_point last_{};
};

std::string clean(const std::string& text, std::size_t longest, std::string_view what) {
    std::string cleaned = notation::single_spaced(text);
    if (cleaned.size() > longest)
        throw ParseError(std::string(what) + " has at most " + std::to_string(longest) + " letters.");
    return cleaned;
}

std::string tag_in(const json::object& message, std::string_view name) {
    return clean(text_in(message, name).value_or(""), longest_tag, "A tag");
}

json::object count_json(const ImportCount& count) {
    return {{"bytes", count.bytes},
            {"games", count.games},
            {"known", count.known},
            {"shortened", count.shortened},
            {"refused", count.refused}};
}

/// What is wrong with the games of a file: the first problems for the page, all of them in a parcel.
class Problems {
public:
    Problems(Parcels& parcels, std::string file) : parcels_(parcels), name_(std::move(file)) {}

    void add(const ImportProblem& problem) {
        if (told_.size() < problems_told)
            told_.push_back(json::object{{"line", problem.line}, {"words", problem.words}});
        if (token_.empty()) {
            token_ = parcels_.begin(0, "text/plain; charset=utf-8", name_ + ".problems.txt");
            file_.open(parcels_.take(token_).file, std::ios::binary);
        }
        file_ << "line " << problem.line << ": " << problem.words << '\n';
        ++count_;
    }
    void add_to(json::object& result) {
        file_.close();
        result["problems"] = std::move(told_);
        result["problem_count"] = count_;
        if (!token_.empty()) result["report"] = token_;
    }

private:
    Parcels& parcels_;
    std::string name_;
    std::string token_;
    std::ofstream file_;
    json::array told_;
    std::uint64_t count_ = 0;
};

/// Whether the store has room for a file: it takes about three times its size, with what is needed to find the games.
void check_room(const std::filesystem::path& folder, std::uint64_t bytes) {
    std::error_code error;
    const auto space = std::filesystem::space(folder, error);
    if (!error && space.available / 3 < bytes)
        throw ParseError("There is not enough room on the disk for these games.");
}

/// What the page wants imported.
struct ImportWish {
    std::string parcel;
    std::string file;                   ///< its name
    bool keep = false;                  ///< the parcel, for another time
    std::vector<std::string> tags;      ///< for every game
    std::optional<std::uint64_t> only;  ///< one game of the file
};

json::object import_parcel(const TabJobs::Job& job, Parcels& parcels, StoreService& store, const ImportWish& wish) {
    const Parcel parcel = parcels.take(wish.parcel);
    std::error_code ignored;
    const std::uint64_t total = std::filesystem::file_size(parcel.file, ignored);
    check_room(store.folder(), total);
    std::ifstream file(parcel.file, std::ios::binary);
    if (!file) throw ParseError("What was sent is no longer here; please send it again.");
    Problems problems(parcels, wish.file.empty() ? "games.pgn" : wish.file);
    Pace pace;
    const ImportListener listener{[&](const ImportCount& count) {
                                      if (!pace.due()) return;
                                      json::object news = count_json(count);
                                      news["total"] = total;
                                      job.tell(std::move(news));
                                  },
                                  [&](const ImportProblem& problem) { problems.add(problem); }};
    const StoreGames store_games = [&](const std::vector<TextGame>& games) {
        return store.change_many_and_wait([&](Store& own) { return own.add_texts(games, wish.tags); });
    };
    const ImportCount count = import_games(file, store_games, wish.only, job.stop(), listener);
    store.change_many_and_wait([](Store& own) { own.flush(); });
    json::object result = count_json(count);
    result["total"] = total;
    if (!count.first_id.empty()) result["first"] = count.first_id;
    problems.add_to(result);
    if (!wish.keep) parcels.remove(wish.parcel);
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

json::object export_selection(const TabJobs::Job& job, Parcels& parcels, const std::filesystem::path& folder,
                              const Selection& selection) {
    constexpr std::uint64_t bytes_of_a_game = 1000;
    const Store store(folder, Store::Use::Reading);
    const auto* ids = std::get_if<std::vector<std::string>>(&selection);
    const std::uint64_t total =
        ids != nullptr ? ids->size() : static_cast<std::uint64_t>(store.count(std::get<GameFilter>(selection)));
    const std::uint64_t about = std::min(total * bytes_of_a_game, parcels.most_bytes());
    check_room(folder, about);
    const std::string name = only_bughouse(store, selection) ? "games.bpgn" : "games.pgn";
    const std::string token = parcels.begin(about, "application/x-chess-pgn", name);
    std::ofstream file(parcels.take(token).file, std::ios::binary);
    Pace pace;
    const ExportCount count = export_games(store, selection, file, job.stop(), [&](const ExportCount& so_far) {
        if (pace.due()) job.tell({{"games", so_far.games}, {"total", total}});
    });
    file.close();
    if (!file || job.stopped()) {
        parcels.remove(token);
        if (!job.stopped()) throw ParseError("The disk is full.");
    }
    return {{"games", count.games}, {"left_out", count.left_out}, {"parcel", token}, {"file", name}};
}

class LibraryDesk final : public Desk {
public:
    LibraryDesk(const DeskServices& services, Send send)
        : services_(services), send_(std::move(send)), store_(services.store, send_) {}

    bool carry_out(const Message& message) override {
        struct Entry {
            std::string_view type;
            void (LibraryDesk::*handler)(const Message&);
        };
        static constexpr std::array<Entry, 8> entries = {{{"games", &LibraryDesk::list},
                                                          {"games-facets", &LibraryDesk::facets},
                                                          {"rename", &LibraryDesk::rename},
                                                          {"tag", &LibraryDesk::tag},
                                                          {"delete", &LibraryDesk::remove},
                                                          {"restore", &LibraryDesk::restore},
                                                          {"import", &LibraryDesk::import},
                                                          {"export", &LibraryDesk::write}}};
        for (const Entry& entry : entries) {
            if (entry.type != message.type) continue;
            (this->*entry.handler)(message);
            return true;
        }
        return false;
    }

private:
    void list(const Message& message) {
        const GameFilter filter = filter_in(message.members);
        const int limit = static_cast<int>(number_in(message.members, "limit", 1, 100).value_or(usual_limit));
        std::optional<ListPlace> behind;
        if (const auto after = text_in(message.members, "after")) behind = place_from_text(*after);
        look_through(message, [filter, limit, behind](const Store& store, json::object& answer) {
            auto games = store.list(filter, behind, limit + 1);
            const bool more = games.size() > static_cast<std::size_t>(limit);
            if (more) games.pop_back();
            json::array array;
            for (const ListedGame& game : games) {
                try {
                    array.push_back(listed_json(game));
                } catch (const ParseError&) {
                    // Stored by a program that knew another game: nothing here could show it.
                }
            }
            answer["games"] = std::move(array);
            answer["more"] = more;
            if (more) answer["next"] = place_text(place_of(games.back()));
            if (!behind) answer["total"] = store.count(filter);
        });
    }

    void facets(const Message& message) {
        look_through(message, [](const Store& store, json::object& answer) {
            for (auto& [name, value] : facets_json(store.facets())) answer[name] = std::move(value);
        });
    }

    void rename(const Message& message) {
        const std::string id = text_in(message.members, "id").value_or("");
        const std::string name = clean(text_in(message.members, "name").value_or(""), longest_name, "A name");
        change_many(message, [id, name](Store& store, const Pause&, json::object& answer) {
            store.rename(id, name);
            answer["id"] = id;
            answer["name"] = name;
        });
    }

    void tag(const Message& message) {
        const Selection selection = selection_in(message.members);
        const std::string added = tag_in(message.members, "add");
        const std::string removed = tag_in(message.members, "remove");
        if (added.empty() && removed.empty()) throw ParseError("Say which tag is meant.");
        change_many(message, [selection, added, removed](Store& store, const Pause& pause, json::object& answer) {
            std::uint64_t count = 0;
            for_each_few(store, selection, pause, [&](const std::vector<std::string>& ids) {
                if (!removed.empty()) store.remove_tag(ids, removed);
                if (!added.empty()) store.add_tag(ids, added);
                count += ids.size();
            });
            answer["count"] = count;
        });
    }

    void remove(const Message& message) {
        const Selection selection = selection_in(message.members);
        change_many(message, [selection](Store& store, const Pause& pause, json::object& answer) {
            const std::int64_t mark = now();
            std::int64_t count = 0;
            for_each_few(store, selection, pause,
                         [&](const std::vector<std::string>& ids) { count += store.remove(ids, mark); });
            answer["count"] = count;
            answer["mark"] = mark;
        });
    }

    void restore(const Message& message) {
        const auto mark = number_in(message.members, "mark");
        const Selection selection = mark ? Selection() : selection_in(message.members);
        change_many(message, [mark, selection](Store& store, const Pause& pause, json::object& answer) {
            std::int64_t count = 0;
            const auto step = [&](const std::vector<std::string>& ids) { count += store.restore(ids); };
            if (mark) for_each_few(store.removed(*mark, std::numeric_limits<int>::max()), pause, step);
            else for_each_few(store, selection, pause, step);
            answer["count"] = count;
        });
    }

    void import(const Message& message) {
        ImportWish wish;
        wish.parcel = text_in(message.members, "parcel").value_or("");
        wish.file = text_in(message.members, "file").value_or("");
        if (const json::value* keep = member(message.members, "keep")) wish.keep = keep->is_bool() && keep->get_bool();
        for (const std::string& text : texts_in(message.members, "tags"))
            if (std::string tag = clean(text, longest_tag, "A tag"); !tag.empty()) wish.tags.push_back(std::move(tag));
        if (wish.tags.size() > most_tags_at_once) throw ParseError("These are too many tags.");
        if (const auto number = number_in(message.members, "only", 0, std::numeric_limits<std::int64_t>::max()))
            wish.only = static_cast<std::uint64_t>(*number);
        static_cast<void>(services_.parcels.take(wish.parcel));
        services_.jobs.start(message.request,
                             [&parcels = services_.parcels, &store = services_.store, wish = std::move(wish)](
                                 const TabJobs::Job& job) { return import_parcel(job, parcels, store, wish); });
    }

    void write(const Message& message) {
        const Selection selection = selection_in(message.members);
        services_.jobs.start(message.request, [&parcels = services_.parcels, folder = services_.store.folder(),
                                               selection](const TabJobs::Job& job) {
            return export_selection(job, parcels, folder, selection);
        });
    }

    /// Answers with a message of the same type, which the work adds to.
    template <class Work>
    void look_through(const Message& message, Work work) {
        store_.look_through(
            message,
            [answer = message_json(message.type, message.request), work = std::move(work)](const Store& store) {
                json::object whole = answer;
                work(store, whole);
                return json::serialize(whole);
            },
            [this](const std::string& text) { send_(text, Importance::MustArrive); });
    }
    template <class Work>
    void change_many(const Message& message, Work work) {
        store_.change_many(
            message,
            [answer = message_json(message.type, message.request), work = std::move(work)](Store& store,
                                                                                           const Pause& pause) {
                json::object whole = answer;
                work(store, pause, whole);
                return json::serialize(whole);
            },
            [this](const std::string& text) { send_(text, Importance::MustArrive); });
    }

    DeskServices services_;
    Send send_;
    TabStore store_;
};

}  // namespace

std::unique_ptr<Desk> make_library_desk(const DeskServices& services, Send send) {
    return std::make_unique<LibraryDesk>(services, std::move(send));
}

}  // namespace rookery::server
