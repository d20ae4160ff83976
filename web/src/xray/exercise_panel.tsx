import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../notice';
import { Button } from '../parts/button';
import { Copy, GraduationCap } from '../parts/icons';
import { changeDraft } from '../classroom/teacher';
import { welcome } from '../connection';
import { go, pathOf, views } from '../route';
import { t } from '../shared/language';
import { explanation, questionsFor, questionWords, type Question } from './predict';
import type { SearchTree } from './search_tree';
import { wayTo } from './words';
import { addressOf, goTo, names, playing, shown, subject } from './xray_store';

interface Exercise {
  of: SearchTree;
  questions: Question[];
  place: number;
  right: number;
  /// What was answered to the present question.
  given: number | null;
}

const exercise = signal<Exercise | null>(null);

function begin(): void {
  const { tree, steps } = shown.value!;
  const questions = questionsFor(tree, steps);
  exercise.value = { of: tree, questions, place: 0, right: 0, given: null };
  playing.value = false;
  if (questions[0]) goTo(questions[0].step);
}

function answer(given: number): void {
  const now = exercise.value!;
  if (now.given !== null) return;
  const isRight = given === now.questions[now.place]!.answer;
  exercise.value = { ...now, given, right: now.right + (isRight ? 1 : 0) };
}

function next(): void {
  const now = exercise.value!;
  const place = now.place + 1;
  exercise.value = { ...now, place, given: null };
  const question = now.questions[place];
  goTo(question ? question.step : shown.value!.steps.count - 1);
}

/// The address of this exercise, for a class. The answers are not in it: the program of whoever opens it knows them.
async function copyLink(): Promise<void> {
  const { origin } = window.location;
  try {
    await navigator.clipboard.writeText(origin + pathOf({ ...addressOf(subject.value), tab: 'exercise' }));
    say(t('exercise-link-copied'));
  } catch {
    say(t('did-not-work'), true);
  }
}

/// A teacher goes on with what is shown here; others go where exercises are done.
function toClass(): void {
  const { game, text } = subject.value;
  if (!welcome.value?.rights.may_teach) return go({ place: 'class' });
  changeDraft({ game, text });
  go({ place: 'class', teach: 'yes' });
}

/// A number, sent with Enter.
function NumberAnswer({ onAnswer }: { onAnswer(value: number): void }) {
  const [text, setText] = useState('');
  const value = Number(text.replace('−', '-'));
  const isNumber = text.trim() !== '' && Number.isFinite(value);
  return (
    <form
      class="xray-answer"
      onSubmit={event => {
        event.preventDefault();
        if (isNumber) onAnswer(value);
      }}
    >
      <label class="visually-hidden" for="xray-number">
        {t('value')}
      </label>
      <input
        id="xray-number"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <Button look="main" submit disabled={!isNumber}>
        {t('answer')}
      </Button>
    </form>
  );
}

function Asked({ now, question }: { now: Exercise; question: Question }) {
  const tree = now.of;
  const isRight = now.given === question.answer;
  return (
    <>
      <p class="xray-way-words">{t('node-at', { way: wayTo(tree, question.node) })}</p>
      <p class="xray-sentence">{questionWords(tree, question, names.value)}</p>
      {now.given === null && question.kind === 'cut' && (
        <div class="xray-answer">
          <Button onClick={() => answer(1)}>{t('answer-cut')}</Button>
          <Button onClick={() => answer(0)}>{t('answer-goes-on')}</Button>
        </div>
      )}
      {now.given === null && question.kind === 'value' && <NumberAnswer key={now.place} onAnswer={answer} />}
      {now.given !== null && (
        <div class={`xray-verdict ${isRight ? 'right' : 'wrong'}`} role="status">
          <p>
            <strong>{t(isRight ? 'answer-right' : 'answer-wrong')}</strong> {explanation(tree, question, names.value)}
          </p>
          <Button look="main" onClick={next} isFirst>
            {t('next')}
          </Button>
        </div>
      )}
    </>
  );
}

/// "Predict the cutoff": the search stands still, and asks what comes next.
export function ExercisePanel() {
  const found = shown.value;
  const now = exercise.value && exercise.value.of === found?.tree ? exercise.value : null;
  useEffect(() => {
    if (exercise.value && exercise.value.of !== found?.tree) exercise.value = null;
  }, [found?.tree]);
  if (!found) return null;
  if (!now)
    return (
      <div class="xray-exercise">
        <p>{t('exercise-about')}</p>
        <Button look="main" onClick={begin}>
          {t('predict-cutoff')}
        </Button>
        <Button icon={Copy} look="quiet" onClick={() => void copyLink()}>
          {t('copy-exercise-link')}
        </Button>
        {!views.includes('embed') && (
          <Button icon={GraduationCap} look="quiet" onClick={toClass}>
            {t(welcome.value?.rights.may_teach ? 'class-make' : 'class')}
          </Button>
        )}
      </div>
    );
  const question = now.questions[now.place];
  const asked = now.place + (now.given === null ? 0 : 1);
  return (
    <div class="xray-exercise">
      <p class="xray-score" aria-label={t('score')}>
        {question ? t('question-of', { number: now.place + 1, count: now.questions.length }) : t('done')} ·{' '}
        {t('right-of', { right: now.right, asked })}
      </p>
      {question && <Asked {...{ now, question }} />}
      {!question && (
        <>
          <p>
            {now.questions.length === 0
              ? t('nothing-to-foresee')
              : t('right-of', { right: now.right, asked: now.questions.length })}
          </p>
          <Button look="main" onClick={begin}>
            {t('once-more')}
          </Button>
        </>
      )}
    </div>
  );
}
