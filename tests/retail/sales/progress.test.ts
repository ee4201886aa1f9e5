import { describe, expect, it } from 'vitest';
import { askCard, contextOf } from '../../support/retail/sales-caller.ts';
import { percent, sum, useSalesFacts, YESTERDAY, yuan } from '../../support/retail/sales-facts.ts';

const { db, june, planned } = useSalesFacts();

describe('Progress, members and counters', () => {
  it('compare purchase groups with their plan by month and by day', () => {
    const month = askCard(contextOf(db(), 'admin'), 'sales/progress', { datetype: '3' });
    const fresh = sum(
      june().filter((cell) => cell.groupno === 1),
      'sales',
    );
    expect(month[0]).toEqual({
      name: '生鲜',
      entrycode: 'category.10',
      rate: percent(fresh, planned('sales', "month = '2026-06' AND groupno = 1")),
      value: yuan(fresh),
    });
    const day = askCard(contextOf(db(), 'admin'), 'sales/progress', { datetype: '2' });
    const yesterday = sum(
      june().filter((cell) => cell.day === YESTERDAY && cell.groupno === 1),
      'sales',
    );
    expect(day[0]?.rate).toBe(
      percent(yesterday, planned('sales', "month = '2026-06' AND groupno = 1") / 30),
    );
    expect(askCard(contextOf(db(), 'admin'), 'sales/progress', { datetype: '4' })).toHaveLength(8);
  });

  it('count the members of yesterday and the alerts of the stores', () => {
    const [members, before] = [YESTERDAY, YESTERDAY - 1].map(
      (day) =>
        db()
          .prepare('SELECT sum(members) FROM shop_day WHERE day = ?')
          .pluck()
          .all([day])[0] as number,
    );
    const card = askCard(contextOf(db(), 'admin'), 'sales/circle');
    expect(card).toMatchObject({
      num: members,
      hb: percent((members ?? 0) - (before ?? 0), before ?? 1),
    });
    const count = (usercode: string) =>
      askCard(contextOf(db(), usercode), 'count/get', { cardcode: 'labels' }).data.num;
    expect(count('admin')).toBeGreaterThan(Number(count('store1001')));
    expect(count('newbie')).toBe(0);
    expect(() => askCard(contextOf(db(), 'admin'), 'count/get', { cardcode: 'nothing' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});
