import type { PlyRecord, Score } from '../protocol';
import { saveText } from '../save_text';

const columns = [
  'ply',
  'side',
  'move',
  'notation',
  'evaluation',
  'win in plies',
  'balance',
  'nodes',
  'measure',
  'depth',
  'time',
  'algorithm',
] as const;

/// What `rookery lab run --csv` writes: for the first side, pawns or the evaluation's points in one column; the plies to a
/// forced win, with the sign of the winner, in the other.
function scoreFields(score: Score | null | undefined): { evaluation: string; win: string } {
  if (!score || ('win' in score && score.plies === null)) return { evaluation: '', win: '' };
  if ('win' in score) return { evaluation: '', win: String(score.win === 'first' ? score.plies : -score.plies!) };
  return { evaluation: 'points' in score ? String(score.points) : (score.centipawns / 100).toFixed(2), win: '' };
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

/// The record of a game, one line for each ply, for a spreadsheet.
export function recordCsv(records: PlyRecord[]): string {
  const lines = records.map(record => {
    const { evaluation, win } = scoreFields(record.score);
    const cells = { ...record, evaluation, 'win in plies': win };
    return columns.map(column => quoted(String(cells[column] ?? ''))).join(',');
  });
  return [columns.join(','), ...lines, ''].join('\n');
}

export const save = (name: string, text: string) => saveText(name, text, 'text/csv');
