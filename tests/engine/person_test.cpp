#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "board/random.h"
#include "engine/engine.h"
#include "engine/games.h"
#include "engine/person/eyesight.h"
#include "engine/person/opponents.h"
#include "text/parse_error.h"

namespace rookery::engine {
namespace {

class Person {
public:
    explicit Person(int elo, Manner manner = Manner::Plain) {
        settings_.hash_megabytes = 1;
        settings_.elo = elo;
        settings_.manner = manner;
    }

    std::string move(const AnyPosition& position, std::uint64_t seed) {
        settings_.seed = seed;
        engine_.configure(settings_);
        return engine_.search(position, {}).best_move;
    }
    std::string move(const std::string& fen, std::uint64_t seed) {
        return move(*position_from_text("chess", fen), seed);
    }
    /// How often each move is played, by persons with seeds from 1 on.
    std::map<std::string, int> moves(const std::string& fen, int persons) {
        std::map<std::string, int> counts;
        for (int seed = 1; seed <= persons; ++seed) ++counts[move(fen, static_cast<std::uint64_t>(seed))];
        return counts;
    }

private:
    Settings settings_;
    Engine engine_;
};

constexpr const char* mate_in_one = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

TEST(Eyesight, GrowsWithTheRating) {
    Glance quiet;
    Glance capture;
    capture.takes = true;
    capture.gain = 300;
    for (int elo = lowest_elo; elo < highest_elo; elo += 50) {
        const Eyesight one = eyesight_of(elo);
        const Eyesight better = eyesight_of(elo + 50);
        EXPECT_LT(chance_to_see(quiet, one, 0), chance_to_see(quiet, better, 0)) << elo;
        EXPECT_LT(chance_to_see(capture, one, 1), chance_to_see(capture, better, 1)) << elo;
        EXPECT_GE(one.spread, better.spread) << elo;
    }
}

TEST(Eyesight, OfTheWeakestIsWorseWhereGamesEndSooner) {
    Glance capture;
    capture.takes = true;
    const auto chance = [&](int elo, std::string_view game) {
        return chance_to_see(capture, eyesight_of(elo, game), 1);
    };
    for (const char* game : {"3check", "racingkings", "crazyhouse", "bughouse"}) {
        EXPECT_LT(chance(400, game), chance(400, "chess")) << game;
        EXPECT_EQ(chance(1200, game), chance(1200, "chess")) << game;
        for (int elo = lowest_elo; elo < highest_elo; elo += 50)
            EXPECT_LT(chance(elo, game), chance(elo + 50, game)) << game << " " << elo;
    }
    EXPECT_EQ(chance(400, "atomic"), chance(400, "chess"));
}

TEST(Eyesight, MissesWhatPeopleMiss) {
    const Eyesight eyesight = eyesight_of(800);
    const Glance quiet;
    const auto chance = [&](auto change) {
        Glance glance;
        change(glance);
        return chance_to_see(glance, eyesight, 0);
    };
    const double ordinary = chance_to_see(quiet, eyesight, 0);
    EXPECT_LT(chance([](Glance& glance) { glance.backward = true; }), ordinary);
    EXPECT_LT(chance([](Glance& glance) { glance.reach = 7; }), ordinary);
    EXPECT_LT(chance([](Glance& glance) { glance.long_diagonal = true; }), ordinary);
    EXPECT_LT(chance([](Glance& glance) { glance.unveiled = true; }), ordinary);
    EXPECT_LT(chance([](Glance& glance) { glance.untouched = true; }), ordinary);
    EXPECT_LT(chance([](Glance& glance) { glance.unguarded = true; }), ordinary);
    EXPECT_GT(chance([](Glance& glance) { glance.checks = true; }), ordinary);
    EXPECT_GT(chance([](Glance& glance) { glance.near_king = true; }), ordinary);
    const double taking = chance([](Glance& glance) { glance.takes = true; });
    EXPECT_GT(taking, ordinary);
    EXPECT_GT(chance([](Glance& glance) { glance.takes = glance.takes_back = true; }), taking);
    Glance capture;
    capture.takes = true;
    EXPECT_LT(chance_to_see(capture, eyesight, 3), chance_to_see(capture, eyesight, 1));
}

TEST(Eyesight, DrawsTheSameForTheSame) {
    EXPECT_EQ(drawn(1, 2, 3), drawn(1, 2, 3));
    EXPECT_NE(drawn(1, 2, 3), drawn(2, 2, 3));
    EXPECT_NE(drawn(1, 2, 3), drawn(1, 3, 3));
    EXPECT_NE(seed_of("one"), seed_of("other"));
    double sum = 0;
    for (std::uint64_t i = 0; i < 1'000; ++i) sum += drawn(7, i, 0);
    EXPECT_NEAR(sum / 1'000, 0.5, 0.05);
}

TEST(Person, PlaysTheSameAgainWithTheSameSeedInEveryGame) {
    for (const game::GameInfo& info : games()) {
        const auto position = start_position(info.id);
        for (const int elo : {400, 1200, 2400}) {
            Person one(elo);
            Person again(elo);
            EXPECT_EQ(one.move(*position, 5), again.move(*position, 5)) << info.id << " " << elo;
        }
    }
}

TEST(Person, PlaysDifferentGames) {
    for (const int elo : {400, 1200, 2000, 2400}) {
        Person person(elo);
        EXPECT_GE(person.moves("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20).size(), 2U) << elo;
    }
}

TEST(Person, AnEngineWithoutASeedDrawsOneForEachGame) {
    Engine engine;
    Settings settings;
    settings.elo = 400;
    engine.configure(settings);
    std::set<std::string> moves;
    const auto position = start_position("chess");
    for (int game = 0; game < 20; ++game) {
        engine.new_game();
        moves.insert(engine.search(*position, {}).best_move);
        EXPECT_TRUE(moves.contains(engine.search(*position, {}).best_move)) << "changed its mind within a game";
    }
    EXPECT_GE(moves.size(), 2U);
}

TEST(Person, TheWeakestMissAMateInOneNowAndThen) {
    Person fledgling(400);
    const int found = fledgling.moves(mate_in_one, 200)["a1a8"];
    EXPECT_LT(found, 200);
    EXPECT_GT(found, 100);
}

TEST(Person, TheStrongDoNot) {
    Person owl(2100);
    EXPECT_EQ(owl.moves(mate_in_one, 40)["a1a8"], 40);
}

TEST(Person, TheWeakestLeaveThingsHanging) {
    // The bishop on a1 looks at the queen on g7 along the longest diagonal.
    const std::string fen = "4k3/p4pqp/8/8/8/8/P4PPP/B5K1 b - - 0 1";
    const auto saved = [&](int elo) {
        Person person(elo);
        int count = 0;
        for (const auto& [move, times] : person.moves(fen, 60)) {
            const auto after = position_from_text("chess", fen);
            after->play(move);
            const auto legal = after->legal_moves();
            const bool lost = std::find(legal.begin(), legal.end(), "a1g7") != legal.end() && move.substr(0, 2) != "g7";
            count += lost ? 0 : times;
        }
        return count;
    };
    EXPECT_LT(saved(400), 60);
    EXPECT_GT(saved(400), 20);
    EXPECT_EQ(saved(2100), 60);
}

TEST(Person, NobodyGivesAQueenAwayWhileWinning) {
    // White is winning; there are many squares where a pawn or the king would take the queen.
    const std::string fen = "6k1/p4ppp/1p6/8/3Q4/8/P1R2PPP/6K1 w - - 0 1";
    const int before = position_from_text("chess", fen)->balance();
    for (const int elo : {400, 600, 800}) {
        Person person(elo);
        for (const auto& [move, times] : person.moves(fen, 60)) {
            const auto after = position_from_text("chess", fen);
            after->play(move);
            for (const std::string& reply : after->legal_moves()) {
                const auto later = after->clone();
                later->play(reply);
                EXPECT_GT(later->balance(), before - 9) << elo << ": " << move << " " << reply << " x" << times;
            }
        }
    }
}

TEST(Person, EvenTheWeakestMakeSomethingOfAWonGame) {
    // Two queens against a king: no shuffling to and fro.
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto position = position_from_text("chess", "8/8/3k4/8/8/8/4Q3/4QK2 w - - 0 1");
        board::Random random(seed);
        Person fledgling(400);
        int plies = 0;
        for (; plies < 160 && !position->outcome().over(); ++plies) {
            const auto legal = position->legal_moves();
            position->play(plies % 2 == 0 ? fledgling.move(*position, seed) : legal[random.below(legal.size())]);
        }
        EXPECT_EQ(position->outcome().result, game::Result::FirstWins) << "seed " << seed << ": " << position->text();
    }
}

TEST(Person, NobodyShuffles) {
    // Back to where the piece has just come from, though nobody attacks: at no level a habit, from the beginning on.
    for (const int elo : {400, 600, 800, 1000, 1200, 1600}) {
        Person person(elo);
        int moves = 0;
        int undone = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto position = start_position("chess");
            std::string before[2];
            for (int ply = 0; ply < 60 && !position->outcome().over(); ++ply) {
                const std::string move = person.move(*position, 2 * seed + static_cast<std::uint64_t>(ply % 2));
                std::string& last = before[ply % 2];
                ++moves;
                if (!last.empty() && move == last.substr(2, 2) + last.substr(0, 2)) ++undone;
                last = move;
                position->play(move);
            }
        }
        EXPECT_LE(undone * 10, moves) << elo << ": " << undone << " of " << moves;
    }
}

TEST(Person, PlaysEveryGameToItsEnd) {
    for (const game::GameInfo& info : games()) {
        if (!info.stands_alone) continue;
        const auto position = start_position(info.id);
        Person one(400);
        Person other(1000);
        for (int ply = 0; ply < 60 && !position->outcome().over(); ++ply) {
            const std::string move = (ply % 2 == 0 ? one : other).move(*position, 3);
            ASSERT_FALSE(move.empty()) << info.id;
            ASSERT_NO_THROW(position->play(move)) << info.id << " " << move;
        }
    }
}

TEST(Person, LooksOnlyAtTheMovesItWasAskedAbout) {
    Engine engine;
    Settings settings;
    settings.seed = 1;
    Request request;
    request.only = {"a2a3", "h2h3"};
    for (const int elo : {400, 2400}) {
        settings.elo = elo;
        engine.configure(settings);
        const std::string move = engine.search(*start_position("chess"), request).best_move;
        EXPECT_TRUE(move == "a2a3" || move == "h2h3") << move;
    }
}

TEST(Person, HasNothingToSayWhereTheGameIsOver) {
    Person person(400);
    EXPECT_EQ(person.move("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", 1), "");
}

int king_steps(std::string_view from, std::string_view to) {
    return std::max(std::abs(from[0] - to[0]), std::abs(from[1] - to[1]));
}

/// A position in which the manner of an opponent shows, and the moves that show it.
struct Shown {
    const char* opponent;
    Manner manner;
    const char* fen;
    bool (*shows)(const std::string& move);
};

// Of four knights' games: one with something to exchange, and one before and after castling.
constexpr const char* exchange = "r1bqkb1r/1ppp1ppp/p1n2n2/1B2p3/4P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5";
constexpr const char* castling = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 5";
constexpr const char* castled = "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 6";
constexpr const char* two_pawns = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

class Manners : public testing::TestWithParam<Shown> {};

TEST_P(Manners, ShowInWhatIsPlayed) {
    const Shown& shown = GetParam();
    const Opponent& opponent = find_opponent(shown.opponent);
    EXPECT_EQ(opponent.manner, shown.manner);
    const auto times = [&](Manner manner) {
        Person person(*opponent.elo, manner);
        int count = 0;
        for (const auto& [move, often] : person.moves(shown.fen, 100)) count += shown.shows(move) ? often : 0;
        return count;
    };
    // Not always: it is a taste.
    const int liked = times(shown.manner);
    EXPECT_GE(liked, times(Manner::Plain) + 4);
    EXPECT_LT(liked, 100);
}

bool nears_the_enemy_king(const std::string& move) {
    return king_steps(move.substr(2, 2), "g8") < king_steps(move.substr(0, 2), "g8");
}
bool exchanges(const std::string& move) { return move == "b5c6" || move == "f3e5"; }
bool is_by_a_knight(const std::string& move) { return move.substr(0, 2) == "c3" || move.substr(0, 2) == "f3"; }
bool is_by_a_pawn(const std::string& move) { return move[1] == '2' || move.substr(0, 2) == "d3"; }
bool is_by_the_queen(const std::string& move) { return move.substr(0, 2) == "d1"; }
bool castles(const std::string& move) { return move == "e1g1"; }

INSTANTIATE_TEST_SUITE_P(Person, Manners,
                         testing::Values(Shown{"sparrow", Manner::Queen, two_pawns, is_by_the_queen},
                                         Shown{"magpie", Manner::Trade, exchange, exchanges},
                                         Shown{"woodpecker", Manner::Pawns, castled, is_by_a_pawn},
                                         Shown{"heron", Manner::Caution, castling, castles},
                                         Shown{"jackdaw", Manner::Knights, castled, is_by_a_knight},
                                         Shown{"kestrel", Manner::Attack, castled, nears_the_enemy_king},
                                         Shown{"owl", Manner::Caution, castling, castles}),
                         [](const auto& instance) { return instance.param.opponent; });

TEST(Opponents, AreALadderOfSmallSteps) {
    const auto& all = opponents();
    ASSERT_GE(all.size(), 10U);
    EXPECT_EQ(all.front().elo, 400);
    EXPECT_EQ(all.back().elo, std::nullopt);
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i + 1 < all.size(); ++i) {
        ids.insert(all[i].id);
        if (!all[i + 1].elo) continue;
        EXPECT_GE(*all[i + 1].elo - *all[i].elo, 200);
        EXPECT_LE(*all[i + 1].elo - *all[i].elo, 250);
    }
    EXPECT_EQ(ids.size() + 1, all.size());
    EXPECT_EQ(default_opponent().elo, 800);
    EXPECT_THROW(static_cast<void>(find_opponent("dodo")), text::ParseError);
}

TEST(Opponents, HaveLevelsInWordsWhereRatingsMeanNothing) {
    EXPECT_FALSE(has_no_ratings("chess"));
    EXPECT_EQ(opponents_of("chess").size(), opponents().size());
    ASSERT_TRUE(has_no_ratings("wolf-sheep"));
    const auto few = opponents_of("wolf-sheep");
    ASSERT_EQ(few.size(), 5U);
    EXPECT_EQ(skill_name(few.front().skill), "beginner");
    EXPECT_EQ(skill_name(few.back().skill), "perfect");
    EXPECT_TRUE(std::any_of(few.begin(), few.end(), [](const auto& one) { return one.id == default_opponent().id; }));
}

TEST(Opponents, TheStrongestVariesItsBeginnings) {
    Engine engine;
    Settings settings;
    opponents().back().apply(settings);
    EXPECT_TRUE(plays_like_a_person(settings));
    Request request;
    request.limits.nodes = 3'000;
    std::set<std::string> moves;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        settings.seed = seed;
        engine.configure(settings);
        moves.insert(engine.search(*start_position("chess"), request).best_move);
    }
    EXPECT_GE(moves.size(), 2U);
}

}  // namespace
}  // namespace rookery::engine
