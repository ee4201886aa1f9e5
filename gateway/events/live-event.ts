/** What the services tell (event/poll), and what our own mutations change. */
export const SERVICE_KINDS = ['message', 'announcement', 'approval', 'task'] as const;
const OWN_KINDS = ['mustSee', 'favourites', 'layout', 'list'] as const;

type LiveEventKind = (typeof SERVICE_KINDS)[number] | (typeof OWN_KINDS)[number];

/** Something has changed: a reason to ask again, never the news itself. */
export interface LiveEvent {
  kind: LiveEventKind;
  /** What it is about, such as a task or the code of a dashboard; null when it may be anything of the kind. */
  key: string | null;
}

/** For whoever may have missed something: each kind, as if anything of it had changed. */
export const ANYTHING: readonly LiveEvent[] = [...SERVICE_KINDS, ...OWN_KINDS].map((kind) => ({
  kind,
  key: null,
}));
