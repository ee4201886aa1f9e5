import { expect, onTestFinished, test } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { NOW, startGateway } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

// TODO in this file is a kind of card group of the schema, not a note of open work.

/** Gateway and embedded services together, with their demo data. */
async function signedIn(account: string, userType: 'STAFF' | 'SUPPLIER') {
  const retail = await startRetail({ clock: () => NOW });
  onTestFinished(() => retail.close());
  const gateway = await startGateway(
    { retailUrl: retail.url },
    { transport: createUndiciTransport({ connections: 16 }) },
  );
  const input = { enterpriseCode: '100001', account, password: 'Retail@2026', userType };
  const query = `mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { viewer { code } } }`;
  const { headers } = await gateway.ask(query, { variables: { input } });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return async (text: string, variables: Record<string, unknown> = {}) =>
    gateway.ask(text, { cookie, variables });
}

interface Panel {
  version: number;
  cards: Record<string, unknown>[];
}

const PANEL = `{ viewer { dashboard(code: "panel") { version cards { code __typename
  ... on MustSeeCard { items { id isSeen } } ... on MessageCard { messages { totalCount nodes { id } } }
  ... on AnnouncementCard { announcements { totalCount } } ... on CardGroupCard { group { code kind cards { counter { count } } } } } } } }`;
const SAVE = `mutation($version: Int!, $cards: [CardPlacementInput!]!) {
  dashboardLayoutSave(input: { code: "panel", version: $version, cards: $cards }) { dashboard { version cards { code } } userErrors { code } } }`;

test('the demo’s right panel can be loaded, marked as read, rearranged and reset', async () => {
  const ask = await signedIn('ops_director', 'STAFF');
  const panelNow = async () => {
    const { data, errors } = await ask(PANEL);
    expect(errors).toBeUndefined();
    return (data as { viewer: { dashboard: Panel } }).viewer.dashboard;
  };
  const before = await panelNow();
  const of = (panel: Panel, typename: string) =>
    panel.cards.find((card) => card.__typename === typename);
  const items = of(before, 'MustSeeCard')?.items as { id: string; isSeen: boolean }[];
  const messages = of(before, 'MessageCard')?.messages as {
    totalCount: number;
    nodes: { id: string }[];
  };
  expect(of(before, 'CardGroupCard')).toMatchObject({ group: { kind: 'TODO' } });
  await ask('mutation($id: ID!) { mustSeeMark(input: { id: $id }) { userErrors { code } } }', {
    id: items[0]?.id,
  });
  await ask('mutation($id: ID!) { messagesRead(input: { ids: [$id] }) { userErrors { code } } }', {
    id: messages.nodes[0]?.id,
  });
  const after = await panelNow();
  expect(of(after, 'MustSeeCard')?.items).toContainEqual({ id: items[0]?.id, isSeen: true });
  expect(of(after, 'MessageCard')?.messages).toMatchObject({ totalCount: messages.totalCount - 1 });

  const reversed = before.cards.map(({ code }) => ({ code })).toReversed();
  const saved = await ask(SAVE, { version: before.version, cards: reversed });
  expect(saved.data).toEqual({
    dashboardLayoutSave: {
      dashboard: { version: before.version + 1, cards: reversed },
      userErrors: [],
    },
  });
  const late = await ask(SAVE, { version: before.version, cards: reversed.slice(0, 1) });
  expect(late.data).toEqual({
    dashboardLayoutSave: {
      dashboard: { version: before.version + 1, cards: reversed },
      userErrors: [{ code: 'CONFLICT' }],
    },
  });
  const reset = await ask(
    'mutation($version: Int!) { dashboardLayoutReset(input: { code: "panel", version: $version }) { dashboard { cards { code } } userErrors { code } } }',
    { version: before.version + 1 },
  );
  expect(reset.data).toEqual({
    dashboardLayoutReset: {
      dashboard: { cards: before.cards.map(({ code }) => ({ code })) },
      userErrors: [],
    },
  });
});

test('the panel of a supplier has the supplier’s own data', async () => {
  const ask = await signedIn('v10001', 'SUPPLIER');
  const { data, errors } = await ask(PANEL);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ viewer: { dashboard: { cards: expect.any(Array) } } });
});
