import type { Player, PlyRecord, Score, Side } from './protocol';
import { language, t } from './shared/language';
import { dateText, fixedText, numberText } from './shared/numbers';

const minus = '\u2212';

const signed = (value: number, digits: number): string => {
  const size = Number(Math.abs(value).toFixed(digits));
  return (size === 0 ? '' : value < 0 ? minus : '+') + fixedText(size, digits);
};

/// People count a move of each side as one: 33 plies are 17 moves.
export const movesOf = (plies: number): number => Math.ceil(plies / 2);

/// A score as people write it, for the first side: +0.31 in pawns, +3 in points, or the winner and how far it is.
export function scoreText(score: Score | null | undefined): string {
  if (!score) return '–';
  if ('win' in score && score.plies === null) return score.win === 'first' ? '1–0' : '0–1';
  if ('win' in score)
    return t('score-win', { sign: score.win === 'first' ? '+' : minus, moves: movesOf(score.plies ?? 0) });
  return 'points' in score ? signed(score.points, 0) : signed(score.centipawns / 100, 2);
}

export const balanceText = (balance: number): string => signed(balance, Number.isInteger(balance) ? 0 : 1);

/// The limits of the evaluation's curve, in pawns. Beyond them a game is as good as decided.
export const scoreLimit = 10;

/// Points are a handful in one evaluation and thousands in another: each power of ten is as high as the next.
export const pointsHeight = (points: number): number =>
  (Math.sign(points) * scoreLimit * Math.log10(1 + Math.min(Math.abs(points), 30000))) / Math.log10(30001);

/// A score as a height on the curve.
export function scoreHeight(score: Score): number {
  if ('win' in score) return score.win === 'first' ? scoreLimit : -scoreLimit;
  if ('points' in score) return pointsHeight(score.points);
  return Math.max(-scoreLimit, Math.min(scoreLimit, score.centipawns / 100));
}

/// Large counts in three figures: 950, 12.4k, 3.05M.
export function countText(count: number): string {
  if (count < 1000) return String(Math.round(count));
  for (const [unit, size] of [
    ['G', 1e9],
    ['M', 1e6],
    ['k', 1e3],
  ] as const) {
    // What would be rounded up to a thousand belongs to the next unit.
    if (count < size * 0.9995) continue;
    const value = count / size;
    return fixedText(value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + unit;
  }
  return String(Math.round(count));
}

export const groupedText = (count: number): string => numberText(count);

export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return t('milliseconds', { count: Math.round(milliseconds) });
  const seconds = milliseconds / 1000;
  if (seconds < 60) return t('seconds', { count: fixedText(seconds, 1) });
  return t('minutes-seconds', { minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
}

/// A clock: tenths are shown when they begin to matter.
export function clockText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  if (left < 10000) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return (hours > 0 ? `${hours}:${pad(minutes)}` : String(minutes)) + `:${pad(seconds % 60)}`;
}

/// Seconds without a digit behind the comma that says nothing.
const levelTime = (milliseconds: number): string =>
  milliseconds < 1000
    ? durationText(milliseconds)
    : t('seconds', { count: numberText(milliseconds / 1000, { maximumFractionDigits: 1 }) });

export function levelText(player: Player): string {
  if (player.kind === 'person') return t('you');
  if (player.depth !== undefined) return t('level-depth', { depth: player.depth });
  if (player.time !== undefined) return t('level-time', { time: levelTime(player.time) });
  if (player.elo !== undefined) return t('level-elo', { elo: String(player.elo) });
  return t('computer');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/// How long ago, in words short enough for a list.
export function agoText(then: number, now: number): string {
  const minutes = Math.round((now - then) / 60000);
  if (minutes < 1) return t('just-now');
  const relative = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto', style: 'short' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours < 24) return relative.format(-hours, 'hour');
  const days = Math.round(hours / 24);
  if (days < 14) return relative.format(-days, 'day');
  return dateText(then, { year: 'numeric', month: 'short', day: 'numeric' });
}

export interface MoveRow {
  label: string;
  left: PlyRecord | null;
  right: PlyRecord | null;
}

/// The moves in rows of two, the side that usually begins on the left.
export function moveRows(records: PlyRecord[], begins: Side): MoveRow[] {
  const rows: MoveRow[] = [];
  for (const record of records) {
    if (record.ply === 0) continue;
    const last = rows.at(-1);
    if (record.side === begins) rows.push({ label: `${record.number ?? rows.length + 1}.`, left: record, right: null });
    else if (last && !last.right) last.right = record;
    else rows.push({ label: `${record.number ?? rows.length + 1}.`, left: null, right: record });
  }
  return rows;
}
