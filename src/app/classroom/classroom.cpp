#include "app/classroom/classroom.h"

#include <algorithm>
#include <utility>

#include "app/identity.h"
#include "app/problem.h"
#include "text/parse_error.h"

namespace rookery::app {
namespace {

using text::ParseError;

constexpr std::size_t max_students = 300;
constexpr std::size_t max_questions = 30;
constexpr std::size_t max_choices = 12;
constexpr std::size_t longest_name = 80;
constexpr std::size_t longest_answer = 300;
constexpr std::size_t longest_words = 2'000;
constexpr std::size_t longest_text = 20'000;

void check_length(const std::string& text, std::size_t maximum) {
    if (text.size() > maximum)
        throw Refusal("text-too-long", "This text is too long: " + std::to_string(maximum) + " bytes are the most.",
                      {{"max", std::to_string(maximum)}});
}

void check(const api::ClassExercise& exercise) {
    check_length(exercise.title, longest_words);
    check_length(exercise.game, longest_name);
    check_length(exercise.text, longest_text);
    if (exercise.questions.empty() || exercise.questions.size() > max_questions)
        throw Refusal("class-questions", "An exercise has 1 to " + std::to_string(max_questions) + " questions.",
                      {{"max", std::to_string(max_questions)}});
    for (const api::ClassQuestion& question : exercise.questions) {
        check_length(question.words, longest_words);
        const std::size_t choices = question.choices ? question.choices->size() : 0;
        if (question.kind == api::QuestionKind::choice ? choices < 2 || choices > max_choices : choices > 0)
            throw Refusal(
                "class-choices",
                "A choice has 2 to " + std::to_string(max_choices) + " answers to choose from, and nothing else has.",
                {{"max", std::to_string(max_choices)}});
        if (question.choices)
            for (const std::string& choice : *question.choices) check_length(choice, longest_answer);
    }
}

/// Without white space around it.
std::string trimmed(const std::string& text) {
    constexpr std::string_view white = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(white);
    return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(white) - begin + 1);
}

}  // namespace

void Classroom::open(const api::ClassExercise& exercise) {
    check(exercise);
    SharedExercise next;
    next.id = new_id();
    next.exercise = exercise;
    if (current_) next.address = current_->address;  // those who have it come in again
    else if (door_.open) next.address = door_.open();
    current_ = std::move(next);
    notify_listeners();
}

void Classroom::close(const std::optional<std::vector<std::vector<std::string>>>& solutions) {
    SharedExercise& shared = require();
    if (solutions) {
        if (solutions->size() != shared.exercise.questions.size())
            throw ParseError("There is one list of right answers for each question.");
        for (const auto& list : *solutions)
            for (const std::string& solution : list) check_length(solution, longest_answer);
    }
    shared.is_open = false;
    shared.solutions = solutions;
    notify_listeners();
}

void Classroom::end() {
    if (!current_) return;
    current_.reset();
    if (door_.close) door_.close();
    notify_listeners();
}

std::string Classroom::join(const std::string& name, const std::string& token) {
    SharedExercise& shared = require();
    if (const auto* known = find(token)) return known->token;
    const std::string plain = trimmed(name);
    if (plain.empty()) throw Refusal("class-name-missing", "Somebody who joins has a name.");
    check_length(plain, longest_name);
    if (!shared.is_open) throw Refusal("class-closed", "No more answers are taken.");
    if (shared.students.size() >= max_students) throw Refusal("class-full", "The class is full.");
    Student student;
    student.token = new_id() + new_id();
    student.name = plain;
    student.answers.resize(shared.exercise.questions.size());
    student.changed = now();
    shared.students.push_back(student);
    notify_listeners();
    return student.token;
}

void Classroom::answer(const std::string& token, std::size_t question, const std::string& answer) {
    SharedExercise& shared = require();
    const auto student = std::find_if(shared.students.begin(), shared.students.end(),
                                      [&](const Student& each) { return each.token == token; });
    if (student == shared.students.end())
        throw Refusal("class-not-joined", "Somebody who answers has joined the class.");
    if (!shared.is_open) throw Refusal("class-closed", "No more answers are taken.");
    if (question >= student->answers.size()) throw Refusal("no-such-question", "There is no such question.");
    check_length(answer, longest_answer);
    const std::string plain = trimmed(answer);
    student->answers[question] = plain.empty() ? std::nullopt : std::optional(plain);
    student->changed = now();
    notify_listeners();
}

const Student* Classroom::find(const std::string& token) const {
    if (!current_ || token.empty()) return nullptr;
    const auto found = std::find_if(current_->students.begin(), current_->students.end(),
                                    [&](const Student& each) { return each.token == token; });
    return found == current_->students.end() ? nullptr : &*found;
}

std::size_t Classroom::listen(Listener listener) {
    listeners_.emplace_back(++last_listener_, std::move(listener));
    return last_listener_;
}

void Classroom::forget(std::size_t listener) {
    std::erase_if(listeners_, [&](const auto& entry) { return entry.first == listener; });
}

SharedExercise& Classroom::require() {
    if (!current_) throw Refusal("no-class", "There is no exercise for a class at the moment.");
    return *current_;
}

void Classroom::notify_listeners() const {
    for (const auto& [number, listener] : listeners_) listener();
}

}  // namespace rookery::app
