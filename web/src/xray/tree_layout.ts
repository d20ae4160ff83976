import { hierarchy, tree as tidyTree, type HierarchyPointNode } from 'd3-hierarchy';
import type { Side } from '../protocol';
import { parseDrawn, type Drawn } from './drawn_tree';
import {
  childrenOf,
  isLeaf,
  moveName,
  nameOf,
  pathTo,
  sideAt,
  sizeBelow,
  unvisitedCount,
  unvisitedMoves,
  type SearchTree,
} from './search_tree';

/// The root runs down, as in books, or to the right, where there is room for many moves.
export type Direction = 'down' | 'right';

/// Something to draw: a node of the search, or a move that it never made.
export interface Item {
  key: string;
  /// -1 for what was not searched, and for the beginning of a search with several roots.
  node: number;
  name: string;
  side: Side;
  isLeaf: boolean;
  /// Of a collapsed node: all that is hidden below it.
  hidden: number;
  /// What was not searched: the number at a leaf of a drawn tree, how many moves where they are not drawn one by one.
  ghost?: { value?: number; count?: number };
  /// The node whose move it is.
  of: number;
  /// In a tree drawn by hand: the branches that lead there, from 0.
  path?: number[];
  children: Item[];
}

/// So many moves of a node that were not searched are drawn one by one.
const maxGhosts = 4;

const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');

const branchOf = (name: string): number => name.charCodeAt(0) - 97;

function drawnGhost(name: string, drawn: Drawn, side: Side, of: number, key: string, path: number[]): Item {
  const isNumber = typeof drawn === 'number';
  const children = isNumber
    ? []
    : drawn.map((each, index) =>
        drawnGhost(String.fromCharCode(97 + index), each, otherSide(side), of, `${key}.${index}`, [...path, index]),
      );
  return {
    key,
    node: -1,
    name,
    side,
    isLeaf: isNumber,
    hidden: 0,
    of,
    path,
    children,
    ghost: isNumber ? { value: drawn } : {},
  };
}

/// The branches of a tree drawn by hand that lead to a node.
const branchesTo = (tree: SearchTree, node: number): number[] =>
  pathTo(tree, node)
    .slice(1)
    .map(at => branchOf(nameOf(tree, tree.file.columns.move[at]!)));

function ghostsOf(tree: SearchTree, node: number): Item[] {
  const side = otherSide(sideAt(tree, node));
  const moves = unvisitedMoves(tree, node);
  const count = unvisitedCount(tree, node);
  if (count === 0) return [];
  if (tree.file.game === 'tree')
    return moves.map(move => {
      const [name, text] = tree.file.names[move]![1].split('=');
      const path = [...branchesTo(tree, node), branchOf(name!)];
      return drawnGhost(name!, parseDrawn(text!), side, node, `${node}-${move}`, path);
    });
  const ghost = (name: string, extra: Item['ghost'], key: string): Item => ({
    key: `${node}-${key}`,
    node: -1,
    name,
    side,
    isLeaf: true,
    hidden: 0,
    of: node,
    children: [],
    ghost: extra,
  });
  if (moves.length > 0 && moves.length <= maxGhosts)
    return moves.map(move => ghost(nameOf(tree, move), {}, String(move)));
  return [ghost(`${count} more`, { count }, 'more')];
}

/// Which nodes show what is below them: those that were opened, and those that lead to the cursor.
export function visibleTree(tree: SearchTree, opened: ReadonlySet<number>, cursor: number): Item {
  const onPath = new Set(pathTo(tree, cursor));
  const itemOf = (node: number): Item => {
    const leaf = isLeaf(tree, node);
    const isOpen = !leaf && (opened.has(node) || (onPath.has(node) && node !== cursor));
    return {
      key: String(node),
      node,
      name: moveName(tree, node),
      side: sideAt(tree, node),
      isLeaf: leaf,
      hidden: isOpen || leaf ? 0 : sizeBelow(tree, node) - 1,
      of: tree.parent[node]!,
      ...(tree.file.game === 'tree' ? { path: branchesTo(tree, node) } : {}),
      children: isOpen ? [...childrenOf(tree, node).map(itemOf), ...ghostsOf(tree, node)] : [],
    };
  };
  if (tree.roots.length === 1) return itemOf(tree.roots[0]!);
  const roots = tree.roots.map(itemOf);
  return {
    key: 'search',
    node: -1,
    name: 'search',
    side: tree.file.to_move,
    isLeaf: false,
    hidden: 0,
    of: -1,
    children: roots,
  };
}

export interface Placed {
  item: Item;
  x: number;
  y: number;
  parent: Placed | null;
}

export interface Layout {
  direction: Direction;
  width: number;
  height: number;
  places: Placed[];
}

const spacing: Record<Direction, { across: number; along: number; margin: number; end: number }> = {
  down: { across: 66, along: 104, margin: 46, end: 60 },
  right: { across: 36, along: 204, margin: 34, end: 170 },
};

/// With more leaves than this, those of one branch move closer together, so that more of them are seen at once.
const manyLeaves = 18;
const closer = 0.66;

/// Places everything that is visible, tidily.
export function layOut(root: Item, direction: Direction, longValues = false): Layout {
  const { across: spacingAcross, along, margin, end } = spacing[direction];
  const across = longValues && direction === 'down' ? 2 * spacingAcross : spacingAcross;
  const items = hierarchy(root, item => item.children);
  const isCrowded = direction === 'down' && !longValues && items.leaves().length > manyLeaves;
  const laid = tidyTree<Item>()
    .nodeSize([across, along])
    .separation((one, other) =>
      isCrowded && one.parent === other.parent && one.data.isLeaf && other.data.isLeaf ? closer : 1,
    )(items);
  let minimum = Infinity;
  let maximum = -Infinity;
  let deepest = 0;
  laid.each(({ x, y }) => {
    minimum = Math.min(minimum, x);
    maximum = Math.max(maximum, x);
    deepest = Math.max(deepest, y);
  });
  const placed = new Map<HierarchyPointNode<Item>, Placed>();
  const places: Placed[] = [];
  laid.each(point => {
    const crosswise = point.x - minimum + margin;
    const lengthwise = point.y + margin;
    const place: Placed = {
      item: point.data,
      x: direction === 'down' ? crosswise : lengthwise,
      y: direction === 'down' ? lengthwise : crosswise,
      parent: point.parent ? placed.get(point.parent)! : null,
    };
    placed.set(point, place);
    places.push(place);
  });
  const wide = maximum - minimum + 2 * margin;
  const long = deepest + margin + end;
  return { direction, places, width: direction === 'down' ? wide : long, height: direction === 'down' ? long : wide };
}

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/// What has to be drawn for a part of the picture: the places in it, and those whose line to the parent crosses it.
export function placesIn(layout: Layout, { left, top, right, bottom }: Rectangle): Placed[] {
  const isNear = ({ x, y }: Placed) => x > left - 160 && x < right + 60 && y > top - 60 && y < bottom + 60;
  return layout.places.filter(place => {
    if (isNear(place)) return true;
    if (!place.parent) return false;
    const { x, y } = place.parent;
    // The line to a parent that is itself far away crosses the part only if they lie on either side of it.
    if (layout.direction === 'down')
      return isNear(place.parent) && Math.max(y, place.y) > top && Math.min(y, place.y) < bottom;
    return isNear(place.parent) && Math.max(x, place.x) > left && Math.min(x, place.x) < right;
  });
}

/// Which nodes to open at first: all of a small tree, otherwise the way to what was found best.
export const smallTree = 120;

export function openedAtFirst(tree: SearchTree, line: number[]): Set<number> {
  const opened = new Set<number>();
  if (tree.size <= smallTree) for (let node = 0; node < tree.size; node += 1) opened.add(node);
  else for (const node of line) if (!isLeaf(tree, node)) opened.add(node);
  return opened;
}
