import { useEffect, useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { ProjectorButton } from '../parts/projector_button';
import { Check, ChevronLeft, ChevronRight, Pause, Play, X } from '../parts/icons';
import { Select } from '../parts/select';
import { groupedText } from '../format';
import { t, type MessageId } from '../shared/language';
import { Marked } from '../shared/marked';
import { NodeBoardsView } from '../xray/node_panel';
import { isDrawn, shown, step } from '../xray/xray_store';
import {
  exercise,
  finish,
  finished,
  goPart,
  isAsking,
  isExercise,
  isReady,
  isRunning,
  leaveLessons,
  lesson,
  lessonAfter,
  nextPart,
  nodesSaved,
  numbers,
  openLesson,
  part,
  place,
  previousPart,
  progressOf,
  verdict,
} from './lesson_store';
import { NumberLine } from './number_line';
import { taughtLessons, type LessonExercise } from './script';
import { TreeEditor } from './tree_editor';

/// What is said takes what it needs of the numbers of the search.
const say = (id: MessageId): string => (t as (id: MessageId, values: object) => string)(id, numbers());

/// Which lesson it is, and the way to the others.
export function LessonBar() {
  const now = lesson.value!;
  return (
    <div class="xray-setup lesson-bar" role="group" aria-label={t('lessons')}>
      <Select
        label={t('lesson')}
        value={now.id}
        choices={taughtLessons.map(({ id, title }, index) => ({
          value: id,
          title: `${index + 1}. ${say(title)}${finished.value.includes(id) ? ' ✓' : ''}`,
        }))}
        onChange={id => openLesson(id)}
      />
      <p class="lesson-progress" role="status">
        {t('lessons-done', { done: finished.value.length, all: taughtLessons.length })}
      </p>
      <ProjectorButton />
      <Button icon={X} look="quiet" onClick={leaveLessons}>
        {t('leave-lessons')}
      </Button>
    </div>
  );
}

/// What is counted, as a bar: a part of it that was done, and one that was saved.
function Meter({ seen, saved, all }: { seen: number; saved: number; all: number }) {
  const wide = (share: number) => (bar: HTMLElement | null) => bar?.style.setProperty('width', `${100 * share}%`);
  return (
    <span class="lesson-meter" aria-hidden="true">
      <span class="seen" ref={wide(seen / (all || 1))} />
      <span class="saved" ref={wide(saved / (all || 1))} />
    </span>
  );
}

/// What was saved up to now.
function Counter() {
  const now = shown.value;
  if (!now || !isDrawn.value) return null;
  const { seen, saved } = progressOf(now.tree, now.steps, step.value);
  const all = now.summary.minimax?.evaluations;
  return (
    <p class="lesson-counter" role="status">
      <span>
        <Marked text={t('lesson-counter', { seen, all: all ?? '…', saved })} />
      </span>
      <Meter seen={seen} saved={saved} all={all ?? seen + saved} />
    </p>
  );
}

/// The same on a real position, where nodes are counted: what the idea of the part saves.
function NodesCounter() {
  const now = shown.value;
  if (!now || isDrawn.value) return null;
  const found = nodesSaved();
  if (!found)
    return (
      <p class="lesson-counter" role="status">
        <span>
          <Marked text={t('lesson-nodes', { nodes: groupedText(now.summary.nodes) })} />
        </span>
      </p>
    );
  const { nodes, all, saved } = found;
  const counted = { nodes: groupedText(nodes), all: groupedText(all), saved: groupedText(saved) };
  return (
    <p class="lesson-counter" role="status">
      <span>
        <Marked text={t('lesson-nodes-saved', counted)} />
      </span>
      <Meter seen={nodes} saved={saved} all={all} />
    </p>
  );
}

function NumberQuestion({ asked, onAnswer }: { asked: LessonExercise; onAnswer(isRight: boolean): void }) {
  const [text, setText] = useState('');
  const value = Number(text.replace('−', '-'));
  const isNumber = text.trim() !== '' && Number.isFinite(value);
  if (asked.kind !== 'number') return null;
  return (
    <form
      class="xray-answer"
      onSubmit={event => {
        event.preventDefault();
        const now = shown.value;
        if (isNumber && now && isReady.value) onAnswer(value === asked.answer(now.tree, now.summary));
      }}
    >
      <label class="visually-hidden" for="lesson-number">
        {t('answer')}
      </label>
      <input
        id="lesson-number"
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <Button look="main" submit disabled={!isNumber || !isReady.value}>
        {t('answer')}
      </Button>
    </form>
  );
}

function Exercise({ asked }: { asked: LessonExercise }) {
  const now = shown.value;
  const id = lesson.value!.id;
  const answer = (isRight: boolean) => {
    verdict.value = isRight;
    if (isRight) finish(id);
  };
  // Every change of the tree is a try.
  const tried = asked.kind === 'goal' && now !== null && isReady.value ? now.file.text : null;
  const isMet = asked.kind === 'goal' && tried !== null && asked.met(now!.tree, now!.summary);
  const isOther = tried !== null && tried !== asked.show.text;
  useEffect(() => {
    if (isMet) answer(true);
    else if (isOther && verdict.value === null) answer(false);
  }, [isMet, isOther]);
  const next = lessonAfter(lesson.value!);
  return (
    <section class="lesson-exercise" aria-label={t('exercise')}>
      <p class="xray-sentence">{say(asked.words)}</p>
      {asked.kind === 'number' && <NumberQuestion key={id} asked={asked} onAnswer={answer} />}
      {asked.kind === 'choice' && (
        <div class="lesson-choices">
          {asked.choices.map((choice, index) => (
            <Button key={choice} disabled={!isReady.value} onClick={() => answer(index === asked.right(now!.tree))}>
              {say(choice)}
            </Button>
          ))}
        </div>
      )}
      {asked.kind === 'goal' && <TreeEditor />}
      {verdict.value !== null && (
        <div class={`xray-verdict ${verdict.value ? 'right' : 'wrong'}`} role="status">
          <p>
            <strong>{t(verdict.value ? 'answer-right' : 'answer-wrong')}</strong> {say(asked.hint)}
          </p>
          {verdict.value && next && (
            <Button look="main" icon={Check} isFirst onClick={() => openLesson(next.id)}>
              {t('next-lesson')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/// What is said about the part that is shown, and the way on.
export function LessonPanel() {
  const now = lesson.value!;
  const last = now.parts.length;
  return (
    <aside class="panel xray-panel lesson-panel" aria-label={t('lesson')}>
      <div class="lesson-body">
        <h2>{say(now.title)}</h2>
        <ol class="lesson-dots" aria-label={t('lesson-parts')}>
          {Array.from({ length: last + 1 }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={index === place.value ? 'step' : undefined}
                aria-label={index === last ? t('exercise') : t('lesson-part', { number: index + 1 })}
                class={index === last ? 'is-exercise' : ''}
                onClick={() => goPart(index)}
              />
            </li>
          ))}
        </ol>
        {part.value && (
          <p class="lesson-words" role="status" aria-live="polite">
            <Marked text={say(part.value.words)} />
          </p>
        )}
        {exercise.value && <Exercise asked={exercise.value} />}
        {part.value?.line && <NumberLine />}
        {!isAsking.value && <Counter />}
        <NodesCounter />
        {part.value?.edit && <TreeEditor />}
        {!isDrawn.value && <NodeBoardsView />}
      </div>
      <div class="lesson-buttons">
        <Button icon={ChevronLeft} disabled={place.value === 0} onClick={previousPart} shortcut="←">
          {t('lesson-back')}
        </Button>
        {!isExercise.value && (
          <Button
            icon={isRunning.value ? Pause : Play}
            onClick={() => (isRunning.value = !isRunning.value)}
            shortcut="Space"
          >
            {t(isRunning.value ? 'pause' : 'run')}
          </Button>
        )}
        {!isExercise.value && (
          <Button icon={ChevronRight} look="main" onClick={nextPart} shortcut="→">
            {t(place.value === last - 1 ? 'to-exercise' : 'next')}
          </Button>
        )}
      </div>
    </aside>
  );
}
