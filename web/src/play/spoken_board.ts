import { describePiece, readPlacement } from '../board/squares';
import { clockText } from '../format';
import type { BoardPicture, Color, Side } from '../protocol';
import { t } from '../shared/language';
import { sideLabel, turnText } from '../shared/names';
import { description, game, isLive, shownRecord } from '../store';
import { timeLeft } from './clock';

const colors: Color[] = ['white', 'black'];
const bothSides: Side[] = ['first', 'second'];

/// What stands on a board, what is in reserve, and how many checks are still to be given.
function pictureText(board: BoardPicture, first: Color): string[] {
  const pieces = [...readPlacement(board.placement)].map(([square, piece]) => `${describePiece(piece)} ${square}`);
  const reserves = colors.flatMap(color => {
    const held = Object.entries(board.pockets?.[color] ?? {}).filter(([, count]) => count > 0);
    if (held.length === 0) return [];
    return `${t('reserve', { color })}: ${held.map(([piece, count]) => t('piece-count', { piece, count })).join(', ')}`;
  });
  const sides = description.value?.sides;
  const checks = colors.flatMap(color => {
    const count = board.checks_left?.[color];
    if (count === undefined || !sides) return [];
    return `${sideLabel(sides[color === first ? 'first' : 'second'])}: ${t('checks-to-go', { count })}`;
  });
  return [pieces.join(', '), ...reserves, ...checks];
}

/// Everything that those who look see at once, for those who listen: every piece with its square, board by board, what is held
/// in reserve, whose turn it is, and what the clocks show.
export function boardText(): string {
  const { layout, position, status } = game.value!;
  const boards = (shownRecord.value?.boards ?? []).flatMap((board, index) => {
    const { name, first } = layout[index]!;
    const [pieces, ...more] = pictureText(board, first);
    return [layout.length > 1 ? `${t('board-name', { name })}: ${pieces}` : pieces!, ...more];
  });
  const sides = description.value?.sides;
  const turn = isLive.value && !status.outcome && sides ? [turnText(position.to_move, status.check, sides)] : [];
  const clocks =
    status.clock && sides
      ? [
          `${t('time-left')}: ${bothSides.map(side => `${sideLabel(sides[side])} ${clockText(timeLeft(side))}`).join(', ')}`,
        ]
      : [];
  return [...boards, ...turn, ...clocks].join('. ');
}
