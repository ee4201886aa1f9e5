import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/**
 * Minifies the script that pages run before their first paint. It is a public file, which Vite only
 * copies, because the page needs it at an address of its own and before any module.
 */
export function bootScript(source: string): Plugin {
  return {
    name: 'portal:boot-script',
    apply: 'build',
    generateBundle() {
      const { code, errors } = minifySync('boot.js', readFileSync(source, 'utf8'), {
        module: false,
      });
      const [error] = errors;
      if (error !== undefined) throw new Error(error.message);
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: code });
    },
  };
}
