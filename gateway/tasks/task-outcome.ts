import type { SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';

/** What became of a change. The task is read afresh when somebody asks for it: a fault of that takes nothing from the outcome. */
export interface TaskOutcome {
  /** Of the task; null when there is none. */
  code: string | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}
