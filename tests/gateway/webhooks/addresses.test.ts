import { describe, expect, test, vi } from 'vitest';
import { createAddressRules } from '../../../gateway/upstream/outside/address-rules.ts';
import { createOutsideClient } from '../../../gateway/upstream/outside/outside-client.ts';
import { startReceiver } from './receiver.ts';
import { beginHook, startHooks } from './webhook-support.ts';

const LOCAL: readonly [string, string][] = [
  ['loopback', '127.0.0.1'],
  ['all of loopback', '127.255.255.254'],
  ['any address', '0.0.0.0'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['link-local, metadata of most clouds', '169.254.169.254'],
  ['carrier-grade NAT, metadata of a cloud', '100.100.100.200'],
  ['metadata of a cloud at a public address', '168.63.129.16'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['loopback', '::1'],
  ['any address', '::'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6, in hexadecimal', '::ffff:7f00:1'],
  ['IPv4-compatible', '::7f00:1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['unique local', 'fc00::1'],
  ['unique local, metadata of a cloud', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['documentation', '2001:db8::1'],
];
const PUBLIC = ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111'];

describe('Addresses', () => {
  const isAllowed = createAddressRules([]);
  test.each(LOCAL)('%s: %s is refused', (_kind, address) => {
    expect(isAllowed(address)).toBe(false);
  });
  test.each(PUBLIC)('%s is allowed', (address) => {
    expect(isAllowed(address)).toBe(true);
  });
  test('what is no address is refused', () => {
    for (const text of ['', 'localhost', '1.1.1.1.1', '::g']) expect(isAllowed(text)).toBe(false);
  });
  test('a network that the operator opens is allowed, and nothing beside it', () => {
    const isOpened = createAddressRules(['10.1.0.0/16', 'fd00::/8', '127.0.0.1']);
    expect(['10.1.2.3', 'fd12::1', '127.0.0.1', '1.1.1.1'].map(isOpened)).not.toContain(false);
    expect(['10.2.0.1', 'fe80::1', '127.0.0.2', '::ffff:10.1.2.3'].map(isOpened)).not.toContain(
      true,
    );
  });
});

describe('A webhook is not created for', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://localhost./',
    'https://inner.example/',
    'https://mixed.example/',
    'https://unknown.example/',
  ])('%s', async (url) => {
    const hooks = await startHooks({ webhookNetworks: [] }, { resolveHost });
    const answers = await Promise.all(
      [url, 'https://unknown.example/'].map((each) => hooks.createHook({ url: each })),
    );
    expect(answers[0]).toMatchObject({
      webhook: null,
      userErrors: [{ field: ['input', 'url'], code: 'INVALID' }],
    });
    // The answer does not tell a host of the inner network from one that does not exist.
    expect(answers[0]).toEqual(answers[1]);
    expect(hooks.logLines.join('\n')).toContain('webhookRefused');
  });

  test('a host that is not on the list of the operator', async () => {
    const resolve = async () => [{ address: '1.1.1.1', family: 4 }];
    const config = { webhookHosts: ['hooks.example', '*.partner.example'] };
    const hooks = await startHooks(config, { resolveHost: resolve });
    const codesOf = async (url: string) =>
      (await hooks.createHook({ url })).userErrors.map(({ code }) => code);
    for (const url of ['https://hooks.example/a', 'https://a.b.partner.example/'])
      expect(await codesOf(url)).toEqual([]);
    for (const url of [
      'https://evil.example/',
      'https://sub.hooks.example/',
      'https://hooks.example.evil.example/',
      'https://evilpartner.example/',
    ])
      expect(await codesOf(url)).toEqual(['NOT_PERMITTED']);
  });
});

async function resolveHost(host: string) {
  const known: Record<string, string[]> = {
    'inner.example': ['10.0.0.7'],
    'mixed.example': ['1.1.1.1', '10.0.0.7'],
    localhost: ['127.0.0.1'],
    'localhost.': ['127.0.0.1'],
  };
  const addresses = known[host];
  if (addresses === undefined) throw new Error('ENOTFOUND');
  return addresses.map((address) => ({ address, family: 4 }));
}

test('a host that moves to an inner address after it was checked is not connected to', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  let address = '1.1.1.1';
  const hooks = await startHooks(
    { webhookNetworks: [] },
    { resolveHost: async () => [{ address, family: 4 }] },
  );
  const { id } = await beginHook(hooks, `http://moving.example:${port}/`, ['TASK']);
  address = '127.0.0.1';
  const { test: answer } = await hooks.steer('webhookTest', id);
  expect(answer).toMatchObject({ isAccepted: false, statusCode: null, problem: 'ADDRESS_REFUSED' });
  hooks.happens({ kind: 'task', key: 'T1' });
  await hooks.pass(20_000);
  expect((await hooks.log(id)).nodes).toMatchObject([{ problem: 'ADDRESS_REFUSED' }]);
  expect(receiver.received).toEqual([]);
});

test('a connection goes to the address that was checked, and the host is resolved once for it', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }]);
  const client = createOutsideClient(createAddressRules(['127.0.0.1']), resolve);
  const call = { headers: {}, body: '{}', timeoutMs: 2_000, maxBytes: 10 };
  const post = () => client.post({ ...call, url: new URL(`http://any.example:${port}/x`) });
  expect(await post()).toMatchObject({ status: 200 });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(receiver.received[0]?.headers.host).toBe(`any.example:${port}`);
  await post();
  expect(resolve).toHaveBeenCalledTimes(2);
  await client.close();
});

test('an endless answer is cut, and its connection closed', async () => {
  const receiver = await startReceiver();
  const closed = vi.fn();
  receiver.answerWith((response) => {
    response.on('close', closed);
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', write);
    write();
  });
  const client = createOutsideClient(createAddressRules(['127.0.0.1']));
  const answer = await client.post({
    ...{ url: new URL(receiver.url), headers: {}, body: '{}', timeoutMs: 4_000, maxBytes: 100 },
  });
  expect(answer).toMatchObject({ status: 200, body: Buffer.alloc(100, 'x') });
  await expect.poll(() => closed).toHaveBeenCalled();
  await client.close();
});
