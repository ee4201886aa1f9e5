import type { components } from '../../schema/generated/retail.ts';
import { addressOf, FOR_CALLER, type Owner } from '../accounts/audience.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';

type EventPage = components['schemas']['EventPage'];
type RetailEvent = components['schemas']['Event'];

export interface EventDraft extends Owner {
  kind: RetailEvent['kind'];
  /** The subject of the event; null for several at once. */
  key: string | null;
}

/**
 * Retention of events. A cursor older than this gets an event of each kind, because events may have
 * been missed.
 */
const KEPT_MS = 24 * 3_600_000;

const PAGE = 100;

const KINDS: readonly RetailEvent['kind'][] = ['message', 'announcement', 'approval', 'task'];

/** Records an event for its recipients, in the same transaction as the change; they receive it at their next poll. */
export function announceEvent(
  db: RetailDatabase,
  now: number,
  { audience, ownerkind, ownerid, kind, key }: EventDraft,
): void {
  // Delete by id, so that no gaps remain: a cursor before the first id has missed events.
  db.prepare('DELETE FROM event WHERE id <= (SELECT max(id) FROM event WHERE created < ?)').run([
    now - KEPT_MS,
  ]);
  db.prepare(
    'INSERT INTO event (audience, ownerkind, ownerid, kind, key, created) VALUES (?, ?, ?, ?, ?, ?)',
  ).run([audience, ownerkind, ownerid, kind, key, now]);
}

/**
 * Returns a page of events after a cursor. A call without a cursor starts now. A cursor older than
 * the retained events, or an unknown one, gets an event of each kind.
 */
function poll(since: string | null, { db, caller }: ServiceContext): EventPage {
  const newest = newestId(db);
  const cursor = String(newest);
  if (since === null) return { cursor, events: [] };
  const from = /^\d{1,15}$/.test(since) ? Number(since) : Infinity;
  if (from > newest || from < oldestId(db, newest) - 1) {
    return { cursor, events: KINDS.map((kind) => ({ id: `${cursor}-${kind}`, kind, key: null })) };
  }
  const rows = db
    .prepare<{ id: number; kind: RetailEvent['kind']; key: string | null }>(
      `SELECT id, kind, key FROM event WHERE id > ? AND ${FOR_CALLER} ORDER BY id LIMIT ${String(PAGE)}`,
    )
    .all([from, ...addressOf(caller)]);
  const last = rows.length === PAGE ? rows.at(-1)?.id : newest;
  return {
    cursor: String(last),
    events: rows.map(({ id, kind, key }) => ({ id: String(id), kind, key })),
  };
}

/** Ids are assigned by the database and increase even if events were pruned. */
function newestId(db: RetailDatabase): number {
  const row = db
    .prepare<{ seq: number }>("SELECT seq FROM sqlite_sequence WHERE name = 'event'")
    .get([]);
  return row?.seq ?? 0;
}

function oldestId(db: RetailDatabase, newest: number): number {
  const { oldest } = onlyRow(
    db.prepare<{ oldest: number | null }>('SELECT min(id) AS oldest FROM event'),
    [],
  );
  return oldest ?? newest + 1;
}

export const eventServices: ServiceTable = {
  '/api/msc-message/event/poll': ({ since }, context) => poll(since || null, context),
};
