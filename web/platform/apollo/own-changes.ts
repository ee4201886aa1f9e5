import type { LiveEvent, LiveKind } from '../session/live-event.ts';

/**
 * The live events that a mutation of this window causes for other windows of this browser, by the
 * noun with which its field begins. The gateway notifies only other browsers.
 */
const kindsByNoun: Readonly<Record<string, readonly LiveKind[]>> = {
  message: ['message', 'announcement'],
  mustSee: ['mustSee'],
  favourite: ['favourites'],
  workflow: ['approval'],
  sheet: ['approval'],
  task: ['task'],
};
const nouns = Object.keys(kindsByNoun);

/**
 * Nouns that other tabs of this window show too; without an event they would reload only at the
 * gateway's next poll.
 */
const shownInOtherTabs: ReadonlySet<string> = new Set(['workflow', 'task']);

/** The live events for the other windows; none if the mutation was refused. */
export function eventsForOtherWindows(data: unknown): readonly LiveEvent[] {
  return eventsOf(nounsOfDoneMutations(data));
}

/**
 * The live events for this window's own tabs: an approval is shown by a list, its document and the
 * counters.
 */
export function eventsForOwnTabs(data: unknown): readonly LiveEvent[] {
  return eventsOf(nounsOfDoneMutations(data).filter((noun) => shownInOtherTabs.has(noun)));
}

function nounsOfDoneMutations(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([, payload]) => wasDone(payload))
    .flatMap(([field]) => nouns.find((noun) => field.startsWith(noun)) ?? []);
}

function eventsOf(done: readonly string[]): readonly LiveEvent[] {
  return done.flatMap((noun) => kindsByNoun[noun] ?? []).map((kind) => ({ kind, key: null }));
}

function wasDone(payload: unknown): boolean {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'userErrors' in payload &&
    Array.isArray(payload.userErrors) &&
    payload.userErrors.length === 0
  );
}
