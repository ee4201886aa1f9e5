import { expect, test } from 'vitest';
import { globalId } from '../../../gateway/request/ids.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { bearer, ISSUE } from '../microapps/microapp-support.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { startServiceHooks } from '../webhooks/service-hook-support.ts';

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
  ... on Webhook { name status } ... on ApiToken { name hint } ... on ServiceAccount { code webhooks { name } }
  ... on SavedQuery { name } } }`;
const SAVE = `mutation ($isShared: Boolean!, $name: String!) {
  savedQuerySave(input: { name: $name, query: "{ viewer { code } }", isShared: $isShared }) { savedQuery { id } } }`;

/** An administrator with objects of its own, and with those of a service account. */
async function start() {
  const { url } = await startReceiver();
  const hooks = await startServiceHooks();
  const own = await hooks.create({ scopes: ['READ_TASKS', 'READ_WEBHOOKS'] });
  const ownToken = own.apiToken?.id ?? '';
  const mine = await hooks.createHook({ name: 'Mine', url, apiTokenId: ownToken });
  const theirs = await hooks.createFor({ name: 'Theirs', url });
  const { data } = await hooks.ask('{ viewer { serviceAccounts { id } } }', {
    cookie: hooks.cookie,
  });
  const [account] = (data?.viewer as { serviceAccounts: { id: string }[] }).serviceAccounts;
  const save = async (name: string, isShared: boolean) => {
    const variables = { name, isShared };
    const answer = await hooks.ask(SAVE, { cookie: hooks.cookie, variables });
    return (answer.data?.savedQuerySave as { savedQuery: { id: string } }).savedQuery.id;
  };
  return {
    hooks,
    secret: own.secret ?? '',
    ids: {
      webhook: mine.webhook?.id ?? '',
      serviceWebhook: theirs.webhook?.id ?? '',
      token: ownToken,
      serviceToken: hooks.token.id,
      account: account?.id ?? '',
      query: await save('Private', false),
      sharedQuery: await save('Shared', true),
    },
    async nodes(ids: readonly string[], cookie = hooks.cookie) {
      const { data: found, errors } = await hooks.ask(NODES, { cookie, variables: { ids } });
      expect(errors).toBeUndefined();
      return found?.nodes as (Record<string, unknown> | null)[];
    },
  };
}

test('an administrator finds its own objects and those of service accounts by their ids', async () => {
  const { ids, nodes } = await start();
  expect(await nodes(Object.values(ids))).toEqual([
    { __typename: 'Webhook', id: ids.webhook, name: 'Mine', status: 'ACTIVE' },
    { __typename: 'Webhook', id: ids.serviceWebhook, name: 'Theirs', status: 'ACTIVE' },
    { __typename: 'ApiToken', id: ids.token, name: 'BI', hint: expect.stringMatching(/^rpt_/u) },
    {
      __typename: 'ApiToken',
      id: ids.serviceToken,
      name: 'BI',
      hint: expect.stringMatching(/^rpt_/u),
    },
    {
      ...{ __typename: 'ServiceAccount', id: ids.account, code: 'svc_bi' },
      webhooks: [{ name: 'Theirs' }],
    },
    { __typename: 'SavedQuery', id: ids.query, name: 'Private' },
    { __typename: 'SavedQuery', id: ids.sharedQuery, name: 'Shared' },
  ]);
});

test('a colleague finds what is shared and nothing else, and an administrator what belongs to service accounts', async () => {
  const { hooks, ids, nodes } = await start();
  const all = Object.values(ids);
  const shared = { __typename: 'SavedQuery', id: ids.sharedQuery, name: 'Shared' };
  const nothing = all.map((id) => (id === ids.sharedQuery ? shared : null));
  expect(await nodes(all, await hooks.colleague(false))).toEqual(nothing);
  const found = await nodes(all, await hooks.colleague(true));
  expect(found.map((each) => each?.id ?? null)).toEqual([
    ...[null, ids.serviceWebhook, null, ids.serviceToken, ids.account, null, ids.sharedQuery],
  ]);
});

test('a locked account is seen in its webhook, however that is found', async () => {
  const { hooks, ids, nodes } = await start();
  hooks.lock(true);
  expect(await nodes([ids.serviceWebhook, ids.webhook])).toMatchObject([
    { status: 'STOPPED' },
    { status: 'ACTIVE' },
  ]);
});

test('an API token finds its own webhooks, and may not ask for the others', async () => {
  const { hooks, ids, secret } = await start();
  const ask = async (...wanted: string[]) => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { data, errors } = await hooks.program(secret, query, { variables: { ids: wanted } });
    return errors?.[0]?.extensions.code ?? data?.nodes;
  };
  expect(await ask(ids.webhook, ids.serviceWebhook)).toEqual([{ id: ids.webhook }, null]);
  for (const closed of [ids.token, ids.serviceToken, ids.account, ids.query, ids.sharedQuery])
    expect(await ask(closed)).toBe('FORBIDDEN');
});

test('the server of an embedded module does not learn which programs act for an account', async () => {
  const { hooks, ids } = await start();
  hooks.retail.answers('menuQuery', [moduleOf('https://apps.example/stock?view=1')]);
  const variables = { input: { moduleCode: '200101' } };
  const issued = await hooks.ask(ISSUE, { cookie: hooks.cookie, variables });
  const { code } = issued.data?.microappCodeIssue as { code: string };
  const exchanged = await hooks.app.inject({
    method: 'POST',
    url: '/microapp/token',
    payload: { code },
  });
  const { token } = exchanged.json<{ token: string }>();
  const wanted = [ids.webhook, ids.serviceWebhook, ids.token, ids.serviceToken, ids.account];
  const { data, errors } = await hooks.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    headers: bearer(token),
    variables: { ids: wanted },
  });
  expect([data, errors]).toEqual([{ nodes: wanted.map(() => null) }, undefined]);
});

test('ids that name no enterprise, as before these objects were nodes, are still taken', async () => {
  const { hooks, ids } = await start();
  const former = (type: string, id: string) => {
    const [, key = ''] = Buffer.from(id, 'base64url').toString('utf8').split('/');
    return type === 'SavedQuery' ? key : globalId(type, key);
  };
  const webhook = former('Webhook', ids.webhook);
  expect(webhook).not.toBe(ids.webhook);
  const changed = await hooks.updateHook({
    ...{ id: webhook, name: 'New', apiTokenId: former('ApiToken', ids.token) },
  });
  expect(changed.webhook).toMatchObject({ id: ids.webhook, name: 'New', apiTokenId: ids.token });
  const { data } = await hooks.ask('query ($id: ID!) { viewer { savedQuery(id: $id) { id } } }', {
    ...{ cookie: hooks.cookie, variables: { id: former('SavedQuery', ids.query) } },
  });
  expect(data).toEqual({ viewer: { savedQuery: { id: ids.query } } });
  expect(await hooks.revoke(former('ApiToken', ids.token))).toMatchObject({ userErrors: [] });
});
