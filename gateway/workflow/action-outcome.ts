import type { SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { ApprovalKey } from './approval.ts';

/** What became of pressing a button, and what it belonged to: the approval is read afresh when somebody asks for it. */
export interface ActionOutcome {
  subject: ApprovalKey | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}
