import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/// Prints what the first paint costs, and fails the build when its script grows beyond the limit. Places that are loaded
/// when somebody goes there do not count.
export function weight(limits: { scriptLimit: number }): Plugin {
  return {
    name: 'rookery-weight',
    apply: 'build',
    generateBundle(_, bundle) {
      const size = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).length;
      const counted = new Set<string>();
      let script = 0;
      let rest = 0;
      const count = (name: string) => {
        const file = bundle[name];
        if (!file || counted.has(name)) return;
        counted.add(name);
        if (file.type === 'asset') rest += size(file.source);
        if (file.type !== 'chunk') return;
        script += size(file.code);
        file.imports.forEach(count);
        file.viteMetadata?.importedCss.forEach(count);
        file.viteMetadata?.importedAssets.forEach(count);
      };
      for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) count(name);
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      this.info(
        `the first paint weighs ${kilobytes(script)} of script and ${kilobytes(rest)} of styles and pictures, compressed`,
      );
      if (script > limits.scriptLimit) this.error(`the script must stay below ${kilobytes(limits.scriptLimit)}`);
    },
  };
}
