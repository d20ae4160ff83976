import type { Side } from '../protocol';

/// The messages of the lab, as docs/page-protocol.md describes them.

export interface Count {
  evaluations: number;
  nodes: number;
  seconds: number;
}

/// One depth: a count for each search by its name, null where it was left out.
export interface CountRow {
  depth: number;
  b: number | null;
  /// What a tree with b moves everywhere would need.
  regular: number | null;
  /// The fewest that prove the value of this very tree.
  minimum: number | null;
  [search: string]: Count | number | null;
}

export interface NodesNews {
  searches?: { name: string; title: string }[];
  position?: string;
  working?: { depth: number; search: string };
  row?: CountRow;
}

export interface NodesResult {
  rows: number;
  csv: string;
  json: string;
}

export interface RecordedPly {
  side: Side;
  move: string;
  notation: string;
  /// In its unit, for the first side; null if a win is forced.
  evaluation: number | null;
  unit: 'centipawns' | 'points';
  win_in_plies?: number;
  balance: number;
  measure: number | null;
  depth: number;
  nodes: number;
  seconds: number;
  compared?: { move: string; nodes: number; seconds: number };
}

export interface Finished {
  result: string;
  reason?: string;
  words: string;
  plies: number;
}

export interface RunNews {
  game: number;
  start?: string;
  plies?: RecordedPly[];
  finished?: Finished;
}

export interface Work {
  moves: number;
  nodes: number;
  seconds: number;
}

/// A run of many machines. What its coordinator has not told yet is missing.
export interface ClusterRun {
  run: string;
  kind: string;
  game: string;
  title: string;
  stopped: boolean;
  done?: number;
  total?: number;
  per_minute?: number;
  failures?: string[];
  workers?: { name: string; results: number; rejected: number; stands_out: boolean; excluded: boolean }[];
}

export interface ClusterWorker {
  name: string;
  version: string;
  cores: number;
  /// Nodes a second of one core, in chess.
  speed: number;
  jobs: number;
  doing: string[];
  refused: { run: string; why: string }[];
}

/// Without a server there are no other machines.
export interface ClusterAnswer {
  server?: string;
  problem?: string;
  runs: ClusterRun[];
  workers: ClusterWorker[];
}

export interface RunResult {
  results: { first: number; draws: number; second: number; unfinished: number };
  work: Record<Side, Work>;
  compared?: { algorithm: string; same_moves: number; own: Work; compared: Work };
  csv?: string;
  svg?: string;
  json?: string;
  pgn?: string;
}
