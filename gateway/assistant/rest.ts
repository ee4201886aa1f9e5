import type { Account } from '../request/account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { ElfColumn, ElfRowPage } from '../generated/resolvers.ts';
import { globalId } from '../request/ids.ts';
import { codeOf, field } from '../values/rows.ts';
import { totalOf } from '../values/total-of.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';

type Schemas = components['schemas'];

/** An elf of the schema without its rows, which need another call. */
export interface Elf {
  id: string;
  code: string;
  name: string;
  i18nCode: string | null;
  isEnabled: boolean;
  columns: ElfColumn[];
  /**
   * Address of its rows as the services state it. Checked against the allow-list when called, and
   * never exposed.
   */
  source: string;
}

/** The account's elves, enabled or not. Rows without a code are left out. */
export async function listElves(retail: RetailClient, account: Account): Promise<Elf[]> {
  const rows = rowsOf<Schemas['Elf']>(
    'elves',
    await retail.call('elves', { usercode: account.code }),
  );
  return rows.map(elfOf).filter(({ code }) => code !== '');
}

function elfOf(row: Schemas['Elf']): Elf {
  const code = codeOf(row.caspeerid);
  return {
    id: globalId('Elf', code),
    code,
    name: codeOf(row.caspername) || code,
    i18nCode: codeOf(row.entrycode) || null,
    isEnabled: codeOf(row.flag) === '1',
    columns: columnsOf(row.columndata),
    source: codeOf(row.casperrest),
  };
}

/**
 * The columns of an elf. The services send a list, or its JSON as a string. Invalid columns are
 * left out, so that one does not break the rest.
 */
function columnsOf(columndata: unknown): ElfColumn[] {
  const list = typeof columndata === 'string' ? parseJson(columndata) : columndata;
  if (!Array.isArray(list)) return [];
  return list.flatMap((column: unknown) => {
    const name = codeOf(field(column, 'columnname'));
    return name === ''
      ? []
      : [
          {
            field: name,
            title: codeOf(field(column, 'columntitle')) || name,
            i18nCode: codeOf(field(column, 'entrycode')) || null,
          },
        ];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** One page of an elf's rows, at most as many as requested, with the fields of its columns only. */
export async function elfRows(
  retail: RetailClient,
  elf: Pick<Elf, 'columns' | 'source'>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ElfRowPage> {
  const [, service, uri] = /^\/?api\/([^/]+)(\/.*)$/u.exec(elf.source) ?? [null, null, elf.source];
  const data = await retail.callConfigured(
    { use: 'elf', service, uri },
    { pageNo: page, pageSize },
  );
  const rows = rowsOf<Record<string, unknown>>('elf', field(data, 'pageData'));
  return {
    rows: rows
      .slice(0, pageSize)
      .map((row) =>
        Object.fromEntries(
          elf.columns.map(({ field: name }) => [name, scalarOf(field(row, name))]),
        ),
      ),
    totalCount: totalOf(data, rows.length, { pageNo: page, pageSize }),
    page,
    pageSize,
  };
}

/** Strings, numbers and booleans; null for anything else. */
function scalarOf(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;
}
