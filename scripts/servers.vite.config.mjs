import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vite';
import { GATEWAY_FLAGS } from './gateway-flags.mjs';

/** A worker thread is bundled as a separate file next to the others. */
const THREAD = /new URL\((['"])[./\w-]*\/([\w-]+)-thread\.ts\1, import\.meta\.url\)/g;
const HERE = '__bundle_url__';
/** A file of a package that is read, not imported. */
const READ = /createRequire\([^;]*?\)\.resolve\(\s*['"]([^'"]+)['"]/g;

/**
 * Replaces import.meta.url by the location of the source file, so that a bundled module still finds
 * the files near its source (the contracts, the built pages). `locate` writes that location as an
 * expression.
 */
const whereItWas = (locate) => ({
  name: 'where-it-was',
  transform: (code, id) => ({
    code: code
      .replaceAll(THREAD, `new URL('./$2-thread.mjs', ${HERE})`)
      .replaceAll('import.meta.url', locate(id))
      .replaceAll(HERE, 'import.meta.url')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
    map: null,
  }),
});

const inThisFolder = (id) => JSON.stringify(pathToFileURL(id).href);
/** The packaged folder has the contracts and the pages where they are in the project. */
const inThePackage = (id) => {
  const path = relative(process.cwd(), id);
  return `new URL(${JSON.stringify(`./${path}`)}, ${HERE}).href`;
};

/** Writes the package.json of the packaged folder: only what the gateway imports or reads is installed. */
const packageJson = {
  name: 'package-json',
  generateBundle(_options, bundle) {
    const { name, version, license, type, engines, dependencies, overrides } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    const imported = Object.values(bundle)
      .flatMap(({ imports = [], dynamicImports = [], code = '' }) => [
        ...imports,
        ...dynamicImports,
        ...Array.from(code.matchAll(READ), ([, path]) => path),
      ])
      .filter((id) => !bundle[id] && !id.startsWith('node:') && !builtinModules.includes(id))
      .map((id) => id.match(/^(?:@[^/]+\/)?[^/]+/)[0]);
    const wanted = [...new Set(imported)].sort();
    const missing = wanted.filter((id) => !dependencies[id]);
    if (missing.length > 0) this.error(`The gateway imports what is no dependency: ${missing}.`);
    const source = {
      ...{ name, version, private: true, license, type, engines },
      scripts: { start: `node ${GATEWAY_FLAGS.join(' ')} gateway.mjs` },
      dependencies: Object.fromEntries(wanted.map((id) => [id, dependencies[id]])),
      overrides: Object.fromEntries(
        // One that names a direct dependency of the project is of a development tool.
        Object.entries(overrides).filter(([, value]) => !JSON.stringify(value).includes('$')),
      ),
    };
    this.emitFile({
      type: 'asset',
      fileName: 'package.json',
      source: `${JSON.stringify(source, null, 2)}\n`,
    });
  },
};

const gateway = {
  gateway: 'gateway/main.ts',
  'workbook-thread': 'gateway/jobs/thread/workbook-thread.ts',
};

/**
 * Bundles the gateway and the embedded services into one file each for `npm start`; with `--mode
 * package` the gateway alone, for a folder that runs without the sources. Packages are not bundled.
 */
export default defineConfig(({ mode }) => {
  const isPackage = mode === 'package';
  return {
    plugins: [whereItWas(isPackage ? inThePackage : inThisFolder), isPackage && packageJson],
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: isPackage ? 'dist' : 'node_modules/.cache/servers',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: isPackage ? gateway : { ...gateway, retail: 'retail/main.ts' },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  };
});
