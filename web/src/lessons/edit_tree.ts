import { parseDrawn, type Drawn } from '../xray/drawn_tree';

/// Changes to the text of a tree drawn by hand. A path says which branch to take at each node, from 0.

const prefixOf = (text: string): string => (/^\s*min\b/.test(text) ? 'min ' : '');

export const drawnText = (drawn: Drawn): string =>
  typeof drawn === 'number' ? String(drawn) : `(${drawn.map(drawnText).join(' ')})`;

function changed(drawn: Drawn, path: number[], change: (part: Drawn) => Drawn): Drawn {
  const [branch, ...rest] = path;
  if (branch === undefined) return change(drawn);
  if (typeof drawn === 'number') return drawn;
  return drawn.map((part, index) => (index === branch ? changed(part, rest, change) : part));
}

const withTree = (text: string, change: (drawn: Drawn) => Drawn): string =>
  prefixOf(text) + drawnText(change(parseDrawn(text)));

/// The same tree with another number at a leaf.
export const withLeaf = (text: string, path: number[], value: number): string =>
  withTree(text, drawn => changed(drawn, path, part => (typeof part === 'number' ? value : part)));

/// The same tree with a branch and the one behind it exchanged.
export function withSwap(text: string, path: number[]): string {
  const place = path.at(-1)!;
  const swap = (part: Drawn): Drawn => {
    if (typeof part === 'number' || place + 1 >= part.length) return part;
    const branches = [...part];
    [branches[place], branches[place + 1]] = [branches[place + 1]!, branches[place]!];
    return branches;
  };
  return withTree(text, drawn => changed(drawn, path.slice(0, -1), swap));
}

export const leavesOf = (drawn: Drawn): number[] => (typeof drawn === 'number' ? [drawn] : drawn.flatMap(leavesOf));
