/** Decides which process polls the services for the events of an account. */
export interface FeedLeases {
  /** Takes or renews the lease of a feed for this long; false while another process has it. */
  hold(feed: string, ms: number): Promise<boolean>;
  release(feed: string): void;
}

/** For a single process, which polls all feeds. */
export const OWN_FEEDS: FeedLeases = { hold: async () => true, release: () => undefined };
