import { afterAll, beforeAll } from 'vitest';
import { dayNumber } from '../../../retail/server/calendar.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { openSeededDatabase } from './retail-database.ts';
import { askCard, contextOf } from './sales-caller.ts';

/** The sales of one purchase group through one channel of one store on one day. Money is in fen. */
export interface SalesCell {
  day: number;
  shopid: string;
  regionid: string;
  channelno: number;
  groupno: number;
  sales: number;
  cost: number;
  qty: number;
  orders: number;
}

export const YESTERDAY = dayNumber('2026-06-14');

export interface SalesFacts {
  db: () => RetailDatabase;
  /** All sales since June 1, for tests that calculate the expected sums themselves. */
  june: () => SalesCell[];
  planned: (field: string, where?: string) => number;
  kpi: (
    usercode: string,
    body: Record<string, unknown>,
    shopid?: string,
  ) => components['schemas']['KpiData'];
}

/**
 * The demo data for the tests of a file, and functions for the sums that the card services must
 * return.
 */
export function useSalesFacts(): SalesFacts {
  let opened: RetailDatabase | undefined;
  let cells: SalesCell[] = [];
  const db = () => {
    if (opened === undefined) throw new Error('The demo data are open only while tests run.');
    return opened;
  };
  beforeAll(() => {
    opened = openSeededDatabase();
    cells = opened
      .prepare(
        'SELECT f.*, s.shopid, s.regionid FROM sales_fact f JOIN shop s USING (shopno) WHERE day >= ?',
      )
      .all([dayNumber('2026-06-01')]) as SalesCell[];
  }, 60_000);
  afterAll(() => {
    opened?.close();
  });
  return {
    db,
    june: () => cells,
    planned: (field, where = '1') =>
      db()
        .prepare(`SELECT sum(${field}) FROM sales_plan WHERE ${where}`)
        .pluck()
        .all([])[0] as number,
    kpi: (usercode, body, shopid) =>
      askCard(contextOf(db(), usercode, shopid), 'sales/kpi', body).data,
  };
}

export function sum(
  cells: readonly SalesCell[],
  field: 'sales' | 'cost' | 'qty' | 'orders',
): number {
  return cells.reduce((total, cell) => total + cell[field], 0);
}

export function yuan(fen: number): number {
  return Math.round(fen) / 100;
}

export function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}
