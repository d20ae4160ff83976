#include "lab/study/suite.h"

#include <algorithm>
#include <istream>

#include "engine/games.h"
#include "notation/epd.h"
#include "protocol/board_valuer.h"
#include "text/parse_error.h"

namespace rookery::lab {
namespace {

bool contains(const std::vector<std::string>& moves, const std::string& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

SuitePosition suite_position(const notation::PositionLine& line, const std::string& game) {
    const auto position = engine::position_from_text(game, line.text);
    const auto moves_behind = [&](std::string_view operation) {
        std::vector<std::string> moves;
        for (const std::string& word : notation::operation_words(line.operations, operation))
            moves.push_back(position->read_move(word));
        return moves;
    };
    SuitePosition one;
    one.start = position->text();
    one.best = moves_behind("bm");
    one.avoid = moves_behind("am");
    if (one.best.empty() && one.avoid.empty())
        throw text::ParseError("the position has neither a best move (bm) nor one to avoid (am)");
    for (const std::string& word : notation::operation_words(line.operations, "id"))
        one.id += (one.id.empty() ? "" : " ") + word;
    if (one.id.empty()) one.id = "line " + std::to_string(line.number);
    return one;
}

bool solves(const SuitePosition& position, const std::string& move) {
    return position.best.empty() ? !contains(position.avoid, move) : contains(position.best, move);
}

}  // namespace

std::vector<SuitePosition> read_suite(std::istream& file, const std::string& game) {
    std::vector<SuitePosition> positions;
    for (const notation::PositionLine& line : notation::read_position_lines(file)) {
        try {
            positions.push_back(suite_position(line, game));
        } catch (const text::ParseError& error) {
            throw text::ParseError("line " + std::to_string(line.number) + ": " + error.what());
        }
    }
    if (positions.empty()) throw text::ParseError("the file has no positions");
    return positions;
}

SuiteReport run_suite(const SuiteSettings& settings, const std::atomic<bool>& stop,
                      const std::function<void(const SuitePosition&, const SuiteAnswer&)>& listener) {
    protocol::StrictResources resources;
    engine::Engine engine{resources.resources()};
    engine.configure(settings.engine);
    engine::Request request;
    request.limits = settings.limits;
    SuiteReport report;
    for (const SuitePosition& one : settings.positions) {
        const auto position = engine::position_from_text(settings.game, one.start);
        engine.new_game();
        auto found = search_once(engine, *position, request, stop);
        resources.check();
        report.stopped = stop;
        if (report.stopped) break;
        if (!found) throw text::ParseError("there is no move in '" + one.id + "'");
        SuiteAnswer answer{*std::move(found), {}, false};
        answer.notation = position->move_notation(answer.found.move);
        answer.solved = solves(one, answer.found.move);
        if (answer.solved) ++report.solved;
        if (listener) listener(one, answer);
        report.answers.push_back(std::move(answer));
    }
    return report;
}

}  // namespace rookery::lab
