import { expect, test, vi } from 'vitest';
import type { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { Refused } from '../../support/gateway/scripted-transport.ts';
import { happening, startEvents, eventLine } from './event-support.ts';

const ENDED = 'event: ended\ndata: {}\n\n';
const LOCKED = 'event: locked\ndata: {}\n\n';

async function idOf(
  sessions: ReturnType<typeof createSqliteSessionStore>,
  cookie: string,
): Promise<string> {
  return (await sessions.find(cookie.replace('portal_session=', ''), { quietly: true }))?.id ?? '';
}

test.each([
  ['without a cookie', null, {}, 401],
  ['with an invalid cookie', 'portal_session=nothing', {}, 401],
  ['from another site', 'own', { 'sec-fetch-site': 'cross-site' }, 403],
  ['from another host of the site', 'own', { 'sec-fetch-site': 'same-site' }, 403],
  ['with a token', 'own', { authorization: 'Bearer x' }, 403],
])('refuses to open a stream %s', async (_how, cookie, headers, status) => {
  const { signIn, listen, timers, polls } = await startEvents(happening());
  const stream = await listen(cookie === 'own' ? await signIn() : cookie, headers);
  await stream.closed;
  expect(stream.status).toBe(status);
  expect(JSON.parse(stream.raw())).toMatchObject({
    errors: [{ extensions: { code: expect.any(String) } }],
  });
  timers.pass(60_000);
  expect(polls()).toEqual([]);
});

test('a HEAD request opens no stream', async () => {
  const { signIn, app, timers, polls } = await startEvents(happening());
  const response = await app.inject({
    method: 'HEAD',
    url: '/events',
    headers: { cookie: await signIn() },
  });
  expect(String(response.headers['content-type'])).not.toContain('event-stream');
  timers.pass(60_000);
  expect(polls()).toEqual([]);
});

test('a locked session cannot open a stream', async () => {
  const { signIn, listen, sessions } = await startEvents(happening());
  const cookie = await signIn();
  await sessions.lock(await idOf(sessions, cookie));
  const stream = await listen(cookie);
  expect(stream.status).toBe(423);
});

test('an account may open ten streams, and another account is not affected', async () => {
  const { signIn, listen } = await startEvents(happening());
  const streams = await Promise.all(Array.from({ length: 10 }, async () => listen(await signIn())));
  expect((await listen(await signIn())).status).toBe(429);
  expect((await listen(await signIn(SIGNED_IN_SUPPLIER))).status).toBe(200);
  streams[0]?.leave();
  await vi.waitFor(async () => expect((await listen(await signIn())).status).toBe(200));
});

test('a session that ends in this process closes its stream at once, and is not polled any more', async () => {
  const { signIn, listen, ask, timers, polls } = await startEvents(happening());
  const cookie = await signIn();
  const stream = await listen(cookie);
  await ask('mutation { sessionSignOut { userErrors { code } } }', { cookie });
  await stream.closed;
  expect(stream.text()).toBe(ENDED);
  timers.pass(60_000);
  expect(polls()).toEqual([]);
});

test('sessions that an administrator ends close their streams at once, and the others stay', async () => {
  const polled = happening();
  const { signIn, listen, ask } = await startEvents((call) =>
    call.path.endsWith('/session/rights') ? { allowed: '1', account: null } : polled(call),
  );
  const own = await signIn();
  const [ended, kept] = [await listen(await signIn(SIGNED_IN_SUPPLIER)), await listen(own)];
  const { data } = await ask('mutation { sessionsEndAll { ended } }', { cookie: own });
  expect(data).toEqual({ sessionsEndAll: { ended: 1 } });
  await ended.closed;
  expect(ended.text()).toBe(ENDED);
  expect(kept.text()).toBe('');
});

test('a session that has ended elsewhere or because of its age is detected at the next heartbeat', async () => {
  const { signIn, listen, sessions, clock, timers } = await startEvents(happening());
  const [cookie, other] = [await signIn(), await signIn(SIGNED_IN_SUPPLIER)];
  const [stream, old] = [await listen(cookie), await listen(other)];
  await sessions.delete(await idOf(sessions, cookie));
  timers.pass(25_000);
  await stream.closed;
  expect(stream.text()).toContain(ENDED);
  clock.now += 25 * 3_600_000;
  timers.pass(25_000);
  await old.closed;
  expect(old.text()).toContain(ENDED);
});

test('streams and polls do not count as use, so an unused session ends', async () => {
  const { signIn, listen, clock, timers, polled } = await startEvents(happening(), {
    sessionIdleMs: 60_000,
  });
  const stream = await listen(await signIn());
  for (let poll = 1; poll <= 4; poll += 1) {
    timers.pass(poll === 1 ? 0 : 15_000);
    await polled(poll);
    clock.now += 15_000;
    await vi.waitFor(() => expect(timers.waiting()).toContain(15_000));
  }
  timers.pass(15_000);
  await stream.closed;
  expect(stream.text()).toContain(ENDED);
});

test('a session that the services end is reported to its browser', async () => {
  const { signIn, listen, timers } = await startEvents(() => {
    throw new Refused('A0244');
  });
  const stream = await listen(await signIn());
  timers.pass(0);
  await stream.closed;
  expect(stream.text()).toBe(ENDED);
});

test('a locked browser gets no events and is not polled for, and gets what it missed after unlocking', async () => {
  const { signIn, listen, ask, sessions, timers, polled, polls } = await startEvents(
    happening(
      { cursor: '1', events: [] },
      { cursor: '2', events: [{ id: '2', kind: 'task', key: 'T2' }] },
    ),
    {},
  );
  const [cookie, other] = [await signIn(), await signIn()];
  const [locked, open] = [await listen(cookie), await listen(other)];
  timers.pass(0);
  await Promise.all([locked.until('id: 1'), open.until('id: 1')]);
  await ask('mutation { sessionLock { userErrors { code } } }', { cookie });
  await vi.waitFor(() => expect(timers.waiting()).toContain(15_000));
  timers.pass(15_000);
  await open.until('T2');
  expect(locked.text()).toBe(`id: 1\n\n${LOCKED}`);
  await ask('mutation { sessionLock { userErrors { code } } }', { cookie: other });
  await vi.waitFor(() => expect(timers.waiting()).toContain(15_000));
  timers.pass(120_000);
  await polled(2);
  await sessions.unlock(await idOf(sessions, cookie));
  timers.pass(25_000);
  await locked.until(`id: 2\n${eventLine('task', 'T2')}`);
  expect(polls().length).toBeGreaterThanOrEqual(2);
});

test('without polls, a lock is reported to the other windows of the session at once and once, and to nobody else', async () => {
  const { signIn, listen, ask, sessions, timers, polls } = await startEvents(happening(), {
    eventPollMs: 0,
  });
  const [cookie, other] = [await signIn(), await signIn()];
  const [window, elsewhere] = [await listen(cookie), await listen(other)];
  await ask('mutation { sessionLock { userErrors { code } } }', { cookie });
  await window.until(LOCKED);
  await ask(
    'mutation { dashboardLayoutReset(input: { code: "panel", version: 1 }) { userErrors { code } } }',
    { cookie: other },
  );
  timers.pass(25_000);
  await sessions.delete(await idOf(sessions, other));
  timers.pass(25_000);
  await elsewhere.closed;
  expect(elsewhere.text()).toBe(ENDED);
  expect(window.text()).toBe(LOCKED);
  expect(polls()).toEqual([]);
});

test('without polls, a lock by another process is detected at the next heartbeat', async () => {
  const { signIn, listen, sessions, timers } = await startEvents(happening(), { eventPollMs: 0 });
  const cookie = await signIn();
  const stream = await listen(cookie);
  await sessions.lock(await idOf(sessions, cookie));
  timers.pass(25_000);
  await stream.until(LOCKED);
});

test('a post switch closes the stream, and the browser reconnects for the new post', async () => {
  const { signIn, listen, sessions, timers, polled } = await startEvents(happening());
  const cookie = await signIn();
  const stream = await listen(cookie);
  timers.pass(0);
  await polled(1);
  const post = SIGNED_IN_STAFF.mainPost && { ...SIGNED_IN_STAFF.mainPost, postCode: 'P0003' };
  await sessions.replaceAccount(await idOf(sessions, cookie), 1, {
    ...SIGNED_IN_STAFF,
    mainPost: post,
  });
  timers.pass(25_000);
  await stream.closed;
  expect(stream.text()).not.toContain('ended');
  const again = await listen(cookie);
  expect(again.status).toBe(200);
});

test('the token of a poll is refreshed like that of any call', async () => {
  let expired = true;
  const { signIn, listen, timers } = await startEvents(({ path }) => {
    if (path.endsWith('refreshToken'))
      return { accessToken: 'access-2', refreshToken: 'refresh-2' };
    if (!expired) return { cursor: '9', events: [] };
    expired = false;
    throw new Refused('A0242');
  });
  const stream = await listen(await signIn());
  timers.pass(0);
  await stream.until('id: 9');
});
