import type { LearnedGeneration, LearningRun, PieceMap } from '../protocol';

/// What a person asks to be learned, and what the charts of it show.

export interface LearnForm {
  game: string;
  fromNothing: boolean;
  generations: number;
  games: number;
  matchGames: number;
  nodes: number;
  neurons: number;
  passes: number;
}

/// Small games look at nothing but their own moves, so that judgment counts, and learn something within a minute; the others
/// take what they need.
export function defaultLearning(game: string): LearnForm {
  const common = { game, fromNothing: true, matchGames: 100, passes: 20 };
  if (game === 'wolf-sheep') return { ...common, generations: 30, games: 600, nodes: 5, neurons: 32 };
  if (game === 'pawns-kings') return { ...common, generations: 20, games: 1000, nodes: 5, neurons: 32 };
  return { ...common, generations: 0, games: 1000, nodes: 100, neurons: 64 };
}

export function learnCommand(form: LearnForm): string {
  const words = [`rookery lab learn --game ${form.game}`];
  if (form.fromNothing) words.push('--from-nothing');
  words.push(`--generations ${form.generations} --games ${form.games} --match-games ${form.matchGames}`);
  words.push(`--nodes ${form.nodes} --neurons ${form.neurons} --passes ${form.passes} --folder ${form.game}`);
  return words.join(' ');
}

/// A point of a chart, with how far the truth may be away from it.
export interface Point {
  x: number;
  y: number;
  error?: number;
}

/// The losses over the generations, pass by pass as far as that is known.
export function lossPoints({ list, passes }: LearningRun, kind: 'training_loss' | 'validation_loss'): Point[] {
  const last = new Map<number, number>();
  for (const { generation, number } of passes) last.set(generation, Math.max(number, last.get(generation) ?? 0));
  const passCount = Math.max(1, ...last.values());
  const points = list
    .filter(({ number }) => number > 0 && !last.has(number))
    .map(generation => ({ x: generation.number, y: generation[kind] }));
  for (const pass of passes) points.push({ x: pass.generation - 1 + pass.number / passCount, y: pass[kind] });
  return points.sort((one, other) => one.x - other.x);
}

export const eloPoints = (list: LearnedGeneration[]): Point[] =>
  list.map(({ number, elo, elo_error }) => ({ x: number, y: elo, error: elo_error }));

/// The share of the wins that were kept, where it is known.
export const truthPoints = (list: LearnedGeneration[]): Point[] =>
  list.flatMap(({ number, truth }) => (truth ? [{ x: number, y: truth.kept / truth.positions }] : []));

export const bestOf = (list: LearnedGeneration[]): LearnedGeneration | undefined => list.findLast(({ kept }) => kept);

/// Round numbers from the lowest to the highest, about as many as wanted.
export function ticks(low: number, high: number, wanted: number): number[] {
  const rough = (high - low) / Math.max(1, wanted);
  if (!(rough > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(each => each >= rough * 0.999)!;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/// How much better each square is for the piece than its mean, and how that compares with the best or worst: from -1 to 1.
export function shades({ mean, squares }: PieceMap): Map<string, { difference: number; shade: number }> {
  const entries = Object.entries(squares).map(([square, worth]) => [square, worth - mean] as const);
  const largest = Math.max(1e-9, ...entries.map(([, difference]) => Math.abs(difference)));
  return new Map(entries.map(([square, difference]) => [square, { difference, shade: difference / largest }]));
}
