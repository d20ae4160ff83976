// Networks as users load them: through the option EvalFile.

#include "learn/network.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "engine/learner.h"
#include "protocol/console.h"
#include "support/shared_text.h"
#include "support/temporary_folder.h"

namespace rookery::protocol {
namespace {

class EvalFile : public testing::Test {
protected:
    EvalFile() { say("uci"); }

    std::string say(const std::string& line) {
        out_.take();
        console_.handle(line);
        console_.finish();
        return out_.take();
    }
    static bool contains(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }

    /// A network to which every position is worth so much to the side to move.
    [[nodiscard]] static std::string constant_network(const std::string& game, int score) {
        learn::Network network(engine::learner_of(game).shape(16));
        network.scale = learn::Network::hidden_one * learn::Network::output_one;
        network.output_bias = score;
        network.origin = "always the same";
        return network.bytes();
    }
    std::string load(const std::string& bytes, const std::string& name = "some.net") {
        return say("setoption name EvalFile value " + folder_.write(name, bytes));
    }

    support::TemporaryFolder folder_;
    support::SharedText out_;
    Console console_{out_.stream};
};

TEST_F(EvalFile, IsOfferedAndDecidesTheEvaluation) {
    EXPECT_TRUE(contains(say("uci"), "option name EvalFile type string default <empty>\n"));
    EXPECT_EQ(load(constant_network("chess", 77)), "");
    const std::string text = say("eval");
    EXPECT_TRUE(contains(text, "always the same")) << text;
    EXPECT_TRUE(contains(text, "Score for the side to move: 77")) << text;
    EXPECT_TRUE(contains(say("go depth 1"), "bestmove "));
}

TEST_F(EvalFile, ABadFileIsRefusedInOneSentenceAndTheOldOneGoesOn) {
    load(constant_network("chess", 77));
    const std::string good = constant_network("chess", 5);
    for (const std::string& bad :
         {std::string(), std::string("no network"), good.substr(0, good.size() / 2), good.substr(0, good.size() - 1),
          good + "x", constant_network("atomic", 5), constant_network("wolf-sheep", 5)}) {
        const std::string answer = load(bad, "bad.net");
        EXPECT_TRUE(answer.starts_with("info string ")) << answer;
        EXPECT_EQ(std::count(answer.begin(), answer.end(), '\n'), 1) << answer;
        EXPECT_TRUE(contains(say("eval"), "Score for the side to move: 77"));
    }
    EXPECT_TRUE(contains(say("setoption name EvalFile value /nowhere/at/all.net"), "cannot read"));
}

TEST_F(EvalFile, TheSameNameReadsAChangedFileAgain) {
    load(constant_network("chess", 77));
    EXPECT_TRUE(contains(say("eval"), "Score for the side to move: 77"));
    load(constant_network("chess", 33));
    EXPECT_TRUE(contains(say("eval"), "Score for the side to move: 33"));
}

TEST_F(EvalFile, AnotherGameGoesBackToItsOwnEvaluation) {
    load(constant_network("chess", 77));
    say("setoption name UCI_Variant value atomic");
    EXPECT_FALSE(contains(say("eval"), "always the same"));
    EXPECT_TRUE(contains(say("go depth 1"), "bestmove "));
}

TEST_F(EvalFile, AnEmptyNameGoesBackToTheProgramsOwn) {
    load(constant_network("chess", 77));
    EXPECT_EQ(say("setoption name EvalFile value <empty>"), "");
    EXPECT_FALSE(contains(say("eval"), "always the same"));
}

TEST_F(EvalFile, ShowsWhatEveryPieceIsWorth) {
    learn::Network network(engine::learner_of("chess").shape(16));
    network.scale = 100;
    // One neuron grows with each queen of one's own and counts for the mover, and so for the other.
    const std::size_t neurons = network.shape.neurons;
    for (std::size_t square = 0; square < 64; ++square) network.input_weights[(4 * 64 + square) * neurons] = 255;
    network.output_weights[0] = 127;
    network.output_weights[neurons] = -127;
    load(network.bytes());
    say("position fen 3qk3/8/8/8/8/8/8/QN2K3 b - - 0 1");
    const std::string text = say("eval");
    EXPECT_TRUE(contains(text, "+1.98")) << text;
    EXPECT_TRUE(contains(text, "-1.98")) << text;
    EXPECT_TRUE(contains(text, "+0.00")) << text;
}

}  // namespace
}  // namespace rookery::protocol
