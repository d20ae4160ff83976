// The opening explorer in the file. Positions lie in parts, each of which was written at once: for every bucket of keys
// a row of small records, sorted by key. To add games is to append a part, which is as quick as the disk; to look a
// position up is to read one row of each part. Whatever single rows for millions of positions would cost, this does
// not.
//
// A game that is changed or deleted loses its number, and the records with that number count no more. They are taken
// out when there are many of them, and small parts are joined, by `tidy_explorer`.

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <string_view>
#include <unordered_map>

#include "app/library/explorer.h"
#include "log/log.h"
#include "server/store/database.h"
#include "server/store/sqlite_store.h"
#include "server/store/store_rows.h"
#include "text/parse_error.h"

namespace rookery::server {
namespace {

/// Which games the explorer should know, and does not; as the index `games_unexplored` has it.
constexpr std::string_view is_unexplored =
    "number IS NULL AND deleted IS NULL AND (source = 'imported' OR (source = 'played' AND result IS NOT NULL))";

constexpr int bucket_bits = 12;
constexpr std::int64_t buckets = std::int64_t{1} << bucket_bits;
constexpr std::int64_t bucket_of(std::uint64_t key) { return static_cast<std::int64_t>(key >> (64 - bucket_bits)); }

/// Parts with fewer records than this are small; more than so many of them are joined.
constexpr std::int64_t small_part = 20'000;
constexpr std::size_t max_small_parts = 64;
/// When so many games, and one for every three that are there, count no more, their records are taken out.
constexpr std::int64_t many_gone = 1'000;
/// Buckets that are rewritten at a time, within a few milliseconds.
constexpr std::int64_t buckets_at_once = 64;

/// A day as a number that grows with time: years, months and days as far as they are known.
std::uint32_t packed_day(std::string_view day) {
    const auto number = [&](std::size_t at, std::size_t length) {
        std::uint32_t value = 0;
        for (const char digit : day.substr(std::min(at, day.size()), length))
            value = value * 10 + static_cast<std::uint32_t>(digit - '0');
        return value;
    };
    if (day.size() < 4) return 0;
    return (number(0, 4) * 13 + number(5, 2)) * 32 + number(8, 2);
}

std::string day_text(std::uint32_t packed) {
    if (packed == 0) return "";
    const auto padded = [](std::uint32_t number, std::size_t length) {
        const std::string digits = std::to_string(number);
        return std::string(length - std::min(length, digits.size()), '0') + digits;
    };
    std::string text = padded(packed / (13 * 32), 4);
    if (const std::uint32_t month = packed / 32 % 13; month > 0) text += "-" + padded(month, 2);
    if (const std::uint32_t day = packed % 32; day > 0) text += "-" + padded(day, 2);
    return text;
}

/// What is kept of a position of a game: 24 bytes, the same on every machine.
struct Record {
    static constexpr std::size_t size = 24;

    std::uint64_t key = 0;
    std::uint32_t number = 0;  ///< of the game
    std::uint32_t move = 0;
    std::uint32_t day = 0;
    std::uint16_t ply_and_result = 0;
    std::uint16_t rating = 0;

    [[nodiscard]] int ply() const { return ply_and_result / 4; }
    [[nodiscard]] game::Result result() const { return static_cast<game::Result>(ply_and_result % 4); }
};

static_assert(static_cast<int>(game::Result::Ongoing) < 4 && static_cast<int>(game::Result::FirstWins) < 4 &&
              static_cast<int>(game::Result::SecondWins) < 4 && static_cast<int>(game::Result::Draw) < 4);

template <class Number>
void put(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i) bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

/// Of a common position there are as many as there are games: on most machines the bytes are the number.
template <class Number>
Number taken(const char*& at) {
    Number number = 0;
    if constexpr (std::endian::native == std::endian::little) {
        std::memcpy(&number, at, sizeof(Number));
        at += sizeof(Number);
    } else {
        for (std::size_t i = 0; i < sizeof(Number); ++i)
            number = static_cast<Number>(number | static_cast<Number>(static_cast<unsigned char>(*at++)) << (8 * i));
    }
    return number;
}

void put(std::string& bytes, const Record& record) {
    put(bytes, record.key);
    put(bytes, record.number);
    put(bytes, record.move);
    put(bytes, record.day);
    put(bytes, record.ply_and_result);
    put(bytes, record.rating);
}

std::uint64_t key_at(std::string_view bytes, std::size_t index) {
    const char* at = bytes.data() + index * Record::size;
    return taken<std::uint64_t>(at);
}

Record record_at(std::string_view bytes, std::size_t index) {
    const char* at = bytes.data() + index * Record::size;
    Record record;
    record.key = taken<std::uint64_t>(at);
    record.number = taken<std::uint32_t>(at);
    record.move = taken<std::uint32_t>(at);
    record.day = taken<std::uint32_t>(at);
    record.ply_and_result = taken<std::uint16_t>(at);
    record.rating = taken<std::uint16_t>(at);
    return record;
}

/// The first record of a row with at least this key.
std::size_t first_with(std::string_view bytes, std::uint64_t key) {
    std::size_t low = 0;
    std::size_t high = bytes.size() / Record::size;
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (key_at(bytes, middle) < key) low = middle + 1;
        else high = middle;
    }
    return low;
}

/// The numbers whose records count no more.
class GoneNumbers {
public:
    explicit GoneNumbers(Database& database) {
        Statement rows = database.statement("SELECT number FROM gone_numbers ORDER BY number DESC");
        while (rows.step()) {
            const auto number = static_cast<std::size_t>(rows.number(0));
            if (gone_.empty()) gone_.resize(number + 1);
            gone_[number] = true;
        }
    }
    [[nodiscard]] bool contain(std::uint32_t number) const { return number < gone_.size() && gone_[number]; }

private:
    std::vector<bool> gone_;
};

/// Hands over what is known of a position, for as long as the answer is `true`.
template <class Function>
void for_records_with(Database& database, std::uint64_t key, const GoneNumbers& gone, const Function& function) {
    Statement rows = database.statement(
        "SELECT positions.records FROM position_parts CROSS JOIN positions ON positions.part = position_parts.part AND "
        "positions.bucket = ?");
    rows.bind(bucket_of(key));
    while (rows.step()) {
        const std::string_view bytes = rows.blob(0);
        const std::size_t count = bytes.size() / Record::size;
        for (std::size_t i = first_with(bytes, key); i < count && key_at(bytes, i) == key; ++i) {
            const Record record = record_at(bytes, i);
            if (!gone.contain(record.number) && !function(record)) return;
        }
    }
}

void add_to(app::ResultCounts& counts, const Record& record, std::uint32_t& last) {
    ++counts.games;
    if (record.result() == game::Result::FirstWins) ++counts.first_wins;
    else if (record.result() == game::Result::SecondWins) ++counts.second_wins;
    else if (record.result() == game::Result::Draw) ++counts.draws;
    if (record.rating > 0) {
        ++counts.rated;
        counts.rating += record.rating;
    }
    last = std::max(last, record.day);
}

std::int64_t number_in(Database& database, std::string_view sql) {
    Statement row = database.statement(sql);
    row.step();
    return row.number(0);
}

/// Writes the records, which are sorted, as a part of their own.
void write_part(Database& database, const std::vector<Record>& records) {
    if (records.empty()) return;
    const std::int64_t part = number_in(database, "SELECT coalesce(max(part), 0) + 1 FROM position_parts");
    database.statement("INSERT INTO position_parts (part, records) VALUES (?, ?)")
        .bind(part)
        .bind(static_cast<std::int64_t>(records.size()))
        .step();
    Statement insert = database.statement("INSERT INTO positions (part, bucket, records) VALUES (?, ?, ?)");
    std::string bytes;
    for (std::size_t i = 0; i < records.size();) {
        const std::int64_t bucket = bucket_of(records[i].key);
        bytes.clear();
        for (; i < records.size() && bucket_of(records[i].key) == bucket; ++i) put(bytes, records[i]);
        insert.again().bind(part).bind(bucket).bind_blob(bytes).step();
    }
}

/// Puts the rows of these parts into one part, without what counts no more.
class Join {
public:
    Join(Database& database, std::vector<std::int64_t> parts)
        : database_(database), parts_(std::move(parts)), gone_(database) {
        database_.quick_transaction([&] {
            into_ = number_in(database_, "SELECT coalesce(max(part), 0) + 1 FROM position_parts");
            database_.statement("INSERT INTO position_parts (part, records) VALUES (?, 0)").bind(into_).step();
        });
    }

    /// Every bucket is in the old parts or in the new one, so that it can end after any step.
    void step(std::int64_t first_bucket) {
        database_.quick_transaction([&] {
            std::int64_t count = 0;
            const std::int64_t end = std::min(first_bucket + buckets_at_once, buckets);
            for (std::int64_t bucket = first_bucket; bucket < end; ++bucket) count += join(bucket);
            database_.statement("UPDATE position_parts SET records = records + ? WHERE part = ?")
                .bind(count)
                .bind(into_)
                .step();
        });
    }

    void finish() {
        database_.quick_transaction([&] {
            Statement remove = database_.statement("DELETE FROM position_parts WHERE part = ?");
            for (const std::int64_t part : parts_) remove.again().bind(part).step();
        });
    }

private:
    std::int64_t join(std::int64_t bucket) {
        std::vector<Record> records;
        Statement row = database_.statement("SELECT records FROM positions WHERE part = ? AND bucket = ?");
        Statement remove = database_.statement("DELETE FROM positions WHERE part = ? AND bucket = ?");
        for (const std::int64_t part : parts_) {
            if (!row.again().bind(part).bind(bucket).step()) continue;
            const std::string_view bytes = row.blob(0);
            for (std::size_t i = 0; i < bytes.size() / Record::size; ++i)
                if (const Record record = record_at(bytes, i); !gone_.contain(record.number)) records.push_back(record);
            row.again();
            remove.again().bind(part).bind(bucket).step();
        }
        if (records.empty()) return 0;
        std::stable_sort(records.begin(), records.end(),
                         [](const Record& one, const Record& other) { return one.key < other.key; });
        std::string bytes;
        for (const Record& record : records) put(bytes, record);
        database_.statement("INSERT INTO positions (part, bucket, records) VALUES (?, ?, ?)")
            .bind(into_)
            .bind(bucket)
            .bind_blob(bytes)
            .step();
        return static_cast<std::int64_t>(records.size());
    }

    Database& database_;
    std::vector<std::int64_t> parts_;
    GoneNumbers gone_;
    std::int64_t into_ = 0;
};

std::vector<std::int64_t> numbers_in(Database& database, std::string_view sql) {
    std::vector<std::int64_t> numbers;
    Statement rows = database.statement(sql);
    while (rows.step()) numbers.push_back(rows.number(0));
    return numbers;
}

}  // namespace

void SqliteStore::expect_keys(std::int64_t fingerprint) {
    database_->transaction([&] {
        if (number_in(*database_, "SELECT fingerprint FROM explorer") == fingerprint) return;
        database_->execute(
            "UPDATE games SET number = NULL WHERE number IS NOT NULL; DELETE FROM gone_numbers; DELETE FROM positions; "
            "DELETE FROM position_parts");
        database_->statement("UPDATE explorer SET fingerprint = ?").bind(fingerprint).step();
    });
}

std::vector<app::UnexploredGame> SqliteStore::unexplored(const std::string& behind, int limit) const {
    Statement rows = database_->statement("SELECT " + std::string(header_columns) +
                                          ", day, place FROM games INDEXED BY games_unexplored WHERE " +
                                          std::string(is_unexplored) + " AND id > ? ORDER BY id LIMIT ?");
    rows.bind(behind).bind(static_cast<std::int64_t>(limit));
    std::vector<app::UnexploredGame> games;
    while (rows.step()) {
        app::UnexploredGame& game = games.emplace_back();
        game.id = rows.text(0);
        game.changed = rows.number(11);
        game.day = rows.text(14);
        game.place = -rows.number(15);
        try {
            game.stored = stored_in(rows);
        } catch (const text::ParseError&) {
            log::swallowed("a damaged game is left out of the explorer");
        }
    }
    return games;
}

void SqliteStore::add_explored(const std::vector<app::ExploredGame>& games) {
    database_->quick_transaction([&] {
        std::int64_t number = number_in(*database_, "SELECT next_number FROM explorer");
        std::vector<Record> records;
        Statement update = database_->statement("UPDATE games SET number = ? WHERE id = ? AND changed = ? AND " +
                                                std::string(is_unexplored));
        for (const app::ExploredGame& game : games) {
            update.again().bind(number).bind(game.id).bind(game.changed).step();
            if (database_->changes() == 0) continue;  // it is not what it was when it was read
            Record record;
            record.number = static_cast<std::uint32_t>(number++);
            record.day = packed_day(game.day);
            record.rating = static_cast<std::uint16_t>(game.rating);
            for (const app::Visit& visit : game.visits) {
                record.key = visit.key;
                record.move = visit.move;
                record.ply_and_result = static_cast<std::uint16_t>(visit.ply * 4 + static_cast<int>(game.result));
                records.push_back(record);
            }
        }
        std::sort(records.begin(), records.end(), [](const Record& one, const Record& other) {
            return one.key != other.key ? one.key < other.key : one.number < other.number;
        });
        write_part(*database_, records);
        database_->statement("UPDATE explorer SET next_number = ?").bind(number).step();
    });
}

app::Exploration SqliteStore::explore(std::uint64_t key, int limit) const {
    app::Exploration found;
    found.unexplored = number_in(
        *database_, "SELECT count(*) FROM (SELECT 1 FROM games INDEXED BY games_unexplored WHERE " +
                        std::string(is_unexplored) + " LIMIT " + std::to_string(app::max_unexplored_counted + 1) + ")");
    const GoneNumbers gone(*database_);
    struct Move {
        app::ResultCounts counts;
        std::uint32_t last = 0;
    };
    std::unordered_map<std::uint32_t, Move> moves;
    std::uint32_t last = 0;
    std::vector<Record> records;
    for_records_with(*database_, key, gone, [&](const Record& record) {
        add_to(found.all, record, last);
        if (record.move != 0) {
            Move& move = moves[record.move];
            add_to(move.counts, record, move.last);
        }
        records.push_back(record);
        return true;
    });
    for_records_with(*database_, app::explorer_key_of_cut_games(), gone, [&](const Record&) {
        found.has_cut_games = true;
        return false;
    });
    found.all.last = day_text(last);
    for (auto& [move, counted] : moves) {
        counted.counts.last = day_text(counted.last);
        found.moves.emplace(move, std::move(counted.counts));
    }
    const auto shown = std::min(records.size(), static_cast<std::size_t>(limit));
    const auto end_of_shown = records.begin() + static_cast<std::ptrdiff_t>(shown);
    const auto is_later = [](const Record& one, const Record& other) {
        return one.day != other.day ? one.day > other.day : one.number > other.number;
    };
    // They come in the order of their numbers, the latest last, which a partial sort takes badly.
    std::nth_element(records.begin(), end_of_shown, records.end(), is_later);
    std::sort(records.begin(), end_of_shown, is_later);
    Statement id = database_->statement("SELECT id FROM games INDEXED BY games_by_number WHERE number = ?");
    for (std::size_t i = 0; i < shown; ++i)
        if (id.again().bind(std::int64_t{records[i].number}).step())
            if (auto game = listed(id.text(0))) found.games.push_back({std::move(*game), records[i].ply()});
    return found;
}

void SqliteStore::tidy_explorer(const std::function<bool()>& pause) {
    const auto join = [&](std::vector<std::int64_t> parts) {
        Join joining(*database_, std::move(parts));
        for (std::int64_t bucket = 0; bucket < buckets; bucket += buckets_at_once) {
            joining.step(bucket);
            if (!pause()) return false;
        }
        joining.finish();
        return true;
    };
    const auto gone = numbers_in(*database_, "SELECT number FROM gone_numbers");
    const std::int64_t known =
        number_in(*database_, "SELECT count(*) FROM games INDEXED BY games_by_number WHERE number IS NOT NULL");
    const auto gone_count = static_cast<std::int64_t>(gone.size());
    if (gone_count > many_gone && gone_count > known / 3) {
        if (!join(numbers_in(*database_, "SELECT part FROM position_parts"))) return;
        database_->quick_transaction([&] {
            Statement forget = database_->statement("DELETE FROM gone_numbers WHERE number = ?");
            for (const std::int64_t number : gone) forget.again().bind(number).step();
        });
        return;
    }
    auto small =
        numbers_in(*database_, "SELECT part FROM position_parts WHERE records < " + std::to_string(small_part));
    if (small.size() > max_small_parts) join(std::move(small));
}

}  // namespace rookery::server
