import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Opening {
  eco: string;
  name: string;
}

const name = 'virtual:openings';

/// The list of openings is far larger than their names: only the placement, whose turn it is, the code and the name go into the
/// page, one opening on each line.
export function openings(): Plugin {
  return {
    name: 'rookery-openings',
    resolveId: id => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const { eco } = createRequire(import.meta.url)('chess-openings/dist/chess/openings/eco.js') as {
        eco: Record<string, Opening>;
      };
      const lines = Object.entries(eco).map(([position, opening]) => {
        const [placement, side] = position.split(' ');
        return [`${placement} ${side}`, opening.eco, opening.name].join('\t');
      });
      return `export default ${JSON.stringify(lines.join('\n'))};`;
    },
  };
}
