import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { askedAt, CODE, listOf, mockList, PATHS, ROW } from './list-support.ts';
import { rows } from './list-rows-support.ts';

describe('A row', () => {
  test('without a key is shown but cannot be deleted', async () => {
    const { rows: page } = await rows(
      {},
      { rows: [{ storename: '无编号', modifytime: '2026-06-01 10:00:00' }, { storeid: '' }, ROW] },
    );
    expect(
      page?.nodes.map(({ key, name, version, isDeletable }) => [key, name, version, isDeletable]),
    ).toEqual([
      ['~1', '无编号', null, false],
      ['~2', '~2', null, false],
      ['1001', '星湖店', '2026-06-01 10:00:00', true],
    ]);
  });

  test('whose key is listed twice is shown with its own values, but cannot be changed', async () => {
    const { rows: page } = await rows(
      {},
      { rows: [ROW, { ...ROW, storename: '同号店' }, { ...ROW, storeid: '1002' }] },
    );
    expect(page?.nodes.map(({ key, name, isDeletable }) => [key, name, isDeletable])).toEqual([
      ['1001', '星湖店', true],
      ['~2', '同号店', false],
      ['1002', '星湖店', true],
    ]);
  });

  test('has the day or the time of a text in a column of days or times', async () => {
    const sent = [
      { storeid: '1', opened: '2020-05-01T00:00:00.000+08:00', modified: '2026-06-14T18:30:05Z' },
      { storeid: '2', opened: '2020/05/01 08:00', modified: '20260615' },
      { storeid: '3', opened: 20200501, modified: 'someday' },
      { storeid: '4', opened: null },
    ];
    const { rows: page } = await rows({}, { rows: sent });
    expect(page?.nodes.map(({ values }) => values)).toEqual([
      { storeid: '1', opened: '2020-05-01', modified: '2026-06-15 02:30:05' },
      { storeid: '2', opened: '2020-05-01', modified: '2026-06-15 00:00:00' },
      { storeid: '3', opened: 20200501, modified: 'someday' },
      { storeid: '4', opened: null },
    ]);
  });

  test('keeps numeric texts, nulls and HTML unchanged and has only plain values', async () => {
    const sent = {
      storeid: 5,
      storename: '<img src=x onerror=alert(1)>',
      area: '12.50',
      opened: null,
      format: ['H', 'S'],
      deep: { a: 1 },
    };
    const { rows: page } = await rows({}, { rows: [sent] });
    expect(page?.nodes[0]).toMatchObject({
      key: '5',
      values: { ...sent, format: 'H,S', deep: null },
    });
  });

  test('has dates, times and numbers in the configured formats', async () => {
    const config = {
      datefields: ['a', 'b', 'c', 'd', 'e', 'f'],
      datetimefields: ['g', 'h', 'i', 'j', 'k'],
      inttostringfields: ['l', 'm'],
    };
    const moment = Date.parse('2026-06-14T18:30:05Z');
    const sent = {
      storeid: '1',
      ...{
        a: '2026-06-15 10:20:30',
        b: '2026/06/15',
        c: '20260615',
        d: moment,
        e: 'someday',
        f: null,
      },
      ...{
        g: '2026-06-14T18:30:05Z',
        h: '2026-06-15T08:00',
        i: Math.floor(moment / 1000),
        j: '2026-06-15',
        k: '',
      },
      ...{ l: 1001, m: '0042' },
    };
    const { rows: page } = await rows({}, { config, rows: [sent] });
    expect(page?.nodes[0]?.values).toEqual({
      storeid: '1',
      ...{
        a: '2026-06-15',
        b: '2026-06-15',
        c: '2026-06-15',
        d: '2026-06-15',
        e: 'someday',
        f: null,
      },
      ...{
        g: '2026-06-15 02:30:05',
        h: '2026-06-15 08:00:00',
        i: '2026-06-15 02:30:05',
        j: '2026-06-15 00:00:00',
        k: '',
      },
      ...{ l: '1001', m: '0042' },
    });
  });

  test.each([
    [true, false],
    [1, false],
    ['1', false],
    ['Y', false],
    ['true', false],
    [false, true],
    [0, true],
    ['N', true],
    [null, true],
  ])('with the flag %j may be deleted: %s', async (systemflag, isDeletable) => {
    const { rows: page } = await rows({}, { rows: [{ ...ROW, systemflag }] });
    expect(page?.nodes[0]?.isDeletable).toBe(isDeletable);
  });

  test('is loaded by key, and is null if the answer is empty or has a different row', async () => {
    const ROW_OF = `query($code: String!, $key: ID!) { viewer { listModule(code: $code) { row(key: $key) { key name cells { column value text number date } } } } }`;
    const retail = mockList();
    const { ask } = await signedInBrowser();
    const row = async (key: string) =>
      (listOf(await ask(ROW_OF, { code: CODE, key })) as { row: unknown }).row;
    expect(await row('1001')).toEqual({
      key: '1001',
      name: '星湖店',
      cells: [
        { column: 'storeid', value: '1001', text: '1001', number: null, date: null },
        { column: 'storename', value: '星湖店', text: '星湖店', number: null, date: null },
        { column: 'area', value: '1200.5', text: '1200.5', number: '1200.5', date: null },
        {
          column: 'opened',
          value: '2020-05-01',
          text: '2020-05-01',
          number: null,
          date: '2020-05-01',
        },
        { column: 'modified', value: null, text: null, number: null, date: null },
        { column: 'format', value: 'H', text: '大卖场', number: null, date: null },
        { column: 'systemflag', value: '0', text: '0', number: null, date: null },
      ],
    });
    expect(await row('9')).toBeNull();
    const condition = [{ field: 'storeid', operation: 'eq', value: '1001' }];
    expect(askedAt(retail, PATHS.search)[0]).toEqual({
      condition,
      params: {},
      orderBy: 'storeid',
      orderby: 'storeid',
      pageNo: 1,
      pageSize: 1,
    });
  });
});
