import type { MessageType } from '../../generated/schema.ts';
import { type ApprovalTab, centreCodes } from './centre-codes.ts';
import { openingOf } from './module-opening.ts';
import type { ModuleReference } from './OpenModule.tsx';

const awaitingMe: ApprovalTab = 'pending';

/** What of a message tells where it leads. */
export interface LeadingMessage {
  type: MessageType;
  moduleCode: string | null;
  moduleParameters: readonly { name: string; value: string }[];
}

/**
 * Where a message leads: to the module that it names (a sheet, a task, an approval), a to-do that names none to what awaits my approval. Null: it
 * is read where it stands.
 */
export function targetOf(
  { type, moduleCode, moduleParameters }: LeadingMessage,
  name: string,
): ModuleReference | null {
  if (moduleCode !== null) return openingOf({ moduleCode, moduleParameters }, name);
  if (type !== 'TODO') return null;
  return { code: centreCodes.approvals, name, provisional: true, parameters: { tab: awaitingMe } };
}
