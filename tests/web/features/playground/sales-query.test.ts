import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { daysProblem } from '../../../../web/features/playground/builder/chosen-days.ts';
import {
  consistent,
  DIMENSIONS,
  firstChoice,
  isByStore,
  isKept,
  MEASURES,
  offeredDimensions,
  type SalesChoice,
} from '../../../../web/features/playground/builder/sales-choice.ts';
import { salesExport } from '../../../../web/features/playground/builder/sales-export.ts';
import { salesQuery } from '../../../../web/features/playground/builder/sales-query.ts';

const schema = buildSchema(readFileSync('schema/published/portal.graphql', 'utf8'), {
  assumeValidSDL: true,
});
const choice = (over: Partial<SalesChoice> = {}): SalesChoice => ({
  ...firstChoice(false),
  ...over,
});
const problemsOf = (query: string) => validate(schema, parse(query)).map(({ message }) => message);

describe('The query of the sales form', () => {
  it('has the chosen arguments, and days, filters and page as variables', () => {
    const { query, variables } = salesQuery(
      choice({
        dimensions: ['CATEGORY', 'MONTH', ''],
        measures: ['margin', 'sales', 'plan'],
        shops: ['1001'],
        orderBy: 'SALES',
        orderOf: 'RATE',
        descending: false,
        top: 20,
        comparison: 'LAST_YEAR',
      }),
      false,
    );
    expect(problemsOf(query)).toEqual([]);
    expect(query).toMatchInlineSnapshot(`
      "query Sales($period: SalesDaysInput!, $filter: SalesQueryFilterInput, $first: Int!, $after: String) {
        viewer {
          sales(
            dimensions: [CATEGORY, MONTH]
            period: $period
            filter: $filter
            orderBy: { by: SALES, of: RATE, isDescending: false }
            top: 20
            comparison: LAST_YEAR
            first: $first
            after: $after
          ) {
            asOf
            currency
            days { from to }
            comparedDays { from to }
            totalCount
            nodes {
              category { code name }
              days { from to }
              values { sales margin plan }
              compared { sales margin plan }
              change { sales margin plan }
            }
            totals {
              values { sales margin plan }
              compared { sales margin plan }
              change { sales margin plan }
            }
            pageInfo { hasNextPage endCursor }
          }
        }
      }
      "
    `);
    expect(JSON.parse(variables)).toEqual({
      period: { recent: 'LAST_30_DAYS' },
      filter: { shopNumbers: ['1001'] },
      first: 20,
    });
  });

  it.each([...DIMENSIONS, '' as const])('is valid by %s', (dimension) => {
    for (const comparison of ['', 'PREVIOUS_PERIOD'] as const) {
      const { query } = salesQuery(
        choice({ dimensions: [dimension, '', ''], measures: MEASURES, comparison, top: 0 }),
        false,
      );
      expect(problemsOf(query)).toEqual([]);
    }
  });

  it('leaves out measures that are not kept, and has chosen days', () => {
    const { query, variables } = salesQuery(
      choice({
        dimensions: ['PRODUCT', '', ''],
        measures: MEASURES,
        period: 'CHOSEN',
        from: '2026-06-01',
        to: '2026-06-14',
        top: 0,
      }),
      false,
    );
    expect(query).toContain('values { sales orders averageTicket quantity }');
    expect(query).not.toContain('top:');
    expect(JSON.parse(variables)).toEqual({
      period: { from: '2026-06-01', to: '2026-06-14' },
      first: 100,
    });
  });
});

describe('The filters of the sales form', () => {
  const filtered = choice({
    ...{ dimensions: ['CATEGORY', '', ''], measures: MEASURES, top: 0, orderBy: '' },
    ...{ regions: ['E'], shops: ['1001'], categories: ['10'], channels: ['01'] },
    products: [{ value: '600123', label: '600123 苹果' }],
  });
  const filter = {
    ...{ regionCodes: ['E'], shopNumbers: ['1001'], categoryCodes: ['10'] },
    ...{ channelCodes: ['01'], productCodes: ['600123'] },
  };

  it('are those of the schema, as codes', () => {
    const type = schema.getType('SalesQueryFilterInput');
    if (!isInputObjectType(type)) throw new Error('SalesQueryFilterInput is no input.');
    expect(Object.keys(filter).toSorted()).toEqual(Object.keys(type.getFields()).toSorted());
    const { query, variables } = salesQuery(filtered, false);
    expect(problemsOf(query)).toEqual([]);
    expect(JSON.parse(variables)).toMatchObject({ filter });
    expect(query).toContain('values { sales orders averageTicket quantity }');
  });

  it('are in an export, with the measures as a list', () => {
    expect(salesExport(filtered, false)).toEqual({
      measures: ['SALES', 'ORDERS', 'AVERAGE_TICKET', 'QUANTITY'],
      dimensions: ['CATEGORY'],
      period: { recent: 'LAST_30_DAYS' },
      filter,
    });
    const compared = choice({ comparison: 'LAST_YEAR', orderOf: 'RATE' });
    expect(salesExport(compared, false)).toEqual({
      measures: ['SALES', 'MARGIN'],
      dimensions: ['SHOP'],
      period: { recent: 'LAST_30_DAYS' },
      orderBy: { by: 'SALES', of: 'RATE', isDescending: true },
      top: 10,
      comparison: 'LAST_YEAR',
    });
  });
});

describe('The choices of the sales form', () => {
  const offered = (over: Partial<SalesChoice>, index: number) =>
    offeredDimensions(choice(over), index, false);

  it('offer the dimensions that fit to the others', () => {
    expect(offered({ dimensions: ['SHOP', 'DAY', ''] }, 2)).toEqual([
      'REGION',
      'CATEGORY',
      'CHANNEL',
    ]);
    expect(offered({ dimensions: ['PRODUCT', '', ''] }, 1)).toEqual([
      'CATEGORY',
      'CHANNEL',
      'DAY',
      'WEEK',
      'MONTH',
    ]);
    expect(offeredDimensions(choice({ dimensions: ['', '', ''] }), 0, true)).not.toContain('SHOP');
  });

  it('do not combine stores and regions with a filter by products', () => {
    const products = [{ value: '600123', label: '' }];
    expect(offered({ dimensions: ['CATEGORY', '', ''], products }, 1)).toEqual([
      ...['CHANNEL', 'PRODUCT', 'DAY', 'WEEK', 'MONTH'],
    ]);
    expect(isByStore({ dimensions: ['CATEGORY', 'REGION', ''] })).toBe(true);
    expect(isByStore({ dimensions: ['CATEGORY', '', ''] })).toBe(false);
  });

  it('know which measures are kept', () => {
    const keptFor = (over: Partial<SalesChoice>, isSupplier = false) =>
      MEASURES.filter((measure) => !isKept(measure, choice(over), isSupplier));
    expect(keptFor({ dimensions: ['SHOP', '', ''] })).toEqual([]);
    expect(keptFor({ categories: ['10'] })).toEqual(['customers']);
    expect(keptFor({ channels: ['01'] })).toEqual(['customers', 'plan', 'attainment']);
    expect(keptFor({ regions: ['E'] })).toEqual([]);
    expect(keptFor({ products: [{ value: '600123', label: '' }] })).toEqual(keptFor({}, true));
    expect(keptFor({}, true)).toEqual(['profit', 'margin', 'customers', 'plan', 'attainment']);
  });

  it('drop a sort order that no longer fits', () => {
    const sorted = choice({ orderBy: 'MARGIN', orderOf: 'RATE', comparison: 'LAST_YEAR' });
    expect(consistent(sorted, false)).toEqual(sorted);
    expect(consistent({ ...sorted, comparison: '' }, false)).toMatchObject({ orderOf: 'VALUE' });
    expect(consistent({ ...sorted, measures: ['sales'] }, false)).toMatchObject({
      orderBy: '',
      orderOf: 'VALUE',
    });
    expect(
      consistent({ ...sorted, orderBy: 'SHOP', dimensions: ['REGION', '', ''] }, false),
    ).toMatchObject({ orderBy: '' });
  });

  it.each([
    ['2026-06-31', '2026-07-01', 'invalid'],
    ['2026-06-02', '2026-06-01', 'reversed'],
    ['2026-06-15', '2026-06-20', 'future'],
    ['2025-05-11', '2026-06-15', 'long'],
    ['2025-05-11', '2026-06-14', null],
  ])('know that %s to %s is %s', (from, to, problem) => {
    expect(daysProblem({ period: 'CHOSEN', from, to }, '2026-06-15')).toBe(problem);
  });
});
