import { RetailError } from '../../server/envelope.ts';
import type { Period } from '../period.ts';
import type { Dimension, Question } from './question.ts';

/** Sums of one row, in fen and pieces. A measure without a single fact is missing. */
export interface Figures {
  sales?: number | null;
  cost?: number | null;
  customers?: number | null;
  orders?: number | null;
  quantity?: number | null;
  plan?: number | null;
}

/** A row of a fact query: what its dimensions are, by their numbers, and its sums. */
export type FactRow = Figures & {
  store?: number;
  region?: string;
  category?: number;
  channel?: number;
  product?: number;
  bucket?: number;
};

/** The figures of a row by the text of its key. */
export type Cells = Map<string, FactRow>;

const MAX_CELLS = 100_000;

/** As the end of a fact query. One row more than allowed shows that there are too many. */
export const LIMIT = `LIMIT ${String(MAX_CELLS + 1)}`;

type Key = 'store' | 'region' | 'category' | 'channel' | 'product' | 'bucket';

const KEYS: Readonly<Record<Dimension, Key>> = {
  store: 'store',
  region: 'region',
  category: 'category',
  channel: 'channel',
  product: 'product',
  day: 'bucket',
  week: 'bucket',
  month: 'bucket',
};

/** The columns that identify a row, in the order of the query. */
export function keysOf({ dimensions }: Pick<Question, 'dimensions'>): Key[] {
  return dimensions.map((dimension) => KEYS[dimension]);
}

export function keyOf(row: FactRow, keys: readonly Key[]): string {
  return keys.map((key) => String(row[key])).join(' ');
}

/** Adds the figures of fact queries to the cells with the same keys. */
export function addCells(cells: Cells, rows: readonly FactRow[], keys: readonly Key[]): void {
  for (const row of rows) {
    const key = keyOf(row, keys);
    const known = cells.get(key);
    cells.set(key, known ? { ...known, ...row } : row);
  }
  if (cells.size > MAX_CELLS)
    throw new RetailError('A0400', `Bad parameter dimensions: more than ${String(MAX_CELLS)} rows`);
}

const FIGURES = ['sales', 'cost', 'customers', 'orders', 'quantity', 'plan'] as const;

/** The sums of all cells. */
export function totalOf(cells: Cells): Figures {
  const total: Figures = {};
  for (const cell of cells.values())
    for (const name of FIGURES) {
      const value = cell[name];
      if (typeof value === 'number') total[name] = (total[name] ?? 0) + value;
    }
  return total;
}

/** SQL that selects and groups by the columns of these keys. The days come from eachPeriod. */
export function grouping(
  keys: readonly Key[],
  columns: Readonly<Partial<Record<Key, string>>>,
): { select: string; group: string } {
  const grouped = keys.flatMap((key) => {
    const column = columns[key];
    return column === undefined ? [] : [{ key, column }];
  });
  return {
    select: grouped.map(({ key, column }) => `${column} AS ${key}, `).join(''),
    group: grouped.length === 0 ? '' : `GROUP BY ${grouped.map(({ column }) => column).join(', ')}`,
  };
}

/**
 * The rows of each period, with its position. One query for each is several times faster than one for all, because SQLite sorts what it
 * groups, and sorts short lists faster.
 */
export function eachPeriod(
  periods: readonly (Period | null)[],
  rowsOf: (period: Period) => FactRow[],
): FactRow[] {
  return periods.flatMap((period, bucket) =>
    period === null || period.to < period.from
      ? []
      : rowsOf(period)
          .filter(hasFigures)
          .map((row) => ({ ...row, bucket })),
  );
}

/** Not so for the sums of no rows at all. */
function hasFigures(row: FactRow): boolean {
  return FIGURES.some((name) => typeof row[name] === 'number');
}
