import { useEffect, useState } from 'preact/hooks';
import { welcome } from '../connection';
import { Button } from '../parts/button';
import { Check, ChevronRight, X } from '../parts/icons';
import { follow, go, pathOf } from '../route';
import { t } from '../shared/language';
import { verdict, type ClassExercise, type ClassQuestion } from './exercise';
import { FileButton } from './file_button';
import { alone, answer, enter, exerciseInAddress, isKnown, join, leave, shared, trouble } from './student';
import { SubjectView } from './subject_view';

interface Asked {
  question: ClassQuestion;
  number: number;
  given: string | null;
  /// What is known about the answer; null if nothing is.
  isRight: boolean | null;
  /// What is right, where the teacher has told.
  solution?: string[];
  isOpen: boolean;
  onAnswer(text: string): void;
}

/// One question, with what was answered.
function QuestionForm({ question, number, given, isRight, solution, isOpen, onAnswer }: Asked) {
  const [text, setText] = useState(given ?? '');
  useEffect(() => setText(given ?? ''), [given]);
  const isNew = text.trim() !== '' && text.trim() !== (given ?? '');
  const id = `question-${number}`;
  return (
    <form
      class="class-question"
      aria-labelledby={id}
      onSubmit={event => {
        event.preventDefault();
        if (isNew) onAnswer(text.trim());
      }}
    >
      <p class="xray-sentence" id={id}>
        {number}. {question.words}
      </p>
      {question.kind === 'choice' ? (
        <div class="lesson-choices" role="group" aria-labelledby={id}>
          {question.choices!.map(choice => (
            <Button key={choice} disabled={!isOpen} pressed={given === choice} onClick={() => onAnswer(choice)}>
              {choice}
            </Button>
          ))}
        </div>
      ) : (
        <div class="xray-answer">
          <input
            type="text"
            aria-labelledby={id}
            inputMode={question.kind === 'number' ? 'decimal' : 'text'}
            autocomplete="off"
            maxLength={200}
            disabled={!isOpen}
            value={text}
            onInput={event => setText(event.currentTarget.value)}
          />
          <Button look="main" submit disabled={!isOpen || !isNew}>
            {t('answer')}
          </Button>
        </div>
      )}
      {given !== null && (
        <p class={`class-state${isRight === null ? '' : isRight ? ' right' : ' wrong'}`} role="status">
          {isRight === false ? <X size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
          <span>
            {isRight === null
              ? t('class-answer-kept', { answer: given })
              : t(isRight ? 'answer-right' : 'answer-wrong')}
            {isRight === false && solution?.length ? ` ${t('class-solution', { answer: solution.join(' / ') })}` : ''}
          </span>
        </p>
      )}
    </form>
  );
}

interface Room {
  exercise: ClassExercise;
  name?: string;
  answers: (string | null)[];
  verdicts: (boolean | null)[];
  solutions?: string[][];
  isOpen: boolean;
  onAnswer(question: number, text: string): void;
}

/// The exercise beside its questions.
function ExerciseRoom({ exercise, name, answers, verdicts, solutions, isOpen, onAnswer }: Room) {
  const to = { place: 'xray' as const, game: exercise.game, text: exercise.text };
  const done = answers.filter(each => each !== null).length;
  const right = verdicts.filter(Boolean).length;
  return (
    <main class="xray class-room">
      <SubjectView {...exercise} />
      <aside class="panel xray-panel" aria-label={t('exercise')}>
        <div class="lesson-body">
          <h1>{exercise.title}</h1>
          <p class="quiet" role="status">
            {name && `${name} · `}
            {verdicts.some(each => each !== null)
              ? t('right-of', { right, asked: exercise.questions.length })
              : t('class-answered', { done, all: exercise.questions.length })}
            {!isOpen && ` · ${t('class-is-closed')}`}
          </p>
          {exercise.questions.map((question, index) => (
            <QuestionForm
              key={index}
              question={question}
              number={index + 1}
              given={answers[index] ?? null}
              isRight={verdicts[index] ?? null}
              solution={solutions?.[index]}
              isOpen={isOpen}
              onAnswer={text => onAnswer(index, text)}
            />
          ))}
          {trouble.value && (
            <p class="xray-problem" role="alert">
              {trouble.value}
            </p>
          )}
          {exercise.xray && (
            <a class="button" href={pathOf(to)} onClick={event => follow(event, to)}>
              <span>{t('class-look-into')}</span>
            </a>
          )}
        </div>
      </aside>
    </main>
  );
}

/// Alone, with a link or a file: every answer is judged at once.
function AloneRoom() {
  const exercise = alone.value!;
  const [answers, setAnswers] = useState<(string | null)[]>(exercise.questions.map(() => null));
  const verdicts = answers.map((given, index) => (given === null ? null : verdict(exercise, index, given)));
  return (
    <ExerciseRoom
      {...{ exercise, answers, verdicts, isOpen: true }}
      onAnswer={(question, text) => setAnswers(answers.map((each, index) => (index === question ? text : each)))}
    />
  );
}

function ClassRoom() {
  const { exercise, name, answers, solutions, open } = shared.value!;
  const verdicts = answers!.map((given, index) =>
    given === null || !solutions ? null : verdict({ questions: exercise!.questions, answers: solutions }, index, given),
  );
  return (
    <ExerciseRoom
      {...{ exercise: exercise!, name, answers: answers!, verdicts, solutions, isOpen: open }}
      onAnswer={(question, text) => void answer(question, text)}
    />
  );
}

function Door() {
  const [name, setName] = useState('');
  const now = shared.value;
  return (
    <main class="class-door">
      <div class="class-card">
        <h1>{now ? now.title : t('class')}</h1>
        {now && !now.open && <p>{t('class-is-closed')}</p>}
        {now?.open && (
          <form
            class="class-join"
            onSubmit={event => {
              event.preventDefault();
              if (name.trim()) void join(name);
            }}
          >
            <label for="class-name">{t('class-your-name')}</label>
            <input
              id="class-name"
              type="text"
              autocomplete="name"
              maxLength={40}
              value={name}
              onInput={event => setName(event.currentTarget.value)}
            />
            <Button look="main" icon={ChevronRight} submit disabled={!name.trim()}>
              {t('class-join')}
            </Button>
            <p class="note quiet">{t('class-join-note')}</p>
          </form>
        )}
        {!now && isKnown.value && <p>{t('class-none')}</p>}
        {trouble.value && (
          <p class="xray-problem" role="alert">
            {trouble.value}
          </p>
        )}
        <div class="class-buttons">
          <FileButton onRead={file => (alone.value = file)} />
          {welcome.value?.rights.may_teach && (
            <Button onClick={() => go({ place: 'class', teach: 'yes' })}>{t('class-make')}</Button>
          )}
        </div>
      </div>
    </main>
  );
}

/// The students' side: an exercise of the class, or one of their own.
export function StudentView() {
  useEffect(() => {
    const read = () => (alone.value = exerciseInAddress() ?? alone.value);
    read();
    enter();
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
      leave();
    };
  }, []);
  if (alone.value) return <AloneRoom key={JSON.stringify(alone.value)} />;
  return shared.value?.exercise ? <ClassRoom key={shared.value.id} /> : <Door />;
}
