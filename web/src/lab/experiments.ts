import type { Count, CountRow, GameDescription, PlyRecord, RecordedPly, Score } from '../protocol';
import { percentText as plainPercent } from '../shared/numbers';

/// What a person asks the lab for, and the same as a command.

export const searches = [
  { name: 'minimax', title: 'Minimax' },
  { name: 'alphabeta', title: 'Alpha-beta' },
  { name: 'captures-first', title: 'Alpha-beta, captures first' },
  { name: 'search', title: 'Full search' },
] as const;

export interface NodesForm {
  game: string;
  text: string;
  from: number;
  to: number;
  evaluation: string;
  algorithms: string[];
  budget: number;
}

export interface PlayerSetup {
  algorithm: string;
  evaluation: string;
  depth: number;
}

export interface RunForm {
  game: string;
  text: string;
  first: PlayerSetup;
  second: PlayerSetup;
  compared: string;
  games: number;
  randomPlies: number;
  seed: number;
}

export const defaultNodes: NodesForm = {
  game: 'wolf-sheep',
  text: '',
  from: 2,
  to: 8,
  evaluation: 'simple',
  algorithms: searches.map(each => each.name),
  budget: 100_000_000,
};

export const defaultRun: RunForm = {
  game: 'pawns-kings',
  text: '',
  first: { algorithm: 'alphabeta', evaluation: 'material', depth: 4 },
  second: { algorithm: 'alphabeta', evaluation: 'tuned', depth: 4 },
  compared: 'minimax',
  games: 1,
  randomPlies: 0,
  seed: 1,
};

/// Another game has other evaluations: the usual one if it does not have this.
export const evaluationFor = (game: GameDescription, evaluation: string): string =>
  game.evaluations.includes(evaluation) ? evaluation : (game.evaluations[0] ?? '');

const quoted = (text: string): string => `'${text.replace(/'/g, "'\\''")}'`;

/// The searches that a game has: where nothing is captured there is no order of captures.
export const searchesFor = ({ captures }: Pick<GameDescription, 'captures'>) =>
  searches.filter(({ name }) => captures || name !== 'captures-first');

/// Those of them that are asked for.
export const searchesAsked = (form: NodesForm, game: Pick<GameDescription, 'captures'>): string[] =>
  searchesFor(game)
    .map(({ name }) => name as string)
    .filter(name => form.algorithms.includes(name));

export function nodesCommand(form: NodesForm, game: Pick<GameDescription, 'captures'>): string {
  const asked = searchesAsked(form, game);
  const words = [`rookery lab nodes --game ${form.game}`];
  if (form.text) words.push(`--fen ${quoted(form.text)}`);
  words.push(`--depths ${form.from}-${form.to} --evaluation ${form.evaluation}`);
  if (asked.length < searchesFor(game).length) words.push(`--algorithms ${asked.join(',')}`);
  if (form.budget !== defaultNodes.budget) words.push(`--budget ${form.budget}`);
  return words.join(' ');
}

const playerWords = ({ algorithm, evaluation, depth }: PlayerSetup): string =>
  quoted(`algorithm=${algorithm} depth=${depth} evaluation=${evaluation}`);

export function runCommand(form: RunForm): string {
  const words = [`rookery lab run --game ${form.game}`];
  if (form.text) words.push(`--fen ${quoted(form.text)}`);
  words.push(`--white ${playerWords(form.first)} --black ${playerWords(form.second)}`);
  if (form.compared) words.push(`--compare ${form.compared}`);
  words.push(`--games ${form.games} --random-plies ${form.randomPlies} --seed ${form.seed}`);
  return words.join(' ');
}

export const countOf = (row: CountRow, search: string): Count | null => row.counts[search] ?? null;

/// The share of minimax's evaluations that a search did without, from 0 to 1; null if one of them is not known.
export function savedShare(row: CountRow, search: string): number | null {
  const all = countOf(row, 'minimax');
  const own = countOf(row, search);
  if (!all || !own || search === 'minimax' || all.evaluations === 0) return null;
  return 1 - own.evaluations / all.evaluations;
}

/// "97.3%", or "99.98%" where that says more.
export const percentText = (share: number): string =>
  plainPercent(share, share > 0.99 && share < 1 ? 2 : 1).replace('-', '\u2212');

const scoreOf = (ply: RecordedPly): Score | undefined => {
  if (ply.win_in_plies !== undefined)
    return { win: ply.win_in_plies > 0 ? 'first' : 'second', plies: Math.abs(ply.win_in_plies) };
  if (ply.evaluation === null) return undefined;
  return ply.unit === 'points' ? { points: ply.evaluation } : { centipawns: ply.evaluation };
};

/// The evaluation as a curve shows it: in pawns, or in points where it counts those.
export const curveValue = ({ evaluation, unit }: RecordedPly): number | null =>
  evaluation === null || unit === 'points' ? evaluation : evaluation / 100;

/// The plies as the curves of a game take them; the start is not known.
export function recordsOf(plies: RecordedPly[]): PlyRecord[] {
  const start: PlyRecord = { ply: 0, boards: [], balance: 0 };
  return [
    start,
    ...plies.map((ply, index) => ({
      ply: index + 1,
      boards: [],
      side: ply.side,
      move: ply.move,
      notation: ply.notation,
      score: scoreOf(ply),
      balance: ply.balance,
      measure: ply.measure ?? undefined,
      depth: ply.depth,
      nodes: ply.nodes,
      time: ply.seconds * 1000,
    })),
  ];
}
