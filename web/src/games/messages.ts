import type { BoardLayout, BoardPicture, NamedPlayer, Outcome, PerSide } from '../protocol';

/// The messages about stored games, as docs/page-protocol.md describes them.

export type Source = 'played' | 'imported' | 'analysis';

export interface ListedGame {
  id: string;
  game: string;
  title: string;
  /// What a person called it; empty if nobody did.
  name: string;
  source: Source;
  event: string;
  day: string;
  tags: string[];
  created: number;
  changed: number;
  plies: number;
  players: PerSide<NamedPlayer>;
  outcome: Outcome | null;
  layout: BoardLayout[];
  boards: BoardPicture[];
  deleted?: number;
}

export interface Filter {
  game?: string;
  text?: string;
  result?: string;
  from?: string;
  to?: string;
  tag?: string;
  source?: Source;
  deleted?: boolean;
}

export interface GamesAnswer {
  games: ListedGame[];
  more: boolean;
  next?: string;
  total?: number;
  /// Games that cannot be read: which, and why.
  damaged?: DamagedGame[];
}

export interface DamagedGame {
  id: string;
  words: string;
}

export interface Facet {
  value: string;
  title: string;
  count: number;
}

export interface Facets {
  games: Facet[];
  tags: Facet[];
  sources: Facet[];
  deleted: number;
}

export interface Changed {
  count: number;
  mark?: number;
}

export interface ImportNews {
  bytes: number;
  total: number;
  games: number;
  known: number;
  shortened: number;
  refused: number;
}

export interface ImportResult extends ImportNews {
  problems: { line: number; words: string }[];
  problem_count: number;
  report?: string;
  /// The id of the first game that is in the store now.
  first?: string;
}

export interface ExportResult {
  games: number;
  left_out: number;
  transfer: string;
  file: string;
  /// Why some were left out, in sentences.
  problems?: string[];
}
