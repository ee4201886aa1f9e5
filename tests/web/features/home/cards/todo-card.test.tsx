import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useApprovalTotalsQuery } from '../../../../../web/features/workflow/centre/ApprovalCentre.gen.ts';
import { DashboardScreen } from '../../../../../web/features/home/DashboardScreen.tsx';
import { POLL_INTERVAL_MS } from '../../../../../web/features/home/usePolling.ts';
import type { LiveEvent } from '../../../../../web/platform/session/live-event.ts';
import { region, showCard } from '../show-dashboard.tsx';
import { cardAnswer, dashboardOf, todo } from '../../../support/home-fixtures.ts';
import { waitingGateway } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The to-do counters', () => {
  it('are six, shortened from 100 on, with a dot only where there is something to do', async () => {
    await showCard(todo({ pending: 99, pool: 100, todo: 0, handled: 500 }));
    const card = await region('待办事项');
    expect(
      within(card)
        .getAllByRole('button')
        .map((button) => button.textContent)
        .filter(Boolean),
    ).toEqual(['我发起的7', '我提交的5', '待我审批99', '任务池99+', '我的待办0', '我的已办99+']);
    expect(
      within(card)
        .getAllByTestId(/^dot-/)
        .map((dot) => dot.dataset.testid),
    ).toEqual(['dot-pending', 'dot-pool']);
  });

  // "Clicking a to-do tile opens the approval center and passes the chosen tab name plus the totals."
  it.each([
    ['我发起的', 'mystart'],
    ['我提交的', 'mysubmit'],
    ['待我审批', 'pending'],
    ['任务池', 'pool'],
    ['我的待办', 'mytodo'],
    ['我的已办', 'finished'],
  ])(
    'open the approval centre: %s at its tab %s, and its address contains nothing else',
    async (label, tab) => {
      const { openModule } = await showCard(todo());
      await userEvent.click(
        within(await region('待办事项')).getByRole('button', {
          name: new RegExp(`^${label}`, 'u'),
        }),
      );
      expect(openModule).toHaveBeenCalledWith({
        code: '100003',
        name: '审批中心',
        provisional: true,
        parameters: { tab },
      });
    },
  );

  it('pass the totals through the cache to the approval centre', async () => {
    function Totals() {
      const { data } = useApprovalTotalsQuery({ fetchPolicy: 'cache-only' });
      const totals = data?.viewer?.approvalTotals;
      return (
        <output>
          {totals ? [totals.started, totals.submitted, totals.pending, totals.pool].join() : 'none'}
        </output>
      );
    }
    const gateway = waitingGateway({
      Home: () => ({ data: dashboardOf([todo({ submitted: null })]) }),
    });
    await renderInPortal(
      <>
        <DashboardScreen parameters={{}} />
        <Totals />
      </>,
      { gateway },
    );
    const card = await region('待办事项');
    expect(screen.getByText('none')).toBeTruthy();
    await userEvent.click(within(card).getByRole('button', { name: /^我发起的/u }));
    expect(screen.getByText('7,,12,23')).toBeTruthy();
  });

  it('are unknown, not zero, when the services do not send them', async () => {
    await showCard(todo({ started: null, submitted: null }));
    const card = await region('待办事项');
    expect(within(card).getByRole('button', { name: /^我发起的/u }).textContent).toBe(
      '我发起的—未提供数量',
    );
    expect(within(card).getByRole('button', { name: /^我提交的/u }).textContent).not.toContain('0');
    await userEvent.click(within(card).getByRole('button', { name: '待办事项：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '查看数据表' }));
    const rows = within(await screen.findByRole('dialog', { name: '待办事项' })).getAllByRole(
      'row',
    );
    expect(rows[1]?.textContent).toBe('我发起的—');
  });

  // "It opens the message center (module code 100002, menu 'message'), the approval center (100003, 'todo') and the operating clock (100004, 'iclock')"
  it.each([
    ['打开消息中心', '100002', '消息中心'],
    ['打开审批中心', '100003', '审批中心'],
    ['打开作业时钟', '100004', '作业时钟'],
  ])('have a menu with which to %s', async (item, code, name) => {
    const { openModule } = await showCard(todo());
    await userEvent.click(
      within(await region('待办事项')).getByRole('button', { name: '待办事项：更多操作' }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
    expect(openModule).toHaveBeenCalledWith({ code, name, provisional: true });
  });

  it('are requested separately every 60 s, announce increases, and pause while the page is hidden', async () => {
    vi.useFakeTimers();
    let hidden = false;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
      hidden ? 'hidden' : 'visible',
    );
    const { gateway } = await showCard(todo(), {
      answers: { Card: () => ({ data: cardAnswer(todo({ pool: 24, pending: 11 })) }) },
    });
    await act(() => vi.advanceTimersByTimeAsync(10));
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS - 11));
    expect(gateway.operations()).toEqual(['Home']);
    await act(() => vi.advanceTimersByTimeAsync(11));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(gateway.requests.map(({ background }) => background)).toEqual([false, true]);
    expect(screen.getByText('任务池增加到 24。')).toBeTruthy();
    hidden = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 5));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    hidden = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'Card', 'Card']);
  });

  // "to-do counters every 60 s, … live over /events when the gateway knows sooner"
  it('are requested earlier on a live event about an approval or a task, and on no other', async () => {
    vi.useFakeTimers();
    const listeners: ((events: readonly LiveEvent[]) => void)[] = [];
    const feed = {
      subscribe: (listener: (events: readonly LiveEvent[]) => void) => {
        listeners.push(listener);
        return () => undefined;
      },
      wake: () => undefined,
      sleep: () => undefined,
    };
    const gateway = waitingGateway({
      Home: () => ({ data: dashboardOf([todo()]) }),
      Card: () => ({ data: cardAnswer(todo({ pending: 13 })) }),
    });
    await renderInPortal(<DashboardScreen parameters={{}} />, { gateway, liveFeed: feed });
    await act(() => vi.advanceTimersByTimeAsync(10));
    const tell = (kind: LiveEvent['kind']) =>
      act(() => listeners.forEach((listener) => listener([{ kind, key: null }])));
    tell('layout');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(gateway.operations()).toEqual(['Home']);
    tell('approval');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(gateway.requests[1]?.background).toBe(true);
    expect(screen.getByText('待我审批增加到 13。')).toBeTruthy();
  });

  it('pause while the session is locked or the browser is offline, and are requested at once afterwards', async () => {
    vi.useFakeTimers();
    let online = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    const { gateway, session } = await showCard(todo(), {
      answers: { Card: () => ({ data: cardAnswer(todo()) }) },
    });
    await act(() => vi.advanceTimersByTimeAsync(10));
    act(() => session.lock());
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 5));
    expect(gateway.operations()).toEqual(['Home']);
    act(() => session.unlock());
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    online = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS * 5));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(gateway.operations()).toEqual(['Home', 'Card', 'Card']);
  });

  it('keep their values when a background request fails', async () => {
    vi.useFakeTimers();
    const { gateway } = await showCard(todo(), { answers: { Card: () => new Error('gone') } });
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS + 10));
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(screen.getByRole('button', { name: '任务池23' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
