#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/api/class_requests.h"

namespace rookery::app {

/// How students of other machines come in. Whoever hosts the program knows; where nobody can, nothing is set.
struct ClassDoor {
    /// The address for all students, until it is closed.
    std::function<std::string()> open = {};
    std::function<void()> close = {};
};

/// Somebody in a class.
struct Student {
    std::string token;  ///< which only this student's browser has
    std::string name;
    std::vector<std::optional<std::string>> answers;  ///< one for each question
    std::int64_t changed = 0;                         ///< when they joined or last answered
};

/// An exercise that a class does at the moment. It is kept in memory alone: names of students are nobody else's affair,
/// and the teacher saves what shall stay. What is right only the teacher's page knows, until it tells.
struct SharedExercise {
    std::string id;
    std::string address;  ///< for students of other machines; empty if nobody can come in
    api::ClassExercise exercise;
    std::vector<Student> students;
    bool is_open = true;  ///< for answers
    std::optional<std::vector<std::vector<std::string>>> solutions;
};

/// The one class of a program, which all tabs share. Whatever is wrong is a Refusal or a ParseError.
class Classroom {
public:
    /// Called whenever something has changed.
    using Listener = std::function<void()>;

    explicit Classroom(ClassDoor door = {}) : door_(std::move(door)) {}

    void open(const api::ClassExercise& exercise);
    void close(const std::optional<std::vector<std::vector<std::string>>>& solutions);
    void end();
    /// The token of the student: the one that is given, if it is known.
    std::string join(const std::string& name, const std::string& token);
    void answer(const std::string& token, std::size_t question, const std::string& answer);

    /// Null if there is no class.
    [[nodiscard]] const SharedExercise* current() const { return current_ ? &*current_ : nullptr; }
    [[nodiscard]] const Student* find(const std::string& token) const;

    /// Who listens is forgotten by their number.
    std::size_t listen(Listener listener);
    void forget(std::size_t listener);

private:
    SharedExercise& require();
    void notify_listeners() const;

    ClassDoor door_;
    std::optional<SharedExercise> current_;
    std::vector<std::pair<std::size_t, Listener>> listeners_;
    std::size_t last_listener_ = 0;
};

}  // namespace rookery::app
