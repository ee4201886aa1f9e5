import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UPDATE_DAYS, overdueUpdates } from '../../scripts/packages/overdue.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2027-01-01T00:00:00Z');
const ago = (days: number) => NOW - days * DAY_MS;

const overdue = (version: string, days: number, { node = '*', current = '1.2.0' } = {}) =>
  overdueUpdates([{ name: 'a', current, newer: [{ version, node, publishedAt: ago(days) }] }], {
    held: { a: { versions: '>=7.0.0' } },
    node: '20.19.0',
    now: NOW,
  });

test.each([
  ['1.3.0', 90, []],
  ['1.3.0', 91, ['a 1.2.0: 1.3.0 has been there for 91 days, allowed are 90']],
  ['2.0.0', 180, []],
  ['2.0.0', 181, ['a 1.2.0: 2.0.0 has been there for 181 days, allowed are 180']],
  ['2.0.0-beta.1', 900, []],
  ['1.1.9', 900, []],
  ['7.0.1', 900, []],
])('%s, published %i days ago: %j', (version, days, lines) => {
  expect(overdue(version, days)).toEqual(lines);
});

test('a version that needs a newer Node does not count; below 1.0 a minor version is a major one', () => {
  expect(overdue('1.3.0', 900, { node: '>=22' })).toEqual([]);
  expect(overdue('0.3.0', 100, { current: '0.2.0' })).toEqual([]);
  expect(overdue('0.2.1', 100, { current: '0.2.0' })).toHaveLength(1);
});

test('the times are those of the manual, and each package that is held back is one of the project', () => {
  const manual = readFileSync('docs/operating.md', 'utf8');
  const { minor, major } = UPDATE_DAYS;
  expect(manual).toMatch(
    new RegExp(
      `newer versions without a known vulnerability +\\| ${minor} days; major: ${major} `,
      'u',
    ),
  );
  const held = JSON.parse(readFileSync('scripts/packages/held.json', 'utf8')) as Record<
    string,
    { reason: string }
  >;
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: object;
    devDependencies: object;
  };
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining(Object.keys(held)),
  );
  expect(Object.values(held).filter(({ reason }) => reason.length < 20)).toEqual([]);
});
