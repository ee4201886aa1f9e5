import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildStamp } from './platform/build/build-stamp-plugin.ts';
import { createFirstLoad } from './platform/build/first-load-plugin.ts';
import { primeTheme } from './design/theme/prime-theme-plugin.ts';

const below = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const gateway = `http://127.0.0.1:${process.env.PORT || '4000'}`;
const served = [
  '/graphql',
  '/microapp/token',
  '/language',
  '/files',
  '/events',
  '/schema.graphql',
  '/healthz',
  '/readyz',
];

const firstLoad = createFirstLoad({
  of: below('app/main.tsx'),
  without: below('features/playground/main.tsx'),
});

/** Two pages: the portal, and the playground of analysts, which shares nothing with it but the theme. */
export default defineConfig({
  root: below('.'),
  plugins: [primeTheme(), react(), firstLoad.plugin, buildStamp()],
  build: {
    outDir: below('dist'),
    emptyOutDir: true,
    // Which chunk needs which: the test of the first load's size reads it.
    manifest: true,
    // Nothing inline: the gateway's content security policy allows the origin's own files and no more.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { portal: below('index.html'), playground: below('playground.html') },
      output: {
        // In these short names chunks tell of each other: each letter of a hash is sent many times.

        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'first-load', test: firstLoad.has }],
        },
      },
      // GraphiQL carries directives for a compiler that is not used here; hundreds of lines about them would hide a real warning.
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
    },
  },
  // They import their workers with `?worker`, which only Vite itself understands, not the bundling ahead of dependencies.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: gateway }])) },
});
