#include "lab/learn/generations.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "learn/files.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::lab {
namespace {

constexpr std::string_view generations_header =
    "generation,games,positions,training_loss,validation_loss,wins,draws,losses,elo,elo_error,kept,wins_kept,won_"
    "positions";
constexpr std::string_view passes_header = "generation,pass,training_loss,validation_loss";

std::filesystem::path generations_file(const std::filesystem::path& folder) { return folder / "generations.csv"; }
std::filesystem::path passes_file(const std::filesystem::path& folder) { return folder / "passes.csv"; }

/// Calls `take` with the fields of each line; it says whether they make sense. A file that is not there has no lines.
void read_lines(const std::filesystem::path& path, std::string_view header,
                const std::function<bool(std::istringstream& fields)>& take) {
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line)) return;
    const auto require = [&](bool condition) {
        if (!condition) throw text::ParseError(text::quoted(path.string()) + " is not a log of learning");
    };
    require(line == header);
    while (std::getline(file, line)) {
        std::replace(line.begin(), line.end(), ',', ' ');
        std::istringstream fields(line);
        require(take(fields));
    }
}

}  // namespace

std::filesystem::path network_of(const std::filesystem::path& folder, int generation) {
    return folder / fmt::format("generation-{}.net", generation);
}

std::filesystem::path games_of(const std::filesystem::path& folder, int generation) {
    return folder / fmt::format("generation-{}.games", generation);
}

std::vector<Generation> read_generations(const std::filesystem::path& folder) {
    std::vector<Generation> generations;
    read_lines(generations_file(folder), generations_header, [&](std::istringstream& fields) {
        Generation one;
        int kept = 0;
        fields >> one.number >> one.games >> one.positions >> one.losses.training >> one.losses.validation >>
            one.wins >> one.draws >> one.losses_in_match >> one.elo >> one.elo_error >> kept >> one.truth.kept >>
            one.truth.positions;
        one.kept = kept != 0;
        generations.push_back(one);
        return fields && one.number == static_cast<int>(generations.size()) - 1;
    });
    return generations;
}

void write_generations(const std::filesystem::path& folder, const std::vector<Generation>& generations) {
    std::string text(generations_header);
    for (const Generation& one : generations)
        text += fmt::format("\n{},{},{},{:.6f},{:.6f},{},{},{},{:.1f},{:.1f},{},{},{}", one.number, one.games,
                            one.positions, one.losses.training, one.losses.validation, one.wins, one.draws,
                            one.losses_in_match, one.elo, one.elo_error, one.kept ? 1 : 0, one.truth.kept,
                            one.truth.positions);
    learn::write_file(generations_file(folder), text + "\n");
}

std::vector<TrainingPass> read_passes(const std::filesystem::path& folder) {
    std::vector<TrainingPass> passes;
    read_lines(passes_file(folder), passes_header, [&](std::istringstream& fields) {
        TrainingPass one;
        fields >> one.generation >> one.number >> one.losses.training >> one.losses.validation;
        passes.push_back(one);
        return static_cast<bool>(fields);
    });
    return passes;
}

void write_passes(const std::filesystem::path& folder, const std::vector<TrainingPass>& passes) {
    std::string text(passes_header);
    for (const TrainingPass& one : passes)
        text += fmt::format("\n{},{},{:.6f},{:.6f}", one.generation, one.number, one.losses.training,
                            one.losses.validation);
    learn::write_file(passes_file(folder), text + "\n");
}

}  // namespace rookery::lab
