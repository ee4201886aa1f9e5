import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const router = fileURLToPath(
  new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Builds with the production files of the router. Its package names those for development in every
 * condition; they contain warnings for developers.
 */
export function productionRouter(): Plugin {
  return {
    name: 'portal:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'react-router' ? router : null),
  };
}
