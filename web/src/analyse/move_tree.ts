import type { PlainMessageId } from '../shared/language';
import type { BoardPicture, Command, FlatNode, Score, Side, TreeMove, Unit } from '../protocol';

/// A position of the tree: the move that led to it (none for the start), and what is said about that move.
export interface MoveNode {
  id: number;
  parent: number | null;
  /// The first is the line itself, the others are variations.
  children: number[];
  move: TreeMove | null;
  nags: number[];
  /// Said before the move, where a variation begins.
  before: string;
  comment: string;
  commands: Command[];
  boards: BoardPicture[] | null;
}

/// The moves of a game with all variations. Every change makes a new tree, so that whoever keeps an old one has it still.
export interface MoveTree {
  nodes: ReadonlyMap<number, MoveNode>;
  /// The number of the next node.
  next: number;
}

export const rootId = 0;

const newNode = (id: number, parent: number | null, move: TreeMove | null): MoveNode => ({
  id,
  parent,
  children: [],
  move,
  nags: [],
  before: '',
  comment: '',
  commands: [],
  boards: null,
});

export function emptyTree(boards: BoardPicture[] | null = null): MoveTree {
  return { nodes: new Map([[rootId, { ...newNode(rootId, null, null), boards }]]), next: 1 };
}

/// The node; the start if it is there no more.
export const nodeOf = (tree: MoveTree, id: number): MoveNode => tree.nodes.get(id) ?? tree.nodes.get(rootId)!;
export const has = (tree: MoveTree, id: number): boolean => tree.nodes.has(id);

function changed(tree: MoveTree, ...nodes: MoveNode[]): MoveTree {
  const next = new Map(tree.nodes);
  for (const node of nodes) next.set(node.id, node);
  return { nodes: next, next: tree.next };
}

// Looking ------------------------------------------------------------------------------------------------------------

/// The nodes from the first move to this one.
export function pathTo(tree: MoveTree, id: number): MoveNode[] {
  const path: MoveNode[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
}

export const movesTo = (tree: MoveTree, id: number): string[] => pathTo(tree, id).map(node => node.move!.move);

/// What follows a node when nobody turns off.
export function restOfLine(tree: MoveTree, id: number): MoveNode[] {
  const rest: MoveNode[] = [];
  for (let [next] = nodeOf(tree, id).children; next !== undefined; [next] = nodeOf(tree, next).children)
    rest.push(nodeOf(tree, next));
  return rest;
}

/// The line of the game itself.
export const mainLine = (tree: MoveTree): MoveNode[] => restOfLine(tree, rootId);
/// The line that a node lies on, from the first move to its end.
export const lineThrough = (tree: MoveTree, id: number): MoveNode[] => [...pathTo(tree, id), ...restOfLine(tree, id)];

export function childWith(tree: MoveTree, id: number, move: string): number | null {
  return nodeOf(tree, id).children.find(child => nodeOf(tree, child).move!.move === move) ?? null;
}

export function isOnMainLine(tree: MoveTree, id: number): boolean {
  return pathTo(tree, id).every(node => nodeOf(tree, node.parent!).children[0] === node.id);
}

/// The next or the last of the moves that could be played instead; itself if there are no others.
export function sibling(tree: MoveTree, id: number, step: number): number {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return id;
  const { children } = nodeOf(tree, parent);
  return children[(children.indexOf(id) + step + children.length) % children.length]!;
}

/// The node that moves lead to, as far as they are there.
export function nodeAfter(tree: MoveTree, moves: string[]): number {
  let at = rootId;
  for (const move of moves) at = childWith(tree, at, move) ?? at;
  return at;
}

// Changing -----------------------------------------------------------------------------------------------------------

/// Plays a move: the node that has it already, or a new one at the end of the variations.
export function addMove(
  tree: MoveTree,
  parent: number,
  move: TreeMove,
  boards: BoardPicture[] | null = null,
): { tree: MoveTree; id: number } {
  const known = childWith(tree, parent, move.move);
  if (known !== null) return { tree, id: known };
  const id = tree.next;
  const before = nodeOf(tree, parent);
  const grown = changed(
    tree,
    { ...before, children: [...before.children, id] },
    { ...newNode(id, before.id, move), boards },
  );
  return { tree: { ...grown, next: id + 1 }, id };
}

/// Without the move and everything behind it.
export function removeMove(tree: MoveTree, id: number): MoveTree {
  const node = tree.nodes.get(id);
  if (!node || node.parent === null) return tree;
  const nodes = new Map(tree.nodes);
  const gone = [id];
  for (let next = gone.pop(); next !== undefined; next = gone.pop()) {
    gone.push(...nodes.get(next)!.children);
    nodes.delete(next);
  }
  const parent = nodes.get(node.parent)!;
  nodes.set(parent.id, { ...parent, children: parent.children.filter(child => child !== id) });
  return { nodes, next: tree.next };
}

function withChildren(tree: MoveTree, id: number, children: number[]): MoveTree {
  return changed(tree, { ...nodeOf(tree, id), children });
}

/// The variation that the node lies in comes one place forward: before the others, or instead of the line itself.
export function promote(tree: MoveTree, id: number): MoveTree {
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) {
    const { children } = nodeOf(tree, node.parent);
    const place = children.indexOf(node.id);
    if (place === 0) continue;
    const moved = [...children];
    moved.splice(place, 1);
    moved.splice(place - 1, 0, node.id);
    return withChildren(tree, node.parent, moved);
  }
  return tree;
}

/// The line to the node becomes the game's own.
export function makeMain(tree: MoveTree, id: number): MoveTree {
  let next = tree;
  for (const node of pathTo(tree, id)) {
    const others = nodeOf(next, node.parent!).children.filter(child => child !== node.id);
    next = withChildren(next, node.parent!, [node.id, ...others]);
  }
  return next;
}

export const setComment = (tree: MoveTree, id: number, comment: string): MoveTree =>
  changed(tree, { ...nodeOf(tree, id), comment });

export const setBoards = (tree: MoveTree, id: number, boards: BoardPicture[]): MoveTree =>
  changed(tree, { ...nodeOf(tree, id), boards });

/// The numbers that PGN has for the quality of a move: ! ? !! ?? !? ?!
export const isQuality = (nag: number): boolean => nag >= 1 && nag <= 6;

/// Gives a move a sign, or takes it away again. A move has one quality at most.
export function toggleNag(tree: MoveTree, id: number, nag: number): MoveTree {
  const node = nodeOf(tree, id);
  const others = node.nags.filter(each => each !== nag && !(isQuality(nag) && isQuality(each)));
  return changed(tree, { ...node, nags: node.nags.includes(nag) ? others : [...others, nag] });
}

export function setCommand(tree: MoveTree, id: number, name: string, value: string): MoveTree {
  const node = nodeOf(tree, id);
  const others = node.commands.filter(command => command.name !== name);
  return changed(tree, { ...node, commands: [...others, { name, value }] });
}

/// Puts the commands with these names in the place of those that were there.
export function setCommands(tree: MoveTree, id: number, names: string[], commands: Command[]): MoveTree {
  const node = nodeOf(tree, id);
  const others = node.commands.filter(command => !names.includes(command.name));
  return changed(tree, { ...node, commands: [...others, ...commands] });
}

// To the server and back ---------------------------------------------------------------------------------------------

/// The tree of a list in which every move stands behind the one that it follows.
export function treeOf(
  flat: FlatNode[],
  comment = '',
  boards: BoardPicture[] | null = null,
  commands: Command[] = [],
): MoveTree {
  const root = { ...newNode(rootId, null, null), comment, boards, commands };
  const nodes = new Map<number, MoveNode>([[rootId, root]]);
  flat.forEach((node, index) => {
    const id = index + 1;
    const { move, notation = move, side = 'first', number = 1, board = 0 } = node;
    nodes.set(id, {
      ...newNode(id, node.parent + 1, { move, notation, side, number, board }),
      nags: node.nags ?? [],
      before: node.before ?? '',
      comment: node.comment ?? '',
      commands: node.commands ?? [],
      boards: node.boards ?? null,
    });
    nodes.get(node.parent + 1)!.children.push(id);
  });
  return { nodes, next: flat.length + 1 };
}

/// All nodes, from the start on: the line first, then its variations.
export function idsInOrder(tree: MoveTree): number[] {
  const ids: number[] = [];
  const waiting = [rootId];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    ids.push(id);
    waiting.push(...[...nodeOf(tree, id).children].reverse()); // it is read from its end
  }
  return ids;
}

/// The list of a tree: what the server needs to write it down.
export function flatten(tree: MoveTree): FlatNode[] {
  const ids = idsInOrder(tree);
  // The start is not in the list.
  const places = new Map(ids.map((id, index) => [id, index - 1]));
  return ids.slice(1).map(id => {
    const { parent, move, nags, before, comment, commands } = nodeOf(tree, id);
    return { parent: places.get(parent!)!, ...move!, nags, before, comment, commands };
  });
}

// What is known of moves ---------------------------------------------------------------------------------------------

export const nagSigns: Record<number, string> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };
export const nagWords: Record<number, PlainMessageId> = {
  1: 'nag-good',
  2: 'nag-mistake',
  3: 'nag-brilliant',
  4: 'nag-blunder',
  5: 'nag-interesting',
  6: 'nag-dubious',
};
const positionSigns: Record<number, string> = {
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: '⨀',
  36: '↑',
  40: '→',
  132: '⇆',
  146: 'N',
};
export const signOf = (nag: number): string => nagSigns[nag] ?? positionSigns[nag] ?? `$${nag}`;

/// What an [%eval] in a comment says, for the first side. It is written in pawns, where the evaluation of the game counts
/// points of its own as a whole number of them.
export function evalOf(node: MoveNode, unit: Unit): Score | null {
  const value = node.commands.find(command => command.name === 'eval')?.value.split(',')[0];
  const mate = /^#(-?)(\d+)$/.exec(value ?? '');
  if (mate) return { win: mate[1] ? 'second' : 'first', plies: 2 * Number(mate[2]) };
  if (!value || !Number.isFinite(Number(value))) return null;
  if (unit === 'points' && !value.includes('.')) return { points: Number(value) };
  return { centipawns: Math.round(Number(value) * 100) };
}

/// How a move is counted: the side that begins has a point, the other one three.
export const numberText = (move: TreeMove, begins: Side): string => `${move.number}${move.side === begins ? '.' : '…'}`;

/// A part of the list of moves: two moves of the line beside each other, or what interrupts it.
export type Row =
  | { kind: 'moves'; label: string; left: number | null; right: number | null }
  | { kind: 'aside'; id: number; variations: number[] };

/// The line of the game in rows of two; behind a move that has variations or a comment the row ends.
export function rowsOf(tree: MoveTree, begins: Side): Row[] {
  const rows: Row[] = [];
  const root = nodeOf(tree, rootId);
  if (root.comment) rows.push({ kind: 'aside', id: rootId, variations: [] });
  for (const node of mainLine(tree)) {
    const move = node.move!;
    const last = rows.at(-1);
    if (move.side === begins) rows.push({ kind: 'moves', label: `${move.number}.`, left: node.id, right: null });
    else if (last?.kind === 'moves' && last.right === null && last.left !== null) last.right = node.id;
    else rows.push({ kind: 'moves', label: `${move.number}.`, left: null, right: node.id });
    const variations = nodeOf(tree, node.parent!).children.slice(1);
    if (node.comment || variations.length > 0) rows.push({ kind: 'aside', id: node.id, variations });
  }
  return rows;
}
