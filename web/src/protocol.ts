/// The messages between page and server, as docs/page-protocol.md describes them.

export const protocolVersion = 1;

export type Side = 'first' | 'second';
export type Color = 'white' | 'black';
export type PerSide<T> = Record<Side, T>;

export type Score = { centipawns: number } | { win: Side; plies: number };

// What the page says -------------------------------------------------------------------------------------------------

export interface Computer {
  kind: 'computer';
  depth?: number;
  time?: number;
  elo?: number;
  algorithm?: string;
  evaluation?: string;
}
export type Player = { kind: 'person' } | Computer;

export type OptionValue = number | string;

export interface NewGame {
  game: string;
  players: PerSide<Player>;
  options?: Record<string, OptionValue>;
  text?: string;
  clock?: { initial: number; increment: number };
  run?: boolean;
}

export type Request =
  | { type: 'hello'; protocol: number }
  | ({ type: 'new' } & NewGame)
  | { type: 'open'; id: string }
  | { type: 'move'; ply: number; move: string }
  | { type: 'resign'; side?: Side }
  | { type: 'players'; players: PerSide<Player> }
  | { type: 'run'; delay?: number }
  | { type: 'counts'; depth: number; ply?: number; evaluation?: string }
  | { type: 'leave' | 'takeback' | 'draw' | 'hint' | 'stop' | 'step' | 'pause' | 'ping' };

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
  /// Three-check: how many checks each colour still has to give.
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

export interface Welcome {
  type: 'welcome';
  protocol: number;
  program: string;
  games: GameDescription[];
  algorithms: Algorithm[];
  levels: { depth: [number, number]; time: [number, number]; elo: [number, number] };
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

export interface Refused {
  type: 'refused';
  request?: number;
  to?: string;
  reason: string;
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
