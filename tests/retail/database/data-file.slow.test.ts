import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFileError } from '../../../retail/database/data-file.ts';
import { openDatabase } from '../../../retail/database/database.ts';
import { SCHEMA_VERSION } from '../../../retail/database/tables.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail-database.ts';

const USER_VERSION_AT = 60;
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retail-file-'));
  file = join(folder, 'retail.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (path = file) =>
  openDatabase({ file: path, clock: () => Date.parse(`${DEMO_TODAY}T04:00:00Z`), demoToday: DEMO_TODAY });

function damaged(change: (content: Buffer) => Buffer): string {
  const copy = copySeededFile();
  writeFileSync(file, change(readFileSync(copy)));
  rmSync(copy);
  return file;
}

const newer = (content: Buffer) => {
  content.writeInt32BE(SCHEMA_VERSION + 1, USER_VERSION_AT);
  return content;
};

const CASES: [string, (content: Buffer) => Buffer, RegExp][] = [
  [
    'of a newer version',
    newer,
    new RegExp(`of version ${SCHEMA_VERSION + 1}, newer than ${SCHEMA_VERSION}.*start the newer program`),
  ],
  ['that is no database', () => Buffer.from('<html>not a database</html>'.repeat(20)), /not a database/],
  ['that is too short to be one', () => Buffer.from('SQLite'), /not a database/],
  ['that is cut in half', (content) => content.subarray(0, content.length / 2), /is damaged/],
  ['with a hole in the middle', (content) => content.fill(0xa5, content.length / 2, content.length / 2 + 65536), /is damaged/],
  ['with a broken first table', (content) => content.fill(0, 4096, 8192), /is damaged/],
];

it.each(CASES)('refuses a data file %s in one line, and leaves it as it was', (_title, change, message) => {
  damaged(change);
  const before = readFileSync(file);
  expect(() => open()).toThrow(DataFileError);
  expect(() => open()).toThrow(message);
  expect(() => open()).toThrow(file);
  expect(() => open()).not.toThrow('\n');
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(folder)).toEqual(['retail.sqlite']);
});

it('refuses a database of another program', () => {
  damaged((content) => {
    content.writeInt32BE(0, USER_VERSION_AT);
    return content;
  });
  expect(() => open()).toThrow(/database of another program/);
});

it(
  'makes a new file whole or not at all, in place of an empty one and over the remains of a killed first start',
  { timeout: 60_000 },
  () => {
    writeFileSync(file, '');
    writeFileSync(`${file}.new`, 'half of a first start');
    open().close();
    expect(existsSync(`${file}.new`)).toBe(false);
    const again = open();
    expect(again.prepare('SELECT count(*) AS shops FROM shop').all([])).toEqual([{ shops: 36 }]);
    again.close();
  },
);

it('tells when the folder cannot be made', () => {
  writeFileSync(file, 'x');
  expect(() => open(join(file, 'below', 'retail.sqlite'))).toThrow(
    /cannot be made \((ENOTDIR|EEXIST)\).*choose another DATA_DIR/,
  );
});

it('keeps what a killed process had written', () => {
  damaged((content) => content);
  const first = open();
  first.exec("UPDATE global_parameter SET paravalue = 'top' WHERE paraid = 'MENUMODE'");
  const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
  first.close();
  writeFileSync(file, main);
  writeFileSync(`${file}-wal`, log);
  const second = open();
  expect(second.prepare("SELECT paravalue FROM global_parameter WHERE paraid = 'MENUMODE'").all([])).toEqual([
    { paravalue: 'top' },
  ]);
  second.close();
});
