import type { SessionRecord } from '../../../gateway/store/session-store.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { createHeldServices } from '../../support/retail/held-services.ts';
import { upstreamFixture } from './fixture.ts';

/** Services that keep each call until the test answers it, and timers that the test advances. */
export async function heldFixture(upstreamConnections = 64) {
  const services = createHeldServices();
  const timers = createManualTimers();
  const fixture = await upstreamFixture({
    transport: services.transport,
    after: timers.after,
    upstreamConnections,
  });
  /** Makes each call as a different user, so that session limits do not matter. */
  const callOf = (index: number, session: SessionRecord | null = fixture.session) =>
    fixture.upstream.forRequest({
      session,
      requestId: 'r',
      lane: { key: `user ${index}`, limit: 1 },
    });
  return { ...fixture, services, timers, callOf };
}
