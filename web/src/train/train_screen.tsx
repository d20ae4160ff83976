import { useEffect } from 'preact/hooks';
import { connection, welcome } from '../connection';
import { addShortcuts, focusBoard } from '../keys';
import { Button } from '../parts/button';
import { Facts } from '../parts/facts';
import { Archive, Target, Telescope, Trash2 } from '../parts/icons';
import { Select } from '../parts/select';
import { go } from '../route';
import { t } from '../shared/language';
import { gameTitle } from '../shared/names';
import { percentText } from '../shared/numbers';
import '../analyse/analyse.css';
import { exercise, hint, leave, phase, question, tryAgain } from './exercise';
import { ExerciseBoards } from './exercise_boards';
import { ExerciseControls, ExercisePanel } from './exercise_panel';
import {
  arrive,
  comesAgain,
  counts,
  isAhead,
  keepTraining,
  next,
  puzzle,
  remove,
  setGame,
  trainAhead,
  wantedGame,
} from './training';

const inTraining = (run: () => unknown) => () => void (exercise.value && run());

addShortcuts([
  { keys: ['h'], shown: 'h', words: 'exercise-give-hint', where: 'train', run: inTraining(hint) },
  { keys: ['n'], shown: 'n', words: 'next', where: 'train', run: inTraining(next) },
  {
    keys: ['t'],
    shown: 't',
    words: 'try-again',
    where: 'train',
    run: inTraining(() => phase.value === 'wrong' && tryAgain()),
  },
  { keys: ['b'], shown: 'b', words: 'key-board', where: 'train', run: focusBoard },
]);

/// How many there are, how many are due, and how well it goes.
function Progress() {
  const { total, due, tries, solved } = counts.value!;
  const facts: [string, string][] = [
    [t('train-due'), String(due)],
    [t('train-total'), String(total)],
    [t('train-rate'), tries > 0 ? percentText(solved / tries) : '–'],
  ];
  return <Facts facts={facts} />;
}

function GameChoice() {
  const { games } = counts.value!;
  if (games.length < 2 && !wantedGame.value) return null;
  const titleOf = (id: string) => {
    const found = welcome.value?.games.find(each => each.id === id);
    return found ? gameTitle(found) : id;
  };
  return (
    <Select
      label={t('game')}
      value={wantedGame.value}
      choices={[
        { value: '', title: t('train-any-game') },
        ...games.map(({ game, count }) => ({ value: game, title: `${titleOf(game)} (${count})` })),
      ]}
      onChange={setGame}
    />
  );
}

/// Where the puzzle comes from, and when it comes again.
function About() {
  const one = puzzle.value!;
  const again = comesAgain.value;
  const isOver = phase.value === 'found' || phase.value === 'shown';
  const look = () =>
    one.source && isOver
      ? go({ place: 'analyse', id: one.source })
      : go({ place: 'analyse', game: one.game, text: one.position });
  return (
    <section class="exercise-facts" aria-label={t('puzzle')}>
      {one.title && <p class="exercise-title">{t('train-from', { title: one.title })}</p>}
      {again !== null && (
        <p class="quiet">{again === 0 ? t('train-again-today') : t('train-again', { count: again })}</p>
      )}
      <div class="exercise-actions">
        <Button icon={Telescope} disabled={!isOver} onClick={look}>
          {t('place-analyze')}
        </Button>
        {welcome.value?.rights.may_delete && (
          <Button icon={Trash2} onClick={() => void remove()}>
            {t('train-remove')}
          </Button>
        )}
      </div>
    </section>
  );
}

/// Nothing to solve: none at all, or none today.
function Nothing() {
  const { total } = counts.value!;
  return (
    <main class="train-empty">
      <Target size={48} aria-hidden="true" />
      <h1>{t('place-train')}</h1>
      {total === 0 ? (
        <>
          <p>{t('train-none')}</p>
          <Button look="main" icon={Archive} onClick={() => go({ place: 'games' })}>
            {t('train-to-games')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('train-done')}</p>
          <div class="exercise-facts">
            <Progress />
          </div>
          <GameChoice />
          {!isAhead.value && (
            <Button look="main" onClick={trainAhead}>
              {t('train-ahead')}
            </Button>
          )}
        </>
      )}
    </main>
  );
}

/// The place for puzzles from one's own games.
export function TrainScreen() {
  const isConnected = connection.value === 'open';
  useEffect(() => {
    if (isConnected && !exercise.value) void arrive();
  }, [isConnected]);
  useEffect(() => {
    document.title = `${t('place-train')} – Rookery`;
    return () => {
      document.title = 'Rookery';
      isAhead.value = false;
      puzzle.value = null;
      leave();
    };
  }, []);
  useEffect(() => keepTraining(), []);
  if (!counts.value) return <main class="play loading" aria-busy="true" />;
  if (!puzzle.value || !question.value) return <Nothing />;
  return (
    <main class="play analyse train">
      <h1 class="visually-hidden">{t('place-train')}</h1>
      <ExerciseBoards />
      <ExerciseControls onNext={() => void next()} />
      <ExercisePanel title={t('place-train')} prompt={t('train-prompt')}>
        <section class="exercise-facts" aria-label={t('puzzles')}>
          <Progress />
          <GameChoice />
        </section>
        <About />
      </ExercisePanel>
    </main>
  );
}
