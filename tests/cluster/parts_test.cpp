#include <gtest/gtest.h>

#include "lab/cluster/coordinator/deviation.h"
#include "lab/cluster/coordinator/job_failures.h"
#include "lab/cluster/messages.h"
#include "lab/cluster/packing.h"
#include "lab/cluster/run_store.h"
#include "lab/work/sha256.h"
#include "support/error_text.h"
#include "support/temporary_folder.h"
#include "text/parse_error.h"

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
    run.set_aside = {"broken"};
    const Announcement read = announcement_from(to_text(run));
    EXPECT_EQ(to_text(read), to_text(run));
    EXPECT_EQ(read.text.title, run.text.title);
    EXPECT_EQ(read.files[1].file, run.files[1].file);
    EXPECT_TRUE(read.excludes("liar"));
    EXPECT_TRUE(read.sets_aside("broken"));
    EXPECT_FALSE(read.stopped);

    ResultMessage result;
    result.worker = "w";
    result.result = std::string("binary\0\n{}\xff", 11);
    result.end = JobEnd::Returned;
    EXPECT_EQ(result_message_from(to_text(result)).result, result.result);
    EXPECT_EQ(result_message_from(to_text(result)).end, JobEnd::Returned);
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
}

TEST(ClusterStore, WhatAnExcludedWorkerHasDoneIsVoidUntilSomebodyElseDoesIt) {
    const support::TemporaryFolder folder;
    const auto file = folder.path() / "runs.sqlite";
    std::string run;
    {
        RunStore store(file);
        run = store.open_run("identity", false);
        store.add(run, {{3, "honest", 1, "a"}, {4, "suspect", 2, "b"}});
        EXPECT_EQ(store.exclude(run, "suspect"), std::vector<std::uint64_t>{4});
    }
    RunStore store(file);
    EXPECT_EQ(store.open_run("identity", false), run);
    EXPECT_EQ(store.excluded(run), std::vector<std::string>{"suspect"});
    EXPECT_FALSE(store.has(run, 4));
    EXPECT_EQ(store.voided(run, 4), std::optional<std::string>("suspect"));
    EXPECT_EQ(store.voided(run, 3), std::nullopt);
    EXPECT_FALSE(store.workers(run).contains("suspect"));
    store.add(run, {{3, "other", 1, "late"}, {4, "other", 1, "c"}});
    EXPECT_EQ(store.data(run, 3), std::optional<std::string>("a"));
    EXPECT_EQ(store.data(run, 4), std::optional<std::string>("c"));
    EXPECT_EQ(store.voided(run, 4), std::nullopt);
}

TEST(ClusterStore, ASignatureIsKeptForTheProgramThatHasIt) {
    const support::TemporaryFolder folder;
    const auto file = folder.path() / "runs.sqlite";
    {
        RunStore store(file);
        EXPECT_FALSE(store.signature("new", "chess"));
        store.keep_signature("old", "chess", {17, 1.5e6});
        store.keep_signature("new", "chess", {18, 1.5e6});
        store.keep_signature("new", "chess", {18, 2e6});
    }
    const RunStore store(file);
    ASSERT_TRUE(store.signature("new", "chess"));
    EXPECT_EQ(store.signature("new", "chess")->nodes, 18U);
    EXPECT_EQ(store.signature("new", "chess")->speed, 2e6) << "as it was measured last";
    EXPECT_EQ(store.signature("old", "chess")->nodes, 17U);
    EXPECT_FALSE(store.signature("new", "atomic"));
    EXPECT_NE(this_program(), "");
    EXPECT_EQ(this_program(), this_program());
}

TEST(ClusterParts, WhatIsPackedComesBack) {
    const std::string long_text = [] {
        std::string text;
        for (int i = 0; i < 3000; ++i) text += "e2e4 ";
        return text;
    }();
    for (const std::string& text : {std::string(), std::string("a"), std::string("\0\xff~=", 4), long_text})
        EXPECT_EQ(unpack(pack(text)), text);
    EXPECT_LT(pack(long_text).size(), 200U);
    // Jobs of self-play: numbers one after the other, of all lengths.
    for (int first = 0; first < 4000; first += 32) {
        std::string numbers;
        for (int i = first; i < first + 32; ++i) numbers += (numbers.empty() ? "[" : ",") + std::to_string(i);
        EXPECT_EQ(unpack(pack(numbers + "]")), numbers + "]");
    }
    const std::string packed = pack(long_text);
    EXPECT_THROW(static_cast<void>(unpack("")), text::ParseError);
    EXPECT_THROW(static_cast<void>(unpack("e2e4")), text::ParseError);
    EXPECT_THROW(static_cast<void>(unpack(packed.substr(0, packed.size() / 2))), text::ParseError);
    EXPECT_THROW(static_cast<void>(unpack(pack(std::string(std::size_t{65} << 20, 'x')))), text::ParseError)
        << "a few bytes that would fill the memory";
}

using Verdict = JobFailures::Verdict;

TEST(ClusterParts, AMachineThatCanDoNothingIsSetAside) {
    JobFailures failures;
    const std::set<std::string> crew{"broken", "well"};
    EXPECT_EQ(failures.add(1, "broken", crew), Verdict::TryAgain);
    EXPECT_EQ(failures.add(1, "broken", crew), Verdict::TryAgain) << "nobody else has tried";
    EXPECT_EQ(failures.add(2, "broken", crew), Verdict::TryAgain);
    EXPECT_EQ(failures.add(3, "broken", crew), Verdict::SetWorkerAside);
    failures.succeed("well");
    EXPECT_EQ(failures.add(4, "well", {"well"}), Verdict::TryAgain) << "an accident";
}

TEST(ClusterParts, AJobThatNobodyCanDoIsGivenUp) {
    JobFailures failures;
    const std::set<std::string> crew{"one", "other"};
    failures.succeed("one");
    failures.succeed("other");
    EXPECT_EQ(failures.add(7, "one", crew), Verdict::TryAgain);
    EXPECT_EQ(failures.add(7, "one", crew), Verdict::TryAgain);
    EXPECT_EQ(failures.add(7, "other", crew), Verdict::GiveUp);
}

TEST(ClusterParts, WhereNobodyCanDoAnythingAllIsGivenUp) {
    JobFailures alone;
    EXPECT_EQ(alone.add(1, "one", {"one"}), Verdict::TryAgain);
    EXPECT_EQ(alone.add(1, "one", {"one"}), Verdict::GiveUp);
    JobFailures together;
    EXPECT_EQ(together.add(1, "one", {"one", "other"}), Verdict::TryAgain);
    EXPECT_EQ(together.add(1, "other", {"one", "other"}), Verdict::GiveUp);
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
