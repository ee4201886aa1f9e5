import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { DialogParameters, DialogProps } from '../../../../web/platform/workbench/Dialogs.tsx';
import type { Answers } from '../../support/fake-gateway.ts';
import { renderInTab } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

export const job = (over: object = {}) => ({
  __typename: 'Job',
  id: 'job-1',
  kind: 'EXPORT',
  moduleCode: '200301',
  fileName: '商品.xlsx',
  status: 'RUNNING',
  totalCount: 100_000,
  doneCount: 0,
  isCapped: false,
  startedAt: '2026-06-15T09:00:00+08:00',
  endedAt: null,
  expiresAt: null,
  problem: null,
  isResumable: false,
  downloadUrl: null,
  outcome: null,
  ...over,
});

export const ready = (over: object = {}) =>
  job({
    status: 'READY',
    doneCount: 100_000,
    endedAt: '2026-06-15T09:00:05+08:00',
    expiresAt: '2026-06-16T09:00:05+08:00',
    downloadUrl: '/files/jobs/job-1/result/x.xlsx',
    ...over,
  });

export const payload = (
  field: string,
  shownJob: object | null,
  userErrors: readonly object[] = [],
) => ({
  data: {
    [field]: {
      __typename: 'JobPayload',
      job: shownJob,
      viewer: userErrors.length > 0 ? null : { __typename: 'Viewer', id: 'viewer-1' },
      userErrors,
    },
  },
});

export const state = (shownJob: object | null) => viewerAnswer({ job: shownJob });

/** Renders a dialog of jobs. */
export async function showJobDialog(
  Dialog: ComponentType<DialogProps>,
  parameters: DialogParameters,
  answers: Answers,
) {
  const onClose = vi.fn();
  return {
    onClose,
    ...(await renderInTab(<Dialog onClose={onClose} parameters={parameters} />, { answers })),
  };
}
