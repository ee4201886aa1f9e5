import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Gives every build an id, a hash of its file names, which contain content hashes. It is in each
 * page and in build.json, which an open page polls. The same sources built again have the same id.
 */
export function buildStamp(): Plugin {
  return {
    name: 'portal:build-stamp',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const id = createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.html')) {
            file.source = file.source
              .toString()
              .replace('</head>', `  <meta name="portal-build" content="${id}" />\n  </head>`);
          }
        }
        this.emitFile({
          type: 'asset',
          fileName: 'build.json',
          source: `${JSON.stringify({ id })}\n`,
        });
      },
    },
  };
}
