import { describe, expect, test, vi } from 'vitest';
import type { After } from '../../../gateway/async/timers.ts';
import { createAddressRules } from '../../../gateway/upstream/outside/address-rules.ts';
import { createNameServerLookup } from '../../../gateway/upstream/outside/name-servers.ts';
import { createOutsideClient } from '../../../gateway/upstream/outside/outside-client.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { startNameServer } from './name-server.ts';
import { startReceiver } from './receiver.ts';
import { beginHook, startHooks } from './webhook-support.ts';

const HOST = 'hooks.example';
const ONLY_THIS = createAddressRules(['127.0.0.1']);

type Answer = Parameters<typeof startNameServer>[0];

/** Answers questions for IPv4 like this, and has no other addresses. */
const ipv4 =
  (answer: () => ReturnType<Answer>): Answer =>
  (family) =>
    family === 'A' ? answer() : [];

/** Timers that the test ends, with their times in milliseconds. */
function manualTimers() {
  const pending = new Map<number, () => void>();
  const after: After = (ms, action) => {
    pending.set(ms, action);
    return () => void pending.delete(ms);
  };
  const end = async (ms: number) => {
    await vi.waitFor(() => expect([...pending.keys()]).toContain(ms), { timeout: 10_000 });
    pending.get(ms)?.();
  };
  return { after, end, pending };
}

const later = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => void setTimeout(() => resolve(value), ms));

function postTo(client: ReturnType<typeof createOutsideClient>, receiver: { url: string }) {
  const url = new URL(`http://${HOST}:${new URL(receiver.url).port}/`);
  return client.post({ url, headers: {}, body: '{}', timeoutMs: 5_000, maxBytes: 10 });
}

describe('A host', () => {
  test('has the addresses of both families', async () => {
    const server = await startNameServer((family) =>
      family === 'A' ? ['1.1.1.1', '1.0.0.1'] : ['2606:4700:4700::1111'],
    );
    expect(await createNameServerLookup([server.address])(HOST)).toEqual([
      { address: '1.1.1.1', family: 4 },
      { address: '1.0.0.1', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ]);
  });

  test.each(['localhost', 'intranet', 'hooks.example'])(
    '%s is asked of the name servers as it is: no file of hosts, no search domains',
    async (host) => {
      const server = await startNameServer(() => []);
      const found = await createNameServerLookup([server.address])(host).catch(() => []);
      expect(found).toEqual([]);
      expect(server.questions.toSorted()).toEqual([`A ${host}`, `AAAA ${host}`]);
    },
  );
});

describe('A name server', () => {
  test('that is slow is waited for', async () => {
    const server = await startNameServer(ipv4(() => later(700, ['1.1.1.1'])));
    expect(await createNameServerLookup([server.address])(HOST)).toEqual([
      { address: '1.1.1.1', family: 4 },
    ]);
  });

  test.each([1, 2, 3])('that is silent is given up after 4 seconds, as are %i', async (count) => {
    const asked = createGate();
    const servers = await Promise.all(
      Array.from({ length: count }, () =>
        startNameServer(() => {
          asked.open();
          return null;
        }),
      ),
    );
    const { after, end, pending } = manualTimers();
    const lookup = createNameServerLookup(
      servers.map(({ address }) => address),
      after,
    )(HOST);
    await asked.opened;
    expect([...pending.keys()]).toEqual([4_000]);
    await end(4_000);
    expect(await lookup).toEqual([]);
    expect(pending.size).toBe(0);
  });

  test('that is silent about one family only is given up half a second after the other', async () => {
    const server = await startNameServer((family) => (family === 'A' ? ['127.0.0.1'] : null));
    const { after, end, pending } = manualTimers();
    const lookup = createNameServerLookup([server.address], after)(HOST);
    await end(500);
    expect(await lookup).toEqual([{ address: '127.0.0.1', family: 4 }]);
    expect(pending.size).toBe(0);
  });

  test('that is silent makes the host refused', async () => {
    const server = await startNameServer(() => null);
    const { after, end } = manualTimers();
    const resolveHost = createNameServerLookup([server.address], after);
    const hooks = await startHooks({ webhookNetworks: [] }, { resolveHost });
    const created = hooks.createHook({ url: `https://${HOST}/` });
    await end(4_000);
    const { userErrors } = await created;
    expect(userErrors).toMatchObject([{ field: ['input', 'url'], code: 'INVALID' }]);
  });

  test.each([
    ['a loopback address', ['127.0.0.1'], []],
    ['a link-local address', ['169.254.169.254'], []],
    ['a link-local address of IPv6', [], ['fe80::1']],
    ['loopback of IPv6', [], ['::1']],
    ['IPv4 in IPv6', [], ['::ffff:127.0.0.1']],
    ['one public and one inner address', ['1.1.1.1', '10.0.0.7'], []],
    ['a public address, and an inner one of IPv6', ['1.1.1.1'], ['fd00::1']],
  ])('that answers %s is not believed', async (_case, four, six) => {
    const server = await startNameServer((family) => (family === 'A' ? four : six));
    const client = createOutsideClient(
      createAddressRules([]),
      createNameServerLookup([server.address]),
    );
    const receiver = await startReceiver();
    expect(await client.isAllowed(new URL(`https://${HOST}/`))).toBe(false);
    expect(await postTo(client, receiver)).toBe('ADDRESS_REFUSED');
    expect(receiver.received).toEqual([]);
    await client.close();
  });
});

describe('A name server that changes its answer', () => {
  test('after the check of a new webhook gains nothing', async () => {
    const receiver = await startReceiver();
    const answers = [['1.1.1.1']];
    const server = await startNameServer(ipv4(() => answers.shift() ?? ['127.0.0.1']));
    const resolveHost = createNameServerLookup([server.address]);
    const hooks = await startHooks({ webhookNetworks: [] }, { resolveHost });
    const { port } = new URL(receiver.url);
    const { id } = await beginHook(hooks, `http://${HOST}:${port}/`, ['TASK']);
    const { test: answer } = await hooks.steer('webhookTest', id);
    expect(answer).toMatchObject({ statusCode: null, problem: 'ADDRESS_REFUSED' });
    expect(receiver.received).toEqual([]);
  });

  test('after the check of a connection gains nothing: it goes to the address that was checked', async () => {
    const receiver = await startReceiver();
    const answers = [['127.0.0.1']];
    // 127.0.0.2 is refused, and has no receiver.
    const server = await startNameServer(ipv4(() => answers.shift() ?? ['127.0.0.2']));
    const client = createOutsideClient(ONLY_THIS, createNameServerLookup([server.address]));
    expect(await postTo(client, receiver)).toMatchObject({ status: 200 });
    expect(server.questions.filter((question) => question.startsWith('A '))).toHaveLength(1);
    expect(await postTo(client, receiver)).toBe('ADDRESS_REFUSED');
    expect(receiver.received).toHaveLength(1);
    await client.close();
  });
});
