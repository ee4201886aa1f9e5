import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The table of ASVS requirements in docs/security.md. */
const page = readFileSync('docs/security.md', 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\|(.*)\|$/gmu)].map(
  ([, id = '', cells = '']) => {
    const [level = '', requirement = '', result = '', test = '', note = ''] = cells
      .split('|')
      .map((cell) => cell.trim());
    return { id, level, requirement, result, test, note };
  },
);
const files = (text: string) =>
  [...text.matchAll(/tests\/[\w./-]+\.test\.tsx?/gu)].map(([file]) => file);

/**
 * The levels of all requirements of ASVS 5.0.0: for each chapter its sections, and in each of them a
 * digit for each requirement. 2.3 of chapter 2 is the third group.
 */
const LEVELS: Readonly<Record<string, string>> = {
  '1': '22 1111122223 112222222223 222 123',
  '2': '122 112 12223 23',
  '3': '3 113 12223 11222233 11122333 3 22333',
  '4': '12233 23333 22 1222',
  '5': '2 112333 113 222',
  '6': '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '7': '222 1111 22 11222 223 22',
  '8': '1233 1123 133 23',
  '9': '111 1222',
  '10': '22 223 22223 1111122222233333 22222 22 222',
  '11': '2233 22233 11233 1222 23 23 33',
  '12': '12233 11 22223',
  '13': '2333 222223 2233 1222233',
  '14': '22 12223333 122',
  '15': '12233 12233 1222222 3333',
  '16': '2 22222 2222 222 2223',
  '17': '23 22223333 22',
};
const levelOf = new Map<string, string>(
  Object.entries(LEVELS).flatMap(([chapter, sections]) =>
    sections
      .split(' ')
      .flatMap((levels, section) =>
        Array.from(levels, (level, at) => [`${chapter}.${section + 1}.${at + 1}`, level] as const),
      ),
  ),
);
const [, excluded = ''] = /Not applicable: ((?:.+\n)+)/u.exec(page) ?? [];
/** Chapters, sections and requirements that do not apply; "1.2.6 to 1.2.8" are three. */
const notApplicable = [
  ...excluded.matchAll(/(\d+(?:\.\d+){0,2})(?: to (?:\d+\.){2}(\d+))?/gu),
].flatMap(([, first = '', last]) => {
  const [, start = '', at = ''] = /^(.*?)(\d+)$/u.exec(first) ?? [];
  const length = last === undefined ? 1 : Number(last) - Number(at) + 1;
  return Array.from({ length }, (_, more) => `${start}${Number(at) + more}`);
});
const isExcluded = (id: string) =>
  notApplicable.some((part) => id === part || id.startsWith(`${part}.`));

test('the page has each requirement of the levels 1 and 2, once, or says that it does not apply', () => {
  expect(levelOf.size).toBe(345);
  const wanted = [...levelOf].flatMap(([id, level]) => (level === '3' || isExcluded(id) ? [] : id));
  expect(rows.map(({ id }) => id)).toEqual(wanted);
  expect(
    notApplicable.filter(
      (part) => ![...levelOf.keys()].some((id) => id === part || id.startsWith(`${part}.`)),
    ),
  ).toEqual([]);
});

test('the levels are those of the standard', () => {
  expect(rows.filter(({ id, level }) => levelOf.get(id) !== level)).toEqual([]);
});

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

test('the times of updates are stated for each severity', () => {
  const operating = readFileSync('docs/operating.md', 'utf8');
  const [, updates = ''] = /\n## Updates of packages\n(.*?)\n## /su.exec(operating) ?? [];
  for (const severity of ['critical', 'high', 'moderate', 'low'])
    expect(updates).toMatch(new RegExp(`\\b${severity}\\b.*\\|.*(?:\\d+ days|release)`, 'u'));
});

test('all ways to act as an account are documented together', () => {
  const [, ways = ''] = /\n## Ways in\n(.*?)\n## /su.exec(page) ?? [];
  const schema = ['session', 'scalars']
    .map((name) => readFileSync(`schema/${name}.graphql`, 'utf8'))
    .join('\n');
  const [, methods = ''] = /enum SignInMethod \{(.*?)\}/su.exec(schema) ?? [];
  const named = [
    ...[...methods.matchAll(/^ {2}([A-Z_]+)$/gmu)].map(([, name = '']) => name),
    ...[...schema.matchAll(/^ {2}(session(?:SignIn|Unlock)\w*)\(/gmu)].map(([, name = '']) => name),
  ];
  expect(named.length).toBeGreaterThanOrEqual(5);
  expect(named.filter((name) => !ways.includes(`\`${name}\``))).toEqual([]);
  // Each way has a proof, and what protects it.
  const cells = [...ways.matchAll(/^\| (?!-|Way )(.+) \|$/gmu)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  expect(cells.length).toBeGreaterThanOrEqual(6);
  expect(cells.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
});
