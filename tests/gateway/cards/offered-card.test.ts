import { beforeAll, expect, test } from 'vitest';
import { addressOf, CIRCLE, DATA_CARDS, dashboardWith } from '../../support/gateway/data-cards.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal } from '../workflow/embedded-portal.ts';

const { members, pie } = DATA_CARDS;
const CARD = `query ($code: String!) { viewer { card(code: $code) { __typename id code
  position { row } ... on CircleCard { figures { count } } } } }`;

function servicesOffering() {
  return dashboardWith(pie)
    .answers('dashboardTemplates', [
      {
        dtype: 'home',
        dtmplcode: 'home',
        typename: '首页',
        maxnum: 20,
        rownum: 1,
        colnum: 12,
        details: [
          { ...pie, checked: true },
          { ...members, checked: false },
        ],
      },
    ])
    .answers(addressOf(members), CIRCLE);
}

test('a card that is not in the layout is found among those that the dashboard offers', async () => {
  const retail = servicesOffering();
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  const { data, errors } = await ask(CARD, { cookie, variables: { code: 'members' } });
  expect(errors).toBeUndefined();
  const { card } = (data as { viewer: { card: { id: string } } }).viewer;
  expect(card).toMatchObject({ __typename: 'CircleCard', figures: { count: 128 } });
  expect(retail.paths().at(-1)).toBe('MCA200021/sales/circle');

  // Its id finds it as well, as a node and for other subgraphs.
  const again = await ask(
    `query ($id: ID!, $same: [_Any!]!) { node(id: $id) { ... on CircleCard { code } }
      _entities(representations: $same) { ... on CircleCard { code } } }`,
    { cookie, variables: { id: card.id, same: [{ __typename: 'CircleCard', id: card.id }] } },
  );
  expect(again.data).toEqual({ node: { code: 'members' }, _entities: [{ code: 'members' }] });
});

test('a card that the dashboard does not offer does not exist, and the layout needs no template', async () => {
  const retail = servicesOffering();
  const { ask, signIn } = await startGateway();
  const cookie = await signIn();
  expect((await ask(CARD, { cookie, variables: { code: 'pie' } })).data).toMatchObject({
    viewer: { card: { code: 'pie' } },
  });
  expect(retail.paths()).toEqual(['msc-ucs/dashboardUser/getLayout']);
  const { data, errors } = await ask(CARD, { cookie, variables: { code: 'secret' } });
  expect({ data, errors }).toEqual({ data: { viewer: { card: null } }, errors: undefined });
});

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 60_000);

test('an account that has taken a card off its home page still reads it', async () => {
  const { signIn } = await embeddedPortal();
  const ask = await signIn('ops_director');
  const { data } = await ask('{ viewer { dashboard { version cards { code } } } }');
  const { version, cards } = (
    data?.viewer as { dashboard: { version: number; cards: { code: string }[] } }
  ).dashboard;
  expect(cards.length).toBeGreaterThan(3);
  await ask(
    'mutation ($input: DashboardLayoutSaveInput!) { dashboardLayoutSave(input: $input) { userErrors { code } } }',
    { input: { code: 'home', version, cards: [{ code: cards[0]?.code }] } },
  );
  const read = await ask(
    '{ viewer { dashboard { cards { code } } card(code: "channelpie") { ... on ChannelPieCard { shares { amountTotal } } } } }',
  );
  expect(read.errors).toBeUndefined();
  expect(read.data?.viewer).toMatchObject({
    dashboard: { cards: [{ code: cards[0]?.code }] },
    card: { shares: { amountTotal: expect.stringMatching(/^\d+\.\d\d$/u) } },
  });
});
