/** Kinds of events from the services (event/poll) and from the gateway's own mutations. */
export const SERVICE_KINDS = ['message', 'announcement', 'approval', 'task'] as const;
const OWN_KINDS = ['mustSee', 'favourites', 'layout', 'list'] as const;

type LiveEventKind = (typeof SERVICE_KINDS)[number] | (typeof OWN_KINDS)[number];

/** Reports that something has changed. It carries no data: the browser reloads what it shows. */
export interface LiveEvent {
  kind: LiveEventKind;
  /**
   * What has changed, such as a task or the code of a dashboard; null when it may be anything of
   * the kind.
   */
  key: string | null;
}

/** One event of each kind, for browsers that may have missed some. */
export const EVERY_KIND: readonly LiveEvent[] = [...SERVICE_KINDS, ...OWN_KINDS].map((kind) => ({
  kind,
  key: null,
}));
