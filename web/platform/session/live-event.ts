/**
 * Live events from /events say that something changed, so that the browser reloads it; they do not
 * contain the data.
 */
export const liveKinds = [
  'message',
  'announcement',
  'approval',
  'task',
  'mustSee',
  'favourites',
  'layout',
  'list',
] as const;
export type LiveKind = (typeof liveKinds)[number];

export interface LiveEvent {
  readonly kind: LiveKind;
  /**
   * The changed object, such as a task id or the code of a dashboard; null: any object of the kind.
   */
  readonly key: string | null;
}

/** Events for all kinds, sent after a gap in which events may have been missed. */
export const changesOfAllKinds: readonly LiveEvent[] = liveKinds.map((kind) => ({
  kind,
  key: null,
}));

export function isLiveEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('key' in value))
    return false;
  const { kind, key } = value;
  return (
    liveKinds.some((known) => known === kind) &&
    (key === null || (typeof key === 'string' && key.length <= 512))
  );
}

/** Parses a message of the stream; empty for kinds that this version does not know. */
export function parseEvents(data: unknown): readonly LiveEvent[] {
  try {
    const value: unknown = JSON.parse(String(data));
    return isLiveEvent(value) ? [value] : [];
  } catch {
    return [];
  }
}
