#include "app/analyse/position_view.h"

#include <utility>

#include "app/api/sentences.h"
#include "app/play/catalogue.h"
#include "app/problem.h"
#include "app/read_position.h"
#include "engine/games.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::app {
namespace {

using text::ParseError;

std::string cannot_be_played(const std::string& move, const std::string& why) {
    return "The move " + text::quoted(move) + " cannot be played there: " + sentence(why);
}

/// Plays the moves of the query and tells of each, before it is played.
template <class Listener>
std::unique_ptr<engine::AnyPosition> play_through(const PositionQuery& query, Listener listener) {
    auto position = start_of(query);
    for (const std::string& written : query.moves) {
        std::string move;
        try {
            move = position->read_move(written);
        } catch (const game::IllegalMove& error) {
            // In another language what matters is why.
            const game::Explanation& reason = error.reason();
            throw Refusal(game::Explanation{reason.code, cannot_be_played(written, reason.words), reason.parameters});
        } catch (const ParseError& error) {
            throw Refusal("move-not-understood", cannot_be_played(written, error.what()), {{"move", written}});
        }
        listener(std::as_const(*position), std::as_const(move));
        position->play(move);
    }
    return position;
}

}  // namespace

std::unique_ptr<engine::AnyPosition> start_of(const PositionQuery& query) {
    const GameDescription& description = description_of(query.game);
    auto start = query.text.empty() ? start_with_options(query.game, query.options)
                                    : read_position(description.info->id, query.text);
    apply_options(*start, query.options);
    return start;
}

std::unique_ptr<engine::AnyPosition> position_of(const PositionQuery& query) {
    return play_through(query, [](const engine::AnyPosition&, const std::string&) {});
}

MoveView view_of_move(const engine::AnyPosition& position, std::string_view coordinates, int plies) {
    MoveView view;
    view.move = coordinates;
    view.notation = position.move_notation(coordinates);
    view.side = position.to_move();
    view.board = parts_of(coordinates).board;
    view.number = move_number_of(position, view.board);
    if (view.number == 0) view.number = plies / 2 + 1;
    return view;
}

PositionView view_of(const PositionQuery& query) {
    PositionView view;
    view.start = start_of(query)->text();
    view.position = play_through(query, [&](const engine::AnyPosition& before, const std::string& move) {
        view.moves.push_back(view_of_move(before, move, static_cast<int>(view.moves.size())));
    });
    return view;
}

}  // namespace rookery::app
