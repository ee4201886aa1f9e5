import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';
import { openingOf } from './module-opening.ts';
import type { Notice_MessageFragment } from './notice-message.gen.ts';
import { centreCodes, type ApprovalTab } from './todo-centres.ts';

const awaitingMe: ApprovalTab = 'pending';

/**
 * Where a notice leads: to the module that it names (a sheet, a task), a to-do that names none to what awaits my approval. Null: it is read
 * where it stands.
 */
export function targetOf(
  notice: Pick<Notice_MessageFragment, 'type' | 'moduleCode' | 'moduleParameters'>,
  name: string,
): ModuleReference | null {
  const { type, moduleCode, moduleParameters } = notice;
  if (moduleCode !== null) return openingOf({ moduleCode, moduleParameters }, name);
  if (type !== 'TODO') return null;
  return { code: centreCodes.approvals, name, provisional: true, parameters: { tab: awaitingMe } };
}
