/** A limit that a request exceeded, as clients read it in `extensions.limit`. */
export interface ExceededLimit {
  /** The limit's fixed name, such as `restCalls` or `cost`. */
  name: string;
  limit: number;
  /** What the request needed; absent where it was stopped before that was known. */
  value?: number;
  /** How long to wait, for what may be tried again. */
  retryAfterSeconds?: number;
}
