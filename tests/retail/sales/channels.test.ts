import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../retail/server/calendar.ts';
import { askCard, contextOf } from '../../support/retail/sales-caller.ts';
import {
  type SalesCell,
  sum,
  useSalesFacts,
  YESTERDAY,
  yuan,
} from '../../support/retail/sales-facts.ts';

const { db, june } = useSalesFacts();

describe('Channels', () => {
  it('cover the day before yesterday by default, and a week, a month or a range on request', () => {
    const pie = (usercode: string, body: Record<string, unknown>) =>
      askCard(contextOf(db(), usercode), 'sales/channelPie', body);
    const expected = (from: string, to: string, keep: (cell: SalesCell) => boolean = () => true) =>
      [1, 2, 3, 4, 5, 6].map((channelno) => {
        const cells = june().filter(
          (cell) =>
            cell.day >= dayNumber(from) &&
            cell.day <= dayNumber(to) &&
            cell.channelno === channelno &&
            keep(cell),
        );
        return {
          channelid: `0${channelno}`,
          sale: yuan(sum(cells, 'sales')),
          num: sum(cells, 'qty'),
        };
      });
    expect(pie('admin', {})).toMatchObject(expected('2026-06-13', '2026-06-13'));
    expect(pie('admin', { datetype: '2', startdate: '2026-06-01' })).toMatchObject(
      expected('2026-06-01', '2026-06-07'),
    );
    expect(pie('admin', { datetype: '3', startdate: '2026-06-10' })).toMatchObject(
      expected('2026-06-01', '2026-06-14'),
    );
    expect(
      pie('area_east', {
        datetype: '4',
        startdate: '2026-06-02',
        enddate: '2026-06-04',
        cateid: '10',
      }),
    ).toMatchObject(
      expected('2026-06-02', '2026-06-04', (cell) => cell.regionid === 'R1' && cell.groupno === 1),
    );
    expect(pie('newbie', {})).toEqual([]);
  });

  it('are returned per purchase group, by amount or by quantity', () => {
    const cells = june().filter((cell) => cell.day === YESTERDAY - 1 && cell.groupno === 2);
    const bar = (body: Record<string, unknown>) =>
      askCard(contextOf(db(), 'admin'), 'sales/channelBar', body)[0]?.echartData ?? [];
    expect(bar({})).toHaveLength(8);
    expect(bar({})[1]).toMatchObject({
      name: '粮油调味',
      num: yuan(sum(cells, 'sales')),
      channelid01: yuan(
        sum(
          cells.filter((cell) => cell.channelno === 1),
          'sales',
        ),
      ),
    });
    expect(bar({ metric: 0, channelid: ['02', '03'] })[1]).toEqual({
      name: '粮油调味',
      categoryid: '20',
      entrycode: 'category.20',
      num: sum(
        cells.filter((cell) => cell.channelno === 2 || cell.channelno === 3),
        'qty',
      ),
      channelid02: sum(
        cells.filter((cell) => cell.channelno === 2),
        'qty',
      ),
      channelid03: sum(
        cells.filter((cell) => cell.channelno === 3),
        'qty',
      ),
    });
  });

  it('refuse invalid dates and reversed ranges', () => {
    for (const body of [
      { startdate: '2026-02-30' },
      { startdate: 'yesterday' },
      { datetype: '4', startdate: '2026-06-10', enddate: '2026-06-01' },
      { datetype: '9' },
      { channelid: '99' },
    ])
      expect(
        () => askCard(contextOf(db(), 'admin'), 'sales/channelPie', body),
        JSON.stringify(body),
      ).toThrow(expect.objectContaining({ returncode: 'A0400' }));
    expect(() => askCard(contextOf(db(), 'admin'), 'sales/channelBar', { metric: '20' })).toThrow(
      expect.objectContaining({ returncode: 'A0400' }),
    );
  });
});
