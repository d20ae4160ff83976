import type { MoveNode } from './move_tree';

export interface Opening {
  code: string;
  name: string;
}

/// One opening on each line: position, code and name, with tabs between them.
export function readOpenings(text: string): Map<string, Opening> {
  const found = new Map<string, Opening>();
  for (const line of text.split('\n')) {
    const [position, code, name] = line.split('\t');
    if (position && code && name) found.set(position, { code, name });
  }
  return found;
}

const keyOf = (node: MoveNode): string =>
  `${node.boards?.[0]?.placement ?? ''} ${node.move?.side === 'first' ? 'b' : 'w'}`;

/// The last position of the line that has a name. Whatever way it was reached by, it is the same opening.
export function openingOf(path: MoveNode[], known: ReadonlyMap<string, Opening>): Opening | null {
  const named = path.findLast(node => known.has(keyOf(node)));
  return named ? known.get(keyOf(named))! : null;
}
