import { expect, test } from 'vitest';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { nextEvent, startBrowsers } from './subscription-support.ts';

test('a lock of the session stops its streams, which get nothing of what happens then', async () => {
  const { subscribe, signIn, ask, timers } = await startBrowsers({
    'access-mine': [{ id: '1', kind: 'task', key: 'T1' }],
  });
  const headers = await signIn('access-mine');
  const stream = await subscribe({ headers });
  await ask('mutation { sessionLock { userErrors { code } } }', { cookie: headers.cookie });
  timers.pass(0);
  timers.pass(30_000);
  const again = await subscribe({ headers });
  await again.closed;
  expect([again.status, again.text()]).toEqual([423, expect.stringContaining('SESSION_LOCKED')]);
  expect(stream.text()).not.toContain('T1');
});

test('a switch of the post ends the streams, because the rights are others', async () => {
  const { subscribe, signIn, sessions, timers } = await startBrowsers({
    'access-mine': [{ id: '1', kind: 'task', key: 'T1' }],
  });
  const headers = await signIn('access-mine');
  const stream = await subscribe({ headers });
  const secret = headers.cookie.replace('portal_session=', '');
  const { id = '' } = (await sessions.find(secret, { quietly: true })) ?? {};
  const mainPost = { ...SIGNED_IN_STAFF.mainPost!, postCode: 'P0003' };
  await sessions.replaceAccount(id, 1, { ...SIGNED_IN_STAFF, mainPost });
  timers.pass(30_000);
  await stream.closed;
  expect(stream.text()).not.toContain('T1');
});

test('an id of an event of another account brings nothing of it', async () => {
  const { subscribe, signIn, timers } = await startBrowsers({
    'access-mine': [{ id: 'secret-1', kind: 'task', key: 'T-secret' }],
    'access-other': [{ id: '2', kind: 'message', key: 'M2' }],
  });
  const mine = await subscribe({ headers: await signIn('access-mine') });
  timers.pass(0);
  await mine.until('T-secret');
  const headers = { ...(await signIn('access-other', SIGNED_IN_SUPPLIER)) };
  const other = await subscribe({ headers: { ...headers, 'last-event-id': 'secret-1' } });
  timers.pass(0);
  await other.until('M2');
  expect(other.text()).toBe(nextEvent('MESSAGE', 'M2'));
});
