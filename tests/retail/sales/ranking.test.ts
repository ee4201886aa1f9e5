import { describe, expect, it } from 'vitest';
import { askCard, contextOf } from '../../support/retail/sales-caller.ts';
import { sum, useSalesFacts, YESTERDAY, yuan } from '../../support/retail/sales-facts.ts';

const { db, june, planned } = useSalesFacts();

describe('Ranking and trend', () => {
  it('rank the ten best stores of yesterday', () => {
    const stores = [...new Set(june().map(({ shopid }) => shopid))];
    const best = stores
      .map((shopid) => ({
        shopid,
        saleValue: yuan(
          sum(
            june().filter((cell) => cell.day === YESTERDAY && cell.shopid === shopid),
            'sales',
          ),
        ),
      }))
      .toSorted((a, b) => b.saleValue - a.saleValue);
    const rows = askCard(contextOf(db(), 'admin'), 'sales/storeRanking');
    expect(rows.map(({ shopid, saleValue }) => ({ shopid, saleValue }))).toEqual(best.slice(0, 10));
    expect(askCard(contextOf(db(), 'store1001'), 'sales/storeRanking')).toHaveLength(1);
    expect(askCard(contextOf(db(), 'newbie'), 'sales/storeRanking')).toEqual([]);
  });

  it('cover 7 and 30 days up to yesterday, each day with the plan of its month', () => {
    const [week, month] = askCard(contextOf(db(), 'admin'), 'sales/trend');
    expect([week?.x.length, month?.x.length]).toEqual([7, 30]);
    expect(month?.x.at(0)?.sdate).toBe('2026-05-16');
    expect(month?.x.at(-1)).toEqual({
      sdate: '2026-06-14',
      salevalue: yuan(
        sum(
          june().filter((cell) => cell.day === YESTERDAY),
          'sales',
        ),
      ),
      monthplan: yuan(planned('sales', "month = '2026-06'")),
    });
    expect(month?.x.at(0)?.monthplan).toBe(yuan(planned('sales', "month = '2026-05'")));
    expect(week?.monthplan).toBe(yuan(planned('sales', "month = '2026-06'")));
    expect(week?.x).toEqual(month?.x.slice(-7));
  });
});
