#include "app/classroom/classroom_handler.h"

#include <optional>
#include <string>
#include <utility>

#include "app/api/answers/written.h"
#include "app/api/class_requests.h"
#include "app/classroom/classroom.h"

namespace rookery::app {
namespace {

api::ClassAnswers answers_of(const Student& student) {
    return api::ClassAnswers(student.answers.begin(), student.answers.end());
}

/// What the teacher sees.
std::string register_text(const RequestNumber& request, const SharedExercise* shared) {
    api::RegisterMessage message;
    if (shared != nullptr) {
        api::TeachersClass known{shared->id, shared->address, shared->is_open, shared->exercise, {}};
        for (const Student& student : shared->students)
            known.students.push_back({student.name, answers_of(student), student.changed});
        message.classroom = std::move(known);
    }
    return api::text_of(request, message);
}

/// What a student sees, who may not have joined yet: nobody else's answers, and what is right only when it was told.
std::string class_text(const RequestNumber& request, const SharedExercise* shared, const Student* student) {
    api::ClassMessage message;
    if (shared != nullptr) {
        api::StudentsClass known;
        known.id = shared->id;
        known.title = shared->exercise.title;
        known.open = shared->is_open;
        if (student != nullptr) {
            known.exercise = shared->exercise;
            known.student = student->token;
            known.name = student->name;
            known.answers = answers_of(*student);
            known.solutions = shared->solutions;
        }
        message.classroom = std::move(known);
    }
    return api::text_of(request, message);
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
        router.on<api::OpenClass>([this](const api::OpenClass& request, const Message& message) {
            classroom_.open(request.exercise);
            watch(message.request);
        });
        router.on<api::WatchClass>([this](const api::WatchClass&, const Message& message) { watch(message.request); });
        router.on<api::CloseClass>([this](const api::CloseClass& request, const Message& message) {
            classroom_.close(request.solutions);
            watch(message.request);
        });
        router.on<api::EndClass>([this](const api::EndClass&, const Message& message) {
            classroom_.end();
            watch(message.request);
        });
        router.on<api::JoinClass>(
            [this](const api::JoinClass& request, const Message& message) { join(request, message); });
        router.on<api::AnswerClass>([this](const api::AnswerClass& request, const Message& message) {
            classroom_.answer(student_, request.question.as<std::size_t>(), request.answer);
            answer_student(message.request);
        });
    }

private:
    void watch(const RequestNumber& request) {
        is_teacher_ = true;
        listen();
        send_(register_text(request, classroom_.current()), Importance::MustArrive);
    }

    void join(const api::JoinClass& request, const Message& message) {
        const std::string token = request.student.value_or("");
        if (request.name) student_ = classroom_.join(*request.name, token);
        else if (classroom_.find(token) != nullptr) student_ = token;
        is_student_ = true;
        listen();
        answer_student(message.request);
    }

    void answer_student(const RequestNumber& request) {
        const std::string text = class_text(request, classroom_.current(), classroom_.find(student_));
        last_sent_ = class_text({}, classroom_.current(), classroom_.find(student_));
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
        if (text == last_sent_) return;
        last_sent_ = std::move(text);
        send_(last_sent_, Importance::MustArrive);
    }

    Classroom& classroom_;
    Send send_;
    std::optional<std::size_t> listener_;
    bool is_teacher_ = false;
    bool is_student_ = false;
    std::string student_;  ///< the token of this tab's student
    std::string last_sent_;
};

}  // namespace

std::unique_ptr<MessageHandler> make_classroom_handler(const HandlerServices& services, Send send) {
    return std::make_unique<ClassroomHandler>(services, std::move(send));
}

}  // namespace rookery::app
