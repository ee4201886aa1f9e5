import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { bootScript } from './platform/build/boot-script-plugin.ts';
import { buildStamp } from './platform/build/build-stamp-plugin.ts';
import { createChunks } from './platform/build/chunk-plugin.ts';
import { HomeDocument } from './features/home/Home.gen.ts';
import { WorkbenchDocument } from './features/shell/Workbench.gen.ts';
import { SIGN_IN_OPTIONS, SIGN_ON_BEGIN } from './features/session/sign-on/operation-texts.ts';
import { firstVisit } from './platform/build/first-visit-plugin.ts';
import { persistedOperations } from './platform/build/persisted-operations-plugin.ts';
import { productionRouter } from './platform/build/production-router-plugin.ts';
import { primeIcons } from './design/icons/prime-icons-plugin.ts';
import { leanPrime } from './design/prime/lean-prime-plugin.ts';

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

/** What is needed together is loaded together: a few files for each step of a user's way into the portal. */
const chunks = createChunks({
  divided: /\/node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\//,
  pages: { portal: below('app/main.tsx'), playground: below('features/playground/main.tsx') },
  playgroundStart: below('features/playground/start.tsx'),
  chunks: [
    { name: 'sign-in', of: /^app\/main\.tsx$/, isFirst: true },
    // All other style sheets in one file: their order is then the same on every page.
    { name: 'styles', of: /^(?!features\/playground\/)[^/].*\.css$/ },
    { name: 'client', of: /^platform\/apollo\/create-client\.ts$/, isFirst: true },
    {
      name: 'signed-in',
      of: /^(app\/(WorkbenchRoute|PageRoute)|features\/home\/HomePage)\.tsx$/,
      isFirst: true,
    },
    { name: 'charts', of: /^design\/charts\/ChartCanvas\.tsx$/ },
    { name: 'dialog', of: /^design\/overlay\/PrimeModal\.tsx$/ },
    // What opens in the panels of the top bar.
    {
      name: 'menus',
      of: /^(design\/overlay\/(PrimeMenu|panel\/PrimePanel)|features\/shell\/top-bar\/CentrePanel)\.tsx$/,
    },
    // Home cards have lists of options, and no table of PrimeReact.
    { name: 'select', of: /^design\/forms\/PrimeSelect\.tsx$/ },
    { name: 'table', of: /^design\/table\/ShortTable\.tsx$/ },
    { name: 'records', of: /^records\/.*\.tsx$/ },
    { name: 'workflow', of: /^features\/workflow\/.*Screen\.tsx$/ },
    { name: 'masterdata', of: /^features\/masterdata\/.*Screen\.tsx$/ },
    { name: 'sheets', of: /^features\/sheets\/.*Screen\.tsx$/ },
    { name: 'jobs', of: /^features\/jobs\/.*Dialog\.tsx$/ },
  ],
});

const textsOf = (locale: string) =>
  ['entry', 'workbench'].map((part) => below(`platform/language/packs/${locale}.${part}.ts`));

/** What a signed-in user's first page needs: the workbench, its home page and what that shows. */
const workbenchVisit = firstVisit({
  page: 'index.html',
  needed: [
    'app/WorkbenchRoute.tsx',
    'platform/apollo/create-client.ts',
    'design/charts/ChartCanvas.tsx',
  ].map(below),
  texts: Object.fromEntries(['zh-CN', 'zh-TW', 'en-US'].map((locale) => [locale, textsOf(locale)])),
  query: WorkbenchDocument,
  home: HomeDocument,
});

/**
 * The server sends the packed files as they are; it packs the pages itself, which change last in a build. A lower quality than the highest packs the editor
 * of the playground in a second instead of ten, and is 3 % larger.
 */
const packed = compression({
  include: /\.(css|js|svg)$/,
  threshold: 1_000,
  algorithms: [
    defineAlgorithm('gzip', { level: 9 }),
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ],
});

/** Two pages: the portal, and the playground of analysts, which loads the portal's chunks that it needs. */
export default defineConfig({
  root: below('.'),
  plugins: [
    leanPrime(),
    productionRouter(),
    primeIcons(),
    persistedOperations({
      texts: [SIGN_IN_OPTIONS, SIGN_ON_BEGIN],
      sentAsWritten: /\/features\/playground\//u,
    }),
    react(),
    chunks.plugin,
    workbenchVisit,
    bootScript(below('public/boot.js')),
    buildStamp(),
    packed,
  ],
  build: {
    outDir: below('dist'),
    emptyOutDir: true,
    // Which chunk needs which: the test of the first load's size reads it.
    manifest: true,
    // All supported browsers know `modulepreload`.
    modulePreload: { polyfill: false },
    // Nothing inline: the gateway's content security policy allows the origin's own files and no more.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { portal: below('index.html'), playground: below('playground.html') },
      output: {
        // Chunks name each other, so each letter of a name is sent many times. The names of divided
        // chunks list the pages that use them after a `~`.
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash:7].js`,
        codeSplitting: { includeDependenciesRecursively: false, groups: chunks.groups },
      },
      // GraphiQL carries directives for a compiler that is not used here; hundreds of lines about them would hide a real warning.
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
    },
  },
  // They import their workers with `?worker`, which only Vite itself understands, not the bundling ahead of dependencies.
  optimizeDeps: { exclude: ['@graphiql/react/setup-workers/vite'] },
  server: { proxy: Object.fromEntries(served.map((path) => [path, { target: gateway }])) },
});
