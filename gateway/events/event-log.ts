import type { LiveEvent } from './live-event.ts';

/** What was told together. */
interface Batch {
  place: number;
  /** Where the services stood; null before they have said so. */
  cursor: string | null;
  events: readonly LiveEvent[];
  /** The session that did it itself and need not be told. */
  except: string | null;
}

export interface EventLog {
  /** Of the newest batch; 0 before the first. */
  place(): number;
  cursor(): string | null;
  append(batch: Omit<Batch, 'place'>): void;
  /** Where somebody stands who has heard everything up to this cursor; null when it is not remembered. */
  placeOf(cursor: string): number | null;
  /** Null when some of them are forgotten. */
  after(place: number): Batch[] | null;
}

const REMEMBERED = 100;

/**
 * The last things told to an account, for streams that were away for a moment. What we did ourselves has the cursor of what came before it,
 * so that whoever comes back with that cursor hears it again rather than not at all.
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
