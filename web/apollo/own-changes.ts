import type { LiveEvent, LiveKind } from '../kit/session/live-event.ts';

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

/** What the answer to a mutation has changed; nothing when it was refused. */
export function changesOf(data: unknown): readonly LiveEvent[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([, payload]) => wasDone(payload))
    .flatMap(([field]) => changed[nouns.find((noun) => field.startsWith(noun)) ?? ''] ?? [])
    .map((kind) => ({ kind, key: null }));
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
