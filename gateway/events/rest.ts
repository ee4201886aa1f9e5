import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { SERVICE_KINDS, type LiveEvent } from './live-event.ts';

export interface PolledEvents {
  /** To be sent as `since` in the next poll. */
  cursor: string;
  events: LiveEvent[];
}

/**
 * With more events than this, only their kinds are reported: the browser reloads everything anyway.
 */
const MAX_SINGLE_EVENTS = 50;
const MAX_KEY_LENGTH = 128;

/** The events of the account since a cursor, or since now if it is null. */
export async function pollEvents(
  retail: RetailClient,
  since: string | null,
): Promise<PolledEvents> {
  const data = await retail.call('events', { since });
  const cursor = codeOf(field(data, 'cursor'));
  if (!isCursor(cursor)) throw new UpstreamError('malformed', { operation: 'events' });
  const rows = rowsOf<Record<string, unknown>>('events', field(data, 'events'));
  const events = rows.flatMap((row) => {
    const kind = SERVICE_KINDS.find((known) => known === row.kind);
    return kind === undefined ? [] : [{ kind, key: keyOf(row.key) }];
  });
  return { cursor, events: events.length > MAX_SINGLE_EVENTS ? byKind(events) : events };
}

/**
 * A cursor is sent in one line of the stream and comes back in a header, so it must be printable
 * ASCII.
 */
export function isCursor(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]{1,200}$/u.test(text);
}

function keyOf(value: unknown): string | null {
  const key = codeOf(value);
  return key === '' || key.length > MAX_KEY_LENGTH ? null : key;
}

function byKind(events: readonly LiveEvent[]): LiveEvent[] {
  return [...new Set(events.map(({ kind }) => kind))].map((kind) => ({ kind, key: null }));
}
