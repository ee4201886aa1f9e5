import { describe, expect, test } from 'vitest';
import { canRunCluster, startCluster } from './support/cluster.ts';

const WHO = '{ viewer { code } }';
const SIGN_OUT = 'mutation { sessionSignOut { userErrors { code } } }';
const SIGNED_IN = { viewer: { code: 'ops_director' } };
const ADD_BRAND = `mutation ($input: ListRowAddInput!) {
  listRowAdd(input: $input) { row { key name } userErrors { code message } }
}`;
const brand = (key: string, brandname: string) => ({
  input: { key, moduleCode: '200209', values: { brandname, level: '2', country: 'CN' } },
});

describe.skipIf(!canRunCluster())('three gateways behind nginx', () => {
  test('sign a user in at one, work at another, and send events from the third', async () => {
    const { browser, gateways } = await startCluster();
    const user = browser();
    const signedIn = await user.signIn();
    const events = await user.listen();
    const colleague = browser();
    await colleague.signIn('buyer_fresh');
    const asked = await user.ask(WHO);
    expect(asked.data).toEqual(SIGNED_IN);
    const added = await colleague.ask(ADD_BRAND, brand('brand-key-1', '三机测试'));
    expect(added.errors).toBeUndefined();
    expect(added.data).toMatchObject({ listRowAdd: { row: { name: '三机测试' }, userErrors: [] } });
    await expect.poll(events.heard, { timeout: 20_000 }).toContain('"200209"');
    const used = [signedIn, events, asked, added].map(({ answeredBy }) => answeredBy);
    expect(new Set(used)).toEqual(new Set(gateways.map(({ port }) => `127.0.0.1:${String(port)}`)));
  });

  test('know a session of one of them, also after that one was killed, and end it together', async () => {
    const { browserAt, gateways } = await startCluster();
    const [first, second, third] = gateways;
    const user = browserAt(first);
    await user.signIn();
    expect((await user.at(second.url).ask(WHO)).data).toEqual(SIGNED_IN);
    await first.kill();
    expect((await user.at(third.url).ask(WHO)).data).toEqual(SIGNED_IN);
    expect((await user.at(second.url).ask(SIGN_OUT)).errors).toBeUndefined();
    expect((await user.at(third.url).ask(WHO)).data).not.toEqual(SIGNED_IN);
  });

  test('answer all requests, and each at once, when one of them has been killed', async () => {
    const { browser, gateways } = await startCluster();
    const user = browser();
    await user.signIn();
    await gateways[1].kill();
    const answers = await Promise.all(Array.from({ length: 20 }, () => user.ask(WHO)));
    expect(answers.map(({ data }) => data)).toEqual(Array(20).fill(SIGNED_IN));
  });
});
