import { expect, test } from 'vitest';
import { startGateway } from '../../../support/gateway/gateway.ts';
import { mockRetail } from '../../../support/retail/retail-nock.ts';
import { TEMPLATE, withTemplate } from './layout-support.ts';

const QUERY = `query($code: String! = "home") { viewer { dashboardTemplate(code: $code) { code name i18nCode limit version
  cards { code name i18nCode typename isChecked defaultPosition { row column width height } } } } }`;

async function templateOf(code?: string) {
  const { ask, signIn } = await startGateway();
  return ask(QUERY, { cookie: await signIn(), ...(code !== undefined && { variables: { code } }) });
}

test('a template returns all available cards, the selected ones first, and the maximum number', async () => {
  const retail = withTemplate();
  const { data, errors } = await templateOf();
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "dashboardTemplate": {
            "cards": [
              {
                "code": "operating01",
                "defaultPosition": {
                  "column": 4,
                  "height": 2,
                  "row": 2,
                  "width": 6,
                },
                "i18nCode": "card.sales",
                "isChecked": true,
                "name": "销售",
                "typename": "KpiCard",
              },
              {
                "code": "trend",
                "defaultPosition": {
                  "column": 4,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
                "i18nCode": null,
                "isChecked": true,
                "name": "销售趋势",
                "typename": "SalesLineCard",
              },
              {
                "code": "ranking",
                "defaultPosition": {
                  "column": 7,
                  "height": 1,
                  "row": 1,
                  "width": 3,
                },
                "i18nCode": null,
                "isChecked": false,
                "name": "门店排行",
                "typename": "StoreRankingCard",
              },
              {
                "code": "weather",
                "defaultPosition": {
                  "column": 9,
                  "height": 1,
                  "row": 1,
                  "width": 4,
                },
                "i18nCode": null,
                "isChecked": false,
                "name": "天气",
                "typename": "UnknownCard",
              },
            ],
            "code": "home",
            "i18nCode": "dashboard.home",
            "limit": 3,
            "name": "首页",
            "version": 4,
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/msc-ucs/dashboardTmplCard/queryWithMore',
      { params: { dtype: 'home', dtmplcode: 'home' } },
    ],
  ]);
});

test('a template is null for an unknown code, and an invalid code is not sent to the services', async () => {
  const retail = withTemplate([{ ...TEMPLATE, dtmplcode: 'other' }]);
  for (const code of ['home', '../home', '', 'x'.repeat(65)])
    expect((await templateOf(code)).data).toEqual({ viewer: { dashboardTemplate: null } });
  expect(retail.asked).toHaveLength(1);
});

test('a template with broken parts is still returned', async () => {
  const details = [
    { cardname: 'no code' },
    'nonsense',
    { cardcode: 'x', cardname: 'X', checked: true, rownum: 0, colnum: 3 },
  ];
  const template = { ...TEMPLATE, maxnum: null, version: undefined, details };
  mockRetail().replies('dashboardTemplates', () => ({
    body: { returncode: '0', message: '', data: [template] },
  }));
  expect((await templateOf()).data).toMatchObject({
    viewer: {
      dashboardTemplate: {
        limit: 1,
        version: 0,
        cards: [
          {
            code: 'x',
            typename: 'UnknownCard',
            defaultPosition: { row: 1, column: 1, width: 3, height: 1 },
          },
        ],
      },
    },
  });
});

test('a template that cannot be loaded is null with an error', async () => {
  mockRetail().replies('dashboardTemplates', () => 'unreachable');
  const { data, errors } = await templateOf();
  expect(data).toEqual({ viewer: { dashboardTemplate: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'dashboardTemplate'], extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
});

test('recognizes a selected card in every notation of the services, and "0" or "false" as not selected', async () => {
  const flags = [true, 1, '1', 'true', 'Y', false, 0, '0', 'false', 'N', '', null, undefined];
  const details = flags.map((checked, at) => ({
    cardcode: `c${String(at)}`,
    cardname: 'C',
    checked,
  }));
  mockRetail().replies('dashboardTemplates', () => ({
    body: { returncode: '0', message: '', data: [{ ...TEMPLATE, details }] },
  }));
  const { data } = await templateOf();
  const { cards } = (
    data as { viewer: { dashboardTemplate: { cards: { code: string; isChecked: boolean }[] } } }
  ).viewer.dashboardTemplate;
  expect(cards.filter(({ isChecked }) => isChecked).map(({ code }) => code)).toEqual([
    'c0',
    'c1',
    'c2',
    'c3',
    'c4',
  ]);
});

test('a dashboard of an unknown code is requested without a kind', async () => {
  const retail = mockRetail().answers('dashboardTemplates', [
    { ...TEMPLATE, dtmplcode: 'sales', dtype: 'report' },
  ]);
  await templateOf('sales');
  expect(retail.asked.map(({ body }) => body)).toEqual([
    { params: { dtype: '', dtmplcode: 'sales' } },
  ]);
});
