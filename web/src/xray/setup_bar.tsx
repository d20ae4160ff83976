import { useEffect, useId, useState } from 'preact/hooks';
import { welcome } from '../connection';
import { capital } from '../format';
import { Button } from '../parts/button';
import { Square } from '../parts/icons';
import { Select } from '../parts/select';
import { lessons } from './lessons';
import { drawnTree } from './messages';
import { change, description, isDrawn, shown, stop, subject, working } from './xray_store';

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
  const choices = lessons.map(({ id, title }) => ({ value: id, title }));
  return (
    <>
      <Select
        label="Lesson"
        value={known?.id ?? 'own'}
        choices={known ? choices : [...choices, { value: 'own', title: 'My own tree' }]}
        onChange={id => {
          const chosen = lessons.find(each => each.id === id);
          if (chosen) change({ text: chosen.text });
        }}
      />
      <TextField
        label="Tree (numbers are leaves)"
        value={text}
        hint="((3 12 8) (2 4 6) (14 5 2))"
        onChange={next => change({ text: next })}
      />
    </>
  );
}

/// As deep as is of use: beyond, trees get too large to keep.
const depths = { minimax: 8, alphabeta: 10, search: 16 };

function GameFields() {
  const { text, depth, evaluation, algorithm } = subject.value;
  const game = description.value;
  if (!game) return null;
  // What knows everything needs no search.
  const evaluations = game.evaluations.filter(each => each !== 'solved');
  return (
    <>
      <TextField
        label="Position (FEN)"
        value={text}
        hint="the start of the game"
        onChange={next => change({ text: next })}
      />
      <div class="xray-depth">
        <Select
          label="Depth"
          value={String(depth)}
          choices={Array.from({ length: depths[algorithm] }, (_, index) => ({
            value: String(index + 1),
            title: String(index + 1),
          }))}
          onChange={value => change({ depth: Number(value) })}
        />
      </div>
      <Select
        label="Evaluation"
        value={evaluation || evaluations[0]!}
        choices={evaluations.map(each => ({ value: each, title: capital(each) }))}
        onChange={value => change({ evaluation: value })}
      />
    </>
  );
}

/// What is looked into, and how it is searched. Every change searches anew.
export function SetupBar() {
  const { game, algorithm, capturesFirst } = subject.value;
  const games = welcome.value!.games.map(each => ({ value: each.id, title: each.title }));
  const algorithms = [
    { value: 'minimax', title: 'Minimax' },
    { value: 'alphabeta', title: 'Alpha-beta' },
    ...(isDrawn.value ? [] : [{ value: 'search', title: 'Full search' }]),
  ];
  const canOrder =
    algorithm === 'alphabeta' && !isDrawn.value && shown.value?.summary.searches.includes('captures-first');
  return (
    <div class="xray-setup" role="group" aria-label="What to look into">
      <Select
        label="Game"
        value={game}
        choices={[{ value: drawnTree, title: 'Tree for a lesson' }, ...games]}
        onChange={value => change({ game: value })}
      />
      {isDrawn.value ? <LessonFields /> : <GameFields />}
      <Select
        label="Algorithm"
        value={algorithm}
        choices={algorithms}
        onChange={value => {
          const next = value as keyof typeof depths;
          change({ algorithm: next, depth: Math.min(subject.value.depth, depths[next]) });
        }}
      />
      {canOrder && (
        <Select
          label="Order of moves"
          value={capturesFirst ? 'captures' : 'generated'}
          choices={[
            { value: 'generated', title: 'As generated' },
            { value: 'captures', title: 'Captures first' },
          ]}
          onChange={value => change({ capturesFirst: value === 'captures' })}
        />
      )}
      {working.value && (
        <Button icon={Square} onClick={stop}>
          Stop
        </Button>
      )}
    </div>
  );
}
