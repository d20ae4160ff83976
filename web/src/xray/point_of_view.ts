import type { Side, TreeFile } from '../protocol';

const negative = (value: number): number => (value === 0 ? 0 : -value);
const negativeOrNull = (value: number | null): number | null => (value === null ? null : negative(value));
/// 0 is exact; at least and at most change places.
const otherBound = (bound: number): number => (bound === 0 ? 0 : 3 - bound);

/// The same search seen from the other side: what is good for one is bad for the other, and who maximized minimizes.
export function mirrored(file: TreeFile): TreeFile {
  const { columns } = file;
  const to_move: Side = file.to_move === 'first' ? 'second' : 'first';
  return {
    ...file,
    to_move,
    score: negative(file.score),
    columns: {
      ...columns,
      low: columns.high.map(negativeOrNull),
      high: columns.low.map(negativeOrNull),
      value: columns.value.map(negative),
      bound: columns.bound.map(otherBound),
    },
  };
}
