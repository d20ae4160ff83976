import type { LineMove, OptionValue } from '../protocol';

/// What the page and the server say about puzzles; docs/page-protocol.md explains it.

/// A position of one of the person's games in which one move is clearly best.
export interface Puzzle {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  position: string;
  /// The move to be found, and what follows.
  line: LineMove[];
  /// What the game is called that it comes from, and its id if it is stored.
  title: string;
  source: string;
  /// How often it was solved in a row.
  step: number;
  tries: number;
  solved: number;
}

export interface PuzzleCounts {
  total: number;
  /// Today.
  due: number;
  tries: number;
  solved: number;
  games: { game: string; count: number }[];
}
