import { useEffect, useId, useState } from 'preact/hooks';
import { welcome } from '../connection';
import { t } from '../shared/language';
import { algorithmTitle, evaluationTitle, gameTitle, sideLabel } from '../shared/names';
import { Button } from '../parts/button';
import { ChevronDown, GraduationCap, Square } from '../parts/icons';
import { ProjectorButton } from '../parts/projector_button';
import { Select } from '../parts/select';
import { finished } from '../lessons/lesson_store';
import { taughtLessons } from '../lessons/script';
import { go } from '../route';
import { depths } from './depths';
import { lessons } from './lessons';
import { drawnTree } from './drawn_tree';
import { change, description, isDrawn, maximizer, stop, subject, takeSide, working } from './xray_store';

/// The full search as it grew, the whole first.
const stages = ['all', 'deepening', 'quiescence', 'table', 'null-move', 'reductions', 'pruning'];

/// The first lesson that is not done.
const nextLesson = () => (taughtLessons.find(({ id }) => !finished.value.includes(id)) ?? taughtLessons[0]!).id;

/// A text that takes effect on Enter or when it is left.
function TextField({
  label,
  value,
  hint,
  onChange,
}: {
  label: string;
  value: string;
  hint: string;
  onChange(text: string): void;
}) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const submit = () => text.trim() !== value && onChange(text.trim());
  return (
    <form
      class="field xray-text"
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={hint}
        autocomplete="off"
        spellcheck={false}
        onInput={event => setText(event.currentTarget.value)}
        onBlur={submit}
      />
    </form>
  );
}

function LessonFields() {
  const { text } = subject.value;
  const known = lessons.find(each => each.text === text);
  const choices = lessons.map(({ id, title }) => ({ value: id, title: t(title) }));
  return (
    <>
      <Select
        label={t('lesson')}
        value={known?.id ?? 'own'}
        choices={known ? choices : [...choices, { value: 'own', title: t('own-tree') }]}
        onChange={id => {
          const chosen = lessons.find(each => each.id === id);
          if (chosen) change({ text: chosen.text });
        }}
      />
      <TextField
        label={t('tree-label')}
        value={text}
        hint="((3 12 8) (2 4 6) (14 5 2))"
        onChange={next => change({ text: next })}
      />
    </>
  );
}

function GameFields() {
  const { text, depth, evaluation, algorithm } = subject.value;
  const game = description.value;
  if (!game) return null;
  // What knows everything needs no search.
  const evaluations = game.evaluations.filter(each => each !== 'solved');
  return (
    <>
      <TextField
        label={t('position-fen')}
        value={text}
        hint={t('start-of-game')}
        onChange={next => change({ text: next })}
      />
      <div class="xray-depth">
        <Select
          label={t('depth')}
          value={String(depth)}
          choices={Array.from({ length: depths[algorithm] }, (_, index) => ({
            value: String(index + 1),
            title: String(index + 1),
          }))}
          onChange={value => change({ depth: Number(value) })}
        />
      </div>
      <Select
        label={t('evaluation')}
        value={evaluation || evaluations[0]!}
        choices={evaluations.map(each => ({ value: each, title: evaluationTitle(each) }))}
        onChange={value => change({ evaluation: value })}
      />
    </>
  );
}

/// What the form says, in a line.
function summary(): string {
  const { game, text, algorithm, capturesFirst, depth } = subject.value;
  const about = description.value;
  const known = lessons.find(each => each.text === text);
  const what = about ? gameTitle(about) : known ? t(known.title) : t('own-tree');
  const isCapturesFirst = algorithm === 'alphabeta' && capturesFirst && about?.captures !== false;
  const search = algorithmTitle({ id: isCapturesFirst ? 'captures-first' : algorithm, title: algorithm });
  return [what, search, ...(game === drawnTree ? [] : [t('level-depth', { depth })])].join(' · ');
}

/// What is looked into, and how it is searched. Every change searches anew. On a small window it is a line that unfolds.
export function SetupBar() {
  const [isFolded, fold] = useState(true);
  const { game, algorithm, capturesFirst } = subject.value;
  const games = welcome.value!.games.map(each => ({ value: each.id, title: gameTitle(each) }));
  const algorithms = ['minimax', 'alphabeta', ...(isDrawn.value ? [] : ['search'])].map(id => ({
    value: id,
    title: algorithmTitle({ id, title: id }),
  }));
  const about = description.value;
  const hasCaptures = about?.captures !== false;
  return (
    <div class={`xray-setup${isFolded ? ' folded' : ''}`} role="group" aria-label={t('what-to-look-into')}>
      <Button icon={GraduationCap} look="main" onClick={() => go({ place: 'xray', lesson: nextLesson() })}>
        {t('lessons')}
      </Button>
      <button
        type="button"
        class="button xray-setup-summary"
        aria-expanded={!isFolded}
        title={t('what-to-look-into')}
        onClick={() => fold(!isFolded)}
      >
        <span>{summary()}</span>
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      <Select
        label={t('game')}
        value={game}
        choices={[{ value: drawnTree, title: t('lesson-tree') }, ...games]}
        onChange={value => change({ game: value })}
      />
      {isDrawn.value ? <LessonFields /> : <GameFields />}
      <div class="xray-algorithm">
        <Select
          label={t('algorithm')}
          value={algorithm}
          choices={algorithms}
          onChange={value => {
            const next = value as keyof typeof depths;
            change({ algorithm: next, depth: Math.min(subject.value.depth, depths[next]) });
          }}
        />
      </div>
      {algorithm === 'alphabeta' && !isDrawn.value && (
        <Select
          label={t('order-of-moves')}
          value={capturesFirst && hasCaptures ? 'captures' : 'generated'}
          note={hasCaptures ? undefined : t('no-captures-here')}
          isWide={!hasCaptures}
          choices={
            hasCaptures
              ? [
                  { value: 'generated', title: t('order-generated') },
                  { value: 'captures', title: t('order-captures') },
                ]
              : [{ value: 'generated', title: t('order-no-captures') }]
          }
          onChange={value => change({ capturesFirst: value === 'captures' })}
        />
      )}
      {algorithm === 'search' && (
        <Select
          label={t('improvements')}
          value={subject.value.improvements}
          choices={stages.map(value => ({ value, title: t('improvements-title', { improvements: value }) }))}
          onChange={value => change({ improvements: value })}
        />
      )}
      {about && (
        <Select
          label={t('point-of-view')}
          value={maximizer.value}
          choices={(['first', 'second'] as const).map(value => ({ value, title: sideLabel(about.sides[value]) }))}
          onChange={value => takeSide(value === 'second' ? 'second' : 'first')}
        />
      )}
      <ProjectorButton />
      {working.value && (
        <Button icon={Square} onClick={stop}>
          {t('stop')}
        </Button>
      )}
    </div>
  );
}
