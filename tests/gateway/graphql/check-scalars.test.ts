import { assertScalarType, isScalarType, isSpecifiedScalarType, parseValue } from 'graphql';
import { describe, expect, test } from 'vitest';
import { portalSchema } from '../../../gateway/schema.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const scalar = (name: string) => assertScalarType(portalSchema.getType(name));

/** Per scalar: values that it accepts, and values that it refuses. */
const VALUES: Readonly<Record<string, [good: unknown[], bad: unknown[]]>> = {
  Date: [
    ['2026-06-15', '0001-01-01'],
    ['', 'today', '2026-6-15', '15/06/2026', '2026-06-15T00:00:00Z', ' 2026-06-15', 20260615, true],
  ],
  DateTime: [
    ['2026-06-15T09:00:00+08:00', '2026-06-15T01:00:00.123Z'],
    ['', '2026-06-15', '2026-06-15 09:00:00', '2026-06-15T09:00:00', 1781485200, false],
  ],
  Decimal: [
    ['0', '-1', '1234.50', 12.5, -3, '123456789012345678901234567890'],
    ['', '1,234.50', '1e5', '+1', '.5', '5.', 'NaN', 'Infinity', '9'.repeat(31), true, Number.NaN],
  ],
  CurrencyCode: [['CNY'], ['', 'cny', 'CN', 'CNYX', '￥', 156]],
  HTML: [
    ['', '<b>text</b>'],
    [1, true],
  ],
};

describe('A custom scalar', () => {
  test('is checked, whichever it is', () => {
    const own = Object.values(portalSchema.getTypeMap())
      .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => name)
      // Those of federation, which Apollo's library checks.
      .filter((name) => !/^_|^(?:federation|link)__|^FieldSet$/u.test(name));
    // What a row contains depends on its list or document.
    expect(own.toSorted()).toEqual([...Object.keys(VALUES), 'Row'].toSorted());
  });

  test.each(Object.entries(VALUES))('%s accepts its form and refuses others', (name, values) => {
    const [good, bad] = values;
    for (const value of good) expect(scalar(name).parseValue(value)).toEqual(value);
    for (const value of [...bad, { a: [1] }, ['1']])
      expect(() => scalar(name).parseValue(value), JSON.stringify(value)).toThrow();
  });

  test('reads the digits of a literal number as they are written', () => {
    const literal = parseValue('12345678901234567890.10');
    expect(scalar('Decimal').parseLiteral(literal)).toBe('12345678901234567890.10');
  });
});

describe('A refused value of a scalar', () => {
  const QUERY = `query Sales($period: SalesDaysInput!) {
    viewer { sales(period: $period) { totals { values { sales } } } }
  }`;

  async function refusalIn(language: string, query: string, variables?: Record<string, unknown>) {
    const retail = mockRetail();
    const gateway = await startGateway();
    const { data, errors } = await gateway.ask(query, {
      cookie: await gateway.signIn(),
      headers: { 'accept-language': language },
      ...(variables && { variables }),
    });
    expect(data ?? null).toBeNull();
    expect(errors).toHaveLength(1);
    expect(retail.asked).toEqual([]);
    return errors?.[0];
  }

  test.each([
    [
      'en-US',
      'period.to: “tomorrow” is not a date. Write it as YYYY-MM-DD, for example 2026-06-15.',
    ],
    ['zh-CN', 'period.to: “tomorrow”不是日期。请按 YYYY-MM-DD 填写，例如 2026-06-15。'],
    ['zh-TW', 'period.to: 「tomorrow」不是日期。請按 YYYY-MM-DD 填寫，例如 2026-06-15。'],
  ])('in a variable is named with its field in %s', async (language, message) => {
    const variables = { period: { from: '2026-06-01', to: 'tomorrow' } };
    expect(await refusalIn(language, QUERY, variables)).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test.each([
    [{ minimumAmount: 'much' }, 'filter.minimumAmount: “much” is not a number.'],
    [{ maximumAmount: { gt: 1 } }, 'filter.maximumAmount: “{"gt":1}” is not a number.'],
  ])('that is an amount is named as well: %j', async (filter, text) => {
    const query = `query Search($filter: ApprovalFilter) {
      viewer { approvals(list: PENDING, filter: $filter) { totalCount } }
    }`;
    const { message } = (await refusalIn('en-US', query, { filter }))!;
    expect(message).toBe(`${text} Write digits without separators, for example 1234.50.`);
  });

  test('in a variable of its own is named with the variable', async () => {
    const query = 'query Day($day: Date) { viewer { dueTasks(date: $day) { code } } }';
    const { message } = (await refusalIn('en-US', query, { day: ['2026-06-15'] }))!;
    expect(message).toContain('day: “["2026-06-15"]” is not a date.');
  });

  test('in the document is refused with its position', async () => {
    const query = '{ viewer { dueTasks(date: "soon") { code } } }';
    expect(await refusalIn('en-US', query)).toMatchObject({
      message: '“soon” is not a date. Write it as YYYY-MM-DD, for example 2026-06-15.',
      locations: [{ line: 1, column: 27 }],
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test.each([
    ['another notation', '"10/06/2026"', '10/06/2026'],
    ['a moment', '"2026-06-10T00:00:00Z"', '2026-06-10T00:00:00Z'],
    ['an empty text', '""', ''],
    ['a number', '20260610', '20260610'],
    ['an object', '{ day: 1 }', '{"day":1}'],
  ])('in the filter of a card is refused without a call: %s', async (_what, date, shown) => {
    const query = `{ viewer { dashboard { cards {
      ... on ChannelPieCard { shares(filter: { date: ${date} }) { amountTotal } }
    } } } }`;
    const { message } = (await refusalIn('en-US', query))!;
    expect(message).toContain(`“${shown}” is not a date. `);
  });

  test('is repeated up to 60 characters', async () => {
    const query = `{ viewer { dueTasks(date: "${'9'.repeat(500)}") { code } } }`;
    const { message } = (await refusalIn('en-US', query))!;
    expect(message).toContain(`“${'9'.repeat(60)}…”`);
    expect(message.length).toBeLessThan(200);
  });
});
