import type { Arrow } from '../board/board';
import type { Command } from '../protocol';
import type { BoardArrow } from './scores';

/// Arrows and marked squares as comments of PGN have them: [%csl Re5,Gd4][%cal Gd2d4]. Of several boards, those beyond the first
/// say which one is meant, [%cal GB:d2d4]; other programs pass over that.

/// Those of chess.com are understood, too: [%c_arrow d2d4;keyPressed;none;...]. Whoever draws on writes them as above.
export const shapeNames = ['csl', 'cal', 'c_highlight', 'c_arrow'];

const brushes: Record<string, string> = { G: 'green', R: 'red', B: 'blue', Y: 'yellow' };
const keyBrushes: Record<string, string> = { none: 'yellow', ctrl: 'red', alt: 'blue', shift: 'green' };
const letters = Object.fromEntries(Object.entries(brushes).map(([letter, brush]) => [brush, letter]));

/// What somebody has drawn, of the commands of a comment.
export function drawnArrows(commands: Command[]): BoardArrow[] {
  const shapes = commands
    .filter(command => shapeNames.includes(command.name))
    .flatMap(command => command.value.split(','));
  return shapes.flatMap(shape => {
    const [, square, target, key] = /^([a-l]\d+)([a-l]\d+)?;(?:keyPressed;(\w+))?/.exec(shape.trim()) ?? [];
    if (square) {
      const brush = keyBrushes[key ?? 'none'] ?? 'yellow';
      return [{ board: 0, brush, ...(target ? { from: square, to: target } : { to: square }) }];
    }
    const [, color, prefix, from, to] = /^([GRBY])(?:([A-H]):)?([a-l]\d+)([a-l]\d+)?$/.exec(shape.trim()) ?? [];
    if (!color || !from) return [];
    const board = prefix ? prefix.charCodeAt(0) - 65 : 0;
    return [{ board, brush: brushes[color], ...(to ? { from, to } : { to: from }) }];
  });
}

/// The commands for what is drawn: squares first, as lichess writes them.
export function shapeCommands(shapes: BoardArrow[]): Command[] {
  const text = ({ board, brush, from, to }: BoardArrow) =>
    `${letters[brush ?? 'green'] ?? 'G'}${board > 0 ? `${String.fromCharCode(65 + board)}:` : ''}${from ?? ''}${to}`;
  const command = (name: string, list: BoardArrow[]) =>
    list.length > 0 ? [{ name, value: list.map(text).join(',') }] : [];
  return [
    ...command(
      'csl',
      shapes.filter(shape => !shape.from),
    ),
    ...command(
      'cal',
      shapes.filter(shape => shape.from),
    ),
  ];
}

/// What is drawn after one of several boards has been drawn on.
export function redrawn(shapes: BoardArrow[], board: number, drawn: Arrow[]): BoardArrow[] {
  return [...shapes.filter(shape => shape.board !== board), ...drawn.map(shape => ({ ...shape, board }))];
}
