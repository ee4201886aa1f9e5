import { expect, test, vi } from 'vitest';
import { createEventStream } from '../../../gateway/events/event-stream.ts';
import { createLiveEvents } from '../../../gateway/events/live-events.ts';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';
import { UpstreamError } from '../../../gateway/errors/upstream-error.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

test('a session whose poll is refused does not stop events for the other browsers of its account', async () => {
  const sessions = createSqliteSessionStore({
    file: ':memory:',
    secret: Buffer.alloc(32),
    idleMs: 1e9,
    absoluteMs: 1e9,
    clock: () => 1,
  });
  const [refused, heard] = [
    await sessions.create(SIGNED_IN_STAFF, { accessToken: 'a', refreshToken: 'b' }),
    await sessions.create(SIGNED_IN_STAFF, { accessToken: 'c', refreshToken: 'd' }),
  ];
  const { after, pass, waiting } = createManualTimers();
  const asked: string[] = [];
  const live = createLiveEvents({
    poll: async ({ id }) => {
      asked.push(id);
      await Promise.resolve();
      if (id === refused.session.id)
        throw new UpstreamError('refused', { operation: 'events', returncode: 'A0301' });
      return { cursor: '7', events: [{ kind: 'task', key: 'T1' }] };
    },
    readSession: (id) => sessions.read(id),
    after,
    random: () => 0.5,
    pollMs: 15_000,
    logger: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() },
  });
  live.open(refused.session, null, createEventStream);
  const stream = live.open(heard.session, null, createEventStream);
  pass(0);
  await vi.waitFor(() => expect(waiting()).toContain(30_000));
  pass(30_000);
  await vi.waitFor(() => expect(asked).toEqual([refused.session.id, heard.session.id]));
  await vi.waitFor(() => expect(String(stream?.body.read() ?? '')).toContain('T1'));
  live.close();
  await sessions.close();
});
