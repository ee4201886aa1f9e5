/** What the gateway tells over /events: a reason to ask again, never the news itself. */
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
  /** What it is about, such as a task or the code of a dashboard; null when it may be anything of the kind. */
  readonly key: string | null;
}

/** For whoever may have missed something. */
export const anything: readonly LiveEvent[] = liveKinds.map((kind) => ({ kind, key: null }));

export function isLiveEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('key' in value))
    return false;
  const { kind, key } = value;
  return (
    liveKinds.some((known) => known === kind) &&
    (key === null || (typeof key === 'string' && key.length <= 512))
  );
}

/** The event of a message of the stream; none when it is of a kind that this version does not know. */
export function readEvents(data: unknown): readonly LiveEvent[] {
  try {
    const value: unknown = JSON.parse(String(data));
    return isLiveEvent(value) ? [value] : [];
  } catch {
    return [];
  }
}
