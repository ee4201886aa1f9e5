import type { components } from '../../../../schema/generated/retail.ts';
import { startGateway, type AskOptions } from '../../../support/gateway/gateway.ts';
import { LAYOUT, type SIGNED_IN_STAFF } from '../../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../../support/retail/retail-nock.ts';

type Schemas = components['schemas'];

/**
 * Cards available on the home page: one of two is selected, and the services list the other one
 * first.
 */
export const TEMPLATE: Schemas['DashboardTemplate'] = {
  dtype: 'home',
  dtmplcode: 'home',
  typename: '首页',
  entrycode: 'dashboard.home',
  maxnum: 3,
  rownum: 6,
  colnum: 12,
  version: 4,
  details: [
    { cardcode: 'ranking', cardname: '门店排行', uitmpl: 'StoreRankCard', checked: false },
    {
      cardcode: 'operating01',
      cardname: '销售',
      entrycode: 'card.sales',
      uitmpl: 'KpiCard',
      checked: true,
      rownum: 2,
      colnum: 4,
      width: 6,
      height: 2,
    },
    { cardcode: 'weather', cardname: '天气', uitmpl: 'WeatherCard', checked: false, width: 4 },
    { cardcode: 'trend', cardname: '销售趋势', uitmpl: 'SalesLineCard', checked: true },
  ],
};

const SAVE = `mutation($input: DashboardLayoutSaveInput!) { dashboardLayoutSave(input: $input) {
  dashboard { code version cards { code } } userErrors { field code message } } }`;
const RESET = `mutation($input: DashboardLayoutResetInput!) { dashboardLayoutReset(input: $input) {
  dashboard { version cards { code } } userErrors { field code message } } }`;

/** Services that know this template, and whose layout differs after it was saved. */
export function withTemplate(template: Schemas['DashboardTemplate'][] = [TEMPLATE]): RetailNock {
  return mockRetail()
    .answers('dashboardTemplates', template)
    .answers('dashboardLayout', { ...LAYOUT, version: 5 });
}

interface Outcome {
  dashboard: { version: number; cards: { code: string }[] } | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

async function change(
  query: string,
  field: string,
  input: object,
  options: AskOptions & { account?: typeof SIGNED_IN_STAFF },
) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(query, {
    cookie: await signIn(options.account),
    variables: { input },
    ...options,
  });
  return { outcome: data?.[field] as Outcome | undefined, errors };
}

export function saveLayout(input: object, options: Parameters<typeof change>[3] = {}) {
  return change(SAVE, 'dashboardLayoutSave', { code: 'home', version: 4, ...input }, options);
}

export function resetLayout(input: object, options: Parameters<typeof change>[3] = {}) {
  return change(RESET, 'dashboardLayoutReset', { code: 'home', version: 4, ...input }, options);
}
