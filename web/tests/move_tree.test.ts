import { describe, expect, test } from 'vitest';
import {
  addMove,
  childWith,
  emptyTree,
  evalOf,
  flatten,
  idsInOrder,
  isOnMainLine,
  lineThrough,
  mainLine,
  makeMain,
  movesTo,
  nodeOf,
  promote,
  removeMove,
  rootId,
  rowsOf,
  setCommand,
  setComment,
  sibling,
  toggleNag,
  treeOf,
  type MoveTree,
} from '../src/analyse/move_tree';
import type { Side, Unit } from '../src/protocol';

const move = (text: string, ply: number) => ({
  move: text,
  notation: text,
  side: (ply % 2 === 0 ? 'first' : 'second') as Side,
  number: Math.floor(ply / 2) + 1,
  board: 0,
});

/// Plays moves one after the other, from a node on.
function play(tree: MoveTree, from: number, moves: string): { tree: MoveTree; id: number } {
  let state = { tree, id: from };
  for (const text of moves.split(' '))
    state = addMove(state.tree, state.id, move(text, movesTo(state.tree, state.id).length));
  return state;
}

const line = (tree: MoveTree) => mainLine(tree).map(node => node.move!.move);

describe('the tree of moves', () => {
  const game = play(emptyTree(), rootId, 'e4 e5 Nf3');
  const variation = play(game.tree, childWith(game.tree, rootId, 'e4')!, 'c5 Nc3');

  test('keeps the first move as the line and the others as variations', () => {
    expect(line(variation.tree)).toEqual(['e4', 'e5', 'Nf3']);
    expect(movesTo(variation.tree, variation.id)).toEqual(['e4', 'c5', 'Nc3']);
    expect(isOnMainLine(variation.tree, variation.id)).toBe(false);
    expect(isOnMainLine(variation.tree, game.id)).toBe(true);
  });

  test('does not repeat a move that is there', () => {
    const again = play(variation.tree, rootId, 'e4 c5 Nc3');
    expect(again.tree).toBe(variation.tree);
    expect(again.id).toBe(variation.id);
  });

  test('changes nothing that somebody keeps', () => {
    expect(line(game.tree)).toEqual(['e4', 'e5', 'Nf3']);
    expect(game.tree.nodes.size).toBe(4);
  });

  test('promotes a variation one place, or to the top', () => {
    const third = play(variation.tree, childWith(variation.tree, rootId, 'e4')!, 'd5 exd5');
    const e4 = nodeOf(third.tree, childWith(third.tree, rootId, 'e4')!);
    const words = (tree: MoveTree) => nodeOf(tree, e4.id).children.map(child => nodeOf(tree, child).move!.move);
    expect(words(third.tree)).toEqual(['e5', 'c5', 'd5']);
    expect(words(promote(third.tree, third.id))).toEqual(['e5', 'd5', 'c5']);
    const main = makeMain(third.tree, third.id);
    expect(words(main)).toEqual(['d5', 'e5', 'c5']);
    expect(line(main)).toEqual(['e4', 'd5', 'exd5']);
    expect(promote(main, third.id)).toBe(main);
  });

  test('removes a move with all that follows', () => {
    const c5 = childWith(variation.tree, childWith(variation.tree, rootId, 'e4')!, 'c5')!;
    const less = removeMove(variation.tree, c5);
    expect(less.nodes.size).toBe(4);
    expect(line(less)).toEqual(['e4', 'e5', 'Nf3']);
    expect(removeMove(less, rootId)).toBe(less);
    expect(removeMove(less, 999)).toBe(less);
    expect(nodeOf(less, c5).id).toBe(rootId);
    expect(line(removeMove(variation.tree, childWith(variation.tree, rootId, 'e4')!))).toEqual([]);
  });

  test('deleting the line makes the first variation the line', () => {
    const e5 = childWith(variation.tree, childWith(variation.tree, rootId, 'e4')!, 'e5')!;
    expect(line(removeMove(variation.tree, e5))).toEqual(['e4', 'c5', 'Nc3']);
  });

  test('knows the lines through a move and the moves beside it', () => {
    const c5 = childWith(variation.tree, childWith(variation.tree, rootId, 'e4')!, 'c5')!;
    expect(lineThrough(variation.tree, c5).map(node => node.move!.move)).toEqual(['e4', 'c5', 'Nc3']);
    const e5 = sibling(variation.tree, c5, 1);
    expect(nodeOf(variation.tree, e5).move!.move).toBe('e5');
    expect(sibling(variation.tree, e5, -1)).toBe(c5);
    expect(sibling(variation.tree, rootId, 1)).toBe(rootId);
  });

  test('gives a move one quality at most, and other signs besides', () => {
    let tree = toggleNag(game.tree, game.id, 1);
    tree = toggleNag(tree, game.id, 14);
    tree = toggleNag(tree, game.id, 4);
    expect(nodeOf(tree, game.id).nags).toEqual([14, 4]);
    expect(nodeOf(toggleNag(tree, game.id, 4), game.id).nags).toEqual([14]);
  });

  test('goes to the server and comes back the same', () => {
    let tree = setComment(variation.tree, variation.id, 'A closed Sicilian.');
    tree = setCommand(toggleNag(tree, game.id, 2), game.id, 'eval', '0.31');
    const flat = flatten(tree);
    expect(flat.map(node => node.move)).toEqual(['e4', 'e5', 'Nf3', 'c5', 'Nc3']);
    expect(flat.map(node => node.parent)).toEqual([-1, 0, 1, 0, 3]);
    expect(flatten(treeOf(flat))).toEqual(flat);
    // In the order of a game and its variations, however the nodes are numbered.
    const again = makeMain(tree, variation.id);
    const named = (moves: MoveTree) => idsInOrder(moves).map(id => nodeOf(moves, id).move?.move);
    expect(named(again)).toEqual([undefined, 'e4', 'c5', 'Nc3', 'e5', 'Nf3']);
    expect(named(treeOf(flatten(again)))).toEqual(named(again));
    expect(evalOf(nodeOf(tree, game.id), 'centipawns')).toEqual({ centipawns: 31 });
  });

  test('reads evaluations as programs write them', () => {
    const of = (value: string, unit: Unit = 'centipawns') =>
      evalOf(nodeOf(setCommand(game.tree, game.id, 'eval', value), game.id), unit);
    expect(of('-1.5')).toEqual({ centipawns: -150 });
    expect(of('#-3')).toEqual({ win: 'second', plies: 6 });
    expect(of('0.20,18')).toEqual({ centipawns: 20 });
    expect(of('good')).toBeNull();
    expect(of('300')).toEqual({ centipawns: 30000 });
    expect(of('300', 'points')).toEqual({ points: 300 });
    expect(of('-7,12', 'points')).toEqual({ points: -7 });
    // Somebody else's, who counts pawns.
    expect(of('1.25', 'points')).toEqual({ centipawns: 125 });
    expect(of('#4', 'points')).toEqual({ win: 'first', plies: 8 });
  });

  test('stands in rows of two, interrupted by variations and comments', () => {
    const rows = rowsOf(variation.tree, 'first').map(row =>
      row.kind === 'aside'
        ? `aside of ${row.variations.length}`
        : `${row.label} ${row.left ?? '-'} ${row.right ?? '-'}`,
    );
    expect(rows).toEqual(['1. 1 2', 'aside of 1', '2. 3 -']);
    const commented = rowsOf(setComment(variation.tree, 1, 'Best by test.'), 'first');
    expect(commented.map(row => row.kind)).toEqual(['moves', 'aside', 'moves', 'aside', 'moves']);
    expect(commented[2]).toEqual({ kind: 'moves', label: '1.', left: null, right: 2 });
  });
});
