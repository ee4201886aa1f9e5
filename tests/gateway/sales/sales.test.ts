import { describe, expect, test } from 'vitest';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { JUNE, RESULT, salesTest } from './sales-support.ts';

const salesIn = (data: unknown) => (data as { viewer: { sales: object } }).viewer.sales;

describe('viewer.sales', () => {
  test('returns exact figures, ratios and changes, with the rows of all dimensions as types', async () => {
    const { ask, asked } = await salesTest();
    const { data, errors } =
      await ask(`{ viewer { sales(dimensions: [SHOP], ${JUNE}, comparison: PREVIOUS_PERIOD) {
      currency asOf keptSince days { from to } comparedDays { from to } totalCount
      nodes { shop { number name } region { code } days { from }
        values { sales profit margin orders averageTicket } compared { sales margin }
        change { sales profit margin averageTicket } }
      totals { values { margin } change { sales profit } } } } }`);
    expect({ errors, ...salesIn(data) }).toMatchInlineSnapshot(`
      {
        "asOf": "2026-06-14",
        "comparedDays": {
          "from": "2026-05-18",
          "to": "2026-05-31",
        },
        "currency": "CNY",
        "days": {
          "from": "2026-06-01",
          "to": "2026-06-14",
        },
        "errors": undefined,
        "keptSince": "2025-05-11",
        "nodes": [
          {
            "change": {
              "averageTicket": "37.20",
              "margin": "5.00",
              "profit": "50.05",
              "sales": "20.05",
            },
            "compared": {
              "margin": "20.00",
              "sales": "1000.00",
            },
            "days": null,
            "region": null,
            "shop": {
              "name": "静安店",
              "number": "1001",
            },
            "values": {
              "averageTicket": "171.50",
              "margin": "25.00",
              "orders": 7,
              "profit": "300.10",
              "sales": "1200.50",
            },
          },
          {
            "change": null,
            "compared": null,
            "days": null,
            "region": null,
            "shop": {
              "name": "徐汇店",
              "number": "1002",
            },
            "values": {
              "averageTicket": null,
              "margin": null,
              "orders": null,
              "profit": null,
              "sales": "0.00",
            },
          },
        ],
        "totalCount": 2,
        "totals": {
          "change": {
            "profit": "3101.00",
            "sales": null,
          },
          "values": {
            "margin": "25.00",
          },
        },
      }
    `);
    expect(asked()).toEqual([
      {
        usercode: 'ops_director',
        entid: '100001',
        measures: ['orders', 'profit', 'sales'],
        dimensions: ['store'],
        startdate: '2026-06-01',
        enddate: '2026-06-14',
        comparison: 'previous',
        pageNo: 1,
        pageSize: 30,
      },
    ]);
  });

  test('asks for what its arguments say', async () => {
    const { ask, asked } = await salesTest();
    const { errors } = await ask(`{ viewer { sales(
      dimensions: [CATEGORY, MONTH], period: { from: "2026-01-01", to: "2026-06-30" }
      filter: { shopNumbers: ["1002", " 1001", "1002"], regionCodes: [], channelCodes: ["01"] }
      orderBy: { by: MARGIN, of: RATE }, top: 10, comparison: LAST_YEAR_SAME_WEEKDAYS, first: 5
    ) { nodes { values { margin } } } } }`);
    expect(errors).toBeUndefined();
    expect(asked()).toEqual([
      expect.objectContaining({
        measures: ['profit', 'sales'],
        dimensions: ['category', 'month'],
        filters: { shopid: ['1001', '1002'], channelid: ['01'] },
        order: { by: 'margin', of: 'rate', descending: true },
        top: 10,
        comparison: 'lastyearsameweekdays',
        pageNo: 1,
        pageSize: 5,
      }),
    ]);
  });

  test.each([
    ['YESTERDAY', '2026-06-14', '2026-06-14'],
    ['LAST_7_DAYS', '2026-06-08', '2026-06-14'],
    ['LAST_30_DAYS', '2026-05-16', '2026-06-14'],
    ['MONTH_TO_DATE', '2026-06-01', '2026-06-14'],
    ['LAST_MONTH', '2026-05-01', '2026-05-31'],
    ['LAST_12_MONTHS', '2025-06-01', '2026-05-31'],
    ['YEAR_TO_DATE', '2026-01-01', '2026-06-14'],
  ])('knows the recent days %s: %s to %s', async (recent, startdate, enddate) => {
    const { ask, asked } = await salesTest();
    const { data } = await ask(
      `{ viewer { sales(period: { recent: ${recent} }) { days { from to } } } }`,
    );
    expect(salesIn(data)).toEqual({ days: { from: startdate, to: enddate } });
    expect(asked()).toEqual([expect.objectContaining({ startdate, enddate, measures: ['sales'] })]);
  });

  test('asks once for one question, with the measures of all who ask, and each gets its own', async () => {
    const { ask, asked } = await salesTest();
    const { data, errors } = await ask(`
      fragment Figures on SalesConnection { edges { node { values { orders } } } }
      { viewer {
        one: sales(dimensions: [SHOP], ${JUNE}) { totals { values { sales } } }
        two: sales(dimensions: [SHOP], ${JUNE}) { ...Figures totalCount }
        three: sales(dimensions: [SHOP], ${JUNE}) { ... on SalesConnection { nodes { values { profit } } } }
        other: sales(dimensions: [REGION], ${JUNE}) { totalCount }
      } }`);
    expect(errors).toBeUndefined();
    expect(asked().map(({ dimensions, measures }) => [dimensions, measures])).toEqual([
      [['store'], ['orders', 'profit', 'sales']],
      [['region'], ['sales']],
    ]);
    expect(data).toMatchObject({
      viewer: {
        one: { totals: { values: { sales: '1200.50' } } },
        two: { edges: [{ node: { values: { orders: 7 } } }, {}], totalCount: 2 },
        three: { nodes: [{ values: { profit: '300.10' } }, { values: { profit: null } }] },
      },
    });
  });

  test('reads on with its cursor, which belongs to the question and not to its measures', async () => {
    const { ask, asked } = await salesTest({ result: { ...RESULT, total: 5 } });
    const page = `dimensions: [SHOP], ${JUNE}, first: 2`;
    const { data } = await ask(
      `{ viewer { sales(${page}) { pageInfo { endCursor hasNextPage } } } }`,
    );
    const { pageInfo } = salesIn(data) as { pageInfo: { endCursor: string } };
    expect(pageInfo).toMatchObject({ hasNextPage: true });
    const next = (args: string) =>
      ask(
        `query ($after: String) { viewer { sales(${args}, after: $after) { nodes { values { profit } } } } }`,
        {
          after: pageInfo.endCursor,
        },
      );
    expect((await next(page)).errors).toBeUndefined();
    expect(asked().map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    for (const other of [
      `dimensions: [REGION], ${JUNE}, first: 2`,
      `${page}, filter: { channelCodes: ["01"] }`,
      `${page}, top: 9`,
    ]) {
      const { errors } = await next(other);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
  });

  test('lets a supplier ask for its own products', async () => {
    const { ask, asked } = await salesTest({ account: SIGNED_IN_SUPPLIER });
    const { errors } = await ask(
      `{ viewer { sales(dimensions: [PRODUCT, MONTH], ${JUNE}) { nodes { values { sales orders quantity } } } } }`,
    );
    expect(errors).toBeUndefined();
    expect(asked()).toMatchObject([{ usercode: 'v10001', dimensions: ['product', 'month'] }]);
  });
});
