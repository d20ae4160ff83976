#include "chess/agreed_rules.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <vector>

#include "text/joined.h"
#include "text/parse_error.h"
#include "text/quoted.h"

namespace rookery::chess {
namespace {

constexpr char between = '+';
constexpr std::string_view promotion_word = "promotion";
constexpr std::string_view en_passant_word = "en-passant";
constexpr std::string_view single_step_word = "single-step";
constexpr std::string_view check_word = "check";
constexpr std::string_view manhattan_word = "manhattan";
constexpr std::string_view euclidean_word = "euclidean";

}  // namespace

int distance_by(Metric metric, board::Square from, board::Square to) {
    const int files = std::abs(board::file_of(from) - board::file_of(to));
    const int ranks = std::abs(board::rank_of(from) - board::rank_of(to));
    switch (metric) {
        case Metric::Manhattan: return files + ranks;
        case Metric::Euclidean: return static_cast<int>(std::lround(std::hypot(files, ranks)));
        case Metric::KingSteps: break;
    }
    return std::max(files, ranks);
}

bool AgreedRules::plays_as_published() const {
    AgreedRules published;
    published.metric = metric;
    return *this == published;
}

board::Key AgreedRules::key() const {
    // Another metric is another evaluation, which must not be mistaken for this one either.
    const AgreedRules published;
    const std::uint64_t bits = (promotion != published.promotion ? 1U : 0U) |
                               (en_passant != published.en_passant ? 2U : 0U) |
                               (double_step != published.double_step ? 4U : 0U) | (check != published.check ? 8U : 0U) |
                               (static_cast<std::uint64_t>(metric) << 4);
    return bits * 0x9E37'79B9'7F4A'7C15;  // an odd number that spreads them over the key
}

std::string AgreedRules::text() const {
    std::vector<std::string_view> words;
    if (promotion) words.push_back(promotion_word);
    if (en_passant) words.push_back(en_passant_word);
    if (!double_step) words.push_back(single_step_word);
    if (check) words.push_back(check_word);
    if (metric == Metric::Manhattan) words.push_back(manhattan_word);
    if (metric == Metric::Euclidean) words.push_back(euclidean_word);
    return text::joined(words, std::string_view(&between, 1));
}

AgreedRules AgreedRules::parse(std::string_view text) {
    AgreedRules rules;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word == promotion_word) rules.promotion = true;
        else if (word == en_passant_word) rules.en_passant = true;
        else if (word == single_step_word) rules.double_step = false;
        else if (word == check_word) rules.check = true;
        else if (word == manhattan_word) rules.metric = Metric::Manhattan;
        else if (word == euclidean_word) rules.metric = Metric::Euclidean;
        else
            throw text::ParseError(
                "rules are promotion, en-passant, single-step, check, manhattan and euclidean, with '+' "
                "between them, not " +
                text::quoted(word));
    }
    return rules;
}

}  // namespace rookery::chess
