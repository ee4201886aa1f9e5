import { lazy, Suspense } from 'react';
import type { ApprovalTarget } from '../approval/approval-target.ts';

/** The dialog is loaded when the first approval is opened. */
const ApprovalDialog = lazy(async () => ({
  default: (await import('../approval/ApprovalDialog.tsx')).ApprovalDialog,
}));

interface OpenApprovalProps {
  target: ApprovalTarget;
  /** The approvals in the list, for moving to the previous or next one. */
  queue: readonly ApprovalTarget[];
  onMove: (target: ApprovalTarget) => void;
  onClose: () => void;
  onActed: () => void;
}

/** Shows the open approval in a dialog, even if the list behind it could not be loaded. */
export function OpenApproval({ queue, ...dialog }: OpenApprovalProps) {
  const targets = queue.map(({ instanceCode, taskCode }) => ({ instanceCode, taskCode }));
  return (
    <Suspense>
      <ApprovalDialog {...dialog} queue={targets} />
    </Suspense>
  );
}
