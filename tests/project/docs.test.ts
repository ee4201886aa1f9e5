import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from '../support/source-files.ts';

/** Checks that links, variables and commands in the documents match the project. */
const read = (path: string) => readFileSync(posix.join(projectRoot, path), 'utf8');
const files = projectFiles();
const documents = files.filter((path) => path.endsWith('.md'));
const readme = read('README.md');

/** Relative links and images of a Markdown text. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
/** Variables read by a configuration: `NAME: …` or `NAME(…) {` at the beginning of a line. */
const variablesOf = (text: string) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z_]+)[:(]/gm)].map(([, name = '']) => name);
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map(([, name = '']) => name);

const variables = [
  ...new Set(['gateway/config/variables.ts', 'retail/config.ts'].map(read).flatMap(variablesOf)),
];

/** Variables that only the tests read. */
const OF_TESTS = ['CHROMIUM_PATH'];
const MACHINE_PATH = /(?<![\w.:/-])\/(work|root|home\/\w+|Users\/\w+|farm)\//;
const BINARY = /\.(png|ttf|woff2?|ico|sqlite)$/;

describe('the documents', () => {
  it('link only to existing files', () => {
    const dead = documents.flatMap((path) =>
      linksOf(read(path))
        .filter((target) => !existsSync(posix.join(projectRoot, posix.dirname(path), target)))
        .map((target) => `${path} → ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('contain no path of the machine they were written on', () => {
    const found = files.filter((path) => !BINARY.test(path) && MACHINE_PATH.test(read(path)));
    expect(found).toEqual([]);
  });

  it('are parsed correctly by this test, so that it can fail', () => {
    expect(linksOf('see [a](b/c.md#d), [e](https://f.example) and ![g](h.png)')).toEqual([
      'b/c.md',
      'h.png',
    ]);
    expect(variablesOf("  PORT: field.port,\n  HOST(text = '') {\n    INNER: 1")).toEqual([
      'PORT',
      'HOST',
    ]);
    expect(`in ${['', 'root', 'x.ts'].join('/')}`).toMatch(MACHINE_PATH);
    expect('https://example.com/home/x/').not.toMatch(MACHINE_PATH);
  });
});

describe('the README', () => {
  it('lists exactly the environment variables that the programs read', () => {
    expect(variables.length).toBeGreaterThan(20);
    expect(rowsOf(readme).toSorted()).toEqual([...variables, ...OF_TESTS].toSorted());
  });

  it('lists exactly the npm commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const listed = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)` +\|/gm)].map(
      ([, name = '']) => name,
    );
    expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});
