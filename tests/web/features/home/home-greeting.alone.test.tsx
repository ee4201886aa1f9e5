import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { greetingPeriodAt } from '../../../../web/features/home/panel/greeting.ts';
import { HomePage, PANEL_MEDIA_QUERY } from '../../../../web/features/home/HomePage.tsx';
import { Greeting } from '../../../../web/features/home/panel/Greeting.tsx';
import { matchMediaOnly } from '../../../support/dom.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { viewer } from '../../support/viewer-fixture.ts';

const rendered = vi.hoisted(() => ({ dashboards: 0 }));
vi.mock('../../../../web/features/home/Dashboard.tsx', () => ({
  DashboardView: () => {
    rendered.dashboards += 1;
    return null;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const panelAt = (moment: string, timeZone = 'Asia/Shanghai') => {
  vi.setSystemTime(new Date(moment));
  return renderInPortal(<Greeting />, {
    viewer: { ...viewer, enterprise: { ...viewer.enterprise, timeZone } },
  });
};

describe('The greeting', () => {
  // "Greetings: 10 to 13 noon, 13 to 18 afternoon, 18 to 24 evening, otherwise morning."
  it.each([
    [0, 'morning'],
    [9, 'morning'],
    [10, 'noon'],
    [12, 'noon'],
    [13, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [23, 'evening'],
  ])('at %i o’clock is for the %s', (hour, period) => {
    expect(greetingPeriodAt(hour)).toBe(period);
  });

  it.each([
    ['2026-11-20T01:59:59Z', '早上好，林知夏'],
    ['2026-11-20T02:00:00Z', '中午好，林知夏'],
    ['2026-11-20T05:00:00Z', '下午好，林知夏'],
    ['2026-11-20T10:00:00Z', '晚上好，林知夏'],
    ['2026-11-20T15:59:59Z', '晚上好，林知夏'],
    ['2026-11-20T16:00:00Z', '早上好，林知夏'],
  ])('at %s follows the clock of the enterprise and not of the browser', async (moment, text) => {
    await panelAt(moment);
    expect(screen.getByRole('heading', { name: text })).toBeTruthy();
  });

  it('changes automatically on the hour', async () => {
    await panelAt('2026-11-20T09:59:59Z');
    expect(screen.getByRole('heading', { name: '下午好，林知夏' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('heading', { name: '晚上好，林知夏' })).toBeTruthy();
  });

  it('shows department and post, store, sign-in time and the day in the time zone of the enterprise', async () => {
    await panelAt('2026-11-20T16:30:00Z');
    expect(screen.getByText('营运中心 · 营运总监')).toBeTruthy();
    expect(screen.getByText('全部门店')).toBeTruthy();
    expect(screen.getByText('2026-11-20 08:32')).toBeTruthy();
    expect(screen.getByText('2026年11月21日 星期六')).toBeTruthy();
    expect(screen.getByText('00:30:00')).toBeTruthy();
  });

  it('shows suppliers the enterprise instead of a post, and no store', async () => {
    await renderInPortal(<Greeting />, {
      viewer: { ...viewer, userType: 'SUPPLIER', mainPost: null },
    });
    expect(screen.getByText('样例零售集团')).toBeTruthy();
    expect(screen.queryByText('当前门店')).toBeNull();
  });
});

describe('The clock', () => {
  it('ticks each second without rendering the page', async () => {
    vi.setSystemTime(new Date('2026-11-20T14:11:02Z'));
    matchMediaOnly(PANEL_MEDIA_QUERY);
    await renderInPortal(<HomePage />, { gateway: waitingGateway() });
    expect(screen.getByText('22:11:02')).toBeTruthy();
    const before = rendered.dashboards;
    const shop = screen.getByText('当前门店').parentElement;
    const written = vi.fn();
    const observer = new MutationObserver(written);
    if (shop) observer.observe(shop, { subtree: true, childList: true, characterData: true });
    for (const time of ['22:11:03', '22:11:04', '22:11:05']) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByText(time)).toBeTruthy();
    }
    expect(before).toBeGreaterThan(0);
    expect(rendered.dashboards).toBe(before);
    expect(written).not.toHaveBeenCalled();
    observer.disconnect();
  });
});
