import { t } from '../shared/language';
import type { Side, TreeFile } from '../protocol';

/// Why the search came to a node, in the order of the numbers in the file.
export const visits = ['plain', 'root', 'scout', 'reduced', 'again', 'pass', 'probcut', 'quiescence'] as const;
export type Visit = (typeof visits)[number];

/// Why a node of the full search ended before its moves, in the order of the numbers in the file.
export const endings = [
  'moves',
  'decided',
  'faster',
  'table',
  'razoring',
  'futility',
  'null-move',
  'probcut',
  'many-moves',
  'stand-pat',
] as const;
export type Ending = (typeof endings)[number];

export type Bound = 'exact' | 'lower' | 'upper';
const bounds: Bound[] = ['exact', 'lower', 'upper'];

/// A recorded search, ready to be asked. Nodes are numbers, in the order in which the search entered them.
export interface SearchTree {
  file: TreeFile;
  size: number;
  roots: number[];
  /// -1 for a root.
  parent: Int32Array;
  /// The node behind everything below it.
  end: Int32Array;
  ply: Uint16Array;
  low: Float64Array;
  high: Float64Array;
  value: Float64Array;
  /// The deepest ply.
  height: number;
}

const limits = (column: (number | null)[], empty: number) => Float64Array.from(column, value => value ?? empty);

export function readTree(file: TreeFile): SearchTree {
  const { columns } = file;
  const size = columns.ply.length;
  const ply = Uint16Array.from(columns.ply);
  const parent = new Int32Array(size).fill(-1);
  const end = new Int32Array(size).fill(size);
  const roots: number[] = [];
  const open: number[] = [];
  let height = 0;
  for (let node = 0; node < size; node += 1) {
    const depth = ply[node]!;
    height = Math.max(height, depth);
    while (open.length > depth) end[open.pop()!] = node;
    if (depth === 0) roots.push(node);
    else parent[node] = open[depth - 1]!;
    open.push(node);
  }
  return {
    file,
    size,
    roots,
    parent,
    end,
    ply,
    low: limits(columns.low, -Infinity),
    high: limits(columns.high, Infinity),
    value: Float64Array.from(columns.value),
    height,
  };
}

export function childrenOf(tree: SearchTree, node: number): number[] {
  const children: number[] = [];
  for (let child = node + 1; child < tree.end[node]!; child = tree.end[child]!) children.push(child);
  return children;
}

export const isLeaf = (tree: SearchTree, node: number): boolean => tree.end[node] === node + 1;
export const sizeBelow = (tree: SearchTree, node: number): number => tree.end[node]! - node;
export const visitOf = (tree: SearchTree, node: number): Visit => visits[tree.file.columns.visit[node]!]!;

export const endingOf = (tree: SearchTree, node: number): Ending => endings[tree.file.columns.ending?.[node] ?? 0]!;

/// How many nodes ended for each reason, most frequent first.
export function endingCounts(tree: SearchTree): { ending: Ending; count: number }[] {
  const counts = new Map<Ending, number>();
  for (let node = 0; node < tree.size; node += 1) {
    const ending = endingOf(tree, node);
    if (ending !== 'moves') counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return [...counts].map(([ending, count]) => ({ ending, count })).sort((one, other) => other.count - one.count);
}

/// Whether the last child made further ones unnecessary: there must have been some. Where the search only looked at
/// captures, nobody knows how many there were.
export function isCut(tree: SearchTree, node: number): boolean {
  const { cut, legal } = tree.file.columns;
  return cut[node] === 1 && (legal[node] === 0 || unvisitedCount(tree, node) > 0);
}

/// Who chooses at the node.
export function sideAt(tree: SearchTree, node: number): Side {
  const isEven = tree.ply[node]! % 2 === 0;
  return (tree.file.to_move === 'first') === isEven ? 'first' : 'second';
}

/// What the value says about the true one. A leaf's is what it is, unless the full search took it from its memory.
export function boundOf(tree: SearchTree, node: number): Bound {
  return isLeaf(tree, node) && !endsEarly(tree, node) ? 'exact' : bounds[tree.file.columns.bound[node]!]!;
}

/// The full search often knows enough of a node without looking at a single move.
export const endsEarly = (tree: SearchTree, node: number): boolean =>
  isLeaf(tree, node) && tree.file.search === 'search' && tree.file.columns.depth[node]! > 0;

/// Trees drawn by hand write behind the letter of a branch what hangs there.
const shortName = (name: string): string => name.split('=')[0]!;
const isDrawn = (tree: SearchTree): boolean => tree.file.game === 'tree';

export function nameOf(tree: SearchTree, move: number): string {
  const notation = tree.file.names[move]?.[1] ?? '';
  return isDrawn(tree) ? shortName(notation) : notation;
}

/// The best move and what is expected to follow.
export const lineNames = (tree: SearchTree): string[] =>
  tree.file.line.map(([, notation]) => (isDrawn(tree) ? shortName(notation) : notation));

/// The move that led to the node.
export function moveName(tree: SearchTree, node: number): string {
  const { columns } = tree.file;
  if (tree.ply[node] === 0)
    return tree.roots.length > 1 ? t('level-depth', { depth: columns.depth[node]! }) : t('start');
  return visitOf(tree, node) === 'pass' ? 'pass' : nameOf(tree, columns.move[node]!);
}

/// The nodes from a root down to this one.
export function pathTo(tree: SearchTree, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = tree.parent[at]!) path.push(at);
  return path.reverse();
}

/// The moves of the path in coordinates, as far as there is no pass among them, and whether there is one.
export function movesTo(tree: SearchTree, node: number): { moves: string[]; passes: boolean } {
  const moves: string[] = [];
  for (const at of pathTo(tree, node).slice(1)) {
    if (visitOf(tree, at) === 'pass') return { moves, passes: true };
    moves.push(tree.file.names[tree.file.columns.move[at]!]![0]);
  }
  return { moves, passes: false };
}

/// How many of the moves of a node were not searched at all.
export function unvisitedCount(tree: SearchTree, node: number): number {
  if (isLeaf(tree, node)) return 0;
  const searched = new Set(
    childrenOf(tree, node)
      .filter(child => visitOf(tree, child) !== 'pass')
      .map(child => tree.file.columns.move[child]),
  );
  return Math.max(0, tree.file.columns.legal[node]! - searched.size);
}

/// Their numbers, if they were written down.
export const unvisitedMoves = (tree: SearchTree, node: number): number[] => tree.file.unvisited[node] ?? [];

/// A child whose value counts for its parent: not a mere test, and not one that was looked at again right after.
function counts(tree: SearchTree, child: number): boolean {
  const visit = visitOf(tree, child);
  if (visit === 'pass' || visit === 'probcut') return false;
  const next = tree.end[child]!;
  return !(next < tree.size && tree.parent[next] === tree.parent[child] && visitOf(tree, next) === 'again');
}

/// The child whose value the node took, or -1.
export function bestChild(tree: SearchTree, node: number): number {
  for (const child of childrenOf(tree, node))
    if (counts(tree, child) && tree.value[child] === tree.value[node]) return child;
  return -1;
}

/// The line that both sides agree on, from the last root down.
export function bestLine(tree: SearchTree): number[] {
  const line: number[] = [];
  for (let node = tree.roots.at(-1)!; node >= 0; node = bestChild(tree, node)) line.push(node);
  return line;
}

export interface PlyCount {
  ply: number;
  nodes: number;
  leaves: number;
  cutoffs: number;
  unvisited: number;
}

/// What happened on each ply.
export function countsPerPly(tree: SearchTree): PlyCount[] {
  const rows: PlyCount[] = Array.from({ length: tree.height + 1 }, (_, ply) => ({
    ply,
    nodes: 0,
    leaves: 0,
    cutoffs: 0,
    unvisited: 0,
  }));
  for (let node = 0; node < tree.size; node += 1) {
    const row = rows[tree.ply[node]!]!;
    row.nodes += 1;
    if (isLeaf(tree, node)) {
      row.leaves += 1;
      continue;
    }
    if (isCut(tree, node)) row.cutoffs += 1;
    // The moves that a node leaves out would have been one ply deeper.
    rows[row.ply + 1]!.unvisited += unvisitedCount(tree, node);
  }
  return rows;
}

/// The window and the best value of a node after the first of its children up to `until` (a node number, not included).
export function standing(tree: SearchTree, node: number, until: number) {
  const isMax = sideAt(tree, node) === 'first';
  let low = tree.low[node]!;
  let high = tree.high[node]!;
  let best: number | null = null;
  const prunes = tree.file.search !== 'minimax';
  for (const child of childrenOf(tree, node)) {
    if (tree.end[child]! > until) break;
    if (!counts(tree, child)) continue;
    const value = tree.value[child]!;
    best = best === null ? value : isMax ? Math.max(best, value) : Math.min(best, value);
    if (!prunes) continue;
    if (isMax) low = Math.max(low, value);
    else high = Math.min(high, value);
  }
  return { low, high, best };
}
