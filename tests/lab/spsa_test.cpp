#include "lab/tune/spsa.h"

#include <cmath>

#include <gtest/gtest.h>

#include "board/random.h"

namespace rookery::lab {
namespace {

/// A game whose players are the better the nearer they are to the truth, and which luck decides as much.
class Contest {
public:
    explicit Contest(Spsa::Values truth, std::uint64_t seed) : truth_(std::move(truth)), random_(seed) {}

    double play(const Spsa::Values& one, const Spsa::Values& other) {
        const double chance = 1 / (1 + std::exp(3 * (distance(one) - distance(other))));
        double difference = 0;
        for (int game = 0; game < 2; ++game)
            difference += static_cast<double>(random_.below(1'000'000)) < 1e6 * chance ? 1 : -1;
        return difference;
    }
    [[nodiscard]] double distance(const Spsa::Values& values) const {
        double sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i) sum += std::pow((values[i] - truth_[i]) / 50, 2);
        return sum;
    }

private:
    Spsa::Values truth_;
    board::Random random_;
};

const std::vector<SpsaParameter> three = {{50, 0, 200, 10}, {150, 0, 200, 10}, {100, 0, 110, 10}};

SpsaSettings settings_of(std::uint64_t ahead) {
    SpsaSettings settings;
    settings.iterations = 4000;
    settings.rate = 0.05;
    settings.ahead = ahead;
    return settings;
}

Spsa::Values tune(Contest& contest, std::uint64_t ahead) {
    const SpsaSettings settings = settings_of(ahead);
    Spsa spsa(three, settings);
    while (spsa.added() < settings.iterations) {
        const auto [one, other] = spsa.players(spsa.added());
        spsa.add(contest.play(one, other));
    }
    return spsa.values();
}

TEST(Spsa, FindsWhatWins) {
    for (const std::uint64_t ahead : {1U, 16U}) {
        Contest contest({120, 90, 105}, 7);
        const double before = contest.distance({50, 150, 100});
        const Spsa::Values found = tune(contest, ahead);
        EXPECT_LT(contest.distance(found), before / 20) << found[0] << " " << found[1] << " " << found[2];
        EXPECT_LE(found[2], 110);
    }
}

TEST(Spsa, StaysWhereNothingMatters) {
    Spsa spsa(three, settings_of(1));
    for (int i = 0; i < 100; ++i) spsa.add(0);
    EXPECT_EQ(spsa.values(), (Spsa::Values{50, 150, 100}));
}

TEST(Spsa, AnIterationDoesNotDependOnWhatIsKnownByThen) {
    // One is always asked as early as possible, the other as late as possible.
    Spsa early(three, settings_of(5));
    Spsa late(three, settings_of(5));
    board::Random results(3);
    std::vector<std::pair<Spsa::Values, Spsa::Values>> asked;
    for (std::uint64_t iteration = 0; iteration < 200; ++iteration) {
        while (early.ready(asked.size())) asked.push_back(early.players(asked.size()));
        EXPECT_EQ(asked.size(), iteration + 5);
        EXPECT_EQ(late.players(iteration), asked[iteration]);
        const double difference = static_cast<double>(results.below(5)) - 2;
        early.add(difference);
        late.add(difference);
    }
    EXPECT_EQ(early.values(), late.values());
}

TEST(Spsa, PlayersStayWithinTheRanges) {
    Spsa spsa({{0, 0, 4, 3}, {9, -9, 9, 100}}, settings_of(1));
    for (std::uint64_t i = 0; i < 50; ++i) {
        const auto [one, other] = spsa.players(i);
        for (const auto& values : {one, other}) {
            EXPECT_TRUE(values[0] >= 0 && values[0] <= 4 && values[1] >= -9 && values[1] <= 9);
        }
        EXPECT_NE(one, other);
        spsa.add(2);
    }
}

}  // namespace
}  // namespace rookery::lab
