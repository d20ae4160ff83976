import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/// Prints what the first paint costs, and fails the build when its script grows beyond the limit.
export function weight(limits: { scriptLimit: number }): Plugin {
  return {
    name: 'rookery-weight',
    apply: 'build',
    generateBundle(_, bundle) {
      let script = 0;
      let rest = 0;
      for (const file of Object.values(bundle)) {
        const source = file.type === 'chunk' ? file.code : file.source;
        const size = gzipSync(source, { level: 9 }).length;
        if (file.type === 'chunk') script += size;
        else rest += size;
      }
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      this.info(
        `the page weighs ${kilobytes(script)} of script and ${kilobytes(rest)} of styles and pictures, compressed`,
      );
      if (script > limits.scriptLimit) this.error(`the script must stay below ${kilobytes(limits.scriptLimit)}`);
    },
  };
}
