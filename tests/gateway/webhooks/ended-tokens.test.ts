import { describe, expect, test } from 'vitest';
import { startReceiver } from './receiver.ts';
import { beginHook, startHooks } from './webhook-support.ts';

const POLL_MS = 20_000;

describe('A webhook whose API token no longer works stops, and says why', () => {
  test('when it was revoked', async () => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    const { id } = await beginHook(hooks, receiver.url, ['TASK']);
    await hooks.revoke(hooks.token.id);
    hooks.happens({ kind: 'task', key: 'T1' });
    const polls = hooks.polled().length;
    await hooks.pass(POLL_MS);
    expect(receiver.received).toEqual([]);
    expect(hooks.polled()).toHaveLength(polls);
    expect(await hooks.hooks()).toMatchObject([
      { status: 'STOPPED', apiTokenName: null, problem: { code: 'TOKEN_REVOKED' } },
    ]);
    const tested = await hooks.steer('webhookTest', id);
    expect(tested).toMatchObject({ test: null, userErrors: [{ code: 'CONFLICT' }] });
    expect(receiver.received).toEqual([]);
  });

  test('when it has expired, also with events that wait', async () => {
    const receiver = await startReceiver();
    receiver.answerWith((response) => response.writeHead(500).end());
    const hooks = await startHooks();
    await beginHook(hooks, receiver.url, ['TASK']);
    hooks.happens({ kind: 'task', key: 'T1' });
    await hooks.pass(POLL_MS);
    hooks.clock.now = Date.parse('2026-07-15T16:00:00Z');
    await hooks.pass();
    expect(receiver.received).toHaveLength(1);
    expect(await hooks.hooks(await hooks.signIn())).toMatchObject([
      { status: 'STOPPED', problem: { code: 'TOKEN_EXPIRED' } },
    ]);
  });

  test('when the services refuse it', async () => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    await beginHook(hooks, receiver.url, ['TASK']);
    hooks.endToken();
    hooks.begin(POLL_MS);
    await expect
      .poll(() => hooks.hooks())
      .toMatchObject([{ status: 'STOPPED', problem: { code: 'TOKEN_ENDED' } }]);
  });
});
