// Written by message_types from the descriptions in src/app/api. A test fails if they do not agree.

export interface Hello {
  type: 'hello';
  protocol?: number;
}

export interface PerSide<T> {
  first: T;
  second: T;
}

export type PlayerKind = 'person' | 'computer';

export interface Player {
  kind: PlayerKind;
  opponent?: string;
  depth?: number;
  time?: number;
  elo?: number;
  algorithm?: string;
  evaluation?: string;
}

export type OptionValue = number | string;

export interface ClockSettings {
  initial?: number;
  increment?: number;
}

export interface NewGame {
  type: 'new';
  game: string;
  players: PerSide<Player>;
  options?: Record<string, OptionValue>;
  text?: string;
  clock?: ClockSettings;
  run?: boolean;
  delay?: number;
}

export interface OpenGame {
  type: 'open';
  id: string;
}

export interface LeaveGame {
  type: 'leave';
}

export interface PlayMove {
  type: 'move';
  ply: number;
  move: string;
  written?: boolean;
}

export interface TakeBack {
  type: 'takeback';
}

export type Side = 'first' | 'second';

export interface Resign {
  type: 'resign';
  side?: Side;
}

export interface OfferDraw {
  type: 'draw';
}

export interface AskHint {
  type: 'hint';
}

export interface StopSearch {
  type: 'stop';
}

export interface SetPlayers {
  type: 'players';
  players: PerSide<Player>;
}

export interface Step {
  type: 'step';
}

export interface Run {
  type: 'run';
  delay?: number;
}

export interface Pause {
  type: 'pause';
}

export interface AskCounts {
  type: 'counts';
  depth: number;
  ply?: number;
  evaluation?: string;
}

export interface Invite {
  type: 'invite';
}

export interface Ping {
  type: 'ping';
}

export interface CancelJob {
  type: 'cancel';
  job: number;
}

export interface PositionQuery {
  game?: string;
  text?: string;
  options?: Record<string, OptionValue>;
  moves?: string[];
}

export interface Xray extends PositionQuery {
  type: 'xray';
  search?: string;
  depth?: number;
  evaluation?: string;
  improvements?: string;
  compare?: boolean;
}

export interface AskPosition extends PositionQuery {
  type: 'position';
}

export interface EditedBoard {
  placement?: string;
  pockets?: Record<string, Record<string, number>>;
  checks_left?: Record<string, number>;
  castling?: string;
  en_passant?: string;
}

export interface Edit extends PositionQuery {
  type: 'edit';
  to_move?: Side;
  boards?: EditedBoard[];
}

export interface Analyse extends PositionQuery {
  type: 'analyse';
  lines?: number;
  threat?: boolean;
  evaluation?: string;
}

export interface StopAnalysing {
  type: 'analyse-stop';
}

export interface Solve extends PositionQuery {
  type: 'solve';
}

export interface ReadText {
  type: 'read';
  text?: string;
  transfer?: string;
  game?: string;
  number?: number;
}

export interface Reopen {
  type: 'reopen';
  id: string;
}

export interface WritePgn {
  type: 'write';
  transfer: string;
}

export interface KeepAnalysis {
  type: 'keep';
  transfer: string;
  id?: string;
}

export interface AskReport extends PositionQuery {
  type: 'report';
  depth?: number;
  time?: number;
  evaluation?: string;
  collect?: boolean;
  title?: string;
  source?: string;
}

export interface JudgeMove extends PositionQuery {
  type: 'judge';
  move: string;
  time?: number;
}

export interface AskPuzzles {
  type: 'puzzles';
}

export interface NextPuzzle {
  type: 'puzzle';
  game?: string;
  after?: string;
  ahead?: boolean;
}

export interface PuzzleTried {
  type: 'puzzle-tried';
  id: string;
  solved: boolean;
}

export interface DeletePuzzle {
  type: 'puzzle-delete';
  id: string;
}

export type Source = 'played' | 'imported' | 'analysis';

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

export interface ListGames {
  type: 'games';
  filter?: Filter;
  after?: string;
  limit?: number;
}

export interface AskFacets {
  type: 'games-facets';
}

export interface RenameGame {
  type: 'rename';
  id: string;
  name: string;
}

export interface Selection {
  ids?: string[];
  filter?: Filter;
}

export interface TagGames extends Selection {
  type: 'tag';
  add?: string;
  remove?: string;
}

export interface DeleteGames extends Selection {
  type: 'delete';
}

export interface RestoreGames extends Selection {
  type: 'restore';
  mark?: number;
}

export interface ImportGames {
  type: 'import';
  transfer: string;
  file?: string;
  tags?: string[];
  only?: number;
  keep?: boolean;
}

export interface ExportGames extends Selection {
  type: 'export';
}

export interface CountNodes {
  type: 'lab-nodes';
  game?: string;
  text?: string;
  from?: number;
  to?: number;
  evaluation?: string;
  algorithms?: string[];
  budget?: number;
}

export type MoveOrdering = 'generator' | 'captures';

export interface LabPlayer {
  algorithm?: string;
  evaluation?: string;
  ordering?: MoveOrdering;
  depth?: number;
  time?: number;
}

export interface RunGames {
  type: 'lab-run';
  game?: string;
  text?: string;
  first?: LabPlayer;
  second?: LabPlayer;
  compared?: string;
  games?: number;
  random_plies?: number;
  seed?: number;
  max_plies?: number;
  repetitions?: number;
}

export interface ProvePlayer {
  type: 'lab-prove';
  game?: string;
  text?: string;
  side?: Side;
  player?: LabPlayer;
}

export interface PlayGrid {
  type: 'lab-grid';
  game?: string;
  player?: LabPlayer;
  from?: number;
  to?: number;
  games?: number;
  seed?: number;
}

export interface ClimbLadder {
  type: 'lab-ladder';
  game?: string;
  evaluation?: string;
  games?: number;
  nodes?: number;
}

export interface AskCluster {
  type: 'lab-cluster';
}

export interface StopRun {
  type: 'lab-stop-run';
  run: string;
}

/// Everything the page may say.
export type Request =
  | Hello
  | NewGame
  | OpenGame
  | LeaveGame
  | PlayMove
  | TakeBack
  | Resign
  | OfferDraw
  | AskHint
  | StopSearch
  | SetPlayers
  | Step
  | Run
  | Pause
  | AskCounts
  | Invite
  | Ping
  | CancelJob
  | Xray
  | AskPosition
  | Edit
  | Analyse
  | StopAnalysing
  | Solve
  | ReadText
  | Reopen
  | WritePgn
  | KeepAnalysis
  | AskReport
  | JudgeMove
  | AskPuzzles
  | NextPuzzle
  | PuzzleTried
  | DeletePuzzle
  | ListGames
  | AskFacets
  | RenameGame
  | TagGames
  | DeleteGames
  | RestoreGames
  | ImportGames
  | ExportGames
  | CountNodes
  | RunGames
  | ProvePlayer
  | PlayGrid
  | ClimbLadder
  | AskCluster
  | StopRun;
