import nock from 'nock';
import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SHOPS } from '../../support/retail/retail-fixtures.ts';
import { createScriptedTransport } from '../../support/gateway/scripted-transport.ts';

test('a running request is finished before the gateway stops, and a new one is refused', async () => {
  nock.cleanAll();
  nock.enableNetConnect('127.0.0.1');
  let arrive = () => {};
  let answer = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { transport } = createScriptedTransport(async () => {
    arrive();
    await held;
    return SHOPS;
  });
  const { app, signIn } = await startGateway({}, { transport });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = {
    'content-type': 'application/json',
    'x-portal-request': '1',
    cookie: await signIn(),
  };
  const body = JSON.stringify({ query: '{ viewer { shops { code } } }' });
  const underWay = fetch(`${url}/graphql`, { method: 'POST', headers, body });
  await arrived;
  const stopped = app.close();
  answer();
  expect(await (await underWay).json()).toMatchObject({
    data: { viewer: { shops: [{ code: '1001' }, { code: '1002' }] } },
  });
  await stopped;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
