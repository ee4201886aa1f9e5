/** A limit that a request exceeded, as clients read it in `extensions.limit`. */
export interface ExceededLimit {
  /** The limit's fixed name, such as `restCalls` or `cost`. */
  name: string;
  limit: number;
  /** What the request needed; absent if it was stopped before that was known. */
  value?: number;
  /** How long to wait, if the request may be retried. */
  retryAfterSeconds?: number;
}
