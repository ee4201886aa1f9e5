import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../../../web/features/playground/result/answer.ts';
import {
  chartColumnsOf,
  chartPoints,
  defaultChoice,
} from '../../../../web/features/playground/result/chart-choice.ts';
import { listsOf } from '../../../../web/features/playground/result/result-lists.ts';
import { resultTable } from '../../../../web/features/playground/result/result-table.ts';
import { scalarTypesOf } from '../../../../web/features/playground/result/scalar-types.ts';
import { buildCsv } from '../../../../web/platform/export/csv.ts';

const data = {
  viewer: {
    name: '林知夏',
    cards: [
      {
        code: 'a',
        figures: { rate: '12.50', month: { plan: null } },
        points: [{ date: '2026-06-14', actual: '1' }],
      },
      {
        code: 'b',
        points: [
          { date: '2026-06-14', actual: '2' },
          { date: '2026-06-15', actual: '-3.5' },
        ],
      },
    ],
  },
};
const schema = buildSchema(`
  scalar Decimal
  scalar Date
  type Query { viewer: Viewer }
  type Viewer { name: String! cards: [Card!]! }
  interface Card { code: String! }
  type Kpi implements Card { code: String! figures: Figures points: [Point!]! }
  type Figures { rate: Decimal month: Month }
  type Month { plan: Decimal }
  type Point { date: Date! actual: Decimal! }
`);
const query = `query { viewer { name cards { code ...kpi } } }
  fragment kpi on Kpi { figures { rate month { plan } } points { date actual } }`;

describe('The result of a query', () => {
  it('has all lists of the answer, the longest first, with dotted names for objects in a row', () => {
    const lists = listsOf(data);
    expect(lists.map(({ path, rows }) => [path, rows.length])).toEqual([
      ['viewer.cards.points', 3],
      ['viewer.cards', 2],
    ]);
    expect(lists[1]?.columns).toEqual([
      { name: 'code', path: 'viewer.cards.code' },
      { name: 'figures.rate', path: 'viewer.cards.figures.rate' },
      { name: 'figures.month.plan', path: 'viewer.cards.figures.month.plan' },
    ]);
  });

  it('repeats the outer row in the rows of a list within a list', () => {
    expect(listsOf(data)[0]?.rows).toEqual([
      {
        'cards.code': 'a',
        'cards.figures.rate': '12.50',
        'cards.figures.month.plan': null,
        date: '2026-06-14',
        actual: '1',
      },
      { 'cards.code': 'b', date: '2026-06-14', actual: '2' },
      { 'cards.code': 'b', date: '2026-06-15', actual: '-3.5' },
    ]);
  });

  it.each([
    [
      'an answer without a list is one row',
      { viewer: { id: 'V', counts: { todo: 3 } } },
      '',
      [{ 'viewer.id': 'V', 'viewer.counts.todo': 3 }],
    ],
    [
      'a list of values has one column',
      { codes: ['01', '02'] },
      'codes',
      [{ value: '01' }, { value: '02' }],
    ],
    ['an empty list has no rows', { rows: [] }, 'rows', []],
  ])('%s', (_what, answer, path, rows) => {
    expect(listsOf(answer)).toMatchObject([{ path, rows }]);
  });

  it.each([[null], [undefined], [{}]])('of %j has no list', (answer) => {
    expect(listsOf(answer)).toEqual([]);
  });

  it('has numbers and days where the schema says so, and codes as text', () => {
    const types = scalarTypesOf(schema, query);
    const table = resultTable(listsOf(data)[0]!, types, { title: 'Q', currency: 'CNY' });
    expect(table.columns).toEqual([
      { title: 'cards.code', kind: 'text' },
      { title: 'cards.figures.rate', kind: 'number' },
      { title: 'cards.figures.month.plan', kind: 'number' },
      { title: 'date', kind: 'date' },
      { title: 'actual', kind: 'number' },
    ]);
    expect(table.rows[2]?.map(({ raw }) => raw)).toEqual(['b', null, null, '2026-06-15', '-3.5']);
  });

  it.each([
    ['without a schema', null, query],
    ['of a query that is not finished', schema, '{ viewer {'],
    [
      'of fragments in a circle',
      schema,
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    ],
  ])('has no known types %s', (_what, given, text) => {
    expect([...scalarTypesOf(given, text)]).toEqual([]);
  });

  it('guards formulas in exported text, also in a column of numbers', () => {
    const list = {
      path: 'x',
      columns: [
        { name: 'a', path: 'x.a' },
        { name: 'n', path: 'x.n' },
      ],
      rows: [
        { a: '=1+1', n: '-5' },
        { a: '-2', n: '-cmd' },
      ],
    };
    const table = resultTable(list, new Map([['x.n', 'Decimal']]), { title: '', currency: '' });
    expect(buildCsv(table)).toBe("\uFEFFa,n\r\n'=1+1,-5\r\n'-2,'-cmd\r\n");
  });

  it('is read with its cost and the number of its errors', () => {
    const text = JSON.stringify({
      data: null,
      errors: [{ message: 'a' }, { message: 'b' }],
      extensions: { cost: { requested: 12, limit: 250_000 } },
    });
    expect(readAnswer(text)).toEqual({
      lists: [],
      errors: 2,
      cost: { requested: 12, limit: 250_000 },
    });
    expect(readAnswer('{"data":{"a":1}}')).toMatchObject({ errors: 0, cost: null });
    expect([readAnswer(''), readAnswer(null), readAnswer('Error: no')]).toEqual([null, null, null]);
  });
});

describe('The chart of a result', () => {
  const types = scalarTypesOf(schema, query);
  const table = resultTable(listsOf(data)[0]!, types, { title: 'Q', currency: 'CNY' });

  it('is a line over days, and otherwise bars', () => {
    expect(chartColumnsOf(table)).toEqual({
      dimensions: ['cards.code', 'date'],
      measures: ['cards.figures.rate', 'cards.figures.month.plan', 'actual'],
    });
    expect(defaultChoice(table)).toEqual({ dimension: 'date', measure: 'cards.figures.rate' });
    expect(chartPoints(table, { dimension: 'date', measure: 'actual' })).toEqual({
      kind: 'line',
      names: ['2026-06-14', '2026-06-15'],
      series: [
        { name: 'a', values: [1, null] },
        { name: 'b', values: [2, -3.5] },
      ],
      left: 0,
    });
    expect(chartPoints(table, { dimension: 'cards.code', measure: 'cards.figures.rate' })).toEqual({
      kind: 'bar',
      names: ['a', 'b', 'b'],
      series: [{ name: null, values: [12.5, null, null] }],
      left: 0,
    });
  });

  it('has a line for each store over the same days, in time, at most eight', () => {
    const rows = ['2026-06-02', '2026-06-01'].flatMap((date) =>
      Array.from({ length: 10 }, (_, shop) => ({
        date,
        shop: { number: String(shop), name: `s${String(shop)}` },
        sales: shop + (date === '2026-06-02' ? 100 : 0),
      })),
    );
    const typed = new Map([['rows.date', 'Date']]);
    const byDay = resultTable(listsOf({ rows })[0]!, typed, { title: '', currency: '' });
    const { names, series, left } = chartPoints(byDay, { dimension: 'date', measure: 'sales' });
    expect(names).toEqual(['2026-06-01', '2026-06-02']);
    expect(series).toHaveLength(8);
    expect(series[3]).toEqual({ name: 's3', values: [3, 103] });
    expect(left).toBe(4);
  });

  it('has a line for each store and channel, and counts further rows of a day as left out', () => {
    const row = (shop: string, channel: string, sales: number) => ({
      ...{ date: '2026-06-01', shop: { name: shop }, channel: { name: channel }, sales },
    });
    const rows = [row('s1', 'POS', 1), row('s1', 'App', 2), row('s1', 'App', 9)];
    const typed = new Map([['rows.date', 'Date']]);
    const byDay = resultTable(listsOf({ rows })[0]!, typed, { title: '', currency: '' });
    expect(chartPoints(byDay, { dimension: 'date', measure: 'sales' })).toEqual({
      ...{ kind: 'line', names: ['2026-06-01'], left: 1 },
      series: [
        { name: 's1 · POS', values: [1] },
        { name: 's1 · App', values: [2] },
      ],
    });
  });

  it('has one line where a day occurs once, in time', () => {
    const rows = [
      { date: '2026-06-02', name: 'b', sales: 2 },
      { date: '2026-06-01', name: 'a', sales: 1 },
    ];
    const typed = new Map([['rows.date', 'Date']]);
    const byDay = resultTable(listsOf({ rows })[0]!, typed, { title: '', currency: '' });
    expect(chartPoints(byDay, { dimension: 'date', measure: 'sales' })).toEqual({
      ...{ kind: 'line', names: ['2026-06-01', '2026-06-02'] },
      ...{ series: [{ name: null, values: [1, 2] }], left: 0 },
    });
  });

  it('prefers a name to a code, and a figure to a rank', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      code: `c${index}`,
      rank: index,
      name: `n${index}`,
      sales: index * 2,
    }));
    const ranked = resultTable(listsOf({ rows })[0]!, new Map(), { title: '', currency: '' });
    expect(defaultChoice(ranked)).toEqual({ dimension: 'name', measure: 'sales' });
    expect(chartPoints(ranked, { dimension: 'name', measure: 'sales' })).toMatchObject({
      left: 10,
    });
  });

  it('needs a text and a number', () => {
    const texts = resultTable(listsOf({ rows: [{ a: 'b' }] })[0]!, new Map(), {
      title: '',
      currency: '',
    });
    expect(defaultChoice(texts)).toBeNull();
  });
});
