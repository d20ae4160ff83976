import { isWatched } from './open_game';
import { Dialog } from './parts/dialog';
import { letPartnerMove } from './play/partner';
import { focusTypedMove } from './play/typed_move';
import { go, route, type Route } from './route';
import { change, settings } from './settings';
import { act, dialog, flip, game, look, shownPly } from './store';
import { t, type PlainMessageId } from './shared/language';
import { toggleTheme } from './theme';

export interface Shortcut {
  keys: string[];
  shown: string;
  words: PlainMessageId;
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

export const focusBoard = () => document.querySelector<HTMLElement>('.square-grid [tabindex="0"]')?.focus();

const shortcuts: Shortcut[] = [
  { keys: ['ArrowLeft'], shown: '←', words: 'key-back', where: 'play', run: () => look(shownPly.value - 1) },
  { keys: ['ArrowRight'], shown: '→', words: 'key-forward', where: 'play', run: () => look(shownPly.value + 1) },
  { keys: ['Home', 'ArrowUp'], shown: 'Home', words: 'key-start', where: 'play', run: () => look(0) },
  { keys: ['End', 'ArrowDown'], shown: 'End', words: 'key-latest', where: 'play', run: () => look(Infinity) },
  {
    keys: ['b'],
    shown: 'b',
    words: 'key-board',
    where: 'play',
    run: focusBoard,
  },
  { keys: ['i'], shown: 'i', words: 'key-type', where: 'play', run: focusTypedMove },
  { keys: ['f'], shown: 'f', words: 'key-flip', where: 'play', run: flip },
  { keys: ['h'], shown: 'h', words: 'key-hint', where: 'play', run: () => act('hint') },
  { keys: ['o'], shown: 'o', words: 'key-partner', where: 'play', run: letPartnerMove },
  { keys: ['t', 'Backspace'], shown: 't', words: 'take-back', where: 'play', run: () => act('takeback') },
  { keys: ['s'], shown: 's', words: 'key-stop', where: 'play', run: () => act('stop') },
  { keys: [' '], shown: 'Space', words: 'key-run', where: 'play', run: runOrPause },
  {
    keys: ['Enter'],
    shown: 'Enter',
    words: 'key-step',
    where: 'play',
    run: () => act('step'),
  },
  { keys: ['n'], shown: 'n', words: 'new-game', where: 'play', run: newGame },
  { keys: ['p'], shown: 'p', words: 'choose-a-game', where: 'everywhere', run: () => go({ place: 'choose' }) },
  { keys: ['a'], shown: 'a', words: 'place-analyze', where: 'everywhere', run: () => go({ place: 'analyse' }) },
  { keys: ['r'], shown: 'r', words: 'place-xray', where: 'everywhere', run: () => go({ place: 'xray' }) },
  { keys: ['l'], shown: 'l', words: 'place-lab', where: 'everywhere', run: () => go({ place: 'lab' }) },
  { keys: ['q'], shown: 'q', words: 'place-train', where: 'everywhere', run: () => go({ place: 'train' }) },
  { keys: ['g'], shown: 'g', words: 'place-games', where: 'everywhere', run: () => go({ place: 'games' }) },
  { keys: [','], shown: ',', words: 'place-settings', where: 'everywhere', run: () => go({ place: 'settings' }) },
  { keys: ['d'], shown: 'd', words: 'key-theme', where: 'everywhere', run: toggleTheme },
  {
    keys: ['m'],
    shown: 'm',
    words: 'key-sounds',
    where: 'everywhere',
    run: () => change({ sound: !settings.value.sound }),
  },
  {
    keys: ['?'],
    shown: '?',
    words: 'key-list',
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
    <Dialog title={t('keys')}>
      <dl class="keys">
        {shortcuts.filter(isShown).map(shortcut => (
          <div key={shortcut.where + shortcut.shown}>
            <dt>
              <kbd>{shortcut.shown}</kbd>
            </dt>
            <dd>{t(shortcut.words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
