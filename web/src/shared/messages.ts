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

export type MoveOrdering = 'generator' | 'captures';

export interface LearnedPlayer {
  run: string;
  generation: number;
}

export interface Partner {
  board: number;
  engine?: string;
}

export interface Player {
  kind: PlayerKind;
  opponent?: string;
  depth?: number;
  time?: number;
  elo?: number;
  algorithm?: string;
  evaluation?: string;
  ordering?: MoveOrdering;
  drop_plies?: number;
  external_time?: number;
  ponder?: boolean;
  engine?: string;
  learned?: LearnedPlayer;
  partner?: Partner;
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

export type Color = 'white' | 'black';

export interface BoardLayout {
  name: string;
  files: number;
  ranks: number;
  first: Color;
}

export type Side = 'first' | 'second';

export interface Centipawns {
  centipawns: number;
}

export interface Points {
  points: number;
}

export interface ForcedWin {
  win: Side;
  plies: number | null;
}

export type Score = Centipawns | Points | ForcedWin;

export interface PerColor<T> {
  white: T;
  black: T;
}

export interface BoardPicture {
  placement: string;
  pockets?: PerColor<Record<string, number>>;
  checks_left?: PerColor<number>;
  check?: string;
  last?: string[];
}

export interface PlyRecord {
  ply: number;
  side?: Side;
  number?: number;
  board?: number;
  move?: string;
  notation?: string;
  by?: PlayerKind;
  score?: Score;
  depth?: number;
  nodes?: number;
  evaluations?: number;
  time?: number;
  algorithm?: string;
  clock?: number;
  boards: BoardPicture[];
  balance: number;
  measure?: number;
}

export interface LegalMoves {
  prefix: string;
  moves: Record<string, string[]>;
  drops: Record<string, string[]>;
  promotions: Record<string, string[]>;
  castling: Record<string, string>;
}

export interface Position {
  ply: number;
  to_move: Side;
  text: string;
  legal: LegalMoves[];
}

export interface NamedPlayer extends Player {
  name: string;
}

export interface Outcome {
  result: string;
  winner: Side | null;
  reason: string;
  words: string;
}

export type Purpose = 'move' | 'hint' | 'counts';

export interface RunningSearch {
  side: Side;
  purpose: Purpose;
  waiting: boolean;
}

export interface Watch {
  running: boolean;
  delay: number;
}

export interface ClockStatus {
  initial: number;
  increment: number;
  first: number;
  second: number;
  running: Side | null;
}

export interface Status {
  players: PerSide<NamedPlayer>;
  outcome: Outcome | null;
  check: boolean;
  words: string;
  thinking: RunningSearch | null;
  watch?: Watch;
  clock?: ClockStatus;
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

export interface LetPartnerMove {
  type: 'partner';
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

export interface Invitation {
  type: 'invite';
  request?: number;
  address: string;
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

export interface MinimaxCount {
  nodes: number;
  evaluations: number;
}

export interface XraySummary {
  search: string;
  searches: string[];
  depth: number;
  asked: number;
  max_nodes: number;
  size: number;
  nodes: number;
  evaluations: number;
  transfer: string;
  minimax?: MinimaxCount | null;
  branching?: number;
  regular?: number;
  minimum?: number;
  budget?: number;
}

export interface AskPosition extends PositionQuery {
  type: 'position';
}

export interface TreeMove {
  move: string;
  notation: string;
  side: Side;
  number: number;
  board: number;
}

export interface PositionMessage {
  type: 'position';
  request?: number;
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
  solvable: boolean;
}

export interface LaidOutBoard {
  placement?: string;
  pockets?: PerColor<Record<string, number>>;
  checks_left?: PerColor<number>;
  castling?: string;
  en_passant?: string;
}

export interface Edit extends PositionQuery {
  type: 'edit';
  to_move?: Side;
  boards?: LaidOutBoard[];
}

export interface EditedBoard extends BoardPicture {
  castling: string;
  en_passant: string;
  possible_castling: string;
  possible_en_passant: string[];
}

export interface Reason {
  reason: string;
  code?: string;
  parameters?: Record<string, string>;
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
  request?: number;
  game: string;
  text: string;
  to_move: Side;
  boards: EditedBoard[];
  layout: BoardLayout[];
  problem: Reason | null;
  kit: EditorKit;
}

export interface Analyse extends PositionQuery {
  type: 'analyse';
  lines?: number;
  threat?: boolean;
  evaluation?: string;
  engine?: string;
}

export interface StopAnalysis {
  type: 'analyse-stop';
  other?: boolean;
}

export interface Explore extends PositionQuery {
  type: 'explore';
}

export interface ResultCounts {
  games: number;
  first: number;
  draws: number;
  second: number;
  rating?: number;
  last?: string;
}

export interface ExploredMove extends ResultCounts {
  move: string;
  notation: string;
}

export interface ExploredGame {
  id: string;
  ply: number;
  players: PerSide<NamedPlayer>;
  title: string;
  event: string;
  day: string;
  result: string;
}

export interface ExplorerAnswer extends ResultCounts {
  moves: ExploredMove[];
  latest: ExploredGame[];
  unexplored: number;
  depth?: number;
}

export interface Solve extends PositionQuery {
  type: 'solve';
}

export interface SolveNews {
  share: number;
}

export type Bound = 'exact' | 'lower' | 'upper';

export interface LineMove {
  move: string;
  notation: string;
}

export interface ScoredLine {
  score: Score;
  depth: number;
  line: LineMove[];
}

export interface FoundLine extends ScoredLine {
  bound: Bound;
}

export interface SolvedCounts {
  first: number;
  second: number;
  draws: number;
}

export interface SolvedResult {
  lines?: FoundLine[];
  words?: string;
  counts?: SolvedCounts;
}

export interface ReadText {
  type: 'read';
  text?: string;
  transfer?: string;
  game?: string;
  number?: number;
}

export interface ByteNews {
  bytes: number;
  total: number;
}

export interface Title {
  line: number;
  words: string;
  result?: string;
  plies?: number;
}

export interface LineProblem extends Reason {
  line: number;
}

export interface ReadPosition {
  game: string;
  text: string;
}

export interface ReadResult {
  count: number;
  titles: Title[];
  problems: LineProblem[];
  problem_count: number;
  position?: ReadPosition;
  tree?: string;
}

export interface Reopen {
  type: 'reopen';
  id: string;
}

export interface Nothing {
}

export type Source = 'played' | 'imported' | 'analysis';

export interface ReopenResult {
  tree: string;
  source: Source;
}

export interface WritePgn {
  type: 'write';
  transfer: string;
}

export interface WriteResult {
  transfer: string;
}

export interface KeepAnalysis {
  type: 'keep';
  transfer: string;
  id?: string;
}

export interface KeepResult {
  id: string;
}

export interface AskReport extends PositionQuery {
  type: 'report';
  depth?: number;
  time?: number;
  evaluation?: string;
  collect?: boolean;
  title?: string;
  source?: string;
  keep?: boolean;
}

export interface ReportNews {
  positions_done: number;
  positions: number;
}

export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

export interface PlyReport {
  move: string;
  notation: string;
  side: Side;
  score: Score | null;
  loss: number | null;
  mark: Mark | null;
  best: ScoredLine | null;
}

export type Unit = 'centipawns' | 'points';

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
  unit?: Unit;
  players: PerSide<PlayerReport>;
  puzzles?: number;
}

export interface FindReport extends PositionQuery {
  type: 'kept-report';
}

export interface KeptReport {
  transfer: string | null;
}

export interface JudgeMove extends PositionQuery {
  type: 'judge';
  move: string;
  time?: number;
}

export interface Judgment {
  good: boolean;
  is_best: boolean;
  move: string;
  notation: string;
  score: Score;
  best: ScoredLine;
  refutation: ScoredLine | null;
}

export interface AskPuzzles {
  type: 'puzzles';
}

export interface PuzzleGame {
  game: string;
  count: number;
}

export interface PuzzleCounts {
  total: number;
  due: number;
  tries: number;
  solved: number;
  games: PuzzleGame[];
}

export interface NextPuzzle {
  type: 'puzzle';
  game?: string;
  after?: string;
  ahead?: boolean;
}

export interface Puzzle {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  position: string;
  line: LineMove[];
  title: string;
  source: string;
  step: number;
  tries: number;
  solved: number;
}

export interface PuzzleAnswer {
  puzzle: Puzzle | null;
}

export interface PuzzleTried {
  type: 'puzzle-tried';
  id: string;
  solved: boolean;
}

export interface PuzzleDays {
  days: number;
}

export interface DeletePuzzle {
  type: 'puzzle-delete';
  id: string;
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

export interface ListGames {
  type: 'games';
  filter?: Filter;
  after?: string;
  limit?: number;
}

export interface ListedGame {
  id: string;
  game: string;
  title: string;
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

export interface DamagedGame extends Reason {
  id: string;
}

export interface GamesAnswer {
  games: ListedGame[];
  damaged?: DamagedGame[];
  more: boolean;
  next?: string;
  total?: number;
}

export interface AskFacets {
  type: 'games-facets';
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

export interface RenameGame {
  type: 'rename';
  id: string;
  name: string;
}

export interface Renamed {
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

export interface Changed {
  count: number;
  mark?: number;
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

export interface ImportNews {
  bytes: number;
  total: number;
  games: number;
  known: number;
  shortened: number;
  refused: number;
}

export interface ImportResult extends ImportNews {
  problems: LineProblem[];
  problem_count: number;
  report?: string;
  first?: string;
}

export interface ExportGames extends Selection {
  type: 'export';
}

export interface ExportNews {
  games: number;
  total: number;
}

export interface ExportResult {
  games: number;
  left_out: number;
  transfer: string;
  file: string;
  problems?: Reason[];
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
  external_time?: number;
}

export interface CountedSearch {
  name: string;
  title: string;
}

export interface CountingNow {
  depth: number;
  search: string;
}

export interface Count {
  evaluations: number;
  nodes: number;
  seconds: number;
}

export interface CountRow {
  depth: number;
  counts: Record<string, Count | null>;
  b: number | null;
  regular: number | null;
  minimum: number | null;
}

export interface NodesNews {
  searches?: CountedSearch[];
  position?: string;
  working?: CountingNow;
  row?: CountRow;
}

export interface NodesResult {
  rows: number;
  csv: string;
  json: string;
}

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
  rules?: string;
}

export interface ComparedPly {
  move: string;
  nodes: number;
  seconds: number;
}

export interface RecordedPly {
  side: Side;
  move: string;
  notation: string;
  evaluation: number | null;
  unit: Unit;
  balance: number;
  measure: number | null;
  depth: number;
  nodes: number;
  seconds: number;
  win_in_plies?: number;
  compared?: ComparedPly;
}

export interface Finished {
  result: string;
  reason: string;
  words: string;
  plies: number;
}

export interface RunNews {
  game: number;
  start?: string;
  plies?: RecordedPly[];
  finished?: Finished;
}

export interface RunResults {
  first: number;
  draws: number;
  second: number;
  unfinished: number;
}

export interface Work {
  moves: number;
  nodes: number;
  seconds: number;
}

export interface ComparedWork {
  algorithm: string;
  same_moves: number;
  own: Work;
  compared: Work;
}

export interface RunResult {
  results: RunResults;
  work: PerSide<Work>;
  compared?: ComparedWork;
  csv?: string;
  svg?: string;
  json?: string;
  pgn?: string;
}

export interface ProvePlayer {
  type: 'lab-prove';
  game?: string;
  text?: string;
  side?: Side;
  player?: LabPlayer;
}

export interface ProveNews {
  plies: number;
  positions: number;
  losses: number;
}

export interface ProvePly {
  positions: number;
  losses: number;
}

export interface ProveResult {
  game: string;
  position: string;
  side: Side;
  player: string;
  holds: boolean;
  positions: number;
  moves: number;
  nodes: number;
  seconds: number;
  wins: number;
  draws: number;
  losses: number;
  open: number;
  refutation: string[];
  plies: ProvePly[];
  csv?: string;
  svg?: string;
}

export interface PlayGrid {
  type: 'lab-grid';
  game?: string;
  player?: LabPlayer;
  from?: number;
  to?: number;
  games?: number;
  seed?: number;
  rules?: string;
}

export interface GamesNews {
  done: number;
  of: number;
}

export interface GridCell {
  first_depth: number;
  second_depth: number;
  games: number;
  first_wins: number;
  draws: number;
  second_wins: number;
  unfinished: number;
  score: number;
  first: Work;
  second: Work;
  plies: number;
  nodes_per_move: number;
  measure: number | null;
}

export interface GridResult {
  game: string;
  algorithm: string;
  evaluation: string;
  measure: string;
  first_depth: number;
  last_depth: number;
  games: number;
  seed: number;
  cells: GridCell[];
  csv?: string;
  svg?: string;
}

export interface ClimbLadder {
  type: 'lab-ladder';
  game?: string;
  evaluation?: string;
  games?: number;
  nodes?: number;
  depth?: number;
}

export interface LadderNews extends GamesNews {
  rung: string;
}

export interface LadderGain {
  difference: number | null;
  low: number | null;
  high: number | null;
}

export interface LadderRung {
  name: string;
  title: string;
  elo: number;
  moves: number;
  nodes: number;
  average_depth: number;
  nodes_per_second: number;
  wins?: number;
  draws?: number;
  losses?: number;
  gain?: LadderGain;
  nodes_to_depth?: number;
}

export interface LadderResult {
  game: string;
  evaluation: string;
  games: number;
  seed: number;
  depth: number;
  rungs: LadderRung[];
  csv?: string;
  svg?: string;
}

export interface SolveSquares {
  type: 'lab-squares';
  text?: string;
}

export interface ExactValue {
  winner: Side | null;
  plies: number | null;
}

export interface SolvedSquare extends ExactValue {
  square: string;
}

export interface SquaresResult {
  position: string;
  squares: SolvedSquare[];
}

export interface AskCluster {
  type: 'lab-cluster';
}

export interface ClusterShare {
  name: string;
  results: number;
  rejected: number;
  stands_out: boolean;
  excluded: boolean;
}

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
  workers?: ClusterShare[];
}

export interface ClusterRefusal {
  run: string;
  why: string;
}

export interface ClusterWorker {
  name: string;
  version: string;
  cores: number;
  speed: number;
  jobs: number;
  doing: string[];
  refused: ClusterRefusal[];
}

export interface ClusterMessage {
  type: 'cluster';
  request?: number;
  server?: string;
  problem?: string;
  runs: ClusterRun[];
  workers: ClusterWorker[];
}

export interface StopRun {
  type: 'lab-stop-run';
  run: string;
}

export interface WatchLearning {
  type: 'lab-learning';
  run?: string;
  watch?: boolean;
}

export type LearningState = 'waiting' | 'learning' | 'stopping' | 'paused' | 'finished' | 'failed';

export interface LearningSummary {
  run: string;
  game: string;
  created: number;
  state: LearningState;
  generations: number;
}

export interface LearningSettings {
  from_nothing: boolean;
  generations: number;
  games: number;
  match_games: number;
  nodes: number;
  neurons: number;
  passes: number;
}

export type LearningPhase = 'playing' | 'training' | 'judging';

export interface KeptWins {
  kept: number;
  positions: number;
}

export interface LearnedGeneration {
  number: number;
  games: number;
  positions: number;
  training_loss: number;
  validation_loss: number;
  wins: number;
  draws: number;
  losses: number;
  elo: number;
  elo_error: number;
  kept: boolean;
  truth?: KeptWins;
}

export interface LearningPass {
  generation: number;
  number: number;
  training_loss: number;
  validation_loss: number;
}

export interface LearningRun extends LearningSummary {
  settings: LearningSettings;
  generation: number;
  phase: LearningPhase;
  done: number;
  problem?: Reason;
  list: LearnedGeneration[];
  passes: LearningPass[];
}

export interface LearningMessage {
  type: 'learning';
  request?: number;
  runs: LearningSummary[];
  shown: LearningRun | null;
}

export interface LearnGame {
  type: 'lab-learn';
  game: string;
  from_nothing?: boolean;
  generations?: number;
  games?: number;
  match_games?: number;
  nodes?: number;
  neurons?: number;
  passes?: number;
}

export interface ResumeLearning {
  type: 'lab-learn-resume';
  run: string;
}

export interface StopLearning {
  type: 'lab-learn-stop';
  run: string;
}

export interface DeleteLearning {
  type: 'lab-learn-delete';
  run: string;
}

export interface MapPieces {
  type: 'lab-learn-map';
  run: string;
  generation: number;
}

export interface PieceMap {
  piece: string;
  mean: number;
  squares: Record<string, number>;
}

export interface MapResult {
  games: number;
  pieces: PieceMap[];
}

export type QuestionKind = 'number' | 'choice' | 'text';

export interface ClassQuestion {
  words: string;
  kind: QuestionKind;
  choices?: string[];
}

export interface ClassExercise {
  title: string;
  game: string;
  text: string;
  questions: ClassQuestion[];
  xray?: boolean;
}

export interface OpenClass {
  type: 'class-open';
  exercise: ClassExercise;
}

export interface Registered {
  name: string;
  answers: (string | null)[];
  changed: number;
}

export interface TeachersClass {
  id: string;
  address: string;
  open: boolean;
  exercise: ClassExercise;
  students: Registered[];
}

export interface RegisterMessage {
  type: 'register';
  request?: number;
  classroom: TeachersClass | null;
}

export interface WatchClass {
  type: 'class-watch';
}

export interface CloseClass {
  type: 'class-close';
  solutions?: string[][];
}

export interface EndClass {
  type: 'class-end';
}

export interface JoinClass {
  type: 'class-join';
  name?: string;
  student?: string;
}

export interface StudentsClass {
  id: string;
  title: string;
  open: boolean;
  exercise?: ClassExercise;
  student?: string;
  name?: string;
  answers?: (string | null)[];
  solutions?: string[][];
}

export interface ClassMessage {
  type: 'class';
  request?: number;
  classroom: StudentsClass | null;
}

export interface AnswerClass {
  type: 'class-answer';
  question: number;
  answer: string;
}

export interface Algorithm {
  id: string;
  title: string;
  summary: string;
}

export interface Levels {
  depth: [number, number];
  time: [number, number];
  elo: [number, number];
  default_depth: number;
}

export interface Opponent {
  id: string;
  name: string;
  summary: string;
  elo?: number;
}

export interface GameOpponent {
  id: string;
  skill?: string;
}

export interface OptionChoice {
  value: OptionValue;
  title: string;
}

export interface GameOption {
  name: string;
  title: string;
  default_value: OptionValue;
  choices?: OptionChoice[];
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
  unit: Unit;
  solved: boolean;
  captures: boolean;
  opponents: GameOpponent[];
  balance: string;
  measure?: string;
  layout: BoardLayout[];
  boards: BoardPicture[];
  options: GameOption[];
}

export interface PageRights {
  may_delete: boolean;
  may_invite: boolean;
  may_teach: boolean;
  may_play: boolean;
}

export interface Welcome {
  type: 'welcome';
  request?: number;
  protocol: number;
  program: string;
  algorithms: Algorithm[];
  levels: Levels;
  opponents: Opponent[];
  default_opponent: string;
  engines: string[];
  seated_engines: string[];
  games: GameDescription[];
  rights: PageRights;
  trouble?: Reason;
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

export interface Info {
  type: 'info';
  request?: number;
  id: string;
  ply: number;
  side: Side;
  purpose: Purpose;
  algorithm: string;
  depth: number;
  selective_depth: number;
  score: Score;
  bound: Bound;
  nodes: number;
  speed: number;
  time: number;
  line: LineMove[];
}

export interface ExactWords extends ExactValue {
  words: string;
}

export interface ExactMove extends ExactValue {
  move: string;
  notation: string;
}

export interface Hint {
  type: 'hint';
  request?: number;
  id: string;
  ply: number;
  move: string;
  notation: string;
  board: number;
  from?: string;
  to: string;
  score: Score;
  words: string;
  line: LineMove[];
  exact: ExactWords | null;
  moves?: ExactMove[];
}

export interface Exact extends ExactWords {
  type: 'exact';
  request?: number;
  id: string;
  ply: number;
}

export interface DrawAnswer {
  type: 'draw';
  request?: number;
  id: string;
  accepted: boolean;
  words: string;
}

export interface Counts {
  type: 'counts';
  request?: number;
  id: string;
  ply: number;
  score?: Score;
  depth: number;
  nodes: number;
  evaluations: number;
  time: number;
  algorithm: string;
  move: string;
  complete: boolean;
}

export interface Refused extends Reason {
  type: 'refused';
  request?: number;
  to?: string;
  reload?: boolean;
}

export interface Left {
  type: 'left';
  request?: number;
}

export interface Pong {
  type: 'pong';
  request?: number;
}

export interface JobTaken {
  type: 'job';
  request?: number;
  job: number;
}

export interface News {
  type: 'news';
  request?: number;
  job: number;
}

export interface Done {
  type: 'done';
  request?: number;
  job: number;
  canceled?: boolean;
}

export interface Failed extends Reason {
  type: 'failed';
  request?: number;
  job: number;
}

export interface LinesMessage {
  type: 'lines';
  request?: number;
  lines: FoundLine[];
  threat: boolean;
  exact: boolean;
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

export interface SaidLine {
  ours: boolean;
  text: string;
}

export interface ConversationMessage {
  type: 'conversation';
  request?: number;
  id?: string;
  lines: SaidLine[];
}

export interface AnalysisStopped {
  type: 'analyse-stopped';
  request?: number;
}

export interface Tag {
  name: string;
  value: string;
}

export interface Command {
  name: string;
  value: string;
}

export interface FlatNode {
  parent: number;
  move: string;
  notation?: string;
  side?: Side;
  number?: number;
  board?: number;
  nags?: number[];
  before?: string;
  comment?: string;
  commands?: Command[];
  boards?: BoardPicture[];
}

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

export interface TreeColumns {
  ply: number[];
  move: number[];
  depth: number[];
  low: (number | null)[];
  high: (number | null)[];
  value: number[];
  bound: number[];
  visit: number[];
  ending?: number[];
  cut: number[];
  legal: number[];
}

export interface TreeHead {
  format: string;
  version: number;
  game: string;
  text: string;
  moves: string[];
  search: string;
  evaluation: string;
  improvements?: string;
  depth: number;
  to_move: Side;
  plain_values: boolean;
  unit?: Unit;
  score: number;
  nodes: number;
  evaluations: number;
  line: ([string, string])[];
  names: ([string, string])[];
  unvisited: Record<string, number[]>;
}

export interface TreeFile extends TreeHead {
  columns: TreeColumns;
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
  | LetPartnerMove
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
  | StopAnalysis
  | Explore
  | Solve
  | ReadText
  | Reopen
  | WritePgn
  | KeepAnalysis
  | AskReport
  | FindReport
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
  | SolveSquares
  | AskCluster
  | StopRun
  | WatchLearning
  | LearnGame
  | ResumeLearning
  | StopLearning
  | DeleteLearning
  | MapPieces
  | OpenClass
  | WatchClass
  | CloseClass
  | EndClass
  | JoinClass
  | AnswerClass;

/// What is answered, by the type of the question.
export interface Answers {
  'new': GameMessage;
  'invite': Invitation;
  'position': PositionMessage;
  'edit': EditMessage;
  'explore': ExplorerAnswer;
  'kept-report': KeptReport;
  'puzzles': PuzzleCounts;
  'puzzle': PuzzleAnswer;
  'puzzle-tried': PuzzleDays;
  'puzzle-delete': Nothing;
  'games': GamesAnswer;
  'games-facets': Facets;
  'rename': Renamed;
  'tag': Changed;
  'delete': Changed;
  'restore': Changed;
  'lab-cluster': ClusterMessage;
  'lab-stop-run': ClusterMessage;
  'lab-learning': LearningMessage;
  'lab-learn': LearningMessage;
  'lab-learn-resume': LearningMessage;
  'lab-learn-stop': LearningMessage;
  'lab-learn-delete': LearningMessage;
  'class-open': RegisterMessage;
  'class-watch': RegisterMessage;
  'class-close': RegisterMessage;
  'class-end': RegisterMessage;
  'class-join': ClassMessage;
  'class-answer': ClassMessage;
}

/// What jobs tell and end with, by the type of the question.
export interface Jobs {
  'xray': { news: XraySummary; result: XraySummary };
  'solve': { news: SolveNews; result: SolvedResult };
  'read': { news: ByteNews; result: ReadResult };
  'reopen': { news: Nothing; result: ReopenResult };
  'write': { news: Nothing; result: WriteResult };
  'keep': { news: Nothing; result: KeepResult };
  'report': { news: ReportNews; result: ReportResult };
  'judge': { news: Nothing; result: Judgment };
  'import': { news: ImportNews; result: ImportResult };
  'export': { news: ExportNews; result: ExportResult };
  'lab-nodes': { news: NodesNews; result: NodesResult };
  'lab-run': { news: RunNews; result: RunResult };
  'lab-prove': { news: ProveNews; result: ProveResult };
  'lab-grid': { news: GamesNews; result: GridResult };
  'lab-ladder': { news: LadderNews; result: LadderResult };
  'lab-squares': { news: Nothing; result: SquaresResult };
  'lab-learn-map': { news: Nothing; result: MapResult };
}

/// What the server says by itself, by its type.
export interface ServerMessages {
  'welcome': Welcome;
  'game': GameMessage;
  'ply': PlyMessage;
  'status': StatusMessage;
  'info': Info;
  'hint': Hint;
  'exact': Exact;
  'draw': DrawAnswer;
  'counts': Counts;
  'refused': Refused;
  'left': Left;
  'pong': Pong;
  'job': JobTaken;
  'news': News;
  'done': Done;
  'failed': Failed;
  'lines': LinesMessage;
  'conversation': ConversationMessage;
  'analyse-stopped': AnalysisStopped;
  'register': RegisterMessage;
  'class': ClassMessage;
  'learning': LearningMessage;
}
