import { effect, signal } from '@preact/signals';
import { languages, type Language } from './shared/language';
import type { GameDescription, GameOption, NewGame, OptionValue, Partner, PerSide, Player, Side } from './protocol';

/// Where the person sits: at one side, wherever chance says, at both, or nowhere and watches.
export type SideChoice = Side | 'random' | 'both' | 'none';

/// The answers of the form that begins a game.
export interface Setup {
  seat: SideChoice;
  computers: PerSide<Player>;
  /// Who sits beside the person, where there are several boards.
  partner: Partner | null;
  /// With nothing to begin with, the increment is for each move.
  clock: { initial: number; increment: number } | null;
  options: Record<string, OptionValue>;
  text: string;
}

/// The latest games of a kind against the same opponent: 1 won, 0 lost.
export interface Results {
  opponent: string;
  /// The id of the latest game.
  last: string;
  points: number[];
}

/// What can be chosen, for each setting the usual one first.
export const choices = {
  theme: ['system', 'light', 'dark'],
  board: ['wood', 'green', 'blue', 'gray', 'plum'],
  pieces: ['classic', 'bold', 'tokens'],
  animation: ['quick', 'slow', 'off'],
  notation: ['own', 'letters', 'figurines'],
} as const;

export interface Settings {
  theme: (typeof choices.theme)[number];
  board: (typeof choices.board)[number];
  pieces: (typeof choices.pieces)[number];
  animation: (typeof choices.animation)[number];
  /// How moves are written: with the letters of the language, with the English ones, or with figurines.
  notation: (typeof choices.notation)[number];
  coordinates: boolean;
  /// Every move waits for a second click.
  confirmMoves: boolean;
  premove: boolean;
  /// The curves are there while a person plays: they tell what the opponent thinks.
  curves: boolean;
  /// 'auto' is what the browser's owner reads.
  language: 'auto' | Language;
  sound: boolean;
  watchDelay: number;
  /// How many of the best moves an analysis shows.
  analysisLines: number;
  /// The name of another engine; empty for our own.
  analysisEngine: string;
  setups: Record<string, Setup>;
  /// How the latest games ended, by game.
  results: Record<string, Results>;
}

const storageKey = 'rookery.settings';
const defaultSettings: Settings = {
  theme: 'system',
  language: 'auto',
  board: 'wood',
  pieces: 'classic',
  animation: 'quick',
  notation: 'own',
  coordinates: true,
  confirmMoves: false,
  premove: true,
  curves: false,
  sound: false,
  watchDelay: 600,
  analysisLines: 3,
  analysisEngine: '',
  setups: {},
  results: {},
};

/// What was kept, as far as it still makes sense.
export function readSettings(text: string | null): Settings {
  const kept = { ...defaultSettings, ...(JSON.parse(text ?? '{}') as Partial<Settings>) };
  for (const [name, list] of Object.entries(choices) as [keyof typeof choices, readonly string[]][])
    if (!list.includes(kept[name])) Object.assign(kept, { [name]: list[0] });
  if (kept.language !== 'auto' && !(kept.language in languages)) kept.language = 'auto';
  return kept;
}

function load(): Settings {
  try {
    return readSettings(localStorage.getItem(storageKey));
  } catch {
    return defaultSettings; // no storage, or something else wrote there: the page works all the same
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

/// The names of the other engines that can be had, as the server says.
export const offeredEngines = signal<readonly string[]>([]);
/// ... and of those that can sit at one board of several.
export const seatedEngines = signal<readonly string[]>([]);

/// Somebody whom a beginner can beat.
const defaultOpponent = 'robin';

function defaultSetup(): Setup {
  const computer: Player = { kind: 'computer', opponent: defaultOpponent };
  const computers = { first: computer, second: computer };
  return { seat: 'first', computers, partner: null, clock: null, options: {}, text: '' };
}

/// One of the many values of an option, by chance.
export function drawnNumber({ minimum = 0, maximum = 0 }: GameOption, chance: number = Math.random()): number {
  return minimum + Math.floor(chance * (maximum - minimum + 1));
}

/// Evaluations that were remembered when they had another name.
const formerNames: Record<string, string> = { 'king-defence': 'king-defense' };

/// What was chosen last time, as far as the game still offers it. A position to begin with is not kept, and what is to be
/// drawn by chance is drawn anew.
export function setupFor(game: GameDescription): Setup {
  const remembered = settings.value.setups[game.id];
  const setup = { ...defaultSetup(), ...remembered, text: '' };
  const known = new Set(game.options.map(option => option.name));
  const options = Object.fromEntries(Object.entries(setup.options).filter(([name]) => known.has(name)));
  for (const option of game.options) if (option.random) options[option.name] = drawnNumber(option);
  const checked = (computer: Player): Player => {
    const { evaluation: remembered, ...rest } = computer;
    const evaluation = remembered && (formerNames[remembered] ?? remembered);
    const isGone = computer.engine && !offeredEngines.value.includes(computer.engine);
    if (isGone || (computer.opponent && !game.opponents.some(each => each.id === computer.opponent)))
      return { kind: 'computer', opponent: defaultOpponent };
    return evaluation && game.evaluations.includes(evaluation) ? { ...rest, evaluation } : rest;
  };
  const computers = { first: checked(setup.computers.first), second: checked(setup.computers.second) };
  const isPartnerGone = setup.partner?.engine && !seatedEngines.value.includes(setup.partner.engine);
  return { ...setup, options, computers, partner: isPartnerGone ? null : setup.partner };
}

/// How many boards the game will have, as far as that can be told from what was chosen.
export function boardCount(game: GameDescription, { text, options }: Pick<Setup, 'text' | 'options'>): number {
  if (text.trim()) return text.split('|').length;
  const option = game.options.find(each => each.name === 'boards');
  return Number(option ? (options['boards'] ?? option.default_value) : game.layout.length);
}

/// Who sits beside the person in the game to come, at a board that is there.
export function partnerIn(game: GameDescription, setup: Setup): Partner | null {
  const boards = boardCount(game, setup);
  if (!setup.partner || boards < 2 || setup.seat === 'both' || setup.seat === 'none') return null;
  return { ...setup.partner, board: Math.min(setup.partner.board, boards - 1) };
}

export function newGameFrom(game: GameDescription, setup: Setup, chance: number = Math.random()): NewGame {
  const seat = setup.seat === 'random' ? (chance < 0.5 ? 'first' : 'second') : setup.seat;
  const partner = partnerIn(game, setup);
  const person: Player = partner ? { kind: 'person', partner } : { kind: 'person' };
  const player = (side: Side): Player => (seat === side || seat === 'both' ? person : setup.computers[side]);
  const message: NewGame = {
    type: 'new',
    game: game.id,
    players: { first: player('first'), second: player('second') },
  };
  const text = setup.text.trim();
  // A position says itself how the game begins.
  const drawn = new Set(game.options.filter(option => option.random).map(option => option.name));
  const options = Object.entries(setup.options).filter(([name]) => !text || !drawn.has(name));
  if (options.length > 0) message.options = Object.fromEntries(options);
  if (text) message.text = text;
  if (setup.clock) message.clock = setup.clock;
  return message;
}
