import type { Color } from '../../protocol';

export interface PlacedPiece {
  letter: string;
  color: Color;
  promoted?: boolean;
}

/// The pieces of a board as a placement: rows from the top, numbers for gaps, '~' behind what was promoted.
export function placementOf(pieces: ReadonlyMap<string, PlacedPiece>, files: number, ranks: number): string {
  const rows: string[] = [];
  for (let rank = ranks; rank >= 1; rank -= 1) {
    let row = '';
    let gap = 0;
    for (let file = 0; file < files; file += 1) {
      const piece = pieces.get(String.fromCharCode(97 + file) + rank);
      if (!piece) {
        gap += 1;
        continue;
      }
      if (gap > 0) row += gap;
      gap = 0;
      row += piece.color === 'white' ? piece.letter.toUpperCase() : piece.letter;
      if (piece.promoted) row += '~';
    }
    rows.push(gap > 0 ? row + gap : row);
  }
  return rows.join('/');
}
