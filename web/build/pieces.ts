import type { Plugin } from 'vite';
import { bold, tokens, type PieceSet } from './piece_shapes';

const letters: Record<string, string> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

const nameOf = (color: string, letter: string) => `--${color}-${letter}`;

/// The pictures of a set as variables, for all that is inside an element which names the set.
function setRule(selector: string, pictures: [name: string, picture: string][]): string {
  return `${selector} {\n${pictures.map(([name, picture]) => `  ${name}: ${picture};`).join('\n')}\n}\n`;
}

const pictureOf = (svg: string) => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

function ownSet(name: string, set: PieceSet): string {
  const pictures = (['white', 'black'] as const).flatMap(color =>
    Object.values(letters).map((letter): [string, string] => [nameOf(color, letter), pictureOf(set(letter, color))]),
  );
  return setRule(`[data-pieces='${name}']`, pictures);
}

/// The sets of pieces. chessgroundx ships the cburnett pieces for the class names of its ancestor and only inside a board:
/// here they become the set `classic`, beside our own, and are used anywhere: in pockets, strips and small boards.
export function pieces(): Plugin {
  return {
    name: 'rookery-pieces',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('chessground.cburnett.css')) return null;
      const found = [
        ...code.matchAll(/\.cg-wrap piece\.(\w+)\.(white|black)\s*{\s*background-image:\s*(url\([^)]*\));?\s*}/g),
      ];
      const classic = found.map(([, word, color, picture]): [string, string] => {
        const letter = letters[word!];
        if (!letter) this.error(`there is no letter for the piece '${word}'`);
        return [nameOf(color!, letter), picture!];
      });
      if (classic.length !== 12) this.error(`cburnett has ${classic.length} pieces instead of 12`);
      const uses = classic.map(([name]) => {
        const [, color, letter] = /^--(\w+)-(\w)$/.exec(name)!;
        return `:is(piece, .piece).${color}.${letter}-piece { background-image: var(${name}); }`;
      });
      const sets = setRule(":root, [data-pieces='classic']", classic) + ownSet('bold', bold) + ownSet('tokens', tokens);
      return { code: `${sets}${uses.join('\n')}\n`, map: null };
    },
  };
}
