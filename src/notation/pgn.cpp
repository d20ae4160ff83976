#include "notation/pgn.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace rookery::notation {

bool PgnLine::operator==(const PgnLine& other) const = default;

bool PgnMove::operator==(const PgnMove& other) const {
    return notation == other.notation && nags == other.nags && comments == other.comments &&
           variations == other.variations && closing_comments == other.closing_comments;
}

bool PgnGame::operator==(const PgnGame& other) const {
    return tags == other.tags && main == other.main && result == other.result;
}

std::string_view PgnGame::tag(std::string_view name) const {
    for (const PgnTag& tag : tags)
        if (tag.name == name) return tag.value;
    return {};
}

void PgnGame::set_tag(std::string_view name, std::string_view value) {
    for (PgnTag& tag : tags) {
        if (tag.name != name) continue;
        tag.value = value;
        return;
    }
    tags.push_back({std::string(name), std::string(value)});
}

void complete_tags(PgnGame& game) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 7> unknown = {{{"Event", "?"},
                                                                                       {"Site", "?"},
                                                                                       {"Date", "????.??.??"},
                                                                                       {"Round", "?"},
                                                                                       {"White", "?"},
                                                                                       {"Black", "?"},
                                                                                       {"Result", "*"}}};
    std::vector<PgnTag> tags;
    for (const auto& [name, value] : unknown) {
        const std::string_view known = game.tag(name);
        tags.push_back({std::string(name), std::string(known.empty() ? value : known)});
    }
    tags.back().value = result_text(game.result);
    for (PgnTag& tag : game.tags) {
        const auto is_this = [&](const auto& entry) { return entry.first == tag.name; };
        if (std::none_of(unknown.begin(), unknown.end(), is_this)) tags.push_back(std::move(tag));
    }
    game.tags = std::move(tags);
}

MoveNumber MoveNumber::of_position(std::string_view text) {
    MoveNumber first;
    std::string_view last;
    for (int field = 0; !text.empty(); ++field) {
        const std::size_t end = std::min(text.find(' '), text.size());
        last = text.substr(0, end);
        if (field == 1) first.second = last == "b";
        text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
    }
    // The number of the move is the last field, if it is there at all.
    int number = 0;
    const char* const end = last.data() + last.size();
    const auto [read_to, error] = std::from_chars(last.data(), end, number);
    if (error == std::errc() && read_to == end && number < 1'000'000) first.number = std::max(1, number);
    return first;
}

std::string numbered(MoveNumber first, const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& move : moves) {
        if (!text.empty()) text += ' ';
        if (text.empty() || !first.second) text += first.text() + ' ';
        text += move;
        first = first.next();
    }
    return text;
}

std::string single_spaced(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    bool blank = false;
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (code <= ' ' || code == 127) {
            blank = true;
            continue;
        }
        if (blank && !result.empty()) result += ' ';
        blank = false;
        result += letter;
    }
    return result;
}

}  // namespace rookery::notation
