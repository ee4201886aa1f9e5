import type { SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';

/**
 * The result of a change. The task is read again only if the query selects it, so that an error in
 * reading does not affect the result.
 */
export interface TaskOutcome {
  /** Code of the task; null when the task is unknown. */
  code: string | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}
