import type { NewGame as NewGameRequest, OptionValue } from './shared/messages';

/// The messages between page and server, as docs/page-protocol.md describes them.

export const protocolVersion = 1;

export type Side = 'first' | 'second';
export type Color = 'white' | 'black';
export type PerSide<T> = Record<Side, T>;

/// Some evaluations count points of their own, which are no pawns. Tables of endings know who wins, but not how soon.
export type Score = { centipawns: number } | { points: number } | { win: Side; plies: number | null };

// What the page says is in shared/messages.ts ------------------------------------------------------------------------

export interface Computer {
  kind: 'computer';
  /// One of the opponents; then the rest is its own affair.
  opponent?: string;
  depth?: number;
  time?: number;
  elo?: number;
  algorithm?: string;
  evaluation?: string;
}
export type Player = { kind: 'person' } | Computer;

export type { OptionValue } from './shared/messages';
/// A game to begin, without the type of the message.
export type NewGame = Omit<NewGameRequest, 'type' | 'players'> & { players: PerSide<Player> };

// What the server says -----------------------------------------------------------------------------------------------

export interface BoardLayout {
  name: string;
  files: number;
  ranks: number;
  first: Color;
}

export interface BoardPicture {
  placement: string;
  pockets?: Record<Color, Record<string, number>>;
  /// Three-check: how many checks each color still has to give.
  checks_left?: Record<Color, number>;
  check?: string | null;
  last?: string[] | null;
}

export interface GameOption {
  name: string;
  title: string;
  usual: OptionValue;
  choices?: { value: OptionValue; title: string }[];
  minimum?: number;
  maximum?: number;
  random?: boolean;
}

export interface GameDescription {
  id: string;
  title: string;
  summary: string;
  sides: PerSide<string>;
  moves_first: Side;
  evaluations: string[];
  solved?: boolean;
  /// Whether there are captures to put first.
  captures?: boolean;
  /// Who plays it, the weakest first; with a word for how well, where ratings mean nothing.
  opponents: { id: string; skill?: string }[];
  measure?: string | null;
  balance?: string | null;
  layout: BoardLayout[];
  boards: BoardPicture[];
  options?: GameOption[];
}

export interface Algorithm {
  id: string;
  title: string;
  summary: string;
}

/// Somebody to play against.
export interface Opponent {
  id: string;
  name: string;
  summary: string;
  /// None for all that the program can do.
  elo?: number;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  program: string;
  games: GameDescription[];
  algorithms: Algorithm[];
  levels: { depth: [number, number]; time: [number, number]; elo: [number, number] };
  opponents: Opponent[];
  default_opponent: string;
  /// Whoever comes from another machine may do less.
  rights: { delete: boolean; invite: boolean };
  /// What is wrong with the stored games, if something is.
  trouble?: string;
}

export interface PlyRecord {
  ply: number;
  boards: BoardPicture[];
  balance?: number | null;
  measure?: number | null;
  side?: Side;
  number?: number;
  board?: number;
  move?: string;
  notation?: string;
  by?: 'person' | 'computer';
  score?: Score | null;
  depth?: number;
  nodes?: number;
  evaluations?: number;
  time?: number;
  algorithm?: string;
  clock?: number;
}

export interface LegalMoves {
  prefix: string;
  moves: Record<string, string[]>;
  drops: Record<string, string[]>;
  promotions: Record<string, string[]>;
  /// By king and rook, where castling is not written by the square of the rook: where the king goes.
  castling?: Record<string, string>;
}

export interface Position {
  ply: number;
  to_move: Side;
  text: string;
  legal: LegalMoves[];
}

export type NamedPlayer = Player & { name: string };

export interface Outcome {
  result: string;
  winner: Side | null;
  reason: string;
  words: string;
}

export interface ClockStatus {
  initial: number;
  increment: number;
  first: number;
  second: number;
  running?: Side | null;
}

export interface Status {
  players: PerSide<NamedPlayer>;
  outcome: Outcome | null;
  check: boolean;
  words: string;
  thinking: { side: Side; purpose: 'move' | 'hint' | 'counts'; waiting: boolean } | null;
  watch?: { running: boolean; delay: number } | null;
  clock?: ClockStatus | null;
  can: string[];
}

export interface GameMessage {
  type: 'game';
  request?: number;
  id: string;
  version: number;
  game: string;
  created: number;
  options: Record<string, OptionValue>;
  start: string;
  layout: BoardLayout[];
  records: PlyRecord[];
  position: Position;
  status: Status;
}

export interface PlyMessage {
  type: 'ply';
  request?: number;
  id: string;
  version: number;
  record: PlyRecord;
  position: Position;
  status: Status;
}

export interface StatusMessage {
  type: 'status';
  request?: number;
  id: string;
  version: number;
  status: Status;
}

export interface LineMove {
  move: string;
  notation: string;
}

export interface Info {
  type: 'info';
  id: string;
  ply: number;
  side: Side;
  purpose: 'move' | 'hint' | 'counts';
  algorithm: string;
  depth: number;
  selective_depth?: number;
  score: Score | null;
  bound: 'exact' | 'lower' | 'upper';
  nodes: number;
  speed: number;
  time: number;
  line: LineMove[];
}

export interface Hint {
  type: 'hint';
  request?: number;
  id: string;
  ply: number;
  move: string;
  notation: string;
  board: number;
  from?: string | null;
  to: string;
  score?: Score | null;
  words: string;
  line?: LineMove[];
  exact?: { winner: Side; plies: number; words: string } | null;
  moves?: { move: string; notation: string; winner: Side; plies: number }[];
}

/// What a position of a solved game is worth, for certain.
export interface Exact {
  type: 'exact';
  id: string;
  ply: number;
  winner: Side;
  plies: number;
  words: string;
}

export interface DrawAnswer {
  type: 'draw';
  id: string;
  accepted: boolean;
  words: string;
}

export interface Counts {
  type: 'counts';
  request?: number;
  id: string;
  ply: number;
  algorithm: string;
  depth: number;
  nodes: number;
  evaluations: number;
  time: number;
  score: Score | null;
  move?: string | null;
  complete: boolean;
}

/// Why something is not done: a sentence, and where the server has one a code with what it speaks of.
export interface Reason {
  reason: string;
  code?: string;
  parameters?: Record<string, string | number>;
}

export interface Refused extends Reason {
  type: 'refused';
  request?: number;
  to?: string;
  reload?: boolean;
}

export type ServerMessage =
  | Welcome
  | GameMessage
  | PlyMessage
  | StatusMessage
  | Info
  | Hint
  | Exact
  | DrawAnswer
  | Counts
  | Refused
  | { type: 'pong' };

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
export const otherColor = (color: Color): Color => (color === 'white' ? 'black' : 'white');
