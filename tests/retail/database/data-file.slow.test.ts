import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFileError } from '../../../retail/database/data-file.ts';
import { openDatabase } from '../../../retail/database/database.ts';
import { connect } from '../../../retail/database/sqlite.ts';
import { SCHEMA_VERSION } from '../../../retail/database/tables.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail/retail-database.ts';

const USER_VERSION_AT = 60;

/** New files are made seven times here, and all facts of a file would take seconds each time. */
const SPAN = { days: 2, productDays: 2 };

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'retail-file-'));
  file = join(folder, 'retail.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (path = file, onProgress: (line: string) => void = () => {}) =>
  openDatabase({
    file: path,
    clock: () => Date.parse(`${DEMO_TODAY}T04:00:00Z`),
    demoToday: DEMO_TODAY,
    span: SPAN,
    onProgress,
  });

function damaged(change: (content: Buffer) => Buffer): string {
  const copy = copySeededFile();
  writeFileSync(file, change(readFileSync(copy)));
  rmSync(copy);
  return file;
}

const ofVersion = (version: number) => (content: Buffer) => {
  content.writeInt32BE(version, USER_VERSION_AT);
  return content;
};

/** 12:00 in Shanghai, in the format used in the name of a file that is set aside. */
const TIME = `${DEMO_TODAY}-120000`;

const CASES: [string, (content: Buffer) => Buffer, RegExp][] = [
  [
    'that is no database',
    () => Buffer.from('<html>not a database</html>'.repeat(20)),
    /not a database/,
  ],
  ['that is too short to be one', () => Buffer.from('SQLite'), /not a database/],
  ['that is cut in half', (content) => content.subarray(0, content.length / 2), /is damaged/],
  [
    'with a hole in the middle',
    (content) => content.fill(0xa5, content.length / 2, content.length / 2 + 65536),
    /is damaged/,
  ],
  ['with a broken first table', (content) => content.fill(0, 4096, 8192), /is damaged/],
];

it.each(CASES)(
  'a data file %s is refused with one line and left unchanged',
  (_title, change, message) => {
    damaged(change);
    const before = readFileSync(file);
    expect(() => open()).toThrow(DataFileError);
    expect(() => open()).toThrow(message);
    expect(() => open()).toThrow(file);
    expect(() => open()).not.toThrow('\n');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['retail.sqlite']);
  },
);

it('a database of another program is refused', () => {
  damaged(ofVersion(0));
  expect(() => open()).toThrow(/database of another program/);
});

it(
  'a new file is created completely or not at all, also in place of an empty one or the remains of a killed first start',
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

describe('a data file of another version', { timeout: 60_000 }, () => {
  it.each([SCHEMA_VERSION - 1, SCHEMA_VERSION + 1])(
    'of version %i is set aside unchanged, and a new one is created',
    (version) => {
      const before = readFileSync(damaged(ofVersion(version)));
      const lines: string[] = [];
      const db = open(file, (line) => lines.push(line));
      expect(db.prepare('SELECT count(*) AS shops FROM shop').all([])).toEqual([{ shops: 36 }]);
      db.close();
      const kept = join(folder, `retail.version-${version}.${TIME}.sqlite`);
      expect(readFileSync(kept).equals(before)).toBe(true);
      const files = readdirSync(folder).filter((name) => name.endsWith('.sqlite'));
      expect(files.toSorted()).toEqual(['retail.sqlite', basename(kept)]);
      expect(lines.at(-1)).toBe(
        `Data file ${file} is of version ${version}, and this program works with version ${SCHEMA_VERSION}: it was kept as ${kept}, and new demo data takes its place.`,
      );
      const again = open();
      expect(readdirSync(folder).filter((name) => name.includes('.version-'))).toHaveLength(1);
      again.close();
    },
  );

  it('never overwrites a file that was set aside before', () => {
    damaged(ofVersion(1));
    writeFileSync(join(folder, `retail.version-1.${TIME}.sqlite`), 'set aside before');
    open().close();
    expect(readFileSync(join(folder, `retail.version-1.${TIME}.sqlite`), 'utf8')).toBe(
      'set aside before',
    );
    expect(existsSync(join(folder, `retail.version-1.${TIME}-2.sqlite`))).toBe(true);
  });

  it('is also recognized by the log of a killed process, which is set aside with it', () => {
    damaged((content) => content);
    const killed = connect(file);
    killed.pragma('user_version = 1');
    const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
    killed.close();
    writeFileSync(file, main);
    writeFileSync(`${file}-wal`, log);
    open().close();
    expect(readFileSync(join(folder, `retail.version-1.${TIME}.sqlite-wal`)).equals(log)).toBe(
      true,
    );
  });

  it('stays in place if it cannot be renamed', () => {
    damaged(ofVersion(1));
    const long = join(folder, `${'x'.repeat(240)}.sqlite`);
    renameSync(file, long);
    const before = readFileSync(long);
    expect(() => open(long)).toThrow(/cannot be made \(ENAMETOOLONG\).*choose another DATA_DIR/);
    expect(readFileSync(long).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual([basename(long)]);
  });

  it('stays in place if the disk is full before the new file is complete', () => {
    const before = readFileSync(damaged(ofVersion(1)));
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const open = () =>
      openDatabase({
        file,
        clock: () => 0,
        demoToday: DEMO_TODAY,
        span: SPAN,
        onProgress: () => {
          throw full;
        },
      });
    expect(open).toThrow(/cannot be made \(SQLITE_FULL\).*make room/);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['retail.sqlite']);
  });
});

it('the error is reported if the folder cannot be created', () => {
  writeFileSync(file, 'x');
  expect(() => open(join(file, 'below', 'retail.sqlite'))).toThrow(
    /cannot be made \((ENOTDIR|EEXIST)\).*choose another DATA_DIR/,
  );
});

it('data written by a killed process is not lost', () => {
  damaged((content) => content);
  const first = open();
  first.exec("UPDATE global_parameter SET paravalue = 'top' WHERE paraid = 'MENUMODE'");
  const [main, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
  first.close();
  writeFileSync(file, main);
  writeFileSync(`${file}-wal`, log);
  const second = open();
  expect(
    second.prepare("SELECT paravalue FROM global_parameter WHERE paraid = 'MENUMODE'").all([]),
  ).toEqual([{ paravalue: 'top' }]);
  second.close();
});
