import type { LiveEvent, LiveKind } from '../kit/session/live-event.ts';

/** What a mutation of this window changes for the other windows of the browser: the gateway tells only other browsers. By its field. */
const changed: Readonly<Record<string, readonly LiveKind[]>> = {
  messagesRead: ['message', 'announcement'],
  messagesReadAll: ['message', 'announcement'],
  workflowActionSubmit: ['approval'],
  workflowBatchSubmit: ['approval'],
  taskClaim: ['task'],
  taskRelease: ['task'],
  taskFinish: ['task'],
  sheetSave: ['approval'],
  mustSeeMark: ['mustSee'],
  favouritesAdd: ['favourites'],
  favouriteRemove: ['favourites'],
};

/** What the answer to a mutation has changed; nothing when it was refused. */
export function changesOf(data: unknown): readonly LiveEvent[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([, payload]) => wasDone(payload))
    .flatMap(([field]) => (Object.hasOwn(changed, field) ? (changed[field] ?? []) : []))
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
