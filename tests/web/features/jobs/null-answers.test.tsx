import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JobsDialog } from '../../../../web/features/jobs/JobsDialog.tsx';
import { showApprovalCentre } from '../workflow/centre/show-approval-centre.tsx';
import { showJobDialog } from './show-job-dialog.tsx';
import { showMessages } from '../messages/show-messages.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

/** Null without an error is a final answer. The loading state must end. */
describe('An answer that contains null', () => {
  it('ends the loading state of a list of approvals', async () => {
    await showApprovalCentre({ answers: { Approvals: () => viewerAnswer({ approvals: null }) } });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('ends the loading state of a list of messages', async () => {
    await showMessages({
      answers: { Messages: () => viewerAnswer({ unreadCounts: null, messages: null }) },
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('ends the loading state of jobs', async () => {
    await showJobDialog(JobsDialog, {}, { Jobs: () => viewerAnswer({ jobs: null }) });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
