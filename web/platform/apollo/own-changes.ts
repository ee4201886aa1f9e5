import type { LiveEvent, LiveKind } from '../session/live-event.ts';

/**
 * What a mutation of this window changes for the other windows of the browser: the gateway tells only other browsers. By the noun that its field
 * begins with.
 */
const changed: Readonly<Record<string, readonly LiveKind[]>> = {
  message: ['message', 'announcement'],
  mustSee: ['mustSee'],
  favourite: ['favourites'],
  workflow: ['approval'],
  sheet: ['approval'],
  task: ['task'],
};
const nouns = Object.keys(changed);

/** What other tabs of this window show as well and would else learn by the next poll of the gateway. */
const shownInOtherTabs: ReadonlySet<string> = new Set(['workflow', 'task']);

/** What the answer to a mutation has changed; nothing when it was refused. */
export function changesOf(data: unknown): readonly LiveEvent[] {
  return eventsOf(nounsDone(data));
}

/** What of that this window's own tabs are told: an approval is shown by a list, its document and the counters. */
export function changesHere(data: unknown): readonly LiveEvent[] {
  return eventsOf(nounsDone(data).filter((noun) => shownInOtherTabs.has(noun)));
}

function nounsDone(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([, payload]) => wasDone(payload))
    .flatMap(([field]) => nouns.find((noun) => field.startsWith(noun)) ?? []);
}

function eventsOf(done: readonly string[]): readonly LiveEvent[] {
  return done.flatMap((noun) => changed[noun] ?? []).map((kind) => ({ kind, key: null }));
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
