import type { EditMessage, LinesMessage, PositionMessage } from '../analyse/messages';
import type { Changed, Facets, GamesAnswer } from '../games/messages';
import type { ClusterAnswer } from '../lab/messages';
import type {
  Counts,
  DrawAnswer,
  Exact,
  GameMessage,
  Hint,
  Info,
  PlyMessage,
  Reason,
  Refused,
  StatusMessage,
} from '../protocol';
import type { Puzzle, PuzzleCounts } from '../train/messages';
import type { Request } from './messages';

/// What the server says by itself, by its type: `listen` knows these.
export interface Heard {
  game: GameMessage;
  ply: PlyMessage;
  status: StatusMessage;
  info: Info;
  hint: Hint;
  exact: Exact;
  draw: DrawAnswer;
  counts: Counts;
  refused: Refused;
  lines: LinesMessage;
  news: { type: 'news'; job: number };
  done: { type: 'done'; job: number; cancelled?: boolean };
  failed: { type: 'failed'; job: number } & Reason;
}

/// What the server answers, by the type of the question.
interface SpecialAnswers {
  new: GameMessage;
  position: PositionMessage;
  edit: EditMessage;
  invite: { address: string };
  games: GamesAnswer;
  'games-facets': Facets;
  rename: { id: string; name: string };
  tag: Changed;
  delete: Changed;
  restore: Changed;
  puzzles: PuzzleCounts;
  puzzle: { puzzle: Puzzle | null };
  'puzzle-tried': { days: number };
  'puzzle-delete': object;
  'lab-cluster': ClusterAnswer;
  'lab-stop-run': ClusterAnswer;
}

/// The questions that begin a job.
export type JobType =
  | 'xray'
  | 'solve'
  | 'read'
  | 'reopen'
  | 'write'
  | 'keep'
  | 'judge'
  | 'report'
  | 'import'
  | 'export'
  | 'lab-nodes'
  | 'lab-run'
  | 'lab-prove'
  | 'lab-grid'
  | 'lab-ladder';
export type JobRequest = Extract<Request, { type: JobType }>;

export type Question = Extract<Request, { type: keyof SpecialAnswers | JobType }>;
export type Answer<T extends Question['type']> = T extends keyof SpecialAnswers ? SpecialAnswers[T] : { job: number };
