#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "app/api/answers/parts.h"

namespace rookery::app::api {

/// What the server says about an exercise that a class does together.

enum class QuestionKind : std::uint8_t { number, choice, text };
BOOST_DESCRIBE_ENUM(QuestionKind, number, choice, text)

/// What students are asked. The right answer is not a part of it: it stays with the teacher.
struct ClassQuestion {
    std::string words;
    QuestionKind kind = QuestionKind::text;
    std::optional<std::vector<std::string>> choices;
};
BOOST_DESCRIBE_STRUCT(ClassQuestion, (), (words, kind, choices))

/// A tree drawn by hand or a position, and questions about it.
struct ClassExercise {
    std::string title;
    std::string game;
    std::string text;
    std::vector<ClassQuestion> questions;
    std::optional<bool> xray;
};
BOOST_DESCRIBE_STRUCT(ClassExercise, (), (title, game, text, questions, xray))

using ClassAnswers = std::vector<OrNull<std::string>>;

/// Somebody in the teacher's register, and when they joined or last answered, in milliseconds since 1970.
struct Registered {
    std::string name;
    ClassAnswers answers;
    std::int64_t changed = 0;
};
BOOST_DESCRIBE_STRUCT(Registered, (), (name, answers, changed))

/// `address` is for students of other machines, and empty if nobody can come in; it is `open` for answers.
struct TeachersClass {
    std::string id;
    std::string address;
    bool open = false;
    ClassExercise exercise;
    std::vector<Registered> students;
};
BOOST_DESCRIBE_STRUCT(TeachersClass, (), (id, address, open, exercise, students))

/// What the teacher is told; null if there is no class.
struct RegisterMessage {
    static constexpr std::string_view type = "register";
    OrNull<TeachersClass> classroom;
};
BOOST_DESCRIBE_STRUCT(RegisterMessage, (), (classroom))

/// What begins with the exercise is there for those who have joined, the solutions when the teacher has told them.
struct StudentsClass {
    std::string id;
    std::string title;
    bool open = false;
    std::optional<ClassExercise> exercise;
    std::optional<Token> student;
    std::optional<std::string> name;
    std::optional<ClassAnswers> answers;
    std::optional<std::vector<std::vector<std::string>>> solutions;
};
BOOST_DESCRIBE_STRUCT(StudentsClass, (), (id, title, open, exercise, student, name, answers, solutions))

/// What a student is told; null if there is no class.
struct ClassMessage {
    static constexpr std::string_view type = "class";
    OrNull<StudentsClass> classroom;
};
BOOST_DESCRIBE_STRUCT(ClassMessage, (), (classroom))

}  // namespace rookery::app::api
