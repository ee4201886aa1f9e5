import type { LiveEvent } from './live-event.ts';

/** Events that are sent together. */
interface Batch {
  place: number;
  /** Cursor of the services at that time; null before the first poll. */
  cursor: string | null;
  events: readonly LiveEvent[];
  /** The session that caused the events and needs no notification. */
  except: string | null;
}

export interface EventLog {
  /** Sequence number of the newest batch; 0 before the first. */
  place(): number;
  cursor(): string | null;
  append(batch: Omit<Batch, 'place'>): void;
  /** Sequence number of the batch with this cursor; null when it is no longer stored. */
  placeOf(cursor: string): number | null;
  /** Batches after a sequence number; null when some of them are no longer stored. */
  after(place: number): Batch[] | null;
}

const REMEMBERED = 100;

/**
 * The latest events of an account, for streams that were disconnected for a moment. Events of our
 * own mutations carry the cursor of the batch before them, so that a browser that reconnects with
 * that cursor gets them twice rather than not at all.
 */
export function createEventLog(remembered = REMEMBERED): EventLog {
  const batches: Batch[] = [];
  let place = 0;
  return {
    place: () => place,
    cursor: () => batches.at(-1)?.cursor ?? null,
    append(batch) {
      place += 1;
      batches.push({ place, ...batch });
      if (batches.length > remembered) batches.shift();
    },
    placeOf: (cursor) => batches.find((batch) => batch.cursor === cursor)?.place ?? null,
    after(known) {
      if (known >= place) return [];
      return (batches[0]?.place ?? 0) > known + 1
        ? null
        : batches.filter((batch) => batch.place > known);
    },
  };
}
