import type { SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { ApprovalKey } from './approval.ts';

/**
 * The result of pressing a button, and the approval it belonged to, which is read again if the
 * query selects it.
 */
export interface ActionOutcome {
  subject: ApprovalKey | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}
