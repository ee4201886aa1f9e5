import { describe, expect, test } from 'vitest';
import { startGateway } from '../../../support/gateway/gateway.ts';
import { LAYOUT, SIGNED_IN_SUPPLIER } from '../../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../../support/retail/retail-nock.ts';
import { resetLayout, saveLayout, TEMPLATE, withTemplate } from './layout-support.ts';

const place = (row: number, column: number, width: number, height: number) => ({
  row,
  column,
  width,
  height,
});

describe('saving a layout', () => {
  test('sends the whole layout with its version, and returns the dashboard read again', async () => {
    const retail = withTemplate().answers('saveDashboardLayout', LAYOUT);
    const cards = [{ code: 'trend', position: place(1, 5, 8, 2) }, { code: 'operating01' }];
    const { outcome, errors } = await saveLayout({ cards });
    expect(errors).toBeUndefined();
    expect(outcome).toMatchObject({ dashboard: { version: 5 }, userErrors: [] });
    expect(retail.paths()).toEqual([
      'msc-ucs/dashboardTmplCard/queryWithMore',
      'msc-ucs/dashboardUser/saveLayout',
      'msc-ucs/dashboardUser/getLayout',
    ]);
    expect(retail.asked[1]?.body).toEqual({
      dtmplcode: 'home',
      dtype: 'home',
      usercode: 'ops_director',
      deptcode: 'D20',
      posttmplcode: 'PT02',
      postcode: 'P0002',
      version: 4,
      rownum: 6,
      colnum: 12,
      details: [
        { cardcode: 'trend', cardname: '销售趋势', rownum: 1, colnum: 5, width: 8, height: 2 },
        { cardcode: 'operating01', cardname: '销售' },
      ],
    });
  });

  test('returns a fresh dashboard even if the request has read it before', async () => {
    let version = 4;
    const retail = mockRetail()
      .answers('dashboardTemplates', [TEMPLATE])
      .replies('saveDashboardLayout', () => {
        version += 1;
        return { body: { returncode: '0', message: '', data: null } };
      })
      .replies('dashboardLayout', () => ({
        body: { returncode: '0', message: '', data: { ...LAYOUT, version } },
      }));
    const { ask, signIn } = await startGateway();
    const save = (alias: string, from: number) =>
      `${alias}: dashboardLayoutSave(input: { code: "home", version: ${String(from)}, cards: [{ code: "trend" }] }) { dashboard { version } }`;
    const { data } = await ask(`mutation { ${save('one', 4)} ${save('two', 5)} }`, {
      cookie: await signIn(),
    });
    expect(data).toEqual({
      one: { dashboard: { version: 5 } },
      two: { dashboard: { version: 6 } },
    });
    expect(retail.paths().filter((path) => path.endsWith('getLayout'))).toHaveLength(2);
  });

  test('sends empty post fields for a supplier', async () => {
    const retail = withTemplate().answers('saveDashboardLayout', LAYOUT);
    await saveLayout({ cards: [{ code: 'trend' }] }, { account: SIGNED_IN_SUPPLIER });
    expect(retail.asked[1]?.body).toMatchObject({
      usercode: 'v10001',
      deptcode: '',
      posttmplcode: '',
      postcode: '',
    });
  });

  test('succeeds even if the dashboard cannot be read afterwards', async () => {
    mockRetail()
      .answers('dashboardTemplates', [TEMPLATE])
      .answers('saveDashboardLayout', LAYOUT)
      .replies('dashboardLayout', () => 'unreachable');
    const { outcome, errors } = await saveLayout({ cards: [{ code: 'trend' }] });
    expect(outcome).toEqual({ dashboard: null, userErrors: [] });
    expect(errors).toMatchObject([{ path: ['dashboardLayoutSave', 'dashboard'] }]);
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ code: `c${String(at)}` }));
  test.each<[string, object, string[], string, string | undefined]>([
    ['no card', { cards: [] }, ['cards'], 'REQUIRED', 'Please select at least one card.'],
    [
      'more than a hundred cards',
      { cards: many(101) },
      ['cards'],
      'TOO_MANY',
      'You can select at most 100 cards.',
    ],
    [
      'a card twice',
      { cards: [{ code: 'a' }, { code: 'b' }, { code: 'a' }] },
      ['cards', '2', 'code'],
      'INVALID',
      'A card can be placed only once.',
    ],
    [
      'a card without a code',
      { cards: [{ code: '' }] },
      ['cards', '0', 'code'],
      'INVALID',
      undefined,
    ],
    [
      'an invalid code',
      { code: '../x', cards: [{ code: 'a' }] },
      ['code'],
      'INVALID',
      'This dashboard was not found.',
    ],
    [
      'a version before the first',
      { version: -1, cards: [{ code: 'a' }] },
      ['version'],
      'INVALID',
      undefined,
    ],
    ...[
      { what: 'row 0', position: place(0, 1, 3, 1), side: 'row' },
      { what: 'row 1001', position: place(1001, 1, 3, 1), side: 'row' },
      { what: 'column 0', position: place(1, 0, 3, 1), side: 'column' },
      { what: 'column 13', position: place(1, 13, 1, 1), side: 'column' },
      { what: 'width 0', position: place(1, 1, 0, 1), side: 'width' },
      { what: 'width 13', position: place(1, 1, 13, 1), side: 'width' },
      { what: 'a right edge beyond column 12', position: place(1, 11, 3, 1), side: 'width' },
      { what: 'height 0', position: place(1, 1, 3, 0), side: 'height' },
      { what: 'height 21', position: place(1, 1, 3, 21), side: 'height' },
    ].map(({ what, position, side }): [string, object, string[], string, undefined] => [
      what,
      { cards: [{ code: 'a', position }] },
      ['cards', '0', 'position', side],
      'INVALID',
      undefined,
    ]),
  ])('refuses %s before any call', async (_what, input, field, code, message) => {
    const retail = mockRetail();
    const { outcome } = await saveLayout(input);
    expect(outcome?.dashboard).toBeNull();
    expect(outcome?.userErrors).toMatchObject([
      { field: ['input', ...field], code, ...(message && { message }) },
    ]);
    expect(retail.asked).toEqual([]);
  });

  test.each([
    ['at the right edge', place(1, 10, 3, 1)],
    ['as wide as the dashboard', place(1000, 1, 12, 20)],
  ])('accepts a card %s', async (_where, position) => {
    withTemplate().answers('saveDashboardLayout', LAYOUT);
    expect(
      (await saveLayout({ cards: [{ code: 'trend', position }] })).outcome?.userErrors,
    ).toEqual([]);
  });

  test.each([
    [
      ['operating01', 'trend', 'weather', 'ranking'],
      ['cards'],
      'TOO_MANY',
      'You can select at most 3 cards.',
    ],
    [
      ['trend', 'gone'],
      ['cards', '1', 'code'],
      'NOT_PERMITTED',
      'You do not have access to this card, or it is no longer available.',
    ],
  ])(
    'refuses %j because of the template, and saves nothing',
    async (codes, field, code, message) => {
      const retail = withTemplate();
      const { outcome } = await saveLayout({ cards: codes.map((each) => ({ code: each })) });
      expect(outcome).toEqual({
        dashboard: null,
        userErrors: [{ field: ['input', ...field], code, message }],
      });
      expect(retail.paths()).toEqual(['msc-ucs/dashboardTmplCard/queryWithMore']);
    },
  );

  test('refuses an unknown dashboard', async () => {
    withTemplate([]);
    expect((await saveLayout({ cards: [{ code: 'trend' }] })).outcome).toMatchObject({
      userErrors: [{ code: 'INVALID' }],
    });
  });

  test.each([
    ['zh-CN', '最多勾选 3 张卡片。'],
    ['zh-TW', '最多勾選 3 張卡片。'],
  ])('states the limit in %s', async (language, message) => {
    withTemplate();
    const cards = ['operating01', 'trend', 'weather', 'ranking'].map((code) => ({ code }));
    const { outcome } = await saveLayout({ cards }, { headers: { 'accept-language': language } });
    expect(outcome?.userErrors[0]?.message).toBe(message);
  });
});

test('a saved layout leaves out the cards that are no longer available', async () => {
  mockRetail().answers('dashboardLayout', {
    ...LAYOUT,
    version: 7,
    cards: LAYOUT.cards.slice(0, 1),
  });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { dashboard { version cards { code } } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { dashboard: { version: 7, cards: [{ code: 'operating01' }] } } });
});

test('a visitor cannot change a layout', async () => {
  const retail = mockRetail();
  for (const { errors } of [
    await saveLayout({ cards: [{ code: 'a' }] }, { cookie: null }),
    await resetLayout({}, { cookie: null }),
  ])
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(retail.asked).toEqual([]);
});
