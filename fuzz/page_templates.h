#pragma once

#include <array>
#include <string_view>

#include <boost/mp11.hpp>

#include "app/api/requests.h"

namespace rookery::fuzz {

/// One of every message that docs/page-protocol.md knows, as a page may send it. GAME stands for the id of a stored
/// game, PGN and TREE for transfers that hold such.
inline constexpr std::array page_templates = std::to_array<std::string_view>({
    R"({"type":"hello","protocol":1})",
    R"({"type":"new","game":"chess","players":{"first":{"kind":"person"},"second":{"kind":"person"}},"clock":{"initial":300000,"increment":2000}})",
    R"({"type":"new","game":"wolf-sheep","players":{"first":{"kind":"computer","depth":2},"second":{"kind":"computer","time":50,"algorithm":"minimax","evaluation":"simple"}},"options":{"size":6,"start":1},"run":true})",
    R"({"type":"new","game":"bughouse","players":{"first":{"kind":"person","partner":{"board":1}},"second":{"kind":"computer","elo":1500}},"options":{"boards":3,"sides":"same"}})",
    R"({"type":"new","game":"chess960","players":{"first":{"kind":"person"},"second":{"kind":"computer","depth":1}},"options":{"start":"random"}})",
    R"({"type":"new","game":"crazyhouse","players":{"first":{"kind":"person"},"second":{"kind":"person"}},"text":"rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3"})",
    R"({"type":"new","game":"pawns-kings","players":{"first":{"kind":"person"},"second":{"kind":"computer","depth":3,"algorithm":"alphabeta","evaluation":"material"}},"options":{"repetitions":5}})",
    R"({"type":"open","id":"GAME"})",
    R"({"type":"leave"})",
    R"({"type":"move","ply":0,"move":"e2e4"})",
    R"({"type":"move","ply":1,"move":"e7e5"})",
    R"({"type":"takeback"})",
    R"({"type":"resign","side":"first"})",
    R"({"type":"draw"})",
    R"({"type":"hint"})",
    R"({"type":"partner"})",
    R"({"type":"stop"})",
    R"({"type":"players","players":{"first":{"kind":"computer","depth":2},"second":{"kind":"person"}}})",
    R"({"type":"step"})",
    R"({"type":"run","delay":0})",
    R"({"type":"pause"})",
    R"({"type":"counts","depth":2,"ply":0,"evaluation":"material"})",
    R"({"type":"invite"})",
    R"({"type":"ping"})",
    R"({"type":"cancel","job":1})",
    R"({"type":"xray","game":"chess","moves":["e2e4"],"search":"captures-first","depth":2,"evaluation":"material"})",
    R"~({"type":"xray","game":"tree","text":"((3 12 8) (2 4 6) (14 5 2))","search":"alphabeta"})~",
    R"({"type":"position","game":"chess","text":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","moves":["e1g1","Kd7"]})",
    R"({"type":"edit","game":"3check","moves":["e2e4"]})",
    R"({"type":"edit","game":"crazyhouse","text":"4k3/8/8/8/8/8/8/4K2R[Q] w K - 0 1","to_move":"second","boards":[{"placement":"4k3/8/8/8/8/8/8/4K2R","pockets":{"white":{"q":1},"black":{}},"castling":"K","en_passant":""}]})",
    R"({"type":"analyse","game":"atomic","moves":["g1f3"],"lines":3,"threat":true,"evaluation":"tuned"})",
    R"({"type":"analyse-stop","other":false})",
    R"({"type":"explore","game":"chess","moves":["e2e4"]})",
    R"({"type":"solve","game":"wolf-sheep","options":{"size":6},"moves":[]})",
    R"({"type":"read","text":"1. e4 e5 2. Nf3 (2. f4 exf4) *","game":"chess","number":0})",
    R"({"type":"read","transfer":"PGN"})",
    R"({"type":"reopen","id":"GAME"})",
    R"({"type":"write","transfer":"TREE"})",
    R"({"type":"keep","transfer":"PGN","id":"GAME"})",
    R"({"type":"report","game":"chess","moves":["e2e4","e7e5"],"depth":1,"evaluation":"simplified","keep":true})",
    R"({"type":"kept-report","game":"chess","moves":["e2e4","e7e5"]})",
    R"({"type":"judge","game":"chess","moves":["f2f3","e7e5"],"move":"g2g4","time":10})",
    R"({"type":"puzzles"})",
    R"({"type":"puzzle","game":"chess","after":"k3v9m2xq7a","ahead":true})",
    R"({"type":"puzzle-tried","id":"k3v9m2xq7a","solved":true})",
    R"({"type":"puzzle-delete","id":"k3v9m2xq7a"})",
    R"({"type":"games","filter":{"game":"chess","text":"You","result":"*","from":"2020-01-01","to":"2040-01-01","tag":"club","source":"played","deleted":false},"after":"1789560400000.0.k3v9m2xq7a","limit":5})",
    R"({"type":"games","limit":100})",
    R"({"type":"games-facets"})",
    R"({"type":"rename","id":"GAME","name":"The evening game"})",
    R"({"type":"tag","ids":["GAME"],"add":"club"})",
    R"({"type":"tag","filter":{"tag":"club"},"remove":"club"})",
    R"({"type":"delete","ids":["GAME"]})",
    R"({"type":"restore","filter":{"deleted":true}})",
    R"({"type":"restore","mark":1789560400000})",
    R"({"type":"import","transfer":"PGN","file":"games.pgn","tags":["club"],"only":0,"keep":true})",
    R"({"type":"export","filter":{"game":"chess"}})",
    R"({"type":"lab-nodes","game":"chess","from":1,"to":2,"evaluation":"material","algorithms":["minimax","alphabeta"],"budget":1000})",
    R"({"type":"lab-run","game":"pawns-kings","first":{"algorithm":"minimax","depth":1},"second":{"algorithm":"alphabeta","evaluation":"material","depth":1,"ordering":"captures"},"compared":"search","games":1,"random_plies":2,"seed":7,"max_plies":4,"repetitions":3})",
    R"({"type":"lab-prove","game":"wolf-sheep","side":"second","player":{"algorithm":"alphabeta","evaluation":"simple","depth":2}})",
    R"({"type":"lab-grid","game":"pawns-kings","player":{"algorithm":"alphabeta","evaluation":"material"},"from":1,"to":2,"games":1,"seed":3})",
    R"({"type":"lab-ladder","game":"chess","evaluation":"material","games":2,"nodes":10})",
    R"({"type":"lab-squares","text":"3w4/8/8/8/8/8/8/S1S1S1S1 b"})",
    R"({"type":"lab-cluster"})",
    R"({"type":"lab-stop-run","run":"k3v9m2xq7a"})",
    R"({"type":"lab-learning","run":"k3v9m2xq7a","watch":true})",
    R"({"type":"lab-learn","game":"wolf-sheep","from_nothing":true,"generations":1,"games":40,"match_games":2,"nodes":1,"neurons":16,"passes":1})",
    R"({"type":"lab-learn-resume","run":"k3v9m2xq7a"})",
    R"({"type":"lab-learn-stop","run":"k3v9m2xq7a"})",
    R"({"type":"lab-learn-delete","run":"k3v9m2xq7a"})",
    R"({"type":"lab-learn-map","run":"k3v9m2xq7a","generation":1})",
    R"~({"type":"class-open","exercise":{"title":"A tree","game":"tree","text":"((3 12) (2 4))","questions":[{"words":"Its value?","kind":"number"},{"words":"Which?","kind":"choice","choices":["left","right"]}],"xray":true}})~",
    R"({"type":"class-watch"})",
    R"({"type":"class-join","name":"Ana","student":"k3v9m2xq7a"})",
    R"({"type":"class-answer","question":0,"answer":"3"})",
    R"({"type":"class-close","solutions":[["3"],["left"]]})",
    R"({"type":"class-end"})",
});

/// A message without a template would never be tried.
template <class Request>
inline constexpr bool has_template = [] {
    for (const std::string_view text : page_templates) {
        constexpr std::string_view before = R"({"type":")";
        const std::string_view rest = text.substr(before.size());
        if (rest.substr(0, Request::type.size()) == Request::type && rest[Request::type.size()] == '"') return true;
    }
    return false;
}();
template <class... Requests>
constexpr bool have_templates(boost::mp11::mp_list<Requests...>) {
    return (has_template<Requests> && ...);
}
static_assert(have_templates(app::api::AllRequests{}));

}  // namespace rookery::fuzz
