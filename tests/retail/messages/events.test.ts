import { afterAll, beforeEach, expect, it } from 'vitest';
import { announceEvent, type EventDraft } from '../../../retail/messages/events.ts';
import { sendMessage } from '../../../retail/messages/new-message.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type EventPage = components['schemas']['EventPage'];

const HOUR = 3_600_000;
const now = Date.parse('2026-06-15T04:00:00Z');
const { app, db } = buildRetail({ clock: () => now });
const director = await signInRetail(app, 'ops_director');
const deputy = await signInRetail(app, 'director_deputy');
const manager = await signInRetail(app, 'store1001');
const supplier = await signInRetail(app, 'v10001');

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => db.exec('DELETE FROM message_read'));

const poll = async (since: string | null, client: RetailClient = director) =>
  (await client.call<EventPage>('/api/msc-message/event/poll', { since })).data;
const begin = async (client: RetailClient = director) => (await poll(null, client)).cursor;
const happens = (draft: Partial<EventDraft> = {}, at = now) =>
  announceEvent(db, at, {
    audience: 'staff',
    ownerkind: 'all',
    ownerid: '',
    kind: 'message',
    key: null,
    ...draft,
  });
const kindsAndKeys = ({ events }: EventPage) => events.map(({ kind, key }) => [kind, key]);

it('a new cursor starts now, without earlier events', async () => {
  happens();
  expect((await poll(null)).events).toEqual([]);
  expect((await director.call<EventPage>('/api/msc-message/event/poll', {})).data.events).toEqual(
    [],
  );
  expect((await poll('')).events).toEqual([]);
});

it('a cursor returns later events once, and skips those for other accounts', async () => {
  const cursor = await begin();
  happens({ kind: 'approval', key: 'T1' });
  happens({ ownerkind: 'account', ownerid: 'finance' });
  const page = await poll(cursor);
  expect(kindsAndKeys(page)).toEqual([['approval', 'T1']]);
  expect(await poll(page.cursor)).toEqual({ cursor: page.cursor, events: [] });
  expect(kindsAndKeys(await poll(cursor))).toEqual([['approval', 'T1']]);
});

it('an account gets the events for its kind, for its post, and for itself', async () => {
  const clients = [director, deputy, manager, supplier];
  const cursors = await Promise.all(clients.map(begin));
  happens({ key: 'all staff' });
  happens({ ownerkind: 'template', ownerid: 'PT02', key: 'directors' });
  happens({ ownerkind: 'account', ownerid: 'store1001', key: 'one manager' });
  happens({ audience: 'vendor', key: 'all suppliers' });
  happens({
    audience: 'vendor',
    ownerkind: 'account',
    ownerid: 'store1001',
    key: 'a supplier of that name',
  });
  const pages = await Promise.all(clients.map((client, index) => poll(cursors[index]!, client)));
  expect(pages.map(({ events }) => events.map(({ key }) => key))).toEqual([
    ['all staff', 'directors'],
    ['all staff', 'directors'],
    ['all staff', 'one manager'],
    ['all suppliers'],
  ]);
});

it('a call returns at most a hundred events, and the next call returns the rest', async () => {
  const cursor = await begin();
  for (let n = 0; n < 130; n += 1) happens({ key: String(n) });
  const first = await poll(cursor);
  const second = await poll(first.cursor);
  expect([first.events.length, second.events.length]).toEqual([100, 30]);
  expect([...first.events, ...second.events].map(({ key }) => Number(key))).toEqual(
    Array.from({ length: 130 }, (_, n) => n),
  );
  expect((await poll(second.cursor)).events).toEqual([]);
});

const ANYTHING = ['message', 'announcement', 'approval', 'task'].map((kind) => [kind, null]);

it('events older than a day are deleted, and an older cursor is told to reload everything', async () => {
  const cursor = await begin();
  happens({ key: 'forgotten' }, now - 25 * HOUR);
  const after = await begin();
  happens({ key: 'remembered' });
  expect(kindsAndKeys(await poll(after))).toEqual([['message', 'remembered']]);
  const page = await poll(cursor);
  expect(kindsAndKeys(page)).toEqual(ANYTHING);
  expect((await poll(page.cursor)).events).toEqual([]);
});

it('an unknown cursor is told to reload everything as well', async () => {
  for (const since of ['999999999', '-1', 'x', '1e3', '9'.repeat(40)])
    expect(kindsAndKeys(await poll(since))).toEqual(ANYTHING);
  expect((await director.call('/api/msc-message/event/poll', { since: 7 })).returncode).toBe(
    'A0400',
  );
});

it('event numbers continue after all events were deleted', async () => {
  happens();
  const cursor = await begin();
  db.exec('DELETE FROM event');
  expect(await poll(cursor)).toEqual({ cursor, events: [] });
  happens();
  expect((await poll(cursor)).events).toHaveLength(1);
});

it('only the account itself gets an event for messages read in its other windows, once', async () => {
  const [cursor, other] = [await begin(), await begin(deputy)];
  const read = (...ids: string[]) =>
    director.call(
      '/api/msc-message/messageuser/batchSave',
      ids.map((id) => ({ id, msgstatus: '1' })),
    );
  await read('MSG100001');
  await read('MSG100001');
  await read('MSG100002', 'MSG100003', 'MSG100013');
  expect(kindsAndKeys(await poll(cursor))).toEqual([
    ['announcement', 'MSG100001'],
    ['announcement', null],
    ['message', 'MSG100013'],
  ]);
  expect((await poll(other, deputy)).events).toEqual([]);
});

it('a refused marking creates no event', async () => {
  const cursor = await begin();
  await director.call('/api/msc-message/messageuser/batchSave', [
    { id: 'MSG100001', msgstatus: '1' },
    { id: 'nothing', msgstatus: '1' },
  ]);
  expect(await poll(cursor)).toEqual({ cursor, events: [] });
});

it('a new message creates an event for its recipients', async () => {
  const [cursor, other] = [await begin(), await begin(manager)];
  sendMessage(db, now, {
    id: 'NEW1',
    audience: 'staff',
    ownerkind: 'template',
    ownerid: 'PT02',
    msgtype: 'alert',
    msgtitle: '冷柜温度过高',
    msgcontent: '<p>请检查。</p>',
    modulecode: '200109',
  });
  expect(kindsAndKeys(await poll(cursor))).toEqual([['message', 'NEW1']]);
  expect((await poll(other, manager)).events).toEqual([]);
  const { data } = await director.call<{ id: string }[]>(
    '/api/msc-message/messageuser/queryUnReadMsg',
    { userId: '' },
  );
  expect(data[0]?.id).toBe('NEW1');
});
