import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The table of ASVS requirements in docs/security.md. */
const page = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gmu)].map(
  ([, id = '', cells = '']) => {
    const [requirement = '', result = '', test = '', note = ''] = cells
      .split('|')
      .map((cell) => cell.trim());
    return { id, requirement, result, test, note };
  },
);
const files = (text: string) =>
  [...text.matchAll(/tests\/[\w./-]+\.test\.tsx?/gu)].map(([file]) => file);

test('the page has a row for each applicable requirement, and each only once', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.filter(({ requirement }) => requirement === '')).toEqual([]);
});

test('every test that the page names exists', () => {
  const named = files(page);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('what passes has a test, and what does not says what is missing', () => {
  const unproven = rows.filter(({ result, test }) => result === 'pass' && files(test).length === 0);
  expect(unproven).toEqual([]);
  const silent = rows.filter(({ result, note }) => result !== 'pass' && note === '');
  expect(silent).toEqual([]);
});

test('the sums of the page are those of its rows', () => {
  const count = (wanted: string) => rows.filter(({ result }) => result === wanted).length;
  const [pass, partial, fail] = ['pass', 'partial', 'fail'].map(count);
  expect(pass! + partial! + fail!).toBe(rows.length);
  expect(page.replaceAll(/\s+/gu, ' ')).toContain(
    `${rows.length} rows, of which ${pass} pass, ${partial} are met in part, ${fail} fail`,
  );
});
