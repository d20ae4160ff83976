// A database that somebody else has written: rows with any content. They are listed, opened, read and exported, or
// refused with a sentence; whatever is in a row, the tab goes on answering.

#include <cstdlib>
#include <string>
#include <vector>

#include <fuzzer/FuzzedDataProvider.h>
#include <sqlite3.h>

#include "page_world.h"

namespace {

using namespace rookery::fuzz;

/// The connection of the somebody else.
class Intruder {
public:
    explicit Intruder(const std::filesystem::path& folder) {
        if (sqlite3_open((folder / "games.sqlite").c_str(), &database_) != SQLITE_OK) std::abort();
    }
    ~Intruder() { sqlite3_close(database_); }
    Intruder(const Intruder&) = delete;
    Intruder& operator=(const Intruder&) = delete;

    struct Column {
        std::string name;
        std::string valid;
    };

    /// What the table itself refuses stays out.
    void add(FuzzedDataProvider& data, const std::string& table, const std::vector<Column>& columns) {
        std::string names, places;
        for (const Column& column : columns) {
            names += (names.empty() ? "" : ", ") + column.name;
            places += places.empty() ? "?" : ", ?";
        }
        const std::string sql = "INSERT OR REPLACE INTO " + table + " (" + names + ") VALUES (" + places + ")";
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database_, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK) std::abort();
        for (std::size_t place = 0; place < columns.size(); ++place)
            bind(data, statement, static_cast<int>(place + 1), columns[place].valid);
        sqlite3_step(statement);
        sqlite3_finalize(statement);
    }

private:
    static void bind(FuzzedDataProvider& data, sqlite3_stmt* statement, int column, const std::string& valid) {
        const auto bind_text = [&](const std::string& text) {
            sqlite3_bind_text(statement, column, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
        };
        switch (data.ConsumeIntegralInRange(0, 15)) {
            case 0: sqlite3_bind_null(statement, column); break;
            case 1: sqlite3_bind_int64(statement, column, data.ConsumeIntegral<std::int64_t>()); break;
            case 2: sqlite3_bind_int64(statement, column, data.ConsumeIntegralInRange<std::int64_t>(-2, 300)); break;
            case 3: sqlite3_bind_double(statement, column, data.ConsumeFloatingPoint<double>()); break;
            case 4:
            case 5: bind_text(data.ConsumeRandomLengthString(200)); break;
            case 6: {
                const std::string blob = data.ConsumeRandomLengthString(200);
                sqlite3_bind_blob(statement, column, blob.data(), static_cast<int>(blob.size()), SQLITE_TRANSIENT);
                break;
            }
            default: bind_text(valid);
        }
    }

    sqlite3* database_ = nullptr;
};

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* later = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    FuzzedDataProvider input(bytes, size);
    PageWorld world;
    Intruder intruder(world.folder());
    for (const std::string id : {"aaaaaaaaaa", "bbbbbbbbbb"}) {
        const bool is_text = input.ConsumeBool();
        intruder.add(input, "games",
                     {{"id", id},
                      {"game", "chess"},
                      {"options", "{}"},
                      {"start", start},
                      {"first_player", R"({"kind":"person"})"},
                      {"second_player", R"({"kind":"computer","depth":2})"},
                      {"clock_initial", "300000"},
                      {"clock_increment", "2000"},
                      {"result", "1-0"},
                      {"reason", "resignation"},
                      {"created", "1789560000000"},
                      {"changed", "1789560400000"},
                      {"plies", "1"},
                      {"position", later},
                      {"source", is_text ? "imported" : "played"},
                      {"title", "The evening game"},
                      {"first_name", "You"},
                      {"second_name", "Depth 2"},
                      {"event", "Club"},
                      {"day", "2026-11-16"},
                      {"place", "0"},
                      {"search", "you depth 2"}});
        if (is_text) intruder.add(input, "texts", {{"game", id}, {"pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n"}});
        else
            intruder.add(input, "moves",
                         {{"game", id},
                          {"ply", "0"},
                          {"move", "e2e4"},
                          {"algorithm", "search"},
                          {"score", "31"},
                          {"depth", "6"},
                          {"nodes", "10466"},
                          {"evaluations", "7120"},
                          {"time", "12"},
                          {"clock", "298750"},
                          {"points", "0"}});
        intruder.add(input, "tags", {{"tag", "club"}, {"game", id}});
    }
    intruder.add(input, "puzzles",
                 {{"id", "cccccccccc"},
                  {"game", "chess"},
                  {"options", "{}"},
                  {"position", later},
                  {"line", "e7e5 g1f3"},
                  {"title", "You - Depth 2"},
                  {"source", "aaaaaaaaaa"},
                  {"created", "1789560000000"},
                  {"due", "1789560000000"},
                  {"step", "1"},
                  {"tries", "2"},
                  {"solved", "1"}});
    intruder.add(input, "position_parts", {{"part", "0"}, {"records", "1"}});
    intruder.add(input, "positions", {{"part", "0"}, {"bucket", "0"}, {"records", std::string(24, 'x')}});
    intruder.add(input, "explorer", {{"fingerprint", "1"}, {"next_number", "2"}});
    world.say(R"({"type":"explore","game":"chess"})");
    world.say(R"({"type":"puzzles"})");
    world.say(R"({"type":"puzzle","ahead":true})");
    world.say(R"({"type":"puzzle-tried","id":"cccccccccc","solved":true})");
    world.say(R"({"type":"games"})");
    world.say(R"({"type":"games-facets"})");
    for (const std::string id : {"aaaaaaaaaa", "bbbbbbbbbb"}) {
        world.say(R"({"type":"reopen","id":")" + id + R"("})");
        world.say(R"({"type":"open","id":")" + id + R"("})");
        world.say(R"({"type":"takeback"})");
        world.say(R"({"type":"move","ply":1,"move":"e7e5"})");
    }
    world.say(R"({"type":"export","filter":{}})");
    world.say(R"({"type":"rename","id":"aaaaaaaaaa","name":"x"})");
    world.let_time_pass();
    return 0;
}
