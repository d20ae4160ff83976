#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/session.h"
#include "protocol/words.h"

namespace rookery::protocol {

/// The UCI protocol, from the engine's side. Problems are thrown as ParseError; nothing has changed then.
class Uci {
public:
    /// Told of a `go` of which something cannot be used. It throws if nothing is to be searched then; whoever waits for
    /// a move gets one all the same.
    using ProblemListener = std::function<void(const std::string& problem)>;

    Uci(Session& session, ProblemListener on_problem) : session_(session), on_problem_(std::move(on_problem)) {}

    /// Carries out a command whose first word has been read. False if UCI has no such word.
    bool handle(std::string_view word, Words& words);

private:
    void introduce();
    void set_option(Words& words);
    void set_position(Words& words);
    void go(Words& words);

    Session& session_;
    ProblemListener on_problem_;
};

/// As UCI writes scores: "cp 31" or, in moves, "mate -3". It knows nothing else; where there are no pawns it is
/// "points 31", which others skip.
[[nodiscard]] std::string uci_score(search::Score score_for_mover, const engine::CentipawnScale& scale = {});

/// The line with which UCI tells what a search has found.
[[nodiscard]] std::string info_line(const engine::Report& report, const engine::CentipawnScale& scale, bool show_wdl);

}  // namespace rookery::protocol
