import { expect, test, vi } from 'vitest';
import { createEventLog } from '../../../gateway/events/event-log.ts';
import { createEventStream } from '../../../gateway/events/event-stream.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import {
  documentedAnswer,
  requireDocumentedRequest,
} from '../../support/retail/validated-fixture.ts';
import { happening, startEvents, eventLine } from './event-support.ts';

const READ = `mutation($ids: [ID!]!) { messagesRead(input: { ids: $ids }) { userErrors { code } } }`;
const EVERY_KIND = [
  'message',
  'announcement',
  'approval',
  'task',
  'mustSee',
  'favourites',
  'layout',
  'list',
];
const task = (id: string) => ({ id, kind: 'task', key: `T${id}` });

test('a browser that reconnects gets the events it missed, and none twice', async () => {
  const { signIn, listen, timers, polled } = await startEvents(
    happening(
      { cursor: '1', events: [task('1')] },
      { cursor: '2', events: [task('2')] },
      { cursor: '3', events: [task('3')] },
    ),
  );
  const [cookie, other] = [await signIn(), await signIn()];
  const [first, staying] = [await listen(cookie), await listen(other)];
  timers.pass(0);
  await first.until('id: 1');
  first.leave();
  for (const poll of [2, 3]) {
    await vi.waitFor(() => expect(timers.waiting()).toContain(15_000));
    timers.pass(15_000);
    await polled(poll);
  }
  await staying.until('id: 3');
  const back = await listen(cookie, { 'last-event-id': '1' });
  await back.until('id: 3');
  expect(back.text()).toBe(`id: 2\n${eventLine('task', 'T2')}id: 3\n${eventLine('task', 'T3')}`);
});

test('a browser with an unknown cursor is notified of every kind, and the feed continues from there', async () => {
  const { signIn, listen, timers, polled, polls } = await startEvents(
    happening({ cursor: '8', events: [] }),
  );
  const stream = await listen(await signIn(), { 'last-event-id': '7' });
  timers.pass(0);
  await polled(1);
  await stream.until('id: 8');
  expect(stream.text()).toBe(`${EVERY_KIND.map((kind) => eventLine(kind)).join('')}id: 8\n\n`);
  expect(polls()[0]?.body).toEqual({ since: '7' });
});

test('an invalid last event id is not sent to the services', async () => {
  const { signIn, listen, timers, polled, polls } = await startEvents(happening());
  await listen(await signIn(), { 'last-event-id': 'x y' });
  timers.pass(0);
  await polled(1);
  expect(polls()[0]?.body).toEqual({ since: null });
});

test('a change in one browser notifies the other browsers of its account at once, and no other account', async () => {
  const { signIn, listen, ask } = await startEvents(happening(), { eventPollMs: 0 });
  const [cookie, other] = [await signIn(), await signIn()];
  const [own, elsewhere, stranger] = [
    await listen(cookie),
    await listen(other),
    await listen(await signIn(SIGNED_IN_SUPPLIER)),
  ];
  const { data } = await ask(READ, { cookie, variables: { ids: [globalId('Message', 'M1')] } });
  expect(data).toEqual({ messagesRead: { userErrors: [] } });
  await elsewhere.until(eventLine('announcement'));
  expect(elsewhere.text()).toBe(eventLine('message') + eventLine('announcement'));
  expect(own.text()).toBe('');
  expect(stranger.text()).toBe('');
});

test.each([
  [
    'a favourite',
    'favouriteRemove(input: { id: $id }) { userErrors { code } }',
    globalId('Favourite', 'key-1'),
    eventLine('favourites'),
  ],
  [
    'a layout',
    'dashboardLayoutReset(input: { code: $id, version: 1 }) { userErrors { code } }',
    'panel',
    eventLine('layout', 'panel'),
  ],
  [
    'a must-see item',
    'mustSeeMark(input: { id: $id }) { userErrors { code } }',
    globalId('MustSeeItem', 'S1'),
    eventLine('mustSee'),
  ],
])('%s is reported as its own kind of event', async (_what, mutation, id, expected) => {
  const mustSee = [{ code: 'S1', modulecode: '1', name: 'x', seen: '0' }];
  const { signIn, listen, ask } = await startEvents(
    ({ path }) => (path === OPERATIONS.mustSee ? mustSee : null),
    {
      eventPollMs: 0,
    },
  );
  const elsewhere = await listen(await signIn());
  const type = mutation.startsWith('dashboard') ? 'String!' : 'ID!';
  await ask(`mutation($id: ${type}) { ${mutation} }`, {
    cookie: await signIn(),
    variables: { id },
  });
  await elsewhere.until(expected);
});

test('a refused change notifies no browser', async () => {
  const { signIn, listen, ask } = await startEvents(happening(), { eventPollMs: 0 });
  const [cookie, other] = [await signIn(), await signIn()];
  const elsewhere = await listen(other);
  await ask(READ, { cookie, variables: { ids: ['nothing'] } });
  await ask(READ, { cookie, variables: { ids: [globalId('Message', 'M1')] } });
  await elsewhere.until(eventLine('message'));
  expect(elsewhere.text().split('"message"')).toHaveLength(2);
});

test('a browser that reconnects is notified of changes made by other browsers in the meantime', async () => {
  const { signIn, listen, ask, timers } = await startEvents(
    happening(...Array.from({ length: 2 }, () => ({ cursor: '5', events: [] }))),
  );
  const [cookie, other, third] = [await signIn(), await signIn(), await signIn()];
  await listen(third);
  const stream = await listen(other);
  timers.pass(0);
  await stream.until('id: 5');
  stream.leave();
  await ask(READ, { cookie, variables: { ids: [globalId('Message', 'M1')] } });
  const back = await listen(other, { 'last-event-id': '5' });
  await back.until(`id: 5\n${eventLine('announcement')}`);
});

test('the gateway stops at once with open streams', async () => {
  const { app, signIn, listen } = await startEvents(happening());
  const stream = await listen(await signIn());
  await Promise.all([stream.closed, app.close()]);
});

test('a browser that does not read is disconnected', async () => {
  const closed = vi.fn();
  const stream = createEventStream(closed);
  const events = Array.from({ length: 50 }, (_, at) => ({
    kind: 'task' as const,
    key: 'x'.repeat(100) + String(at),
  }));
  for (let at = 0; at < 5; at += 1) stream.send(events, String(at));
  expect(stream.body.destroyed).toBe(false);
  for (let at = 0; at < 10; at += 1) stream.send(events, String(at));
  expect(stream.body.destroyed).toBe(true);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  stream.send(events, 'later');
  stream.sendHeartbeat();
});

test('the log keeps a limited number of batches and reports when older ones are missing', () => {
  const log = createEventLog(3);
  expect(log.after(0)).toEqual([]);
  for (const cursor of ['a', 'b', 'c', 'd']) log.append({ cursor, events: [], except: null });
  expect(log.after(0)).toBeNull();
  expect(log.after(1)?.map(({ cursor }) => cursor)).toEqual(['b', 'c', 'd']);
  expect(log.after(4)).toEqual([]);
  expect([log.sequenceOf('a'), log.sequenceOf('b'), log.sequenceOf('d')]).toEqual([null, 2, 4]);
  expect([log.sequence(), log.cursor()]).toEqual([4, 'd']);
});

test('the poll is the documented call with the documented answer', async () => {
  const data = { cursor: '42', events: [{ id: '42', kind: 'approval', key: 'T1' }] };
  const { signIn, listen, timers, polls } = await startEvents(({ path, body }) => {
    requireDocumentedRequest(path, body);
    return documentedAnswer(OPERATIONS.events, data).data;
  });
  const stream = await listen(await signIn());
  timers.pass(0);
  await stream.until(`id: 42\n${eventLine('approval', 'T1')}`);
  expect(polls()).toHaveLength(1);
});
