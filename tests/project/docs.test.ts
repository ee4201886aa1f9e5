import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, projectRoot } from '../support/source-files.ts';

/** What the documents say of the project is true of it. */
const read = (path: string) => readFileSync(posix.join(projectRoot, path), 'utf8');
const files = projectFiles();
const documents = files.filter((path) => path.endsWith('.md'));
const readme = read('README.md');

/** Relative links and pictures of a Markdown text. */
const linksOf = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);
/** Variables of a table of readers: `NAME: …` or `NAME(…) {` at the beginning of a line. */
const variablesOf = (text: string) =>
  [...text.matchAll(/^ {2}([A-Z][A-Z_]+)[:(]/gm)].map(([, name = '']) => name);
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([A-Z][A-Z_]+)` +\|/gm)].map(([, name = '']) => name);

const variables = [
  ...new Set(['gateway/config/config.ts', 'retail/config.ts'].map(read).flatMap(variablesOf)),
];

/** Of the tests alone. */
const OF_TESTS = ['CHROMIUM_PATH'];
const MACHINE_PATH = /(?<![\w.:/-])\/(work|root|home\/\w+|Users\/\w+|farm)\//;
const BINARY = /\.(png|ttf|woff2?|ico|sqlite)$/;

describe('the documents', () => {
  it('link to files that are there', () => {
    const dead = documents.flatMap((path) =>
      linksOf(read(path))
        .filter((target) => !existsSync(posix.join(projectRoot, posix.dirname(path), target)))
        .map((target) => `${path} → ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('say nothing of the machine on which they were written', () => {
    const told = files.filter((path) => !BINARY.test(path) && MACHINE_PATH.test(read(path)));
    expect(told).toEqual([]);
  });

  it('can fail', () => {
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
  it('lists every variable that the programs read, and no other', () => {
    expect(variables.length).toBeGreaterThan(20);
    expect(rowsOf(readme).toSorted()).toEqual([...variables, ...OF_TESTS].toSorted());
  });

  it('lists every command that there is, and no other', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const told = [...readme.matchAll(/^\| `npm (?:run )?([\w:]+)` +\|/gm)].map(
      ([, name = '']) => name,
    );
    expect(told.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});
