import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { JobsDialog } from '../../../../web/features/jobs/JobsDialog.tsx';
import { errorOf } from '../../support/shell-fixtures.ts';
import { job, payload, ready, showJobDialog, state } from './show-job-dialog.tsx';
import { variablesOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const stopped = job({
  id: 'job-2',
  fileName: '门店.xlsx',
  status: 'FAILED',
  doneCount: 56_000,
  isResumable: true,
  problem: {
    __typename: 'JobProblem',
    code: 'SERVICE_FAILED',
    message: '任务停在第 57 页。',
    page: 57,
  },
});
const line = async (name: string) =>
  within(await screen.findByRole('row', { name: (text) => text.startsWith(name) }));

describe('The jobs of an account', () => {
  it('show their state and possible actions', async () => {
    await showJobDialog(
      JobsDialog,
      {},
      {
        Jobs: () => viewerAnswer({ jobs: [ready(), stopped] }),
        JobState: ({ id }) => state(id === 'job-1' ? ready() : stopped),
      },
    );
    const first = await line('商品.xlsx');
    expect([first.getByRole('status').textContent, first.getByRole('link').textContent]).toEqual([
      '已完成',
      '下载',
    ]);
    expect(first.getByText(/保留至 2026-06-16/u)).toBeTruthy();
    const second = await line('门店.xlsx');
    expect(second.getByRole('alert').textContent).toBe('任务停在第 57 页。');
    expect(second.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '继续',
      '移除',
    ]);
  });

  it('are resumed where they stopped, and are cancelled', async () => {
    let currentJob: object = stopped;
    const { user, gateway } = await showJobDialog(
      JobsDialog,
      {},
      {
        Jobs: () => viewerAnswer({ jobs: [currentJob] }),
        JobState: () => state(currentJob),
        JobResume: () =>
          payload(
            'jobResume',
            (currentJob = { ...stopped, status: 'RUNNING', problem: null, isResumable: false }),
          ),
        JobCancel: () =>
          payload(
            'jobCancel',
            (currentJob = { ...stopped, status: 'CANCELLED', problem: null, isResumable: false }),
          ),
      },
    );
    const shown = await line('门店.xlsx');
    await user.click(shown.getByRole('button', { name: '继续' }));
    await waitFor(() => expect(shown.getByRole('status').textContent).toBe('进行中'));
    await user.click(shown.getByRole('button', { name: '中止' }));
    await waitFor(() => expect(shown.getByRole('status').textContent).toBe('已取消'));
    expect([variablesOf(gateway, 'JobResume'), variablesOf(gateway, 'JobCancel')]).toEqual([
      [{ input: { id: 'job-2' } }],
      [{ input: { id: 'job-2' } }],
    ]);
  });

  it('send no requests while none is running', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { gateway } = await showJobDialog(
      JobsDialog,
      {},
      {
        Jobs: () => viewerAnswer({ jobs: [ready()] }),
        JobState: () => state(ready()),
      },
    );
    await line('商品.xlsx');
    await waitFor(() => expect(variablesOf(gateway, 'JobState')).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(variablesOf(gateway, 'JobState')).toHaveLength(1);
  });

  it('may be none', async () => {
    await showJobDialog(JobsDialog, {}, { Jobs: () => viewerAnswer({ jobs: [] }) });
    expect(await screen.findByText('还没有导出或导入')).toBeTruthy();
  });

  it.each([
    ['without an answer', () => new TypeError('Failed to fetch')],
    [
      'when their store failed',
      () => ({
        ...viewerAnswer({ jobs: null }),
        errors: [errorOf('INTERNAL', ['viewer', 'jobs'])],
      }),
    ],
  ])('that cannot be loaded %s are loaded again', async (_how, failure) => {
    let isDown = true;
    const { user } = await showJobDialog(
      JobsDialog,
      {},
      { Jobs: () => (isDown ? failure() : viewerAnswer({ jobs: [] })) },
    );
    isDown = false;
    await user.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有导出或导入')).toBeTruthy();
  });
});
