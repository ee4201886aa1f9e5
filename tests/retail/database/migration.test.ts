import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../retail/database/database.ts';
import { migrate, MIGRATIONS } from '../../../retail/database/migrations.ts';
import { connect, type RetailDatabase } from '../../../retail/database/sqlite.ts';
import { SCHEMA_VERSION } from '../../../retail/database/tables.ts';
import { OLD_VERSIONS, type OldVersion } from '../../support/old-versions.ts';
import { copySeededFile, DEMO_TODAY } from '../../support/retail-database.ts';

/** What only a new program changes. */
const GIVEN = [
  'application',
  'menu',
  'module',
  'template_application',
  'card',
  'dashboard',
  'dashboard_template',
  'shop_alert',
  'language_version',
];

/** Thousands of figures that no migration touches. */
const LEFT_OUT = ['sales_fact', 'product_fact', 'group_day', 'channel_day'];

const folder = mkdtempSync(join(tmpdir(), 'retail-migration-'));
const keptFile = (version: number) => join(folder, `version-${version}.sqlite`);
let fresh: string;
let file: string;

beforeAll(() => {
  fresh = copySeededFile();
  for (const old of OLD_VERSIONS) makeOldFile(old);
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(fresh, { force: true });
});

const newFile = () => join(folder, `${randomUUID()}.sqlite`);
const open = () => openDatabase({ file, clock: () => Date.parse(`${DEMO_TODAY}T04:00:00Z`), demoToday: DEMO_TODAY });

/** The tables as they were, filled with what a fresh file has in the same ones; then users and an older program have changed things. */
function makeOldFile({ version, changed }: OldVersion): void {
  const db = connect(keptFile(version));
  db.exec(readFileSync(new URL(`version-${version}.sql`, import.meta.url), 'utf8'));
  const inFresh = connect(fresh);
  const shared = tablesOf(inFresh);
  inFresh.close();
  db.exec(`ATTACH '${fresh}' AS fresh`);
  for (const table of tablesOf(db).filter((name) => shared.includes(name) && !LEFT_OUT.includes(name))) {
    const columns = columnsOf(db, table);
    db.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM fresh.${table}`);
  }
  db.exec('DETACH fresh');
  db.exec(changed);
  db.pragma(`user_version = ${version}`);
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

/** All of a table, whatever was added first. */
function sorted(db: RetailDatabase, table: string): string[] {
  return rows(db, `SELECT * FROM ${table}`)
    .map((row) => JSON.stringify(row))
    .toSorted();
}

function versionOf(db: RetailDatabase): unknown {
  return (db.pragma('user_version') as { user_version: number }[])[0]?.user_version;
}

describe.each(OLD_VERSIONS)('A file of version $version', { timeout: 30_000 }, ({ version, table, dropped, filled, kept }) => {
  beforeEach(() => {
    file = newFile();
    copyFileSync(keptFile(version), file);
  });

  it('gets the tables of a fresh one, with their demo data', () => {
    const db = open();
    const other = connect(fresh);
    expect(versionOf(db)).toBe(SCHEMA_VERSION);
    expect(schemaOf(db)).toEqual(schemaOf(other));
    for (const table of filled) expect([table, sorted(db, table)]).toEqual([table, sorted(other, table)]);
    db.close();
    other.close();
  });

  it('has made afresh what users cannot change', () => {
    const db = open();
    const other = connect(fresh);
    for (const table of GIVEN) expect([table, sorted(db, table)]).toEqual([table, sorted(other, table)]);
    db.close();
    other.close();
  });

  it('keeps what users have changed', () => {
    const db = open();
    expect(rows(db, "SELECT count(*) FROM favorite WHERE usercode = 'ops_director'")).toEqual([[0]]);
    expect(rows(db, "SELECT modulecode FROM favorite WHERE id = 'my own'")).toEqual([['200102']]);
    expect(rows(db, 'SELECT dtmplcode, userid, postcode, version, cards FROM dashboard_user ORDER BY version')).toEqual([
      ['home', 'U0002', 'P0002', 3, '[{"cardcode":"todo","rownum":1,"colnum":1,"width":12,"height":1}]'],
      ['rpt_daily', 'v10001', '', 12, '[]'],
    ]);
    for (const [query, expected] of Object.entries(kept)) expect([query, rows(db, query)]).toEqual([query, expected]);
    expect(rows(db, "SELECT password_hash FROM account WHERE usercode = 'finance'")).toEqual([['changed']]);
    expect(rows(db, "SELECT paravalue FROM global_parameter WHERE paraid = 'MENUMODE'")).toEqual([['top']]);
    db.close();
  });

  it('stays what it is when the migration fails half-way, and is migrated the next time', () => {
    const db = connect(file);
    db.exec(`CREATE TABLE ${table} (in_the_way TEXT)`);
    db.close();
    expect(() => open().close()).toThrow(table);
    const after = connect(file);
    expect(versionOf(after)).toBe(version);
    if (dropped !== null) expect(tablesOf(after)).toContain(dropped);
    expect(rows(after, "SELECT menuname FROM menu WHERE menucode = 'M200101'")).toEqual([['as it was']]);
    after.exec(`DROP TABLE ${table}`);
    after.close();
    const again = open();
    expect(versionOf(again)).toBe(SCHEMA_VERSION);
    again.close();
  });

  it('stays what it is when the process is killed in the middle', () => {
    const db = connect(file);
    // So small that changes reach the log before they are committed.
    db.pragma('cache_size = 10');
    db.exec('BEGIN');
    MIGRATIONS[version - 1]?.(db, { today: DEMO_TODAY });
    db.pragma(`user_version = ${version + 1}`);
    const [content, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
    expect(log.length).toBeGreaterThan(0);
    db.exec('ROLLBACK');
    db.close();
    file = newFile();
    writeFileSync(file, content);
    writeFileSync(`${file}-wal`, log);
    const killed = connect(file);
    expect(versionOf(killed)).toBe(version);
    expect(tablesOf(killed)).not.toContain(table);
    killed.close();
    const again = open();
    expect([versionOf(again), tablesOf(again).includes(table)]).toEqual([SCHEMA_VERSION, true]);
    again.close();
  });

  it('is left alone when another process has brought it to this version meanwhile', () => {
    const [db, other] = [connect(file), connect(file)];
    expect(versionOf(db)).toBe(version);
    migrate(other, DEMO_TODAY);
    other.exec("UPDATE menu SET menuname = 'kept' WHERE menucode = 'M200101'");
    migrate(db, DEMO_TODAY);
    expect(rows(db, "SELECT menuname FROM menu WHERE menucode = 'M200101'")).toEqual([['kept']]);
    db.close();
    other.close();
  });
});

it('does nothing to a file of this version', () => {
  file = newFile();
  copyFileSync(fresh, file);
  const db = open();
  db.exec("UPDATE menu SET menuname = 'kept' WHERE menucode = 'M200101'");
  db.close();
  const again = open();
  expect(rows(again, "SELECT menuname FROM menu WHERE menucode = 'M200101'")).toEqual([['kept']]);
  again.close();
});
