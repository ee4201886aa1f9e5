import type {
  SalesDays,
  SalesDimension,
  SalesExportStartInput,
  SalesMeasure,
} from '../generated/resolvers.ts';
import type { Account } from '../request/account.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { csvCell, csvHead, csvLine } from '../values/csv.ts';
import { codeOf, field } from '../values/rows.ts';
import { measureFigure } from './measures.ts';
import { readSales } from './rest.ts';
import { salesQuestionOf } from './sales-question.ts';
import { salesRowOf } from './sales-row.ts';

/** A sales query whose rows are written to a file. */
export type SalesExport = Omit<SalesExportStartInput, 'key' | 'fileName'>;

/** A page of rows as text of the file; the first one begins with the head of the file. */
interface SalesFilePage {
  totalCount: number;
  rowCount: number;
  text: string;
}

export interface SalesFile {
  /** The days, so that a job that runs after midnight writes those that were asked for. */
  days: SalesDays;
  readPage(page: number, pageSize: number): Promise<SalesFilePage>;
}

/** The fields of a row for each dimension. */
const FIELDS: Readonly<Record<SalesDimension, readonly string[]>> = {
  SHOP: ['shop.number', 'shop.name'],
  REGION: ['region.code', 'region.name'],
  CATEGORY: ['category.code', 'category.name'],
  CHANNEL: ['channel.code', 'channel.name'],
  PRODUCT: ['product', 'product.category', 'product.supplier'].flatMap((part) => [
    `${part}.code`,
    `${part}.name`,
  ]),
  DAY: ['days.from'],
  WEEK: ['days.from', 'days.to'],
  MONTH: ['days.from', 'days.to'],
};

/** Checks a query and returns the file of its rows. Throws as `sales` does. */
export function salesFileOf(
  { measures, format = 'CSV', ...args }: SalesExport,
  retail: RetailClient,
  account: Account,
  yesterday: string,
): SalesFile {
  const figures = measures.map((measure: SalesMeasure) => measureFigure[measure]);
  const checked = salesQuestionOf(args, figures, { account, yesterday });
  const { dimensions, days, comparison } = checked.question;
  const parts = comparison === null ? ['values'] : ['values', 'compared', 'change'];
  const paths = [
    ...dimensions.flatMap((dimension) => FIELDS[dimension]),
    ...parts.flatMap((part) => figures.map((figure) => `${part}.${figure}`)),
  ];
  const { head, lineOf } = FORMATS[format];
  return {
    days,
    async readPage(page, pageSize) {
      const { rows, totalCount } = await readSales(retail, account, { ...checked, page, pageSize });
      const lines = rows.map((row) => lineOf(paths, salesRowOf(row)));
      const text = (page === 1 ? head(paths) : '') + lines.join('');
      return { totalCount, rowCount: rows.length, text };
    },
  };
}

interface Format {
  head(paths: readonly string[]): string;
  lineOf(paths: readonly string[], row: object): string;
}

const valueAt = (row: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => field(value, name), row) ?? null;

const FORMATS: Readonly<Record<'CSV' | 'JSONL', Format>> = {
  CSV: {
    head: csvHead,
    lineOf: (paths, row) => csvLine(paths.map((path) => cellOf(path, row))),
  },
  JSONL: {
    head: () => '',
    lineOf: (paths, row) => `${JSON.stringify(nested(paths, row))}\n`,
  },
};

const cellOf = (path: string, row: object): string =>
  csvCell(codeOf(valueAt(row, path)), /^(?:values|compared|change)\./u.test(path));

/** The values of a row as objects within each other, like an answer of `sales`. */
function nested(paths: readonly string[], row: object): object {
  const whole: Record<string, unknown> = {};
  for (const path of paths) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let part = whole;
    for (const name of names) part = (part[name] ??= {}) as Record<string, unknown>;
    part[last] = valueAt(row, path);
  }
  return whole;
}
