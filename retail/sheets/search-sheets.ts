import type { components } from '../../schema/generated/retail.ts';
import { search, type Page, type SearchRequest } from '../database/search.ts';
import type { ServiceContext } from '../server/service.ts';
import { visibleSheets } from './access.ts';
import { answerHeaders } from './answer.ts';
import { readDefinition } from './definition.ts';
import type { Fields, StoredSheet } from './stored-sheet.ts';
import { type Json, readJson } from '../database/sqlite.ts';

type Sheet = components['schemas']['Sheet'];

/** The columns of every document, of any kind; `header` contains the fields of the kind. */
const FIELDS = {
  sheetid: 'sheetid',
  sheettype: 'sheettype',
  status: 'status',
  version: 'version',
  creator: 'creator',
  supplierid: 'supplierid',
  shopid: 'shopid',
  created: 'created',
  createtime: 'created',
  modified: 'modified',
  modifytime: 'max(modified, since)',
  modifier: 'modifier',
  since: 'since',
  fen: 'amount',
  amount: 'amount / 100.0',
  header: 'header',
} as const;

type Row = Omit<StoredSheet, 'header' | 'lists' | 'amount'> & {
  fen: number | null;
  header: Json<Fields>;
};

/** A page of the headers of a kind, newest first. Conditions may use header fields. */
export function searchSheets(
  sheettype: string,
  request: SearchRequest,
  context: ServiceContext,
): Page<Sheet> {
  const { header } = readDefinition(context.db, sheettype);
  const own = header
    .map(({ name }) => name)
    .filter((name) => /^\w+$/.test(name) && !Object.hasOwn(FIELDS, name));
  const fields = {
    ...Object.fromEntries(own.map((name) => [name, `json_extract(header, '$.${name}')`])),
    ...FIELDS,
  };
  const searchable = {
    ...visibleSheets(sheettype, context),
    fields,
    order: 'created DESC, sheetid DESC',
  };
  const { total, pageData } = search<Row>(context.db, searchable, request);
  const sheets = pageData.map(({ fen, ...row }) => ({
    ...row,
    amount: fen,
    header: readJson(row.header),
  }));
  return { total, pageData: answerHeaders(sheets, context) };
}
