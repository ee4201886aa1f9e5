import type { MessageType } from '../../generated/schema.ts';
import { type ApprovalTab, centreCodes } from './centre-codes.ts';
import { moduleReferenceOf } from './module-reference-of.ts';
import type { ModuleReference } from './OpenModule.tsx';

const AWAITING_ME: ApprovalTab = 'pending';

/** The fields of a message that decide where it leads. */
export interface MessageWithTarget {
  type: MessageType;
  moduleCode: string | null;
  moduleParameters: readonly { name: string; value: string }[];
}

/**
 * The module that a message opens: the one that it names (a document, task, approval), or for a
 * to-do without one the approvals awaiting the user. Null: the message is read where it is.
 */
export function messageTarget(
  { type, moduleCode, moduleParameters }: MessageWithTarget,
  name: string,
): ModuleReference | null {
  if (moduleCode !== null) return moduleReferenceOf({ moduleCode, moduleParameters }, name);
  if (type !== 'TODO') return null;
  return { code: centreCodes.approvals, name, provisional: true, parameters: { tab: AWAITING_ME } };
}
