#pragma once

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>

#include "input.h"
#include "protocol/console.h"

namespace rookery::fuzz {

/// Deep perft is not a failure, but would take for ever; and a table as large as the machine, or hundreds of threads,
/// are none either.
inline bool takes_too_much(std::string_view text) {
    std::string line(text);
    std::transform(line.begin(), line.end(), line.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    const auto has = [&](const char* word) { return line.find(word) != std::string::npos; };
    if (has("perft") || has("bench")) return true;
    constexpr std::array words = {"hash", "threads", "memory", "cores"};
    if (std::none_of(words.begin(), words.end(), has)) return false;
    constexpr int maximum = 4;
    for (std::size_t at = line.find_first_of("0123456789"); at != std::string::npos;) {
        const std::size_t end = std::min(line.find_first_not_of("0123456789", at), line.size());
        int number = 0;
        const auto [stop, error] = std::from_chars(line.data() + at, line.data() + end, number);
        if (error != std::errc() || number > maximum) return true;
        at = line.find_first_of("0123456789", end);
    }
    return false;
}

/// Says the lines to the console while it thinks. Where a line is `wait`, a moment passes, so that searches get
/// somewhere before the next word.
inline void converse(std::string_view first_words, Input input) {
    std::ostringstream output;
    protocol::Console console(output);
    if (!first_words.empty()) console.handle(first_words);
    while (!input.empty()) {
        const std::string_view line = input.next_line();
        if (line == "wait") std::this_thread::sleep_for(std::chrono::milliseconds(2));
        else if (!takes_too_much(line) && !console.handle(line)) break;
    }
}

}  // namespace rookery::fuzz
