#include "protocol/partner.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "engine/games.h"
#include "protocol/words.h"

namespace rookery::protocol {
namespace {

constexpr std::array<std::string_view, 5> piece_names = {"pawn", "knight", "bishop", "rook", "queen"};
/// With so many kinds of pieces mating us, the partner had better not trade at all.
constexpr int many_fears = 3;

std::string lower_case(std::string_view text) {
    std::string result;
    for (const char letter : text)
        // Signs between words are as good as blanks.
        result += std::isalnum(static_cast<unsigned char>(letter)) != 0
                      ? static_cast<char>(std::tolower(static_cast<unsigned char>(letter)))
                      : ' ';
    return result;
}

/// The place in `piece_names` that a word means: "knight", "knights" or "n".
std::optional<std::size_t> piece_of(std::string_view word) {
    constexpr std::string_view letters = "pnbrq";
    if (word.size() == 1) {
        const std::size_t place = letters.find(word[0]);
        return place == std::string_view::npos ? std::nullopt : std::optional(place);
    }
    if (word.ends_with('s')) word.remove_suffix(1);
    const auto found = std::find(piece_names.begin(), piece_names.end(), word);
    if (found == piece_names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - piece_names.begin());
}

/// The piece on a square, as in a FEN; a blank if there is none.
char piece_on(std::string_view fen, std::string_view square) {
    int file = 0;
    int rank = 7;
    for (const char letter : fen.substr(0, fen.find_first_of("[ "))) {
        if (letter == '/') {
            --rank;
            file = 0;
        } else if (letter >= '1' && letter <= '8') {
            file += letter - '0';
        } else if (letter != '~') {
            if (file == square[0] - 'a' && rank == square[1] - '1') return letter;
            ++file;
        }
    }
    return ' ';
}

/// The kind of piece that a move takes, as a capital letter; a blank for none.
char captured_by(const engine::AnyPosition& position, const std::string& move) {
    if (move.size() < 4 || move[1] == '@' || !position.is_noisy(move)) return ' ';
    const char piece = piece_on(position.text(), std::string_view(move).substr(2, 2));
    if (piece != ' ') return static_cast<char>(std::toupper(static_cast<unsigned char>(piece)));
    return move.size() == 4 ? 'P' : ' ';  // en passant, unless a pawn just promotes
}

}  // namespace

void Partner::receive(std::string_view text) {
    const std::string plain = lower_case(text);
    Words words(plain);
    std::string_view before;
    while (!words.empty()) {
        const std::string_view word = words.next();
        if (word == "sit" || word == "wait") sit_ = true;
        else if (word == "go" || word == "move" || word == "hurry") sit_ = false;
        if (const auto piece = piece_of(word)) {
            const std::string_view behind = words.peek();
            if (before == "no" || behind == "bad") {
                unwanted_[*piece] = true;
                wanted_[*piece] = false;
            } else if (behind == "ok") {
                wanted_[*piece] = unwanted_[*piece] = false;
            } else if (before == "need" || before == "give" || behind == "mates" || behind == "wins" ||
                       behind == "good") {
                wanted_[*piece] = true;
                unwanted_[*piece] = false;
            }
        }
        before = word;
    }
}

std::vector<std::string> Partner::preferred_moves(const engine::AnyPosition& position) const {
    const auto marked = [](const Marks& marks, char piece) {
        const std::size_t place = pieces.find(piece);
        return place != std::string_view::npos && marks[place];
    };
    const std::vector<std::string> legal = position.legal_moves();
    std::vector<std::string> preferred;
    if (wanted_ != Marks{})
        for (const std::string& move : legal)
            if (marked(wanted_, captured_by(position, move))) preferred.push_back(move);
    if (preferred.empty() && unwanted_ != Marks{})
        for (const std::string& move : legal) {
            const auto after = position.clone();
            after->play(move);
            const auto replies = after->legal_moves();
            if (std::none_of(replies.begin(), replies.end(),
                             [&](const std::string& reply) { return marked(unwanted_, captured_by(*after, reply)); }))
                preferred.push_back(move);
        }
    return preferred.empty() ? legal : preferred;
}

Partner::Marks Partner::mating_pieces(const engine::AnyPosition& position) {
    Marks mating{};
    const std::string text = position.text();
    const bool white = position.to_move() == game::Side::First;
    for (std::size_t place = 0; place < pieces.size(); ++place) {
        const char letter = white ? pieces[place] : static_cast<char>(std::tolower(pieces[place]));
        const std::size_t open = text.find('[');
        if (open == std::string::npos) break;
        // Who has one already needs no other.
        if (text.substr(open, text.find(']') - open).find(letter) != std::string::npos) continue;
        std::string richer = text;
        richer.insert(open + 1, 1, letter);
        const auto with_piece = engine::position_from_text(position.info().id, richer);
        for (const std::string& move : with_piece->legal_moves()) {
            if (move[1] != '@' || move[0] != pieces[place]) continue;
            const auto after = with_piece->clone();
            after->play(move);
            if (after->outcome().reason != game::Reason::Checkmate) continue;
            mating[place] = true;
            break;
        }
    }
    return mating;
}

std::vector<std::string> Partner::news(const engine::AnyPosition& position, game::Side own) {
    if (position.outcome().over()) return {};
    const bool our_turn = position.to_move() == own;
    const Marks now = mating_pieces(position);
    Marks& sent = our_turn ? sent_needs_ : sent_fears_;
    std::vector<std::string> sentences;
    for (std::size_t place = 0; place < now.size(); ++place) {
        if (now[place] == sent[place]) continue;
        const std::string name(piece_names[place]);
        if (our_turn) sentences.push_back(now[place] ? name + " mates" : name + " ok");
        else sentences.push_back(now[place] ? "no " + name + "s" : name + "s ok");
    }
    sent = now;
    if (!our_turn) {
        const bool danger = std::count(now.begin(), now.end(), true) >= many_fears;
        if (danger != sent_sit_) sentences.emplace_back(danger ? "sit" : "go");
        sent_sit_ = danger;
    }
    return sentences;
}

}  // namespace rookery::protocol
