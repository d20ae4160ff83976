import type {
  BoardLayout,
  BoardPicture,
  LegalMoves,
  LineMove,
  OptionValue,
  Outcome,
  PerSide,
  Score,
  Side,
} from '../protocol';
import type { Command, FlatNode, TreeMove } from './move_tree';

/// What the page and the server say about analyses; docs/page-protocol.md explains it.

/// A position as it is asked for.
export interface PositionQuery {
  game: string;
  text?: string;
  options?: Record<string, OptionValue>;
  moves?: string[];
}

export interface PositionMessage {
  type: 'position';
  game: string;
  start: string;
  text: string;
  ply: number;
  to_move: Side;
  check: boolean;
  words: string;
  outcome: Outcome | null;
  layout: BoardLayout[];
  boards: BoardPicture[];
  legal: LegalMoves[];
  moves: TreeMove[];
  balance: number;
  measure?: number;
}

export interface FoundLine {
  score: Score;
  bound: 'exact' | 'lower' | 'upper';
  depth: number;
  line: LineMove[];
}

export interface LinesMessage {
  type: 'lines';
  request?: number;
  lines: FoundLine[];
  threat: boolean;
  /// From the solution of the game: every legal move.
  exact: boolean;
  /// The scores are those of tables of endings: certain, though the search goes on.
  tables?: boolean;
  waiting: boolean;
  resting: boolean;
  depth?: number;
  selective_depth?: number;
  nodes?: number;
  time?: number;
  speed?: number;
  words?: string;
}

export interface SolvedResult {
  lines?: FoundLine[];
  words?: string;
}

export interface Tag {
  name: string;
  value: string;
}

/// A game with its variations, as it lies in a transfer.
export interface TreeTransfer {
  game: string;
  start: string;
  options: Record<string, OptionValue>;
  tags: Tag[];
  result: string;
  comment: string;
  commands?: Command[];
  layout: BoardLayout[];
  boards: BoardPicture[];
  nodes: FlatNode[];
}

export interface Problem {
  line: number;
  words: string;
}

export interface ReadResult {
  count: number;
  titles: { line: number; words: string }[];
  problems: Problem[];
  problem_count: number;
  position?: { game: string; text: string };
  /// The token of a TreeTransfer.
  tree?: string;
}

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

export interface PlyReport {
  move: string;
  notation: string;
  side: Side;
  score: Score | null;
  loss: number | null;
  mark: Mark | null;
  best: { score: Score; depth: number; line: LineMove[] } | null;
}

export interface PlayerReport {
  moves: number;
  average_loss: number;
  accuracy: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface ReportResult {
  plies: PlyReport[];
  complete: boolean;
  players: PerSide<PlayerReport>;
  /// How many new puzzles were found in the game.
  puzzles?: number;
}

/// What a move is worth beside the best one.
export interface Judgement {
  good: boolean;
  is_best: boolean;
  move: string;
  notation: string;
  score: Score;
  best: { score: Score; depth: number; line: LineMove[] };
  refutation: { score: Score; depth: number; line: LineMove[] } | null;
}

export interface EditedBoard extends BoardPicture {
  castling: string;
  en_passant: string;
  possible_castling: string;
  possible_en_passant: string[];
}

export interface EditorKit {
  white: string;
  black: string;
  pockets: boolean;
  castling: boolean;
  en_passant: boolean;
  max_checks: number;
  starts: string[];
}

export interface EditMessage {
  type: 'edit';
  game: string;
  /// The position if it is one; otherwise the last that was.
  text: string;
  to_move: Side;
  boards: EditedBoard[];
  layout: BoardLayout[];
  problem: string | null;
  kit: EditorKit;
}
