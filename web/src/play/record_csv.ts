import type { PlyRecord, Score } from '../protocol';
import { saveText } from '../save_text';

const columns = [
  'ply',
  'side',
  'move',
  'notation',
  'evaluation',
  'balance',
  'nodes',
  'measure',
  'depth',
  'time',
  'algorithm',
] as const;

/// Pawns for the first side; a forced win as the winner and the plies, with the sign of the winner.
function scoreField(score: Score | null | undefined): string {
  if (!score) return '';
  if ('win' in score) return `${score.win === 'first' ? '+' : '-'}win ${score.plies}`;
  return String(score.centipawns / 100);
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

/// The record of a game, one line for each ply, for a spreadsheet.
export function recordCsv(records: PlyRecord[]): string {
  const lines = records.map(record =>
    columns
      .map(column => quoted(column === 'evaluation' ? scoreField(record.score) : String(record[column] ?? '')))
      .join(','),
  );
  return [columns.join(','), ...lines, ''].join('\n');
}

export const save = (name: string, text: string) => saveText(name, text, 'text/csv');
