import { SHEET_CHOICES } from '../../retail/seed/metadata/choices.ts';

/** Lookups that documents had before there were lists. */
const SHEET_LOOKUPS = Object.keys(SHEET_CHOICES)
  .map((lookup) => `('${lookup}')`)
  .join(', ');

/** The range that no version before the fifth had. */
const SMALL_RANGE = `DELETE FROM product WHERE productno > 600;`;

/** What users and an older program have changed, which the migration is to leave alone or to make afresh. */
const CHANGED_SINCE_4 = `${SMALL_RANGE}
  DELETE FROM menu WHERE appcode = 'ODD';
  DELETE FROM application WHERE appcode = 'ODD';
  UPDATE menu SET menuname = 'as it was' WHERE menucode = 'M200101';
  DELETE FROM card WHERE cardcode = 'member';
  UPDATE language_version SET md5 = 'old', content = '{}';
  DELETE FROM favorite WHERE usercode = 'ops_director';
  UPDATE favorite SET modulecode = '200102', id = 'my own' WHERE id = 'F-admin-200201';
  INSERT INTO dashboard_user (dtmplcode, userid, postcode, version, cards) VALUES
    ('home', 'U0002', 'P0002', 3, '[{"cardcode":"todo","rownum":1,"colnum":1,"width":12,"height":1}]'),
    ('rpt_daily', 'v10001', '', 12, '[]');
  UPDATE account SET password_hash = 'changed' WHERE usercode = 'finance';
  UPDATE global_parameter SET paravalue = 'top' WHERE paraid = 'MENUMODE';
`;

const CHANGED_SINCE_3 = `${CHANGED_SINCE_4}
  UPDATE process_task SET status = 'done' WHERE taskid = 'WT1000210';
`;

const CHANGED = `${CHANGED_SINCE_3}
  INSERT INTO alert (alertcode, icon, colour) VALUES ('expiring', 'box', '#000000');
`;

export interface OldVersion {
  version: number;
  changed: string;
  /** One that only the next version has. */
  table: string;
  /** One that no later version has; null where there is none. */
  dropped: string | null;
  /** Tables that the file gets, with their demo data. */
  filled: readonly string[];
  /** What else has to be as it was. */
  kept: Readonly<Record<string, unknown[][]>>;
}

const FILLED_BY_5 = ['product', 'product_packing', 'module_config', 'ui_column', 'lookup_item', 'md_entity', 'md_row'];

const FILLED_BY_4 = [
  ...FILLED_BY_5,
  'process_instance',
  'process_task',
  'process_deputy',
  'process_attachment',
  'sheet',
  'sheet_step',
  'sheet_version',
  'pool_task',
  'request_key',
  'file',
  'message',
];

const FILLED = ['must_see', 'template_must_see', 'must_see_seen', 'event', ...FILLED_BY_4];

export const OLD_VERSIONS: readonly OldVersion[] = [
  {
    version: 1,
    changed: CHANGED,
    table: 'common_menu',
    dropped: 'alert',
    filled: [...FILLED, 'message_read', 'common_menu', 'elf', 'template_elf', 'manual', 'template_operation'],
    kept: {},
  },
  {
    version: 2,
    changed: `${CHANGED}
      UPDATE message SET moduleparams = NULL, modulecode = iif(msgtype = 'todo', '100003', NULL);
      DELETE FROM message_read;
      INSERT INTO message_read (id, usercode, readtime) VALUES ('MSG100001', 'ops_director', 1);
      DELETE FROM common_menu WHERE menucode <> 'M200701';`,
    table: 'must_see',
    dropped: 'alert',
    filled: FILLED,
    kept: {
      'SELECT id, usercode, readtime FROM message_read': [['MSG100001', 'ops_director', 1]],
      'SELECT usercode, menucode FROM common_menu': [['admin', 'M200701']],
    },
  },
  {
    version: 3,
    changed: `${CHANGED_SINCE_3}
      UPDATE application SET applogo = NULL;
      DELETE FROM file WHERE fileid LIKE 'A%';
      DELETE FROM must_see_seen;
      INSERT INTO must_see_seen (userid, day, code) VALUES ('U0002', '2026-06-15', 'sales');
      INSERT INTO file (fileid, entid, userid, filetype, visibility, contenttype, content, created)
        VALUES ('own', '100001', 'U0002', 'picture', 'public', 'image/png', 'x', 1);
      UPDATE account SET logo = '/fs/msc-file/file/own' WHERE usercode = 'finance';`,
    table: 'process_deputy',
    dropped: null,
    filled: FILLED_BY_4.filter((table) => table !== 'file'),
    kept: {
      'SELECT userid, day, code FROM must_see_seen': [['U0002', '2026-06-15', 'sales']],
      "SELECT logo FROM account WHERE usercode = 'finance'": [['/fs/msc-file/file/own']],
      "SELECT content FROM file WHERE fileid = 'own'": [['x']],
      'SELECT count(*) FROM process_attachment WHERE fileid NOT IN (SELECT fileid FROM file)': [[0]],
    },
  },
  {
    version: 4,
    changed: `${CHANGED_SINCE_4}
      DELETE FROM product_packing WHERE productid > 'P100600';
      DELETE FROM ui_column WHERE modulecode NOT IN (SELECT modulecode FROM module WHERE sheettype IS NOT NULL);
      DELETE FROM module_config WHERE modulecode NOT IN (SELECT modulecode FROM module WHERE sheettype IS NOT NULL);
      DELETE FROM lookup_item WHERE lookupid NOT IN (SELECT upper(column1) FROM (VALUES ${SHEET_LOOKUPS}));
      UPDATE process_task SET opinion = 'as it was' WHERE taskid = 'WT1000210';`,
    table: 'md_row',
    dropped: null,
    filled: FILLED_BY_5,
    kept: { "SELECT opinion FROM process_task WHERE taskid = 'WT1000210'": [['as it was']] },
  },
];
