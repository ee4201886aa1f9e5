import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { PressedApproval } from '../useButtonPress.ts';

/**
 * The document of an approval that was just taken back: it is a draft again and the next thing that its author works on. Null for any other
 * outcome, and for a process without a document of this portal.
 */
export function draftOf(approval: PressedApproval): ModuleReference | null {
  if (approval?.status !== 'WITHDRAWN' || approval.moduleCode === null) return null;
  const { moduleCode, documentNumber } = approval;
  return {
    code: moduleCode,
    name: documentNumber,
    provisional: true,
    parameters: { sheetid: documentNumber },
  };
}
