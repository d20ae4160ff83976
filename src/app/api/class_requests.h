#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/classroom.h"
#include "app/api/parts.h"
#include "app/api/play_requests.h"

namespace rookery::app::api {

/// What a page says about an exercise that a class does together: first the teacher, then the students.

struct OpenClass {
    using Answer = RegisterMessage;
    static constexpr std::string_view type = "class-open";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "begins to collect answers to the `exercise`, in the place of what was collected before; the answer is "
        "`register`. `xray` in the exercise lets students look into the search";
    ClassExercise exercise;
};
BOOST_DESCRIBE_STRUCT(OpenClass, (), (exercise))

struct WatchClass {
    using Answer = RegisterMessage;
    static constexpr std::string_view type = "class-watch";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "the answer is `register`, which from then on also comes whenever somebody joins or answers";
};
BOOST_DESCRIBE_STRUCT(WatchClass, (), ())

struct CloseClass {
    using Answer = RegisterMessage;
    static constexpr std::string_view type = "class-close";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "no more answers are taken; `solutions`, a list of right answers for each question, are shown to the students";
    std::optional<std::vector<std::vector<std::string>>> solutions;
};
BOOST_DESCRIBE_STRUCT(CloseClass, (), (solutions))

struct EndClass {
    using Answer = RegisterMessage;
    static constexpr std::string_view type = "class-end";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect = "forgets the exercise, the students and their answers";
};
BOOST_DESCRIBE_STRUCT(EndClass, (), ())

struct JoinClass {
    using Answer = ClassMessage;
    static constexpr std::string_view type = "class-join";
    static constexpr int cost = cost_of_work;
    static constexpr std::string_view effect =
        "the answer is `class`, which from then on also comes when the teacher changes something. Without a `name` it "
        "is only asked what there is; `student` is the token of somebody who comes back";
    std::optional<std::string> name;
    std::optional<Token> student;
};
BOOST_DESCRIBE_STRUCT(JoinClass, (), (name, student))

struct AnswerClass {
    using Answer = ClassMessage;
    static constexpr std::string_view type = "class-answer";
    static constexpr int cost = ordinary_cost;
    static constexpr std::string_view effect =
        "what the student says to a `question`, which is counted from 0; the last word counts. The answer is `class`";
    Within<0, 99> question;
    std::string answer;
};
BOOST_DESCRIBE_STRUCT(AnswerClass, (), (question, answer))

}  // namespace rookery::app::api
