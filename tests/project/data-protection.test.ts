import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../support/source-files.ts';

const page = readFileSync('docs/data-protection.md', 'utf8');
const LEVELS = ['secret', 'business', 'personal', 'internal', 'public'];
const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const sectionOf = (title: string) => page.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const rowsOf = (title: string) =>
  sectionOf(title)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map(cells);

test('each level is defined, and has all requirements', () => {
  expect(rowsOf('Levels').map(([level]) => level)).toEqual(LEVELS);
  const required = rowsOf('What each level requires');
  expect(required.map(([level]) => level)).toEqual(LEVELS);
  expect(required.filter((row) => row.length !== 6 || row.includes(''))).toEqual([]);
});

test('each table in which the gateway stores something has levels, and a form', () => {
  const stored = projectFiles()
    .filter((path) => /^gateway\/.*\.ts$/u.test(path))
    .flatMap((path) => [
      ...readFileSync(path, 'utf8').matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(/gu),
    ])
    .map(([, name = '']) => name);
  const where = rowsOf('Where it is');
  const listed = where.flatMap(([place = '']) => /^table `(\w+)`$/u.exec(place)?.[1] ?? []);
  expect(stored.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual([...new Set(stored)].toSorted());
  const unknown = where.filter(
    ([, levels = '', , form = '']) =>
      form === '' || levels.split(', ').some((level) => !LEVELS.includes(level)),
  );
  expect(unknown).toEqual([]);
});
