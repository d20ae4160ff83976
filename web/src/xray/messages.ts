import type { Side } from '../protocol';

/// What X-ray and the server say to each other; docs/page-protocol.md describes it.

/// Trees drawn by hand go by the name of a game, too.
export const drawnTree = 'tree';

export interface XrayRequest {
  game: string;
  text: string;
  search: string;
  evaluation?: string;
  depth?: number;
  improvements?: string;
  compare?: boolean;
}

/// The end of the job: what was counted, and where the tree is.
export interface XraySummary {
  search: string;
  /// All that make sense here: where there are no captures, there are none to put first.
  searches: string[];
  depth: number;
  asked: number;
  max_nodes: number;
  size: number;
  nodes: number;
  evaluations: number;
  /// Left out while minimax still counts, and null if that takes too long.
  minimax?: { nodes: number; evaluations: number } | null;
  branching?: number;
  /// What a tree with so many moves everywhere would need.
  regular?: number;
  /// The fewest leaves that prove the value of this very tree; left out where it is too large to be kept.
  minimum?: number;
  budget?: number;
  transfer: string;
}

export type NumberOrNull = number | null;

/// A recorded search as the server leaves it, and as it is exported. All values are for the first side.
export interface TreeFile {
  format: string;
  version: number;
  game: string;
  text: string;
  moves: string[];
  search: string;
  evaluation: string;
  /// How much of the full search took part.
  improvements?: string;
  depth: number;
  to_move: Side;
  plain_values: boolean;
  /// Older files have none: they are in centipawns.
  unit?: 'centipawns' | 'points';
  score: number;
  nodes: number;
  evaluations: number;
  line: [string, string][];
  names: [string, string][];
  unvisited: Record<string, number[]>;
  columns: {
    ply: number[];
    move: number[];
    depth: number[];
    low: NumberOrNull[];
    high: NumberOrNull[];
    value: number[];
    bound: number[];
    visit: number[];
    /// Why a node of the full search ended early.
    ending?: number[];
    cut: number[];
    legal: number[];
  };
}
