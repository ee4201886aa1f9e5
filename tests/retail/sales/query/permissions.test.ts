import { describe, expect, it } from 'vitest';
import { contextOf } from '../../../support/retail/sales-caller.ts';
import { askSales } from '../../../support/retail/sales-question.ts';
import { sum, useSalesFacts, yuan } from '../../../support/retail/sales-facts.ts';

const { db, june } = useSalesFacts();
const returncode = (returncode: string): unknown => expect.objectContaining({ returncode });

describe('A sales query', () => {
  it('covers the stores of the post alone', () => {
    const { rows, totals } = askSales(contextOf(db(), 'area_east'), { dimensions: ['store'] });
    const own = june().filter(({ regionid }) => regionid === 'R1');
    expect(rows.map(({ store }) => store?.code)).toEqual([
      ...new Set(own.map(({ shopid }) => shopid).sort()),
    ]);
    expect(totals.values.sales).toBe(yuan(sum(own, 'sales')));
  });

  it('covers the chosen store alone', () => {
    const { rows } = askSales(contextOf(db(), 'admin', '1002'), { dimensions: ['store'] });
    expect(rows.map(({ store }) => store?.code)).toEqual(['1002']);
  });

  it('does not tell a store of another user from one that does not exist', () => {
    const refusalOf = (filters: Record<string, string[]>) => {
      try {
        return askSales(contextOf(db(), 'store1001'), { filters });
      } catch (error) {
        return error;
      }
    };
    expect(refusalOf({ shopid: ['1001'] })).toMatchObject({ total: 1 });
    expect(refusalOf({ shopid: ['1002'] })).toEqual(returncode('A0404'));
    expect(refusalOf({ shopid: ['9999'] })).toEqual(returncode('A0404'));
    expect(refusalOf({ regionid: ['R2'] })).toEqual(returncode('A0404'));
    expect(refusalOf({ channelid: ['99'] })).toEqual(returncode('A0404'));
  });

  it('is empty for an account without stores', () => {
    const { rows, totals } = askSales(contextOf(db(), 'newbie'), { dimensions: ['store'] });
    expect({ rows, totals }).toEqual({
      rows: [],
      totals: { values: { sales: null }, compared: null },
    });
  });

  it('covers the products of a supplier alone, without stores and profit', () => {
    const supplier = contextOf(db(), 'v10001');
    const { rows, totals } = askSales(supplier, {
      measures: ['sales', 'profit', 'plan', 'customers'],
      dimensions: ['product'],
    });
    expect(new Set(rows.map(({ product }) => product?.supplier?.code))).toEqual(
      new Set([supplier.caller.tenantid]),
    );
    expect(totals.values).toMatchObject({ profit: null, plan: null, customers: null });
    expect(totals.values.sales).toBeGreaterThan(0);
    const foreign = askSales(contextOf(db(), 'admin'), { dimensions: ['product'] }).rows.find(
      ({ product }) => product?.supplier?.code !== supplier.caller.tenantid,
    );
    const productid = [foreign?.product?.code ?? ''];
    expect(() => askSales(supplier, { filters: { productid } })).toThrow(returncode('A0404'));
    expect(() => askSales(supplier, { dimensions: ['store'] })).toThrow(returncode('A0301'));
    expect(() => askSales(supplier, { filters: { shopid: ['1001'] } })).toThrow(
      returncode('A0301'),
    );
  });
});
