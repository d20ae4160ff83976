import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithEsbuild, type Plugin } from 'vite';

const source = fileURLToPath(new URL('../src/early.js', import.meta.url));

/// Puts src/early.js into the head, as a file of its own: the policy of the server forbids scripts inside the page.
export function early(): Plugin {
  let reference = '';
  let isBuild = false;
  return {
    name: 'rookery-early',
    configResolved: config => void (isBuild = config.command === 'build'),
    async buildStart() {
      if (!isBuild) return;
      const { code } = await transformWithEsbuild(readFileSync(source, 'utf8'), source, { minify: true });
      reference = this.emitFile({ type: 'asset', name: 'early.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const emitted = Object.values(bundle ?? {}).find(file => file.type === 'asset' && file.name === 'early.js');
        const place = isBuild && reference ? `/${emitted!.fileName}` : '/src/early.js';
        return { html, tags: [{ tag: 'script', attrs: { src: place }, injectTo: 'head-prepend' }] };
      },
    },
  };
}
