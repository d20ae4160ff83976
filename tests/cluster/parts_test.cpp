#include <gtest/gtest.h>

#include "text/parse_error.h"
#include "lab/cluster/deviation.h"
#include "lab/cluster/run_store.h"
#include "lab/cluster/sha256.h"
#include "lab/cluster/messages.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"

namespace rookery::lab::cluster {
namespace {

TEST(ClusterParts, Sha256IsThatOfTheStandard) {
    EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(ClusterParts, MessagesComeBackAsTheyWere) {
    Announcement run;
    run.run = "abc";
    run.text.kind = "match";
    run.text.title = "A \"quoted\" title";
    run.text.settings = "{\"a\":1}";
    run.text.programs = true;
    run.files = {{{"/a/b.net", false}, "12"}, {{"/a/engine", true}, "34"}};
    run.version = "1.2.3";
    run.signature = 1'234'567'890'123;
    run.speed = 1.5e6;
    run.patience = std::chrono::milliseconds(1500);
    run.max_deliveries = 5;
    run.excluded = {"liar"};
    const Announcement read = announcement_from(to_text(run));
    EXPECT_EQ(to_text(read), to_text(run));
    EXPECT_EQ(read.text.title, run.text.title);
    EXPECT_EQ(read.files[1].file, run.files[1].file);
    EXPECT_TRUE(read.excludes("liar"));
    EXPECT_FALSE(read.stopped);

    ResultMessage result;
    result.worker = "w";
    result.result = std::string("binary\0\n{}\xff", 11);
    EXPECT_EQ(result_message_from(to_text(result)).result, result.result);
    EXPECT_THROW(static_cast<void>(result_message_from("")), text::ParseError);
    EXPECT_THROW(static_cast<void>(result_message_from("{}")), text::ParseError);
    EXPECT_THROW(static_cast<void>(announcement_from("{\"run\":1}")), text::ParseError);
}

TEST(ClusterParts, WhoFindsSomethingElseStandsOut) {
    // Pairs with 0, 1 and 2 points, over and over.
    Sums all;
    Sums alike;
    for (int i = 0; i < 600; ++i) {
        all.add(i % 3);
        if (i < 60) alike.add(i % 3);
    }
    EXPECT_LT(std::abs(deviation_of(alike, all)), 1);
    Sums lucky;
    for (int i = 0; i < 30; ++i) {
        lucky.add(2);
        all.add(2);
    }
    EXPECT_GT(deviation_of(lucky, all), 4);
    Sums few;
    for (int i = 0; i < 5; ++i) few.add(2);
    EXPECT_EQ(deviation_of(few, all), 0) << "too few to tell";
    EXPECT_EQ(all.without(lucky).count, 600);
}

TEST(ClusterParts, SubjectsEndWithANumber) {
    EXPECT_EQ(number_of(job_subject("run", 17)), std::optional<std::uint64_t>(17));
    EXPECT_EQ(number_of("rk.job.run."), std::nullopt);
    EXPECT_EQ(number_of("rk.job.run.x1"), std::nullopt);
    EXPECT_EQ(number_of("rk.job.run.99999999999999999999"), std::nullopt);
}

TEST(ClusterStore, TheFirstResultOfANumberCounts) {
    const support::TemporaryFolder folder;
    const auto file = folder.path() / "below" / "runs.sqlite";
    std::string run;
    {
        RunStore store(file);
        run = store.open_run("identity", false);
        store.add(run, {{3, "first", 1, "a"}, {4, "second", 2, std::string("\0b", 2)}});
        store.add(run, {{3, "second", 1, "late"}});
    }
    RunStore store(file);
    EXPECT_EQ(store.open_run("identity", false), run) << "it is known by what it is";
    EXPECT_EQ(store.data(run, 3), std::optional<std::string>("a"));
    EXPECT_EQ(store.data(run, 4), std::optional(std::string("\0b", 2)));
    EXPECT_FALSE(store.has(run, 5));
    EXPECT_EQ(store.workers(run).at("second").results, 1U);
    EXPECT_EQ(store.remove(run, "second"), std::vector<std::uint64_t>{4});
    EXPECT_FALSE(store.has(run, 4));
}

TEST(ClusterStore, ARunThatIsFinishedOrBegunAnewGetsANewName) {
    const support::TemporaryFolder folder;
    const auto file = folder.path() / "runs.sqlite";
    std::string first;
    {
        RunStore store(file);
        first = store.open_run("identity", false);
        store.add(first, {{1, "w", 0, "a"}});
    }
    RunStore store(file);
    const std::string second = store.open_run("identity", true);
    EXPECT_NE(second, first);
    EXPECT_FALSE(store.has(first, 1));
    store.finish(second);
    EXPECT_NE(RunStore(file).open_run("identity", false), second);
}

TEST(ClusterStore, TwoProgramsDoNotWorkOnOneRun) {
    const support::TemporaryFolder folder;
    const auto file = folder.path() / "runs.sqlite";
    RunStore one(file);
    const std::string run = one.open_run("identity", false);
    RunStore two(file);
    EXPECT_EQ(support::error_text([&] { static_cast<void>(two.open_run("identity", false)); }),
              "another program works on this run (" + run + ") already");
    EXPECT_NE(two.open_run("another", false), run);
}

}  // namespace
}  // namespace rookery::lab::cluster
