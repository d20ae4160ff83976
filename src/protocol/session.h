#pragma once

#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "chess/setup.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/networks.h"
#include "engine/score/centipawn_scale.h"
#include "protocol/board_valuer.h"
#include "protocol/output.h"

namespace rookery::protocol {

/// What users can set beyond the engine's own settings.
struct Preferences {
    int elo = engine::highest_elo;  ///< the strength to play at once it is limited
    bool show_wdl = false;
    bool resign = false;
    // Chess960 is a game to us, but an option of chess to UCI.
    std::string variant = "chess";
    bool chess960 = false;
    // Of games where they are agreed on.
    int repetition_limit = chess::default_repetition_limit;
    std::string rules;  ///< as `chess::AgreedRules` writes them
    // Of bughouse.
    int boards = 2;
    bool same_sides = false;
};

/// What every way of talking to the program works on: an engine, a game, and where to write.
struct Session {
    explicit Session(std::ostream& stream)
        : out(stream), position(engine::start_position("chess")), engine(engine_resources()) {}

    /// What its scores are in hundredths of a pawn.
    [[nodiscard]] engine::CentipawnScale scale() const { return {position->info().id, engine.settings().evaluation}; }

    [[nodiscard]] std::string game() const { return std::string(position->info().id); }
    /// Where a game begins, as the user wants it.
    [[nodiscard]] std::unique_ptr<engine::AnyPosition> start_of(std::string_view id) const {
        if (id != "bughouse") return engine::start_position(id);
        return engine::start_position(id, engine::bughouse_start(preferences.boards, preferences.same_sides));
    }
    void new_game(std::string_view id) {
        position = by_agreement(start_of(id));
        engine.new_game();
        forget_foreign_evaluation();
    }

    /// The position, before any move, with the rules that the user has agreed on, unless its text has said otherwise.
    [[nodiscard]] std::unique_ptr<engine::AnyPosition> by_agreement(std::unique_ptr<engine::AnyPosition> given) const {
        if (!preferences.rules.empty() && given->agreed_rules() == "") given->set_agreed_rules(preferences.rules);
        if (given->repetition_limit() == chess::default_repetition_limit)
            given->set_repetition_limit(preferences.repetition_limit);
        return given;
    }

    /// An evaluation or a network that was picked for another game may be unknown in this one, which then uses its
    /// strongest.
    void forget_foreign_evaluation() {
        engine::Settings settings = engine.settings();
        const std::vector<std::string> known = engine::evaluations(game());
        const bool foreign_network =
            !settings.network_file.empty() && !engine::is_network_of(settings.network_file, game());
        if (foreign_network) settings.network_file.clear();
        const bool known_evaluation = std::find(known.begin(), known.end(), settings.evaluation) != known.end();
        if (!known_evaluation && settings.network_file.empty()) settings.evaluation.clear();
        if (settings != engine.settings()) engine.configure(settings);
    }

    Output out;  // outlives the engine, whose thread may still write
    std::unique_ptr<engine::AnyPosition> position;
    Preferences preferences;
    engine::Engine engine;
};

}  // namespace rookery::protocol
