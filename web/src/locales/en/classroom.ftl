## Exercises for a class

class = Class
class-subject = What it is about
class-answer-kept = Your answer: { $answer }
class-solution = The answer is { $answer }.
class-answered = { $done } of { $all } answered
class-is-closed = No more answers are taken.
class-look-into = Look into it with X-ray
class-your-name = Your name
class-join = Join
class-join-note = Your teacher sees your name and your answers. They stay on the teacher’s machine.
class-none = There is no exercise at the moment. When your teacher begins one, it appears here.
class-make = Exercise for a class
class-no-exercise-in-file = There is no exercise in this file.
class-open-file = Open a file
class-question = Question { $number }
class-question-words = Question
class-answer-kind = Kind of answer
class-kind-number = A number
class-kind-choice = One of several
class-kind-text = A word or a move
class-choices = Answers to choose from, one per line
class-right-answer = Right answer
class-right-answer-note = Several right answers are separated by |, as in Nf3 | g1f3.
class-remove-question = Remove the question
class-title = Title
class-allow-xray = Students may look into it with X-ray
class-add-question = Add a question
class-give = Give it to the class
class-not-whole = Every question needs its words and a right answer.
class-collect = Collect answers here
class-copy-link = Copy the link
class-save-sealed = Save for students
class-save-answers = Save with answers
class-give-note = In the link and in the file for students the answers are sealed: they can be checked, but not read. What you collect here stays on this machine.
class-nobody-can-come = Students on other machines can join if Rookery is started with --listen 0.0.0.0. On this machine: { $address }
class-how-to-come = Scan the code in the same network, or type this address:
class-students = { $count ->
    [one] { $count } student
   *[other] { $count } students
}
class-close = Stop and show the answers
class-end = End
class-memory-note = Names and answers are kept until you end this or Rookery stops. Save them as CSV if you need them.
class-answers = Answers
class-name = Name
class-right = Right
