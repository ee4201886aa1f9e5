import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../retail/database.ts';
import { migrate, MIGRATIONS } from '../../retail/migrations.ts';
import { connect, type RetailDatabase } from '../../retail/sqlite.ts';
import { SCHEMA_VERSION } from '../../retail/tables.ts';
import { copySeededFile, DEMO_TODAY } from '../support/retail-database.ts';

const VERSION_1 = readFileSync(new URL('version-1.sql', import.meta.url), 'utf8');

/** Thousands of figures that no migration touches. */
const LEFT_OUT = ['sales_fact', 'product_fact', 'group_day', 'channel_day'];

const folder = mkdtempSync(join(tmpdir(), 'retail-migration-'));
const kept = join(folder, 'version-1.sqlite');
let fresh: string;
let file: string;

beforeAll(() => {
  fresh = copySeededFile();
  makeVersion1();
}, 60_000);

beforeEach(() => {
  file = newFile();
  copyFileSync(kept, file);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(fresh, { force: true });
});

const newFile = () => join(folder, `${randomUUID()}.sqlite`);
const open = () => openDatabase({ file, clock: () => Date.parse(`${DEMO_TODAY}T04:00:00Z`), demoToday: DEMO_TODAY });

/** The tables as they were, filled with what a fresh file has in the same ones; then users and an older program have changed things. */
function makeVersion1(): void {
  const db = connect(kept);
  db.exec(VERSION_1);
  db.exec(`ATTACH '${fresh}' AS fresh`);
  for (const table of tablesOf(db).filter((name) => !LEFT_OUT.includes(name))) {
    const columns = columnsOf(db, table);
    db.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM fresh.${table}`);
  }
  db.exec('DETACH fresh');
  db.exec(`
    DELETE FROM menu WHERE appcode = 'ODD';
    DELETE FROM application WHERE appcode = 'ODD';
    UPDATE menu SET menuname = 'as it was' WHERE menucode = 'M200101';
    DELETE FROM card WHERE cardcode = 'member';
    UPDATE language_version SET md5 = 'old', content = '{}';
    DELETE FROM favorite WHERE usercode = 'ops_director';
    UPDATE favorite SET modulecode = '200102', id = 'my own' WHERE id = 'F-admin-200201';
    INSERT INTO dashboard_user (dtmplcode, userid, postcode, version, cards) VALUES ('home', 'U0002', 'P0002', 3, '[{"cardcode":"todo"}]');
    UPDATE account SET password_hash = 'changed' WHERE usercode = 'finance';
    UPDATE global_parameter SET paravalue = 'top' WHERE paraid = 'MENUMODE';
  `);
  db.pragma('user_version = 1');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

function tablesOf(db: RetailDatabase): string[] {
  const query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
  return db.prepare(query).pluck().all([]) as string[];
}

function columnsOf(db: RetailDatabase, table: string): string {
  return (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name).join(', ');
}

function schemaOf(db: RetailDatabase): unknown {
  return tablesOf(db).map((table) => [table, db.pragma(`table_info(${table})`)]);
}

function rows(db: RetailDatabase, query: string): unknown[] {
  return db.prepare(query).raw().all([]);
}

function versionOf(db: RetailDatabase): unknown {
  return (db.pragma('user_version') as { user_version: number }[])[0]?.user_version;
}

it('gives a file of version 1 the tables of a fresh one, with their demo data', () => {
  const db = open();
  const other = connect(fresh);
  expect(versionOf(db)).toBe(SCHEMA_VERSION);
  expect(schemaOf(db)).toEqual(schemaOf(other));
  for (const table of ['common_menu', 'elf', 'template_elf', 'manual', 'template_operation', 'message', 'message_read'])
    expect([table, rows(db, `SELECT * FROM ${table}`)]).toEqual([table, rows(other, `SELECT * FROM ${table}`)]);
  db.close();
  other.close();
});

it('makes afresh what users cannot change', () => {
  const db = open();
  const other = connect(fresh);
  const sorted = (one: RetailDatabase, table: string) =>
    rows(one, `SELECT * FROM ${table}`)
      .map((row) => JSON.stringify(row))
      .toSorted();
  for (const table of ['application', 'menu', 'module', 'template_application', 'card', 'dashboard_template', 'language_version'])
    expect([table, sorted(db, table)]).toEqual([table, sorted(other, table)]);
  db.close();
  other.close();
});

it('leaves alone what users have changed', () => {
  const db = open();
  expect(rows(db, "SELECT count(*) FROM favorite WHERE usercode = 'ops_director'")).toEqual([[0]]);
  expect(rows(db, "SELECT modulecode FROM favorite WHERE id = 'my own'")).toEqual([['200102']]);
  expect(rows(db, 'SELECT userid, version, cards FROM dashboard_user')).toEqual([['U0002', 3, '[{"cardcode":"todo"}]']]);
  expect(rows(db, "SELECT password_hash FROM account WHERE usercode = 'finance'")).toEqual([['changed']]);
  expect(rows(db, "SELECT paravalue FROM global_parameter WHERE paraid = 'MENUMODE'")).toEqual([['top']]);
  db.close();
});

it('leaves version 1 when it fails half-way, and does it all the next time', () => {
  const db = connect(file);
  db.exec('CREATE TABLE manual (in_the_way TEXT)');
  db.close();
  expect(() => open().close()).toThrow(/manual/);
  const after = connect(file);
  expect(versionOf(after)).toBe(1);
  expect(tablesOf(after)).not.toContain('common_menu');
  expect(rows(after, "SELECT menuname FROM menu WHERE menucode = 'M200101'")).toEqual([['as it was']]);
  after.exec('DROP TABLE manual');
  after.close();
  const again = open();
  expect(versionOf(again)).toBe(SCHEMA_VERSION);
  again.close();
});

it('leaves version 1 when the process is killed in the middle of it', () => {
  const db = connect(file);
  // So small that changes reach the log before they are committed.
  db.pragma('cache_size = 10');
  db.exec('BEGIN');
  MIGRATIONS[0]?.(db, { today: DEMO_TODAY });
  db.pragma('user_version = 2');
  const [content, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
  expect(log.length).toBeGreaterThan(0);
  db.exec('ROLLBACK');
  db.close();
  file = newFile();
  writeFileSync(file, content);
  writeFileSync(`${file}-wal`, log);
  const killed = connect(file);
  expect(versionOf(killed)).toBe(1);
  expect(tablesOf(killed)).not.toContain('common_menu');
  killed.close();
  const again = open();
  expect([versionOf(again), tablesOf(again).includes('common_menu')]).toEqual([SCHEMA_VERSION, true]);
  again.close();
});

it('does nothing to a file that another process has brought to this version meanwhile', () => {
  const [db, other] = [connect(file), connect(file)];
  expect(versionOf(db)).toBe(1);
  migrate(other, DEMO_TODAY);
  other.exec("UPDATE menu SET menuname = 'kept' WHERE menucode = 'M200101'");
  migrate(db, DEMO_TODAY);
  expect(rows(db, "SELECT menuname FROM menu WHERE menucode = 'M200101'")).toEqual([['kept']]);
  db.close();
  other.close();
});

it('does nothing to a file of this version', () => {
  open().close();
  const db = open();
  db.exec("UPDATE menu SET menuname = 'kept' WHERE menucode = 'M200101'");
  db.close();
  const again = open();
  expect(rows(again, "SELECT menuname FROM menu WHERE menucode = 'M200101'")).toEqual([['kept']]);
  again.close();
});
