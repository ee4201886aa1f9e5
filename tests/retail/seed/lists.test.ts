import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { entityOf } from '../../../retail/master-data/entity.ts';
import { findRows } from '../../../retail/master-data/read-rows.ts';
import { kindOf, readValue } from '../../../retail/master-data/value-kinds.ts';
import { rulesOf } from '../../../retail/master-data/row-rules.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';

type Column = components['schemas']['Column'];

let db: RetailDatabase;
beforeAll(() => {
  db = openSeededDatabase();
}, 60_000);
afterAll(() => void db.close());

const column = <Value>(query: string, ...values: unknown[]) =>
  db.prepare(query).pluck().all(values) as Value[];
const LISTED = "SELECT modulecode FROM module WHERE url LIKE 'portal:list?%'";
const BROKEN = '900003';
const configured = () =>
  column<string>(
    `SELECT settings FROM module_config WHERE modulecode IN (${LISTED}) AND modulecode <> '${BROKEN}'`,
  ).map((settings) => JSON.parse(settings) as components['schemas']['ModuleConfig']);
/** One module per list. */
const once = () => [...new Map(configured().map((config) => [config.searchurl, config])).values()];
const columnsOf = (modulecode: string) =>
  column<string>(
    'SELECT "column" FROM ui_column WHERE modulecode = ? ORDER BY sort',
    modulecode,
  ).map((one) => JSON.parse(one) as Column);
const entityName = (searchurl: string) => /\/(\w+)\/search$/.exec(searchurl)?.[1] ?? '';

describe('The lists of the menus', () => {
  it('are all configured, except a few that demonstrate a missing configuration', () => {
    const bare = column(
      `${LISTED} AND modulecode NOT IN (SELECT modulecode FROM module_config) ORDER BY modulecode`,
    );
    expect(bare).toEqual(['200608']);
  });

  it('are beside menus of documents, which all have a configuration', () => {
    const documents = "SELECT modulecode FROM module WHERE url LIKE 'portal:sheet?%'";
    expect(column(documents).length).toBeGreaterThan(0);
    expect(
      column(`${documents} AND modulecode NOT IN (SELECT modulecode FROM module_config)`),
    ).toEqual([]);
  });

  it('have suppliers for most brands', () => {
    const suppliers = column<string | null>(
      "SELECT fields->>'$.suppliername' FROM md_row WHERE entity = 'brand'",
    );
    expect(suppliers.filter((name) => name === null).length).toBeLessThan(suppliers.length / 10);
    expect(suppliers.filter((name) => name !== null).every((name) => name.length > 4)).toBe(true);
  });

  it('have existing key and name columns, texts in the language packs, and unique addresses', () => {
    const packs = column<string>(
      "SELECT CAST(content AS TEXT) FROM language_version WHERE type = '3'",
    ).map((pack) => JSON.parse(pack) as Record<string, string>);
    for (const { modulecode, keyfield, namefield, searchurl } of configured()) {
      const columns = columnsOf(modulecode);
      const names = columns.map(({ columnname }) => columnname);
      expect([modulecode, names.includes(keyfield), names.includes(namefield ?? '')]).toEqual([
        modulecode,
        true,
        true,
      ]);
      expect(searchurl).toMatch(/^\/api\/msc-mdm\/\w+\/search$/);
      const keys = columns.flatMap(({ entrycode, columndata }) => [
        entrycode ?? '',
        ...keysIn(columndata),
      ]);
      expect([modulecode, keys.filter((key) => packs.some((pack) => !pack[key]))]).toEqual([
        modulecode,
        [],
      ]);
    }
  });

  it('contain only rows that their columns allow', () => {
    const problems = new Set<string>();
    for (const { modulecode, searchurl } of once()) {
      const entity = entityOf(db, entityName(searchurl));
      const rules = rulesOf(db, modulecode);
      for (const row of findRows(entity, db, { pageNo: 1, pageSize: 300 }).pageData)
        for (const rule of rules.filter(({ kind }) => kind.isEntered)) {
          const read = readValue(row[rule.name], rule);
          if ('problem' in read) problems.add(`${modulecode} ${rule.name} ${read.problem}`);
        }
    }
    expect([...problems]).toEqual([]);
  }, 30_000);

  it('have options that exist', () => {
    for (const { modulecode, searchurl } of once()) {
      const rows = findRows(entityOf(db, entityName(searchurl)), db, {
        pageNo: 1,
        pageSize: 200,
      }).pageData;
      for (const { name, source } of rulesOf(db, modulecode)) {
        const values = [...new Set(rows.map((row) => row[name]))].filter(
          (value) => typeof value === 'string',
        );
        if (!source || values.length === 0) continue;
        const condition = [{ field: source.field, operation: 'in' as const, value: values }];
        const { total } = findRows(entityOf(db, source.entity), db, {
          condition,
          pageNo: 1,
          pageSize: 1,
        });
        expect([modulecode, name, total]).toEqual([modulecode, name, values.length]);
      }
    }
  }, 30_000);

  it('use every column type, search type and summary', () => {
    const all = configured().flatMap(({ modulecode }) => columnsOf(modulecode));
    const valuesOf = (name: keyof Column) =>
      new Set(all.map((one) => one[name]).filter((value) => value != null));
    expect([...valuesOf('columntype')].toSorted()).toEqual([
      'CheckboxGroup',
      'Date',
      'DateTime',
      'HideText',
      'Input',
      'InputNum',
      'InputTipText',
      'Radio',
      'Select',
      'SelectDy',
      'SelectLookUp',
      'SelectRemote',
      'SelectRest',
      'SelectText',
      'Tag',
      'Textarea',
    ]);
    expect([...valuesOf('columnsumstyle')].toSorted()).toEqual(['avg', 'max', 'min', 'sum']);
    expect([...valuesOf('columnfixed')].toSorted()).toEqual(['left', 'right']);
    expect([...valuesOf('searchtype')]).toEqual(
      expect.arrayContaining(['eq', 'like', 'in', 'range', 'keyword,like', 'keyword,eq']),
    );
  });

  it('include one of 2,400 rows, an empty one, protected rows, and lists where all rows are protected', () => {
    const rowsIn = (name: string) =>
      findRows(entityOf(db, name), db, { pageNo: 1, pageSize: 1 }).total;
    expect([rowsIn('product'), rowsIn('bundle')]).toEqual([2400, 0]);
    const flags = configured().map(({ undeletableflag }) => undeletableflag);
    expect(flags).toEqual(expect.arrayContaining(['protectflag', 'ALL']));
    expect(configured().filter(({ inttostringfields }) => inttostringfields?.length)).not.toEqual(
      [],
    );
  });
});

it('the list with broken metadata has all known kinds of errors', () => {
  const types = columnsOf(BROKEN).map(({ columntype }) => columntype);
  expect(types).toContain('Hologram');
  expect(kindOf('Hologram').isEntered).toBe(true);
  expect(rulesOf(db, BROKEN).length).toBeGreaterThan(10);
  expect(
    findRows(entityOf(db, 'labbroken'), db, { orderBy: 'number', pageNo: 1, pageSize: 30 }).total,
  ).toBe(7);
});

function keysIn(columndata: string | null | undefined): string[] {
  if (!columndata || !/^[[{]/.test(columndata)) return [];
  const data = JSON.parse(columndata) as { entrycode?: string }[] | { entrycode?: string };
  return (Array.isArray(data) ? data : [data]).flatMap(({ entrycode }) => entrycode ?? []);
}
