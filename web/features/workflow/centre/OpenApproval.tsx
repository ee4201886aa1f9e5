import { lazy, Suspense } from 'react';
import type { ApprovalTarget } from '../approval/approval-target.ts';

/** The dialog comes with the first approval that is opened. */
const ApprovalDialog = lazy(async () => ({
  default: (await import('../approval/ApprovalDialog.tsx')).ApprovalDialog,
}));

interface OpenApprovalProps {
  target: ApprovalTarget;
  /** The rows of the list as it stands. */
  queue: readonly ApprovalTarget[];
  onMove: (target: ApprovalTarget) => void;
  onClose: () => void;
  onActed: () => void;
}

/** The approval that lies open over a list, or over a list that could not be had. */
export function OpenApproval({ queue, ...dialog }: OpenApprovalProps) {
  const targets = queue.map(({ instanceCode, taskCode }) => ({ instanceCode, taskCode }));
  return (
    <Suspense>
      <ApprovalDialog {...dialog} queue={targets} />
    </Suspense>
  );
}
