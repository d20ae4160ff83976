#include "app/classroom/classroom.h"

#include <gtest/gtest.h>

#include "app/problem.h"
#include "app/refusal_code.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using api::ClassExercise;
using api::QuestionKind;

ClassExercise exercise() {
    return {"Minimax",
            "tree",
            "((3 12 8) (2 4 6))",
            {{"What is it worth?", QuestionKind::number, {}},
             {"Which branch?", QuestionKind::choice, std::vector<std::string>{"a", "b"}}},
            {}};
}

TEST(Classroom, StudentsJoinAndTheirLastWordCounts) {
    Classroom room;
    EXPECT_EQ(room.current(), nullptr);
    EXPECT_EQ(code_of([&] { room.join("Anna", ""); }), "no-class");
    room.open(exercise());
    const std::string anna = room.join("  Anna ", "");
    const std::string other = room.join("Anna", "");
    EXPECT_NE(anna, other) << "two may have the same name";
    EXPECT_EQ(room.join("Somebody", anna), anna) << "who comes back stays the same";
    room.answer(anna, 0, "4");
    room.answer(anna, 0, " 3 ");
    EXPECT_EQ(room.find(anna)->name, "Anna");
    EXPECT_EQ(room.find(anna)->answers[0], "3");
    EXPECT_FALSE(room.find(anna)->answers[1]);
    room.answer(anna, 0, "  ");
    EXPECT_FALSE(room.find(anna)->answers[0]) << "taken back";
    EXPECT_EQ(room.current()->students.size(), 2U);
}

TEST(Classroom, WhoHasNotJoinedCannotAnswer) {
    Classroom room;
    room.open(exercise());
    const std::string anna = room.join("Anna", "");
    for (const std::string& token : {std::string(), std::string("guess"), anna.substr(1)})
        EXPECT_EQ(code_of([&] { room.answer(token, 0, "3"); }), "class-not-joined");
    EXPECT_EQ(code_of([&] { room.answer(anna, 2, "3"); }), "no-such-question") << "there are two questions";
    EXPECT_EQ(code_of([&] { room.answer(anna, 0, std::string(5'000, 'x')); }), "text-too-long");
    EXPECT_EQ(code_of([&] { room.join(" ", ""); }), "class-name-missing");
}

TEST(Classroom, AfterTheEndNothingIsTaken) {
    Classroom room;
    room.open(exercise());
    const std::string anna = room.join("Anna", "");
    EXPECT_EQ(code_of([&] { room.close({{{"3"}}}); }), "parse-error") << "one list for each question";
    room.close({{{"3"}, {"a"}}});
    EXPECT_EQ(room.current()->solutions->at(1).front(), "a");
    EXPECT_EQ(code_of([&] { room.answer(anna, 0, "3"); }), "class-closed");
    EXPECT_EQ(code_of([&] { room.join("Bea", ""); }), "class-closed");
    EXPECT_EQ(room.join("", anna), anna) << "to see what is right";
    room.end();
    EXPECT_EQ(room.current(), nullptr);
    EXPECT_EQ(room.find(anna), nullptr);
}

TEST(Classroom, TheDoorIsOpenAsLongAsThereIsAClass) {
    int opened = 0;
    int closed = 0;
    Classroom room({[&] { return "address " + std::to_string(++opened); }, [&] { ++closed; }});
    room.end();
    EXPECT_EQ(closed, 0);
    room.open(exercise());
    EXPECT_EQ(room.current()->address, "address 1");
    const std::string anna = room.join("Anna", "");
    room.open(exercise());
    EXPECT_EQ(room.current()->address, "address 1") << "those who are there need not come in again";
    EXPECT_EQ(room.find(anna), nullptr) << "but it is another exercise";
    room.end();
    EXPECT_EQ(closed, 1);
}

TEST(Classroom, ExercisesHaveLimits) {
    Classroom room;
    ClassExercise none = exercise();
    none.questions.clear();
    EXPECT_EQ(code_of([&] { room.open(none); }), "class-questions");
    ClassExercise many = exercise();
    many.questions.resize(31);
    EXPECT_EQ(code_of([&] { room.open(many); }), "class-questions");
    ClassExercise one_choice = exercise();
    one_choice.questions[1].choices->pop_back();
    EXPECT_EQ(code_of([&] { room.open(one_choice); }), "class-choices");
    EXPECT_EQ(room.current(), nullptr);
}

TEST(Classroom, WhoListensHearsOfEveryChange) {
    Classroom room;
    int heard = 0;
    const std::size_t listener = room.listen([&] { ++heard; });
    room.open(exercise());
    const std::string anna = room.join("Anna", "");
    room.answer(anna, 0, "3");
    EXPECT_EQ(heard, 3);
    room.forget(listener);
    room.end();
    EXPECT_EQ(heard, 3);
}

}  // namespace
}  // namespace rookery::app
