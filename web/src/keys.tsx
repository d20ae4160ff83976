import { isWatched } from './open_game';
import { Dialog } from './parts/dialog';
import { go, route, type Route } from './route';
import { change, settings } from './settings';
import { act, dialog, flip, game, look, shownPly } from './store';
import { toggleTheme } from './theme';

export interface Shortcut {
  keys: string[];
  shown: string;
  words: string;
  where: Route['place'] | 'everywhere';
  run(): void;
}

function runOrPause(): void {
  const watch = game.value?.status.watch;
  if (watch) act(watch.running ? 'pause' : 'run');
}

function newGame(): void {
  if (game.value) dialog.value = { name: 'setup', game: game.value.game };
}

const focusBoard = () => document.querySelector<HTMLElement>('.square-grid [tabindex="0"]')?.focus();

const shortcuts: Shortcut[] = [
  { keys: ['ArrowLeft'], shown: '←', words: 'One move back', where: 'play', run: () => look(shownPly.value - 1) },
  { keys: ['ArrowRight'], shown: '→', words: 'One move forward', where: 'play', run: () => look(shownPly.value + 1) },
  { keys: ['Home', 'ArrowUp'], shown: 'Home', words: 'To the start', where: 'play', run: () => look(0) },
  { keys: ['End', 'ArrowDown'], shown: 'End', words: 'To the latest move', where: 'play', run: () => look(Infinity) },
  {
    keys: ['b'],
    shown: 'b',
    words: 'To the board: arrows walk, Enter picks up and puts down',
    where: 'play',
    run: focusBoard,
  },
  { keys: ['f'], shown: 'f', words: 'Flip the board', where: 'play', run: flip },
  { keys: ['h'], shown: 'h', words: 'Show me a good move', where: 'play', run: () => act('hint') },
  { keys: ['t', 'Backspace'], shown: 't', words: 'Take back', where: 'play', run: () => act('takeback') },
  { keys: ['s'], shown: 's', words: 'Stop thinking and move', where: 'play', run: () => act('stop') },
  { keys: [' '], shown: 'Space', words: 'Run or pause (computer against computer)', where: 'play', run: runOrPause },
  {
    keys: ['Enter'],
    shown: 'Enter',
    words: 'One step (computer against computer)',
    where: 'play',
    run: () => act('step'),
  },
  { keys: ['n'], shown: 'n', words: 'New game', where: 'play', run: newGame },
  { keys: ['p'], shown: 'p', words: 'Choose a game', where: 'everywhere', run: () => go({ place: 'choose' }) },
  { keys: ['a'], shown: 'a', words: 'Analyse', where: 'everywhere', run: () => go({ place: 'analyse' }) },
  { keys: ['r'], shown: 'r', words: 'X-ray', where: 'everywhere', run: () => go({ place: 'xray' }) },
  { keys: ['l'], shown: 'l', words: 'Lab', where: 'everywhere', run: () => go({ place: 'lab' }) },
  { keys: ['g'], shown: 'g', words: 'Stored games', where: 'everywhere', run: () => go({ place: 'games' }) },
  { keys: ['d'], shown: 'd', words: 'Dark or light', where: 'everywhere', run: toggleTheme },
  {
    keys: ['m'],
    shown: 'm',
    words: 'Sounds on or off',
    where: 'everywhere',
    run: () => change({ sound: !settings.value.sound }),
  },
  {
    keys: ['?'],
    shown: '?',
    words: 'This list',
    where: 'everywhere',
    run: () => void (dialog.value = { name: 'keys' }),
  },
];

/// Keys of a place that was loaded when somebody went there.
export const addShortcuts = (more: Shortcut[]) => void shortcuts.unshift(...more);

const isUsable = ({ where }: Shortcut) =>
  where === 'everywhere' || (where === route.value.place && (where !== 'play' || game.value));

/// Keys that a focused control needs for itself.
function belongsToControl(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type="radio"]), select, textarea')) return true;
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress) return target.matches('button, a, summary, input');
  return target.matches('input[type="radio"]') && event.key.startsWith('Arrow');
}

export function listenToKeys(): void {
  window.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (dialog.value || belongsToControl(event)) return;
    const shortcut = shortcuts.find(each => each.keys.includes(event.key) && isUsable(each));
    if (!shortcut) return;
    if (shortcut.where === 'play' && (event.key === ' ' || event.key === 'Enter') && !isWatched(game.value!)) return;
    event.preventDefault();
    shortcut.run();
  });
}

/// Those of this place, and of playing where there are none of its own.
function isShown({ where }: Shortcut): boolean {
  const own = shortcuts.some(each => each.where === route.value.place);
  return where === 'everywhere' || where === (own ? route.value.place : 'play');
}

export function KeysDialog() {
  return (
    <Dialog title="Keys">
      <dl class="keys">
        {shortcuts.filter(isShown).map(shortcut => (
          <div key={shortcut.where + shortcut.shown}>
            <dt>
              <kbd>{shortcut.shown}</kbd>
            </dt>
            <dd>{shortcut.words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
