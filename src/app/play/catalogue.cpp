#include "app/play/catalogue.h"

#include <algorithm>
#include <optional>
#include <random>

#include "app/play/rule_options.h"
#include "app/problem.h"
#include "engine/games.h"
#include "log/log.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using engine::AnyPosition;
using text::ParseError;

constexpr std::string_view size_option = "size";
constexpr std::string_view start_option = "start";
constexpr std::string_view random_value = "random";
constexpr std::string_view boards_option = "boards";
constexpr std::string_view sides_option = "sides";
constexpr std::string_view same_sides = "same";
constexpr std::string_view repetitions_option = "repetitions";
/// More choices than this are not listed.
constexpr int longest_list = 16;

int size_of(const AnyPosition& position) { return layout_of(position).front().files; }

/// "the wolf on d8" where the second side has a single piece; otherwise only a number tells the starts apart.
std::string start_title(const AnyPosition& start, int number) {
    const std::string begins = std::string(start.info().name_of(start.to_move())) + " to move";
    const std::string placement = boards_of(start, "").front().placement;
    const auto is_second = [](char letter) { return letter >= 'a' && letter <= 'z'; };
    if (std::count_if(placement.begin(), placement.end(), is_second) != 1) return "No. " + std::to_string(number);
    int file = 0;
    int rank = size_of(start);
    std::string gap;
    const auto end_gap = [&] {
        if (!gap.empty()) file += std::stoi(gap);
        gap.clear();
    };
    for (const char letter : placement) {
        if (letter >= '0' && letter <= '9') {
            gap += letter;
            continue;
        }
        end_gap();
        if (is_second(letter)) break;
        ++file;
        if (letter == '/') {
            file = 0;
            --rank;
        }
    }
    return std::string(start.info().second_name) + " on " + static_cast<char>('a' + file) + std::to_string(rank) +
           ", " + begins;
}

bool has_several_boards(const AnyPosition& position) { return layout_of(position).size() > 1; }

OptionChoice choice(int value, const std::string& title) { return {std::int64_t{value}, title}; }

std::vector<GameOption> size_options(const AnyPosition& start) {
    GameOption option{std::string(size_option), "Board", std::int64_t{size_of(start)}, {}, 0};
    std::string refused;
    for (int size = 2; size <= 16; ++size) {
        try {
            static_cast<void>(engine::start_position_of_size(start.info().id, size));
        } catch (const ParseError& problem) {
            refused = problem.what();
            continue;
        }
        option.choices.push_back(choice(size, std::to_string(size) + " × " + std::to_string(size)));
    }
    if (option.choices.empty()) {
        log::detail(std::string(start.info().id) + " has its board only: " + refused);
        return {};
    }
    return {option};
}

/// A page has room for so many.
constexpr int max_boards_shown = 8;

std::vector<GameOption> board_options(const AnyPosition& start) {
    GameOption boards{std::string(boards_option), "Boards", std::int64_t(layout_of(start).size()), {}, 0};
    for (int count = 2; count <= max_boards_shown; ++count)
        boards.choices.push_back(choice(count, std::to_string(count) + " boards"));
    GameOption sides{std::string(sides_option), "Colors of a team", std::string("alternate"), {}, 0};
    sides.choices = {{std::string("alternate"), "in turn"}, {std::string(same_sides), "the same everywhere"}};
    return {boards, sides};
}

std::vector<GameOption> start_options(const game::GameInfo& info) {
    if (info.start_positions == 1) return {};
    GameOption option{
        std::string(start_option), "Start", std::int64_t{info.default_start}, {}, info.start_positions - 1};
    if (info.start_positions <= longest_list)
        for (int number = 0; number < info.start_positions; ++number)
            option.choices.push_back(choice(number, start_title(*engine::start_position(info.id, number), number)));
    return {option};
}

std::vector<GameOption> repetition_options(const AnyPosition& start) {
    if (!start.repetition_limit()) return {};
    GameOption option{
        std::string(repetitions_option), "Draw by repetition", std::int64_t{*start.repetition_limit()}, {}, 0};
    for (int times = 2; times <= 5; ++times)
        option.choices.push_back(choice(times, "a position " + std::to_string(times) + " times"));
    return {option};
}

GameDescription describe(const game::GameInfo& info) {
    const auto start = engine::start_position(info.id);
    GameDescription description;
    description.info = &info;
    description.moves_first = start->to_move();
    description.evaluations = engine::evaluations(info.id);
    description.solved = !perfect_evaluation(info.id).empty();
    description.captures = start->has_captures();
    description.layout = layout_of(*start);
    description.start = boards_of(*start, "");
    const auto add = [&](const std::vector<GameOption>& options) {
        description.options.insert(description.options.end(), options.begin(), options.end());
    };
    if (has_several_boards(*start)) {
        add(board_options(*start));
    } else {
        add(size_options(*start));
        add(start_options(info));
    }
    add(repetition_options(*start));
    add(rule_options(*start));
    return description;
}

/// The value as a number; nothing if the option was not chosen.
std::optional<int> chosen_number(const OptionValues& options, std::string_view name) {
    const auto found = options.find(std::string(name));
    if (found == options.end()) return std::nullopt;
    const auto* number = std::get_if<std::int64_t>(&found->second);
    if (number == nullptr || *number < 0 || *number > 1'000'000)
        throw ParseError(text::quoted(name) + " must be a number.");
    return static_cast<int>(*number);
}

int random_number(int below) {
    std::random_device device;
    return std::uniform_int_distribution<int>(0, below - 1)(device);
}

}  // namespace

const std::vector<GameDescription>& catalogue() {
    static const std::vector<GameDescription> descriptions = [] {
        std::vector<GameDescription> all;
        for (const game::GameInfo& info : engine::games())
            if (info.stands_alone) all.push_back(describe(info));
        return all;
    }();
    return descriptions;
}

const GameDescription& description_of(std::string_view game) {
    const game::GameInfo& info = engine::find_game(game);
    const auto found = std::find_if(catalogue().begin(), catalogue().end(), [&](const GameDescription& description) {
        return description.info->id == info.id;
    });
    if (found == catalogue().end()) throw Refusal("no-such-game", std::string(info.title) + " cannot be played here.");
    return *found;
}

std::unique_ptr<AnyPosition> start_with_options(std::string_view game, const OptionValues& options) {
    const GameDescription& description = description_of(game);
    for (const auto& [name, value] : options) {
        const auto known = [&name = name](const GameOption& option) { return option.name == name; };
        if (std::none_of(description.options.begin(), description.options.end(), known))
            throw Refusal("no-such-option",
                          std::string(description.info->title) + " has no option called " + text::quoted(name) + ".",
                          {{"found", name}});
    }
    if (description.layout.size() > 1) {
        const int boards = chosen_number(options, boards_option).value_or(static_cast<int>(description.layout.size()));
        const auto sides = options.find(std::string(sides_option));
        const bool same = sides != options.end() && sides->second == OptionValue(std::string(same_sides));
        return engine::start_position(game, engine::bughouse_start(boards, same));
    }
    if (const auto size = chosen_number(options, size_option); size && *size != description.layout.front().files)
        return engine::start_position_of_size(game, *size);
    const auto start = options.find(std::string(start_option));
    if (start != options.end() && start->second == OptionValue(std::string(random_value)))
        return engine::start_position(game, random_number(description.info->start_positions));
    const int number = chosen_number(options, start_option).value_or(description.info->default_start);
    if (number >= description.info->start_positions)
        throw ParseError("There are only " + std::to_string(description.info->start_positions) + " starts.");
    return engine::start_position(game, number);
}

void apply_options(AnyPosition& position, const OptionValues& options) {
    apply_rules(position, options);
    if (const auto times = chosen_number(options, repetitions_option)) position.set_repetition_limit(*times);
}

bool asks_another_engine(std::string_view evaluation) { return evaluation == "external"; }

}  // namespace rookery::app
