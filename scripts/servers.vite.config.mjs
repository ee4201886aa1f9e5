import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';

/** A worker thread is bundled as a separate file next to the others. */
const THREAD = /new URL\((['"])[./\w-]*\/([\w-]+)-thread\.ts\1, import\.meta\.url\)/g;
const HERE = '__bundle_url__';

/**
 * Replaces import.meta.url by the location of the source file, so that a bundled module still finds
 * the files near its source (the contracts, the built pages).
 */
const whereItWas = {
  name: 'where-it-was',
  transform: (code, id) => ({
    code: code
      .replaceAll(THREAD, `new URL('./$2-thread.mjs', ${HERE})`)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll(HERE, 'import.meta.url')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
    map: null,
  }),
};

/** Bundles the gateway and the embedded services into one file each. Packages are not bundled. */
export default defineConfig({
  plugins: [whereItWas],
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'node_modules/.cache/servers',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        gateway: 'gateway/main.ts',
        retail: 'retail/main.ts',
        'workbook-thread': 'gateway/jobs/thread/workbook-thread.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
