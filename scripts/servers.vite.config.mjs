import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';

/** The program of a thread is a bundle beside the others. */
const THREAD = /new URL\((['"])[./\w-]*\/([\w-]+)-thread\.ts\1, import\.meta\.url\)/g;
const HERE = '__bundle_url__';

/** A bundled module still finds its neighbours (the contracts, the built pages) from where its source lies. */
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

/** The gateway and the embedded services as one file each; packages stay where they are installed. */
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
