#include "protocol/go_command.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "protocol/numbers.h"
#include "search/score.h"
#include "text/quoted.h"

namespace rookery::protocol {
namespace {

/// No clock has more, and arithmetic with it is safe.
constexpr long long longest_time = 1'000'000'000'000;

bool is_go_word(std::string_view word) {
    constexpr std::string_view known[] = {"searchmoves", "ponder", "wtime", "btime",    "winc",     "binc", "movestogo",
                                          "depth",       "nodes",  "mate",  "movetime", "infinite", "perft"};
    return std::find(std::begin(known), std::end(known), word) != std::end(known);
}

class GoReader {
public:
    GoReader(Words& words, const engine::AnyPosition& position) : words_(words), position_(position) {}

    [[nodiscard]] GoCommand read() {
        while (!words_.empty() && !command_.counts) read_part(words_.next());
        if (clock_runs_) command_.request.limits.clocks = clocks_;
        return std::move(command_);
    }

private:
    void read_part(std::string_view word) {
        search::Limits& limits = command_.request.limits;
        if (word == "perft") {
            command_.counts = true;
            command_.count_depth = parse_number<int>(words_.next());
        } else if (word == "searchmoves") {
            read_moves();
        } else if (word == "wtime" || word == "btime") {
            if (const auto time = milliseconds(word)) {
                clocks_[word == "wtime" ? 0 : 1].time = *time;
                clock_runs_ = true;
            }
        } else if (word == "winc" || word == "binc") {
            if (const auto time = milliseconds(word)) clocks_[word == "winc" ? 0 : 1].increment = *time;
        } else if (word == "movestogo") {
            // Some say 0 where the time is for the whole game.
            if (const auto moves = number(word); moves && *moves > 0)
                limits.moves_to_go = static_cast<int>(std::min(*moves, 1000LL));
        } else if (word == "depth") {
            if (const auto depth = number(word))
                limits.depth = static_cast<int>(std::clamp<long long>(*depth, 1, search::max_ply - 1));
        } else if (word == "nodes") {
            if (const auto nodes = number(word)) limits.nodes = static_cast<std::uint64_t>(*nodes);
        } else if (word == "mate") {
            if (const auto moves = number(word)) limits.mate_in = static_cast<int>(std::clamp(*moves, 1LL, 1000LL));
        } else if (word == "movetime") {
            limits.move_time = milliseconds(word);
        } else if (word == "infinite") {
            limits.infinite = true;
        } else if (word == "ponder") {
            limits.ponder = true;
        }
    }

    void read_moves() {
        const auto legal = position_.legal_moves();
        while (!words_.empty() && !is_go_word(words_.peek())) {
            const std::string move(words_.next());
            if (std::find(legal.begin(), legal.end(), move) != legal.end()) command_.request.only.push_back(move);
            else command_.problems.push_back(text::quoted(move) + " is not a legal move here");
        }
    }

    /// Below 0 is 0. Nothing, and a problem, if it is not a number that we could count to.
    [[nodiscard]] std::optional<long long> number(std::string_view name) {
        // A number that is missing is no reason to swallow the next word.
        const std::string_view word = is_go_word(words_.peek()) ? "" : words_.next();
        const auto value = parse_number<long long>(word);
        if (value) return std::max(0LL, *value);
        command_.problems.push_back(fmt::format("go {} needs a number, not {}", name, text::quoted(word)));
        return std::nullopt;
    }

    [[nodiscard]] std::optional<search::Milliseconds> milliseconds(std::string_view name) {
        const auto time = number(name);
        return time ? std::optional(search::Milliseconds(std::min(*time, longest_time))) : std::nullopt;
    }

    Words& words_;
    const engine::AnyPosition& position_;
    GoCommand command_;
    std::array<search::Limits::PlayerClock, 2> clocks_{};
    bool clock_runs_ = false;
};

}  // namespace

GoCommand read_go(Words& words, const engine::AnyPosition& position) { return GoReader(words, position).read(); }

}  // namespace rookery::protocol
