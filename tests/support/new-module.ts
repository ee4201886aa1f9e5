import { createHash } from 'node:crypto';
import { insertRows } from '../../retail/seed/rows.ts';
import type { RetailDatabase } from '../../retail/database/sqlite.ts';
import { COLUMNS, ENTITY, LOOKUP, ROWS, SETTINGS } from './new-module-rows.ts';
import { chinese, TEXTS } from './new-module-texts.ts';

/**
 * A module that the source code does not know, with one column of each kind: cooling units, in the
 * menu 商品与库存 of store operations.
 */
export const NEW_MODULE = {
  code: '200190',
  entity: ENTITY,
  application: 'OPS',
  /** The names in the menu, by language. */
  names: {
    'zh-CN': TEXTS['menu.ops.coolunit'][0],
    'zh-TW': TEXTS['menu.ops.coolunit'][1],
    'en-US': TEXTS['menu.ops.coolunit'][2],
  },
  texts: TEXTS,
  columns: COLUMNS,
  rows: ROWS,
} as const;

const OPERATIONS = ['001', '002', '003', '004', '005', '006', '007', '010'];
const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;

/**
 * Adds the module to the services by inserting rows and nothing else. Works before the services
 * start or while they run, over a separate connection (`connect` of retail/database/sqlite.ts);
 * later requests find the module. `template` is the post template that gets all permissions for it.
 */
export function addNewModule(
  db: RetailDatabase,
  { template = 'PT02' }: { template?: string } = {},
): typeof NEW_MODULE {
  const { code, application } = NEW_MODULE;
  const [name, key] = [chinese('menu.ops.coolunit'), 'menu.ops.coolunit'];
  db.transaction(() => {
    insertRows(
      db,
      'module',
      ['modulecode', 'modulename', 'i18ncode', 'appcode', 'sheettype', 'url'],
      [[code, name, key, application, null, `portal:list?module=${code}`]],
    );
    insertRows(
      db,
      'menu',
      ['menucode', 'menuname', 'i18ncode', 'appcode', 'parentcode', 'modulecode', 'icon', 'sort'],
      [[`M${code}`, name, key, application, 'OPS-goods', code, 'box', 90]],
    );
    insertRows(
      db,
      'module_config',
      ['modulecode', 'settings'],
      [[code, JSON.stringify(configuration())]],
    );
    insertRows(
      db,
      'ui_column',
      ['modulecode', 'divid', 'sort', 'columnname', '"column"'],
      COLUMNS.map((column, index) => [
        code,
        'header',
        index + 1,
        column.columnname,
        JSON.stringify(column),
      ]),
    );
    insertRows(
      db,
      'lookup_item',
      ['lookupid', 'itemcode', 'itemname', 'entrycode', 'sort'],
      LOOKUP.items.map((item, index) => [
        LOOKUP.lookupid,
        item,
        chinese(`option.coolkind.${item}`),
        `option.coolkind.${item}`,
        index + 1,
      ]),
    );
    const allow = db.prepare(
      'INSERT OR IGNORE INTO template_operation (posttmplcode, method) VALUES (?, ?)',
    );
    for (const method of OPERATIONS) allow.run([template, method]);
    insertRows(db, 'md_entity', ['entity', 'settings'], [[ENTITY, JSON.stringify(SETTINGS)]]);
    const moment = '2026-05-20 09:00:00';
    insertRows(
      db,
      'md_row',
      ['entity', 'id', 'fields', 'createtime', 'modifytime'],
      ROWS.map(([id, fields]) => [ENTITY, id, JSON.stringify(fields), moment, moment]),
    );
    addTexts(db);
  })();
  return NEW_MODULE;
}

function configuration(): object {
  const address = (verb: string) => `/api/msc-mdm/${ENTITY}/${verb}`;
  const verbs = ['search', 'add', 'update', 'delete', 'audit', 'reject', 'import', 'history'];
  return {
    modulecode: NEW_MODULE.code,
    keyfield: 'unitid',
    namefield: 'unitname',
    pagesize: 30,
    ...Object.fromEntries(verbs.map((verb) => [`${verb}url`, address(verb)])),
    operations: ['eq', 'like', 'in', 'ge', 'le'],
    datefields: ['installed'],
    datetimefields: ['checked'],
  };
}

/** The changed pack has a new checksum, so every browser fetches it. */
function addTexts(db: RetailDatabase): void {
  LOCALES.forEach((locale, index) => {
    const read = db.prepare(
      "SELECT CAST(content AS TEXT) FROM language_version WHERE locale = ? AND type = '3' AND status = '1'",
    );
    const pack = JSON.parse(read.pluck().all([locale])[0] as string) as Record<string, string>;
    for (const [key, names] of Object.entries(TEXTS)) pack[key] = names[index] ?? names[0];
    const content = Buffer.from(JSON.stringify(pack));
    db.prepare(
      "UPDATE language_version SET md5 = ?, content = ? WHERE locale = ? AND type = '3' AND status = '1'",
    ).run([createHash('md5').update(content).digest('hex'), content, locale]);
  });
}
