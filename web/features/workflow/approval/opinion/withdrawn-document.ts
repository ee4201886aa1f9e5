import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { PressedApproval } from '../useButtonPress.ts';

/**
 * Returns the document of an approval that was just withdrawn, because its author continues to work
 * on it as a draft. Returns null for any other status, and if the document has no module in this
 * portal.
 */
export function withdrawnDocument(approval: PressedApproval): ModuleReference | null {
  if (approval?.status !== 'WITHDRAWN' || approval.moduleCode === null) return null;
  const { moduleCode, documentNumber } = approval;
  return {
    code: moduleCode,
    name: documentNumber,
    provisional: true,
    parameters: { sheetid: documentNumber },
  };
}
