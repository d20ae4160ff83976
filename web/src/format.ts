import type { Player, PlyRecord, Score, Side } from './protocol';

const minus = '\u2212';

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return (value < 0 ? minus : '+') + text;
};

/// A score as people write it, for the first side: +0.31, or the winner and how far it is.
export function scoreText(score: Score | null | undefined): string {
  if (!score) return '–';
  if ('win' in score) return `${score.win === 'first' ? '+' : minus}win in ${Math.ceil(score.plies / 2)}`;
  return signed(score.centipawns / 100, 2);
}

export const balanceText = (balance: number): string => signed(balance, Number.isInteger(balance) ? 0 : 1);

/// The limits of the evaluation's curve, in pawns. Beyond them a game is as good as decided.
export const scoreLimit = 10;

/// A score as a height on the curve.
export function scoreHeight(score: Score): number {
  if ('win' in score) return score.win === 'first' ? scoreLimit : -scoreLimit;
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
    return value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + unit;
  }
  return String(Math.round(count));
}

export const groupedText = (count: number): string => count.toLocaleString('en-US');

export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
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

export function levelText(player: Player): string {
  if (player.kind === 'person') return 'You';
  if (player.depth !== undefined) return `Depth ${player.depth}`;
  if (player.time !== undefined) return `${durationText(player.time).replace('.0 ', ' ')} a move`;
  if (player.elo !== undefined) return `Elo ${player.elo}`;
  return 'Computer';
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/// The name of a side as a label: the wolf is Wolf.
export const withoutArticle = (name: string): string => capital(name.replace(/^the /i, ''));

/// How long ago, in words short enough for a list.
export function agoText(then: number, now: number): string {
  const minutes = Math.round((now - then) / 60000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.round(hours / 24);
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return new Date(then).toLocaleDateString(undefined, { year: 'numeric', month: 'short', day: 'numeric' });
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
