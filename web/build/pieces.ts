import type { Plugin } from 'vite';

const words: Record<string, string> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

/// chessgroundx ships the cburnett pieces for the class names of its ancestor and only inside a board. This gives them its
/// own names, one per letter, and lets them be used anywhere: in pockets, strips and small boards.
export function pieces(): Plugin {
  return {
    name: 'rookery-pieces',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('chessground.cburnett.css')) return null;
      const renamed = code.replace(/\.cg-wrap piece\.(\w+)\.(white|black)/g, (_, word: string, color: string) => {
        const letter = words[word];
        if (!letter) this.error(`there is no letter for the piece '${word}'`);
        return `:is(piece, .piece).${color}.${letter}-piece`;
      });
      return { code: renamed, map: null };
    },
  };
}
