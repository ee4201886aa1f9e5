import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isGenerated, judgePath, TYPES_OF_ALL_LAYERS } from '../scripts/lint/fences.mjs';
import { importCycles } from './support/import-cycles.ts';
import {
  brokenFences,
  crowdedFolders,
  importCyclesOf,
  importedFiles,
  isDataTable,
  MAX_FOLDER_FILES,
  MAX_ROOT_FILES,
} from './support/project-rules.ts';
import {
  changeableGlobals,
  exportsDefault,
  isBarrel,
  parseSource,
  projectFiles,
  readSource,
} from './support/source-files.ts';

/** The project's rules, checked for every file: those of the linter, and those that it cannot see. */
const MAX_FILE_LINES = 250;
const TOP = /^(gateway|retail|web|schema|scripts|tests)\//;
const files = projectFiles();
const sources = files.filter(
  (path) => /\.(ts|tsx|mts|mjs|js)$/.test(path) && !isGenerated(path) && !path.endsWith('.d.mts'),
);
const read = sources.map(readSource);
const product = read.filter(({ path }) => /^(gateway|retail|web)\//.test(path));

describe('the rules can fail', () => {
  it.each([
    ['gateway/menus/rest.ts', '../../retail/navigation/menus.ts', 'never import each other'],
    ['web/design/card/Card.tsx', '../../../gateway/config/config.ts', 'never import each other'],
    ['gateway/menus/rest.ts', '../cards/rest.ts', 'never imports another domain'],
    ['gateway/upstream/envelope.ts', '../session/viewer.ts', 'never back'],
    ['gateway/menus/rest.ts', '../http/health.ts', 'never back'],
    ['gateway/menus/rest.ts', '../loaders.ts', 'never back'],
    ['gateway/request/page-bounds.ts', '../menus/rest.ts', 'never back'],
    ['gateway/upstream/envelope.ts', '../request/context.ts', 'never back'],
    ['gateway/errors/gateway-error.ts', '../upstream/envelope.ts', 'never back'],
    ['gateway/menus/rest.ts', './resolvers.ts', 'schema.ts alone'],
    ['gateway/cards/resolvers.ts', '../upstream/transport.ts', 'never see upstream'],
    ['web/features/home/Home.tsx', '../shell/Shell.tsx', 'never imports another feature'],
    ['web/design/card/Card.tsx', '../../features/home/Home.tsx', 'never up'],
    ['web/features/home/Home.tsx', 'primereact/button', 'web/design'],
    ['gateway/server.ts', '../tests/support/portal.ts', 'nothing imports the tests'],
    ['gateway/server.ts', './main.ts', 'imported by nobody'],
    ['gateway/server.ts', './config', 'carries its extension'],
  ])('%s must not import %s', (path, name, rule) => {
    expect(brokenFences(parseSource(path, `import { x } from '${name}';`))).toEqual([
      expect.stringContaining(rule),
    ]);
  });

  it('lets through what is meant to be', () => {
    expect(
      brokenFences(
        parseSource('web/design/forms/Button.tsx', `import { Button } from 'primereact/button';`),
      ),
    ).toEqual([]);
    expect(
      brokenFences(parseSource('gateway/cards/resolvers.ts', `import { cards } from './rest.ts';`)),
    ).toEqual([]);
    expect(
      brokenFences(
        parseSource(
          'retail/navigation/menus.ts',
          `import type { paths } from '../../schema/generated/retail.ts';`,
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    'web/design/utils/dates.ts',
    'gateway/helpers.ts',
    'web/features/home/index.ts',
    'web/a/b/c/d/e/F.tsx',
  ])('%s is no good place', (path) => {
    expect(judgePath(path)).toBeDefined();
  });

  it('counts the files of a folder', () => {
    const files = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);
    expect(
      crowdedFolders([
        ...files('gateway', 6),
        ...files('gateway/menus', 30),
        ...files('retail/seed/lists', 50),
      ]),
    ).toEqual([]);
    expect(crowdedFolders([...files('gateway', 7), ...files('gateway/menus', 31)])).toEqual([
      expect.stringMatching(/^gateway holds 7 files/),
      expect.stringMatching(/^gateway\/menus holds 31 files/),
    ]);
  });

  it('sees cycles of imports, through other files and of types alone', () => {
    const graph = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts', 'd.ts']],
      ['c.ts', ['a.ts']],
      ['d.ts', []],
    ]);
    expect(importCycles(graph)).toEqual([['a.ts', 'b.ts', 'c.ts']]);
    expect(importedFiles(parseSource('x/a.ts', `import type { B } from './b.ts';`))).toEqual([
      'x/b.ts',
    ]);
    const pair = [
      parseSource('gateway/menus/first.ts', `import { second } from './second.ts';`),
      parseSource('gateway/menus/second.ts', `import { first } from './first.ts';`),
    ];
    expect(importCyclesOf(pair)).toEqual([
      'gateway/menus/first.ts, gateway/menus/second.ts import each other: move what they share into a file that imports none of them',
    ]);
  });

  it('counts an import on demand as a cycle everywhere but in the portal', () => {
    const pair = (folder: string) => [
      parseSource(`${folder}/a.ts`, `export const b = () => import('./b.ts');`),
      parseSource(`${folder}/b.ts`, `import type { A } from './a.ts';`),
    ];
    expect(importCyclesOf(pair('web/app'))).toEqual([]);
    expect(importCyclesOf(pair('gateway/menus'))).toHaveLength(1);
    expect(importedFiles(pair('web/app')[0]!)).toEqual(['web/app/b.ts']);
  });

  it('sees barrels, default exports and what changes in module scope', () => {
    expect(isBarrel(parseSource('a.ts', `export { a } from './b.ts';`))).toBe(true);
    expect(isBarrel(parseSource('a.ts', `export const a = 1;`))).toBe(false);
    expect(exportsDefault(parseSource('a.ts', `export default function a() {}`))).toBe(true);
    expect(exportsDefault(parseSource('a.ts', `const a = 1; export default a;`))).toBe(true);
    expect(
      changeableGlobals(
        parseSource(
          'a.ts',
          `let a = 1; const seen = new Map<string, string>(); const fixed = new Set(['x']);`,
        ),
      ),
    ).toEqual(['a', 'seen']);
  });
});

describe('the project', () => {
  it('imports along its fences', () => {
    expect(read.flatMap(brokenFences)).toEqual([]);
  });

  it('imports nothing but types where types of all layers may be imported', () => {
    const statements = readSource(TYPES_OF_ALL_LAYERS).tree.statements.map((statement) =>
      statement.getText(),
    );
    const imports = statements.filter((statement) => statement.startsWith('import'));
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((statement) => !statement.startsWith('import type'))).toEqual([]);
  });

  it('has no cycles of imports, not even of types', () => {
    expect(importCyclesOf(read)).toEqual([]);
  });

  it(`has no folder of more than ${MAX_FOLDER_FILES} files, and no root of more than ${MAX_ROOT_FILES}`, () => {
    expect(crowdedFolders(files.filter((path) => TOP.test(path)))).toEqual([]);
  });

  it('imports only files that are there', () => {
    const missing = read.flatMap((source) =>
      importedFiles(source)
        .filter((target) => !files.includes(target) && !existsSync(target))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });

  it('has folders and files with names that say something, at most four folders deep', () => {
    const misplaced = files
      .filter((path) => TOP.test(path))
      .flatMap((path) => judgePath(path)?.concat(`: ${path}`) ?? []);
    expect(misplaced).toEqual([]);
  });

  it(`has no file of more than ${MAX_FILE_LINES} lines but tables of data`, () => {
    const long = read.filter(
      (source) => source.text.split('\n').length > MAX_FILE_LINES + 1 && !isDataTable(source),
    );
    expect(long.map(({ path }) => `${path} is too long: split it by purpose`)).toEqual([]);
  });

  it('has no barrels and no default exports', () => {
    const configured = /(\.config\.(ts|js|mjs)|^codegen\.ts|^scripts\/lint\/plugin\.mjs)$/;
    expect(read.filter(isBarrel).map(({ path }) => path)).toEqual([]);
    expect(
      read
        .filter((source) => exportsDefault(source) && !configured.test(source.path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('has no comment that switches off a rule of the linter or the compiler', () => {
    const switchedOff = /(eslint|oxlint)-disable|@ts-(ignore|nocheck)/;
    const found = read.filter(
      ({ path, text }) => path !== 'tests/architecture.test.ts' && switchedOff.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('keeps nothing that changes in module scope', () => {
    expect(
      product.flatMap((source) =>
        changeableGlobals(source).map((name) => `${source.path}: ${name}`),
      ),
    ).toEqual([]);
  });
});
