import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDuration } from '../../../../../web/design/number/duration.ts';
import { historySpan } from '../../../../../web/features/workflow/approval/history/history-times.ts';
import { step } from './approval-fixtures.ts';
import { dialog, openApproval } from './open-approval.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00+08:00') });
});
afterEach(() => vi.useRealTimers());

describe('The history of an approval', () => {
  it('shows the newest first: who, what, when, why, for whom, and the duration of each step', async () => {
    await openApproval();
    const region = within((await dialog()).getByRole('region', { name: '审批记录' }));
    const lines = region.getAllByRole('listitem');
    expect(
      lines.map((line) => within(line).getByText(/^(?:待处理|同意|提交)$/u).textContent),
    ).toEqual(['待处理', '同意', '提交']);
    expect(lines[0]!.textContent).toContain('已停留 5 小时 24 分钟');
    expect(lines[1]!.textContent).toContain('代 许清如');
    expect(lines[1]!.textContent).toContain('采购经理审核 · 采购中心 · 采购经理');
    expect(lines[1]!.textContent).toContain('用时 5 小时 38 分钟');
    expect(within(lines[1]!).getByText('06-13 15:20').getAttribute('title')).toBe(
      '2026-06-13 15:20',
    );
    expect(region.getByText('共 2 次操作，历时 1 天 23 小时')).toBeTruthy();
  });

  it('shows an opinion as plain text', async () => {
    await openApproval();
    const region = (await dialog()).getByRole('region', { name: '审批记录' });
    expect(within(region).getByText('<img src=x onerror=alert(1)>同意')).toBeTruthy();
    expect(region.querySelector('img')).toBeNull();
  });

  it('counts until the last step when nothing is pending any more', () => {
    const now = Date.parse('2026-07-01T00:00:00Z');
    expect(historySpan([], now)).toEqual({ acted: 0, from: null, to: now });
    const ended = [
      step('a'),
      step('b', { finishedAt: '2026-06-14T09:42:00Z' }),
      step('c', { state: 'CANCELLED', finishedAt: null }),
    ];
    expect(historySpan(ended, now)).toEqual({
      acted: 2,
      from: '2026-06-13T09:42:00+08:00',
      to: '2026-06-14T09:42:00Z',
    });
  });
});

describe('A duration', () => {
  it.each([
    [0, '1 分钟', '1 minute'],
    [5 * 3600_000 + 24 * 60_000 + 59_000, '5 小时 24 分钟', '5 hours 24 minutes'],
    [2 * 86_400_000 + 12 * 3600_000 + 60_000, '2 天 12 小时', '2 days 12 hours'],
    [3 * 86_400_000 + 60_000, '3 天', '3 days'],
    [-5000, '1 分钟', '1 minute'],
  ])('is shown in its two largest units: %i ms', (ms, chinese, english) => {
    expect([formatDuration(ms, 'zh-CN'), formatDuration(ms, 'en-US')]).toEqual([chinese, english]);
  });
});
