import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';

/** A bundled module still finds its neighbours (the contracts, the built pages) from where its source lies. */
const whereItWas = {
  name: 'where-it-was',
  transform: (code, id) => ({
    code: code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
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
      input: { gateway: 'gateway/main.ts', retail: 'retail/main.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
