import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { JobsDialog } from '../../../../web/features/jobs/JobsDialog.tsx';
import { viewerWith } from '../../support/centre-support.tsx';
import { showCentre } from '../workflow/centre/approval-centre-support.tsx';
import { showJobDialog } from './jobs-support.tsx';
import { showMessages } from '../messages/message-centre-support.tsx';

/** Null without an error is an answer: whoever waits for more waits forever. */
describe('An answer that holds null', () => {
  it('ends the waiting of a list of approvals', async () => {
    await showCentre({ answers: { Approvals: () => viewerWith({ approvals: null }) } });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.querySelector('.skeleton')).toBeNull();
  });

  it('ends the waiting of a list of messages', async () => {
    await showMessages({
      answers: { Messages: () => viewerWith({ unreadCounts: null, messages: null }) },
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.querySelector('.skeleton')).toBeNull();
  });

  it('ends the waiting for jobs', async () => {
    await showJobDialog(JobsDialog, {}, { Jobs: () => viewerWith({ jobs: null }) });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
