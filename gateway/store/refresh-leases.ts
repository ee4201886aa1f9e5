/** The right to refresh the tokens of a session, until it is given back. */
interface RefreshLease {
  /** Another process had it and has died or hangs. */
  isTakenOver: boolean;
  release(): Promise<void>;
}

/**
 * Lets one process at a time refresh the tokens of a session, because a refresh token works once.
 * The lease of a process that has died ends by itself.
 */
export interface RefreshLeases {
  /** Null while another process has the lease. */
  take(sessionId: string): Promise<RefreshLease | null>;
}

/** For a single process, whose calls already share one refresh. */
export const UNSHARED_REFRESH: RefreshLeases = {
  take: async () => ({ isTakenOver: false, release: async () => undefined }),
};
