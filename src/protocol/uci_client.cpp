#include "protocol/uci_client.h"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace rookery::protocol {
namespace {

/// "option name Clear Hash type button" -> "Clear Hash"
std::string option_name(std::string_view line) {
    constexpr std::string_view before = "option name ";
    const std::size_t end = std::min(line.find(" type "), line.size());
    return std::string(line.substr(before.size(), end - before.size()));
}

}  // namespace

UciClient::UciClient(const std::string& command, std::chrono::seconds patience)
    : process_(command), patience_(patience), name_(command) {
    process_.write_line("uci");
    const auto deadline = Process::Clock::now() + patience_;
    while (true) {
        const std::string line = read_line(deadline);
        if (line.starts_with("id name ")) name_ = line.substr(8);
        else if (line.starts_with("option name ")) options_.insert(option_name(line));
        else if (line == "uciok") break;
    }
}

std::string UciClient::read_line(Process::Clock::time_point deadline) {
    if (auto line = process_.read_line(deadline)) return std::move(*line);
    throw ProcessError("'" + process_.command() + "' has not answered within " + std::to_string(patience_.count()) +
                       " seconds");
}

void UciClient::wait_for(std::string_view word) {
    const auto deadline = Process::Clock::now() + patience_;
    while (read_line(deadline) != word) {
    }
}

void UciClient::set_option(const std::string& option, const std::string& value) {
    if (!options_.contains(option)) throw ProcessError(name_ + " has no option called " + option);
    process_.write_line("setoption name " + option + " value " + value);
}

void UciClient::choose_game(const game::GameInfo& info) {
    // Chess960 is an option of chess, every other variant has a name.
    const bool chess960 = info.id == "chess960";
    const std::string variant = chess960 ? "chess" : std::string(info.id);
    if (variant != "chess" || options_.contains("UCI_Variant")) set_option("UCI_Variant", variant);
    if (chess960 || options_.contains("UCI_Chess960")) set_option("UCI_Chess960", chess960 ? "true" : "false");
    process_.write_line("ucinewgame");
    process_.write_line("isready");
    wait_for("readyok");
}

std::vector<engine::DivideEntry> UciClient::divide(const std::string& position, const std::vector<std::string>& moves,
                                                   int depth) {
    std::string command = "position fen " + position;
    if (!moves.empty()) command += " moves";
    for (const std::string& move : moves) command += " " + move;
    process_.write_line(command);
    process_.write_line("go perft " + std::to_string(depth));

    const auto deadline = Process::Clock::now() + patience_;
    std::vector<engine::DivideEntry> entries;
    while (true) {
        const std::string line = read_line(deadline);
        if (line.starts_with("Nodes searched")) return entries;
        if (auto entry = parse_divide_line(line)) entries.push_back(std::move(*entry));
    }
}

std::optional<engine::DivideEntry> parse_divide_line(std::string_view line) {
    const std::size_t end_of_move = line.find_first_of(": ");
    if (end_of_move == std::string_view::npos || end_of_move < 4 || end_of_move > 8) return std::nullopt;
    const std::string_view move = line.substr(0, end_of_move);
    const bool plain = std::all_of(move.begin(), move.end(), [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) || letter == '@' || letter == '+';
    });
    const std::size_t number = line.find_first_not_of(": -", end_of_move);
    if (!plain || number == std::string_view::npos) return std::nullopt;

    engine::DivideEntry entry{std::string(move), 0};
    const char* const end = line.data() + line.size();
    const auto [read_to, error] = std::from_chars(line.data() + number, end, entry.nodes);
    if (error != std::errc() || read_to != end) return std::nullopt;
    return entry;
}

}  // namespace rookery::protocol
