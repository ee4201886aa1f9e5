import { describe, expect, test } from 'vitest';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { JUNE, salesTest, type SalesTest } from './sales-support.ts';

const query = (args: string, figures = 'sales') =>
  `{ viewer { sales(${args}) { totals { values { ${figures} } } } } }`;

/** The code and the English text of a refusal, which must have different texts in the three languages and no call. */
async function refusalOf({ ask, asked }: SalesTest, text: string) {
  const answers = await Promise.all(
    ['en-US', 'zh-CN', 'zh-TW'].map((language) => ask(text, undefined, language)),
  );
  const messages = answers.map(({ errors }) => errors?.[0]?.message);
  expect(new Set(messages).size).toBe(3);
  expect(asked()).toEqual([]);
  return [answers[0]?.errors?.[0]?.extensions.code, messages[0]];
}

const codes = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => `S${String(index)}`));

describe('A sales query', () => {
  test.each([
    ['four dimensions', `dimensions: [SHOP, CATEGORY, CHANNEL, DAY], ${JUNE}`, 'at most 3'],
    ['a dimension twice', `dimensions: [SHOP, SHOP], ${JUNE}`, 'at most 3 different'],
    ['days and months', `dimensions: [DAY, MONTH], ${JUNE}`, 'one may be DAY, WEEK or MONTH'],
    ['products of stores', `dimensions: [PRODUCT, SHOP], ${JUNE}`, 'by store or region'],
    [
      'stores of some products',
      `dimensions: [REGION], filter: { productCodes: ["P1"] }, ${JUNE}`,
      'by store or region',
    ],
    ['no days', 'period: {}', 'either as `recent`'],
    ['half a period', 'period: { from: "2026-06-01" }', 'either as `recent`'],
    ['two periods', 'period: { recent: YESTERDAY, to: "2026-06-01" }', 'either as `recent`'],
    ['a day that does not exist', 'period: { from: "2026-02-30", to: "2026-03-01" }', 'date'],
    ['days in reverse', 'period: { from: "2026-06-02", to: "2026-06-01" }', 'before its start'],
    ['401 days', 'period: { from: "2025-05-01", to: "2026-06-05" }', '400 days'],
    ['days in the future', 'period: { from: "2026-06-15", to: "2026-06-20" }', 'no sales yet'],
    ['top 0', `top: 0, ${JUNE}`, 'from 1 to 100; it was 0'],
    ['top 101', `top: 101, ${JUNE}`, 'from 1 to 100; it was 101'],
    ['first 0', `first: 0, ${JUNE}`, 'from 1 to 100; it was 0'],
    ['first 101', `first: 101, ${JUNE}`, 'from 1 to 100; it was 101'],
    ['an order by nothing', `orderBy: { by: SHOP }, ${JUNE}`, 'Sort by a measure'],
    [
      'an order by a change from nothing',
      `orderBy: { by: SALES, of: CHANGE }, ${JUNE}`,
      'needs `comparison`',
    ],
    [
      'an order by the change of a dimension',
      `dimensions: [SHOP], orderBy: { by: SHOP, of: RATE }, comparison: LAST_YEAR, ${JUNE}`,
      'needs `comparison` and a measure',
    ],
    ['a cursor of nothing', `after: "eA", ${JUNE}`, 'not one of this list'],
    [
      'a code of 65 characters',
      `filter: { shopNumbers: ["${'x'.repeat(65)}"] }, ${JUNE}`,
      'too long',
    ],
  ])('with %s is refused before any call', async (_what, args, message) => {
    const [code, text] = await refusalOf(await salesTest(), query(args));
    expect(code).toBe('BAD_USER_INPUT');
    expect(text).toContain(message);
  });

  test('with 201 codes is refused, with 200 it is not', async () => {
    const sales = await salesTest();
    const [code, text] = await refusalOf(
      sales,
      query(`filter: { productCodes: ${codes(201)} }, ${JUNE}`),
    );
    expect([code, text]).toEqual(['BAD_USER_INPUT', expect.stringContaining('at most 200')]);
    const { errors } = await sales.ask(query(`filter: { productCodes: ${codes(200)} }, ${JUNE}`));
    expect(errors).toBeUndefined();
  });

  test.each([
    ['customers', '[CATEGORY]', '', 'counted by store only'],
    ['customers', '[]', 'filter: { channelCodes: ["01"] }', 'counted by store only'],
    ['plan', '[CHANNEL]', '', 'by store and category only'],
    ['attainment', '[PRODUCT]', '', 'by store and category only'],
    ['profit', '[PRODUCT]', '', 'not kept by product'],
    ['margin', '[]', 'filter: { productCodes: ["P1"] }', 'not kept by product'],
    ['sales', '[CHANNEL]', 'orderBy: { by: PLAN }', 'by store and category only'],
  ])('for %s by %s %s says that they are not kept together', async (figure, by, more, message) => {
    const [code, text] = await refusalOf(
      await salesTest(),
      query(`dimensions: ${by}, ${JUNE}, ${more}`, figure),
    );
    expect(code).toBe('BAD_USER_INPUT');
    expect(text).toContain(message);
  });

  test.each([
    ['stores', 'dimensions: [SHOP]', 'sales'],
    ['a filter by region', 'filter: { regionCodes: ["R1"] }', 'sales'],
    ['profit', 'dimensions: []', 'margin'],
    ['plans', 'dimensions: []', 'attainment'],
    ['an order by customers', 'orderBy: { by: CUSTOMERS }', 'sales'],
  ])('of a supplier for %s is refused', async (_what, args, figure) => {
    const sales = await salesTest({ account: SIGNED_IN_SUPPLIER });
    const [code, text] = await refusalOf(sales, query(`${args}, ${JUNE}`, figure));
    expect([code, text]).toEqual(['FORBIDDEN', expect.stringContaining('its own products')]);
  });

  test.each([
    ['A0404', 'NOT_FOUND', 'A filter names something that does not exist, or that your account'],
    ['A0400', 'BAD_USER_INPUT', 'These figures are not kept for these dimensions and days'],
    ['A0301', 'FORBIDDEN', 'You do not have permission'],
    ['B0001', 'UPSTREAM_FAILED', 'The retail services answered with an error'],
  ])('that the services refuse with %s has the code %s', async (returncode, code, message) => {
    const { ask, retail } = await salesTest({ result: null });
    retail.refuses('salesQuery', returncode, 'No shopid 1002 at 10.0.0.1');
    const { data, errors } = await ask(query(JUNE));
    expect(data).toEqual({ viewer: { sales: null } });
    expect(errors).toMatchObject([
      { message: expect.stringContaining(message), extensions: { code } },
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/1002|10\.0\.0\.1/u);
  });

  test.each([
    ['no date', { rows: [], totals: {} }],
    ['rows that are no list', { asof: '2026-06-14', rows: 'x' }],
    ['nothing', null],
  ])('that the services answer with %s has failed', async (_what, data) => {
    const { ask, retail } = await salesTest({ result: null });
    retail.replies('salesQuery', () => ({ body: { returncode: '0', message: 'ok', data } }));
    const { errors } = await ask(query(JUNE));
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }]);
  });

  test('never gets more than a page of rows, whatever the services send', async () => {
    const { ask, retail } = await salesTest({ result: null });
    const rows = Array.from({ length: 50 }, () => ({ values: { sales: 1 } }));
    const data = { asof: '2026-06-14', total: 50, rows, totals: { values: {} } };
    retail.replies('salesQuery', () => ({ body: { returncode: '0', message: 'ok', data } }));
    const answer = await ask(
      `{ viewer { sales(${JUNE}, first: 3) { nodes { values { sales } } } } }`,
    );
    expect((answer.data as { viewer: { sales: { nodes: [] } } }).viewer.sales.nodes).toHaveLength(
      3,
    );
  });

  test('needs a session', async () => {
    const { ask } = await startGateway();
    expect((await ask(query(JUNE))).data).toEqual({ viewer: null });
  });

  test('costs its rows, and is refused for too many of them', async () => {
    const { ask, asked } = await salesTest();
    const figures = 'sales profit margin orders averageTicket quantity plan attainment customers';
    const rows = `nodes { shop { number name } values { ${figures} } compared { ${figures} } change { ${figures} } }`;
    const many = Array.from(
      { length: 90 },
      (_, index) => `a${String(index)}: sales(dimensions: [SHOP], ${JUNE}, first: 100) { ${rows} }`,
    );
    const { errors } = await ask(`{ viewer { ${many.join(' ')} } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
    expect(asked()).toEqual([]);
  });
});
