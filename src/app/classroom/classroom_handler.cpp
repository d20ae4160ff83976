#include "app/classroom/classroom_handler.h"

#include <optional>
#include <string>
#include <utility>

#include "app/api/class_requests.h"
#include "app/api/json_parts.h"
#include "app/classroom/classroom.h"

namespace rookery::app {
namespace {

namespace json = boost::json;

json::array texts_json(const std::vector<std::string>& texts) {
    json::array array;
    for (const std::string& text : texts) array.emplace_back(text);
    return array;
}

json::object exercise_json(const api::ClassExercise& exercise) {
    json::array questions;
    for (const api::ClassQuestion& question : exercise.questions) {
        json::object object{{"words", question.words}, {"kind", boost::describe::enum_to_string(question.kind, "")}};
        if (question.choices) object["choices"] = texts_json(*question.choices);
        questions.push_back(std::move(object));
    }
    return {{"title", exercise.title},
            {"game", exercise.game},
            {"text", exercise.text},
            {"questions", std::move(questions)},
            {"xray", exercise.xray.value_or(false)}};
}

json::array answers_json(const Student& student) {
    json::array array;
    for (const auto& answer : student.answers) array.push_back(answer ? json::value(*answer) : json::value(nullptr));
    return array;
}

/// What the teacher sees.
std::string register_text(const RequestNumber& request, const SharedExercise* shared) {
    json::object object = message_json("register", request);
    object["class"] = nullptr;
    if (shared != nullptr) {
        json::array students;
        for (const Student& student : shared->students)
            students.push_back(
                json::object{{"name", student.name}, {"answers", answers_json(student)}, {"changed", student.changed}});
        object["class"] = json::object{{"id", shared->id},
                                       {"address", shared->address},
                                       {"open", shared->is_open},
                                       {"exercise", exercise_json(shared->exercise)},
                                       {"students", std::move(students)}};
    }
    return json::serialize(object);
}

/// What a student sees, who may not have joined yet: nobody else's answers, and what is right only when it was told.
std::string class_text(const RequestNumber& request, const SharedExercise* shared, const Student* student) {
    json::object object = message_json("class", request);
    object["class"] = nullptr;
    if (shared != nullptr) {
        json::object known{{"id", shared->id}, {"title", shared->exercise.title}, {"open", shared->is_open}};
        if (student != nullptr) {
            known["exercise"] = exercise_json(shared->exercise);
            known["student"] = student->token;
            known["name"] = student->name;
            known["answers"] = answers_json(*student);
            if (shared->solutions) {
                json::array solutions;
                for (const auto& list : *shared->solutions) solutions.push_back(texts_json(list));
                known["solutions"] = std::move(solutions);
            }
        }
        object["class"] = std::move(known);
    }
    return json::serialize(object);
}

class ClassroomHandler final : public MessageHandler {
public:
    ClassroomHandler(const HandlerServices& services, Send send)
        : classroom_(services.classroom), send_(std::move(send)) {}
    ~ClassroomHandler() override {
        if (listener_) classroom_.forget(*listener_);
    }
    ClassroomHandler(const ClassroomHandler&) = delete;
    ClassroomHandler& operator=(const ClassroomHandler&) = delete;

    void add_to(Router& router) override {
        router.on<api::OpenClass>([this](const api::OpenClass& said, const Message& message) {
            classroom_.open(said.exercise);
            watch(message.request);
        });
        router.on<api::WatchClass>([this](const api::WatchClass&, const Message& message) { watch(message.request); });
        router.on<api::CloseClass>([this](const api::CloseClass& said, const Message& message) {
            classroom_.close(said.solutions);
            watch(message.request);
        });
        router.on<api::EndClass>([this](const api::EndClass&, const Message& message) {
            classroom_.end();
            watch(message.request);
        });
        router.on<api::JoinClass>([this](const api::JoinClass& said, const Message& message) { join(said, message); });
        router.on<api::AnswerClass>([this](const api::AnswerClass& said, const Message& message) {
            classroom_.answer(student_, said.question.as<std::size_t>(), said.answer);
            tell_student(message.request);
        });
    }

private:
    void watch(const RequestNumber& request) {
        is_teacher_ = true;
        listen();
        send_(register_text(request, classroom_.current()), Importance::MustArrive);
    }

    void join(const api::JoinClass& said, const Message& message) {
        const std::string token = said.student.value_or("");
        if (said.name) student_ = classroom_.join(*said.name, token);
        else if (classroom_.find(token) != nullptr) student_ = token;
        is_student_ = true;
        listen();
        tell_student(message.request);
    }

    void tell_student(const RequestNumber& request) {
        const std::string text = class_text(request, classroom_.current(), classroom_.find(student_));
        last_told_ = class_text({}, classroom_.current(), classroom_.find(student_));
        send_(text, Importance::MustArrive);
    }

    void listen() {
        if (!listener_) listener_ = classroom_.listen([this] { changed(); });
    }

    void changed() {
        if (is_teacher_) send_(register_text({}, classroom_.current()), Importance::MustArrive);
        if (!is_student_) return;
        // What others answer is nothing to them.
        std::string text = class_text({}, classroom_.current(), classroom_.find(student_));
        if (text == last_told_) return;
        last_told_ = std::move(text);
        send_(last_told_, Importance::MustArrive);
    }

    Classroom& classroom_;
    Send send_;
    std::optional<std::size_t> listener_;
    bool is_teacher_ = false;
    bool is_student_ = false;
    std::string student_;  ///< the token of this tab's student
    std::string last_told_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_classroom_handler(const HandlerServices& services, Send send) {
    return std::make_unique<ClassroomHandler>(services, std::move(send));
}

}  // namespace rookery::app
