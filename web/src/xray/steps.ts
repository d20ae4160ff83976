import { isCut, isLeaf, type SearchTree } from './search_tree';

/// The search as it went, step by step: a node is entered and, when all below is done, left with its value; a leaf is
/// both at once.
export interface Steps {
  count: number;
  /// The node of each step.
  node: Int32Array;
  enter: Int32Array;
  leave: Int32Array;
}

export function stepsOf(tree: SearchTree): Steps {
  const { size } = tree;
  const node = new Int32Array(2 * size);
  const enter = new Int32Array(size);
  const leave = new Int32Array(size);
  const open: number[] = [];
  let count = 0;
  const closeUntil = (next: number) => {
    while (open.length > 0 && tree.end[open.at(-1)!]! <= next) {
      const done = open.pop()!;
      leave[done] = count;
      node[count] = done;
      count += 1;
    }
  };
  for (let each = 0; each < size; each += 1) {
    closeUntil(each);
    enter[each] = count;
    node[count] = each;
    if (isLeaf(tree, each)) leave[each] = count;
    else open.push(each);
    count += 1;
  }
  closeUntil(size);
  return { count, node: node.slice(0, count), enter, leave };
}

export type Phase = 'enter' | 'leave' | 'leaf';

export function phaseAt(steps: Steps, step: number): Phase {
  const node = steps.node[step]!;
  if (steps.enter[node] === steps.leave[node]) return 'leaf';
  return steps.enter[node] === step ? 'enter' : 'leave';
}

/// How many nodes the search has come to. They are entered in the order of their numbers.
export function enteredAt(steps: Steps, step: number): number {
  let low = 0;
  let high = steps.enter.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps.enter[middle]! <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/// All that is done at a step ends at or before this node.
export function doneUntil(tree: SearchTree, steps: Steps, step: number): number {
  const node = steps.node[step]!;
  return steps.leave[node]! <= step ? tree.end[node]! : node;
}

/// Whether the step makes further moves of the parent unnecessary: gives back that parent, or -1.
export function cutAt(tree: SearchTree, steps: Steps, step: number): number {
  const node = steps.node[step]!;
  const parent = tree.parent[node]!;
  if (steps.leave[node] !== step || parent < 0 || !isCut(tree, parent)) return -1;
  return tree.end[node] === tree.end[parent] ? parent : -1;
}

/// The next step in that direction at which something is cut off; the end of the search if there is none.
export function nextCut(tree: SearchTree, steps: Steps, step: number, direction: 1 | -1): number {
  for (let at = step + direction; at >= 0 && at < steps.count; at += direction)
    if (cutAt(tree, steps, at) >= 0) return at;
  return direction > 0 ? steps.count - 1 : 0;
}
