import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { LAYOUT, SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Schemas = components['schemas'];

export const card = (
  cardcode: string,
  uitmpl: string,
  params: Record<string, unknown> | null = null,
): Schemas['DashboardCard'] => ({
  cardcode,
  cardname: cardcode,
  uitmpl,
  params,
  rownum: 1,
  colnum: 1,
  width: 3,
  height: 1,
});

export const panelOf = (...cards: Schemas['DashboardCard'][]): Schemas['DashboardLayout'] => ({
  ...LAYOUT,
  dtmplcode: 'panel',
  cards,
});
export const retailWith = (...cards: Schemas['DashboardCard'][]) =>
  mockRetail().answers('dashboardLayout', panelOf(...cards));

export async function ask(selection: string, account = SIGNED_IN_STAFF) {
  const gateway = await startGateway();
  const { data, errors } = await gateway.ask(
    `{ viewer { panel: dashboard(code: "panel") { cards { code __typename ${selection} } } } }`,
    {
      cookie: await gateway.signIn(account),
    },
  );
  const cards = (data as { viewer: { panel: { cards: Record<string, unknown>[] } } }).viewer.panel
    .cards;
  return { cards, errors };
}

export const bodiesOf = (retail: RetailNock) =>
  retail.asked.slice(1).map(({ path, body }) => [path.replace('/api/', ''), body]);
