import { settings } from '../settings';
import { t } from './language';

const english = 'KQRBN';
const figurines = '♔♕♖♗♘';

/// A move in the letters that somebody has chosen: Nf3, Sf3 or ♘f3. The server writes it in English letters.
export function moveText(notation: string | undefined): string {
  const { notation: kind } = settings.value;
  if (!notation || kind === 'letters') return notation ?? '';
  const signs = kind === 'figurines' ? figurines : t('piece-letters');
  // A piece stands at the beginning, behind the name of a board, or behind the sign of a promotion.
  return notation.replace(
    /(^|[:=])([KQRBN])/g,
    (_, before: string, letter: string) => before + signs[english.indexOf(letter)]!,
  );
}

/// What somebody has typed, in the letters of the server: with those of the language, Sf3 is Nf3. Figurines do as well.
export function writtenMove(typed: string): string {
  const own = settings.value.notation === 'letters' ? english : t('piece-letters');
  return typed.replace(/(^|[:=])(.)(?=.*)/gu, (all, before: string, letter: string) => {
    const at = [...figurines].includes(letter) ? [...figurines].indexOf(letter) : own.indexOf(letter);
    return at < 0 ? all : before + english[at]!;
  });
}

/// A move in coordinates as people read it: e2e4 is e2–e4, N@f3 stays.
export const coordinatesText = (move: string): string => move.replace(/([a-l]\d+)([a-l]\d+)/, '$1–$2');
