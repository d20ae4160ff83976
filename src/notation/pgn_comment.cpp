#include "notation/pgn_comment.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "notation/pgn.h"

namespace rookery::notation {

PgnComment PgnComment::parse(std::string_view comment) {
    PgnComment parts;
    std::string text;
    while (!comment.empty()) {
        const std::size_t begin = std::min(comment.find("[%"), comment.size());
        const std::size_t end = comment.find(']', begin);
        if (end == std::string_view::npos) break;
        text += comment.substr(0, begin);
        text += ' ';
        const std::string_view command = comment.substr(begin + 2, end - begin - 2);
        const std::size_t name_end = std::min(command.find_first_of(" \t\r\n"), command.size());
        if (name_end > 0)
            parts.commands.push_back(
                {std::string(command.substr(0, name_end)), single_spaced(command.substr(name_end))});
        else text += comment.substr(begin, end + 1 - begin);
        comment.remove_prefix(end + 1);
    }
    parts.text = single_spaced(text + std::string(comment));
    return parts;
}

std::string PgnComment::joined() const {
    std::string result;
    std::string_view before;
    for (const Command& command : commands) {
        // Squares and arrows stand together, as lichess writes them.
        const bool stands_together = before == "csl" && command.name == "cal";
        if (!result.empty() && !stands_together) result += ' ';
        before = command.name;
        result += "[%" + command.name + (command.value.empty() ? "" : " ") + command.value + ']';
    }
    if (!result.empty() && !text.empty()) result += ' ';
    return result + text;
}

const std::string* PgnComment::find(std::string_view name) const {
    for (const Command& command : commands)
        if (command.name == name) return &command.value;
    return nullptr;
}

void PgnComment::set(std::string_view name, std::string_view value) {
    for (Command& command : commands) {
        if (command.name != name) continue;
        command.value = value;
        return;
    }
    commands.push_back({std::string(name), std::string(value)});
}

std::string eval_value(game::Score score, game::ScoreUnit unit) {
    if (unit == game::ScoreUnit::Points) return std::to_string(score);
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f", score / 100.0);
    return text.data();
}

std::string eval_value_of_mate(int moves) { return "#" + std::to_string(moves); }

std::string clock_value(long long milliseconds) {
    const long long tenths = std::max(0LL, milliseconds) / 100;
    std::array<char, 48> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld:%02lld.%lld", tenths / 36'000, tenths / 600 % 60,
                  tenths / 10 % 60, tenths % 10);
    return text.data();
}

}  // namespace rookery::notation
