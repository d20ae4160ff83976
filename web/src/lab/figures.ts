/// What was published and what is asked on the command line, without a page around it.

/// The evaluations that were published for the wolf on e7, by depth from 2. They were printed with six digits.
export const publishedCounts: Record<string, number[]> = {
  minimax: [28, 172, 516, 3132, 12474, 75455, 228865, 1382730, 5126360, 31504600],
  simple: [10, 46, 54, 272, 308, 1601, 3413, 16829, 9795, 64504],
  fast: [10, 47, 59, 300, 363, 1706, 3157, 17219, 10503, 65723],
  smart: [16, 148, 115, 651, 323, 1817, 9192, 47005, 12851, 135350],
};
const asPrinted = (count: number): number => Number(count.toPrecision(6));

/// How a count compares with one that was printed: the same, the same with as many digits, or another.
export type Mark = '=' | '≈' | '≠';

export function markOf(count: number | undefined, published: number): Mark {
  if (count === published) return '=';
  return count !== undefined && asPrinted(count) === published ? '≈' : '≠';
}

/// The position with the wolf on another square, which nobody stands on.
export function withWolfOn(text: string, square: string): string {
  const [placement, ...rest] = text.split(' ');
  const rows = placement!.split('/').map(row =>
    row
      .replace(/\d+/g, count => '.'.repeat(Number(count)))
      .replace('w', '.')
      .split(''),
  );
  const row = rows[rows.length - Number(square.slice(1))]!;
  row[square.charCodeAt(0) - 'a'.charCodeAt(0)] = 'w';
  const written = rows.map(each => each.join('').replace(/\.+/g, gap => String(gap.length)));
  return [written.join('/'), ...rest].join(' ');
}

/// What says the same of that square on the command line.
export const squareCommand = (text: string, square: string): string =>
  `rookery solve wolf-sheep --fen '${withWolfOn(text, square)}'`;
