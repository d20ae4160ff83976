import { describe, expect, test } from 'vitest';
import { drawnArrows, redrawn, shapeCommands } from '../src/analyse/shapes';

describe('arrows and squares that are drawn by hand', () => {
  test('are written as lichess writes them, squares first', () => {
    const shapes = [
      { board: 0, from: 'd2', to: 'd4', brush: 'green' },
      { board: 0, to: 'e5', brush: 'red' },
      { board: 0, from: 'g8', to: 'f6', brush: 'blue' },
      { board: 0, to: 'd4', brush: 'yellow' },
    ];
    expect(shapeCommands(shapes)).toEqual([
      { name: 'csl', value: 'Re5,Yd4' },
      { name: 'cal', value: 'Gd2d4,Bg8f6' },
    ]);
  });

  test('come back the same, on several boards, too', () => {
    const shapes = [
      { board: 0, to: 'e5', brush: 'red' },
      { board: 1, to: 'a10', brush: 'green' },
      { board: 1, from: 'e2', to: 'e4', brush: 'yellow' },
    ];
    expect(drawnArrows(shapeCommands(shapes))).toEqual(shapes);
  });

  test('of one board leave those of the others alone', () => {
    const shapes = [
      { board: 0, to: 'e5', brush: 'red' },
      { board: 1, to: 'e4', brush: 'green' },
    ];
    expect(redrawn(shapes, 1, [])).toEqual([shapes[0]]);
    expect(redrawn(shapes, 0, [{ from: 'a1', to: 'a8', brush: 'blue' }])).toEqual([
      shapes[1],
      { board: 0, from: 'a1', to: 'a8', brush: 'blue' },
    ]);
  });

  test('of chess.com are understood', () => {
    const commands = [
      { name: 'c_arrow', value: 'd2d4;keyPressed;none;opacity;0.8;from;d2;to;d4,g1f3;keyPressed;alt;opacity;0.8' },
      { name: 'c_highlight', value: 'd4;keyPressed;ctrl;color;#eb6150;opacity;0.8;square;d4;persistent;false' },
    ];
    expect(drawnArrows(commands)).toEqual([
      { board: 0, brush: 'yellow', from: 'd2', to: 'd4' },
      { board: 0, brush: 'blue', from: 'g1', to: 'f3' },
      { board: 0, brush: 'red', to: 'd4' },
    ]);
  });

  test('that nobody can have meant are passed over', () => {
    expect(drawnArrows([{ name: 'cal', value: 'Xe2e4,Ge2,G,Ge2e4e5' }])).toEqual([
      { board: 0, brush: 'green', to: 'e2' },
    ]);
  });
});
