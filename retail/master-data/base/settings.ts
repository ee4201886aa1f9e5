import type { BaseTable } from './base-table.ts';

export const CHANNEL: BaseTable = {
  key: 'channelid',
  from: 'channel',
  fields: { channelid: 'channelid', channelname: 'channelname' },
  order: 'channelid',
  tables: [
    {
      table: 'channel',
      key: 'channelid',
      columns: { channelname: { column: 'channelname' } },
      made: { channelno: '(SELECT coalesce(max(channelno), 0) + 1 FROM channel)' },
    },
  ],
  required: ['channelname'],
  uses: [
    'SELECT 1 FROM channel_day WHERE channelno = (SELECT channelno FROM channel WHERE channelid = ?) LIMIT 1',
  ],
};

/** The set of parameters is defined by the program that reads them. */
export const PARAMETER: BaseTable = {
  key: 'paraid',
  from: 'global_parameter',
  fields: { paraid: 'paraid', paravalue: 'paravalue' },
  order: 'paraid',
  tables: [
    { table: 'global_parameter', key: 'paraid', columns: { paravalue: { column: 'paravalue' } } },
  ],
  required: ['paravalue'],
};

/** Items of lookups by a key of both parts. */
export const DICTIONARY: BaseTable = {
  key: 'dictid',
  from: "(SELECT lookupid || '.' || itemcode AS dictid, lookupid, itemcode, itemname, entrycode, sort FROM lookup_item) i",
  fields: {
    dictid: 'i.dictid',
    lookupid: 'i.lookupid',
    itemcode: 'i.itemcode',
    itemname: 'i.itemname',
    entrycode: 'i.entrycode',
    sort: 'i.sort',
  },
  order: 'i.lookupid, i.sort, i.itemcode',
  tables: [],
};

export const SHEET_TYPE: BaseTable = {
  key: 'sheettype',
  from: 'sheet_type',
  fields: {
    sheettype: 'sheettype',
    sheettypename: 'sheettypename',
    i18ncode: 'i18ncode',
    sheetnum:
      'CAST((SELECT count(*) FROM sheet s WHERE s.sheettype = sheet_type.sheettype) AS INTEGER)',
  },
  order: 'sheettype',
  tables: [],
};

/** Changes of rows of lists, newest first. */
export const ACTIVITY: BaseTable = {
  key: 'no',
  from: `(SELECT CAST(c.no AS TEXT) AS no, c.no AS seq, c.changetype, c.entity, c.id AS rowid, coalesce(a.username, c.usercode) AS operatorname,
      c.changetime, c.fields
    FROM md_change c LEFT JOIN account a ON a.usercode = c.usercode) l`,
  fields: {
    no: 'l.no',
    changetype: 'l.changetype',
    entity: 'l.entity',
    rowid: 'l.rowid',
    operatorname: 'l.operatorname',
    changetime: 'l.changetime',
    fields: 'l.fields',
  },
  order: 'l.seq DESC',
  tables: [],
};
