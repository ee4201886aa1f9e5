import { describe, expect, test } from 'vitest';
import { LAYOUT } from '../../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../../support/retail/retail-nock.ts';
import { resetLayout, saveLayout, withTemplate } from './layout-support.ts';

describe.each([
  [
    'saving a layout',
    'saveDashboardLayout' as const,
    () => saveLayout({ cards: [{ code: 'trend' }] }),
  ],
  ['resetting a layout', 'resetDashboardLayout' as const, () => resetLayout({})],
])('%s', (_what, operation, change) => {
  test('reports a concurrent change, with the layout that was saved', async () => {
    withTemplate().refuses(operation, 'A0409');
    const { outcome, errors } = await change();
    expect(errors).toBeUndefined();
    expect(outcome).toMatchObject({
      dashboard: { version: 5, cards: LAYOUT.cards.map(({ cardcode }) => ({ code: cardcode })) },
      userErrors: [
        {
          field: ['input', 'version'],
          code: 'CONFLICT',
          message:
            'The layout was changed in another window. Please continue with the one shown now.',
        },
      ],
    });
  });

  test.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'INVALID'],
  ])('reports the refusal %s as %s', async (returncode, code) => {
    withTemplate().refuses(operation, returncode);
    expect((await change()).outcome).toMatchObject({ dashboard: null, userErrors: [{ code }] });
  });

  test('reports a fault as an error', async () => {
    withTemplate().refuses(operation, 'B0001');
    const { outcome, errors } = await change();
    expect(outcome).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED' } }]);
  });
});

describe('resetting a layout', () => {
  test('sends the owner of the layout and its version', async () => {
    const retail = withTemplate().answers('resetDashboardLayout', { ...LAYOUT, version: 5 });
    expect((await resetLayout({})).outcome).toMatchObject({
      dashboard: { version: 5 },
      userErrors: [],
    });
    expect(retail.asked.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      [
        'resetLayout',
        { dtmplcode: 'home', usercode: 'ops_director', postcode: 'P0002', version: 4 },
      ],
      ['getLayout', expect.objectContaining({ dtmplcode: 'home' })],
    ]);
  });

  test('refuses an unknown dashboard, as saving does', async () => {
    withTemplate().refuses('resetDashboardLayout', 'A0400');
    expect((await resetLayout({})).outcome?.userErrors).toEqual([
      { field: ['input', 'code'], code: 'INVALID', message: 'This dashboard was not found.' },
    ]);
  });

  test.each([{ code: '' }, { code: 'a/b' }, { version: -1 }])(
    'refuses %j before any call',
    async (input) => {
      const retail = mockRetail();
      expect((await resetLayout(input)).outcome).toMatchObject({
        dashboard: null,
        userErrors: [{ code: 'INVALID' }],
      });
      expect(retail.asked).toEqual([]);
    },
  );
});
