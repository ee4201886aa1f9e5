import type { LiveEvent } from './live-event.ts';

/** What the process that polls a feed has got, for the browsers of the others. */
export interface SharedPoll {
  /** Null when the services no longer know the cursor, so that events may be lost. */
  cursor: string | null;
  events: readonly LiveEvent[];
}
