import type { Key, Letter, Role } from 'chessgroundx/types';
import type { BoardPicture, Color } from '../protocol';
import { t } from '../shared/language';

/// chessgroundx names a square with two characters, and ranks beyond 9 by what follows '9' in ASCII: a10 is 'a:'.
export const keyOf = (square: string): Key => (square[0] + String.fromCharCode(48 + Number(square.slice(1)))) as Key;
export const squareOf = (key: string): string => key[0] + String(key.charCodeAt(1) - 48);

export const roleOf = (letter: string): Role => `${letter.toLowerCase()}-piece` as Role;
export const letterOf = (role: string): string => role.slice(0, role.indexOf('-'));
export const dropOf = (letter: string) => `${letter.toUpperCase() as Uppercase<Letter>}@` as const;

export interface Piece {
  letter: string;
  color: Color;
}

export const describePiece = ({ letter, color }: Piece): string =>
  t(color === 'white' ? 'piece-white' : 'piece-black', { piece: letter.toLowerCase() });

/// The pieces of a placement by square: rows from the top, numbers for gaps, '~' behind what was promoted.
export function readPlacement(placement: string): Map<string, Piece> {
  const pieces = new Map<string, Piece>();
  const rows = placement.split('/');
  rows.forEach((row, index) => {
    let file = 0;
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      if (/\d/.test(token)) {
        file += Number(token);
        continue;
      }
      const letter = token.toLowerCase();
      const square = String.fromCharCode(97 + file) + String(rows.length - index);
      pieces.set(square, { letter, color: letter === token ? 'black' : 'white' });
      file += 1;
    }
  });
  return pieces;
}

/// The squares of a board as they are looked at, row by row from the top left.
export function squaresInView(files: number, ranks: number, bottom: Color): string[][] {
  const rows = Array.from({ length: ranks }, (_, row) =>
    Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file) + String(ranks - row)),
  );
  return bottom === 'white' ? rows : rows.reverse().map(row => row.reverse());
}

function countByPiece(boards: BoardPicture[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const board of boards)
    for (const { letter, color } of readPlacement(board.placement).values()) {
      const piece = color === 'white' ? letter.toUpperCase() : letter;
      counts.set(piece, (counts.get(piece) ?? 0) + 1);
    }
  return counts;
}

/// The pieces of a color that were there at the start and are gone, most valuable first. A queen too many is taken for a
/// pawn that was promoted, not for a pawn that was captured.
export function lostPieces(start: BoardPicture[], now: BoardPicture[], color: Color): string[] {
  const before = countByPiece(start);
  const after = countByPiece(now);
  const lost: string[] = [];
  let promoted = 0;
  for (const letter of 'qrbnkp') {
    const piece = color === 'white' ? letter.toUpperCase() : letter;
    let missing = (before.get(piece) ?? 0) - (after.get(piece) ?? 0);
    if (letter === 'p') missing -= promoted;
    else if (missing < 0) promoted -= missing;
    for (; missing > 0; missing -= 1) lost.push(letter);
  }
  return lost;
}
