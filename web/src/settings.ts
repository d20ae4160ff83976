import { effect, signal } from '@preact/signals';
import type { Computer, GameDescription, NewGame, OptionValue, PerSide, Player, Side } from './protocol';

/// Where the person sits: at one side, wherever chance says, at both, or nowhere and watches.
export type Seat = Side | 'random' | 'both' | 'none';

/// The answers of the form that begins a game.
export interface Setup {
  seat: Seat;
  computers: PerSide<Computer>;
  clock: { initial: number; increment: number } | null;
  options: Record<string, OptionValue>;
  text: string;
}

interface Settings {
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  watchDelay: number;
  /// How many of the best moves an analysis shows.
  analysisLines: number;
  setups: Record<string, Setup>;
}

const storageKey = 'rookery.settings';
const usual: Settings = { theme: 'system', sound: false, watchDelay: 600, analysisLines: 3, setups: {} };

function load(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Settings>) };
  } catch {
    return usual; // no storage, or something else wrote there: the page works all the same
  }
}

export const settings = signal<Settings>(load());

export function change(part: Partial<Settings>): void {
  settings.value = { ...settings.value, ...part };
}

export function rememberSettings(): void {
  effect(() => {
    const text = JSON.stringify(settings.value);
    try {
      localStorage.setItem(storageKey, text);
    } catch {
      // Private windows may refuse: then it lasts as long as the tab.
    }
  });
}

const usualDepth = 4;

function usualSetup(): Setup {
  const computer: Computer = { kind: 'computer', depth: usualDepth };
  return { seat: 'first', computers: { first: computer, second: computer }, clock: null, options: {}, text: '' };
}

/// What was chosen last time, as far as the game still offers it. A position to begin with is not kept.
export function setupFor(game: GameDescription): Setup {
  const remembered = settings.value.setups[game.id];
  const setup = { ...usualSetup(), ...remembered, text: '' };
  const known = new Set((game.options ?? []).map(option => option.name));
  const options = Object.fromEntries(Object.entries(setup.options).filter(([name]) => known.has(name)));
  const checked = (computer: Computer): Computer => {
    const { evaluation, ...rest } = computer;
    return evaluation && game.evaluations.includes(evaluation) ? computer : rest;
  };
  const computers = { first: checked(setup.computers.first), second: checked(setup.computers.second) };
  return { ...setup, options, computers };
}

export function newGameFrom(game: GameDescription, setup: Setup, chance: number = Math.random()): NewGame {
  const seat = setup.seat === 'random' ? (chance < 0.5 ? 'first' : 'second') : setup.seat;
  const player = (side: Side): Player =>
    seat === side || seat === 'both' ? { kind: 'person' } : setup.computers[side];
  const message: NewGame = { game: game.id, players: { first: player('first'), second: player('second') } };
  if (Object.keys(setup.options).length > 0) message.options = setup.options;
  if (setup.text.trim()) message.text = setup.text.trim();
  if (setup.clock) message.clock = setup.clock;
  return message;
}
