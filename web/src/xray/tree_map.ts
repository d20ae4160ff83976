import { isCut, sideAt, type SearchTree } from './search_tree';

/// The whole tree as a map: a row for each ply, and for each node a bar as wide as all below it. However many nodes
/// there are, it is drawn in a few milliseconds: what is narrower than a pixel goes with its neighbors.
export interface MapColors {
  first: string;
  second: string;
  /// Without it cutoffs are not marked.
  cut?: string;
}

export interface MapRoom {
  width: number;
  height: number;
  /// How many nodes the whole width stands for; usually all of the tree.
  nodes: number;
  /// How many plies the whole height stands for.
  plies: number;
}

export function drawMap(context: CanvasRenderingContext2D, tree: SearchTree, room: MapRoom, colors: MapColors): void {
  const row = room.height / room.plies;
  const scale = room.width / room.nodes;
  const thickness = Math.max(1, row - 1);
  // Up to where each row is filled already.
  const filled = new Float64Array(tree.height + 1).fill(-1);
  for (let node = 0; node < tree.size; node += 1) {
    const ply = tree.ply[node]!;
    const left = node * scale;
    const right = tree.end[node]! * scale;
    if (right < filled[ply]! + 0.5) continue;
    filled[ply] = right;
    const gap = right - left > 3 ? 1 : 0;
    context.fillStyle = sideAt(tree, node) === 'first' ? colors.first : colors.second;
    context.fillRect(left, ply * row, Math.max(0.5, right - left - gap), thickness);
    if (colors.cut && right - left > 4 && isCut(tree, node)) {
      context.fillStyle = colors.cut;
      context.fillRect(right - gap - 2, ply * row, 2, thickness);
    }
  }
}

/// The node at a place of the map, given as shares of its width and height.
export function nodeOnMap(tree: SearchTree, across: number, down: number): number {
  let node = Math.max(0, Math.min(tree.size - 1, Math.floor(across * tree.size)));
  const ply = Math.floor(down * (tree.height + 1));
  while (tree.ply[node]! > ply && tree.parent[node]! >= 0) node = tree.parent[node]!;
  return node;
}
