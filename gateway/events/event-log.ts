import type { LiveEvent } from './live-event.ts';

/** Events that are sent together. */
interface Batch {
  sequence: number;
  /** Cursor of the services at that time; null before the first poll. */
  cursor: string | null;
  events: readonly LiveEvent[];
  /** The session that caused the events and needs no notification. */
  except: string | null;
}

export interface EventLog {
  /** Sequence number of the newest batch; 0 before the first. */
  sequence(): number;
  cursor(): string | null;
  append(batch: Omit<Batch, 'sequence'>): void;
  /** Sequence number of the batch with this cursor; null when it is no longer stored. */
  sequenceOf(cursor: string): number | null;
  /** Batches after a sequence number; null when some of them are no longer stored. */
  after(sequence: number): Batch[] | null;
}

const MAX_BATCHES = 100;

/**
 * The latest events of an account, for streams that were disconnected for a moment. Events of our
 * own mutations carry the cursor of the batch before them, so that a browser that reconnects with
 * that cursor gets them twice rather than not at all.
 */
export function createEventLog(maxBatches = MAX_BATCHES): EventLog {
  const batches: Batch[] = [];
  let sequence = 0;
  return {
    sequence: () => sequence,
    cursor: () => batches.at(-1)?.cursor ?? null,
    append(batch) {
      sequence += 1;
      batches.push({ sequence, ...batch });
      if (batches.length > maxBatches) batches.shift();
    },
    sequenceOf: (cursor) => batches.find((batch) => batch.cursor === cursor)?.sequence ?? null,
    after(sent) {
      if (sent >= sequence) return [];
      return (batches[0]?.sequence ?? 0) > sent + 1
        ? null
        : batches.filter((batch) => batch.sequence > sent);
    },
  };
}
