import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DashboardScreen } from '../../../../web/features/home/DashboardScreen.tsx';
import { showDashboard, watchFor } from './show-dashboard.tsx';
import {
  type CardData,
  dashboardOf,
  failureOf,
  homeVariables,
  kpi,
  ranking,
  salesLine,
  todo,
  usualCards,
} from '../../support/home-fixtures.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

vi.mock('../../../../web/design/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

afterEach(() => {
  vi.useRealTimers();
});

describe('The home page', () => {
  it('sends one request and shows every card in the order of the layout', async () => {
    const gateway = waitingGateway({
      Home: () => ({ data: dashboardOf([...usualCards()].reverse()) }),
    });
    await showDashboard(gateway);
    await screen.findByRole('region', { name: '销售额' });
    expect(
      screen.getAllByRole('region').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['销售额', '毛利', '客流', '客单价', '待办事项', '销售趋势', '门店销售 TOP10']);
    expect(gateway.requests.map(({ operation, variables }) => [operation, variables])).toEqual([
      ['Home', homeVariables()],
    ]);
  });

  it('states which stores it covers, the tax basis and the day of its data', async () => {
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf([]) }) }));
    expect(await screen.findByText('全部门店 36 家 · 含税 · 数据截至 2026-11-19')).toBeTruthy();
  });

  it.each([null, 0])('leaves the number of stores out when it is %s', async (shopCount) => {
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf([], { shopCount }) }) }));
    expect(await screen.findByText('含税 · 数据截至 2026-11-19')).toBeTruthy();
  });

  it('explains to an account without cards why the page is empty', async () => {
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf([]) }) }));
    expect(await screen.findByText('暂无数据')).toBeTruthy();
    expect(screen.getByText(/没有为你的岗位配置卡片|还没有为你的岗位配置卡片/)).toBeTruthy();
  });

  it('shows its skeleton only after 150 ms and then for at least 300 ms', async () => {
    vi.useFakeTimers();
    const gateway = waitingGateway();
    await showDashboard(gateway);
    const status = () => screen.queryByText('正在加载');
    await act(() => vi.advanceTimersByTimeAsync(149));
    expect(status()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(status()).not.toBeNull();
    await act(async () => {
      gateway.requests[0]?.answer({ data: dashboardOf([todo()]) });
      await vi.advanceTimersByTimeAsync(299);
    });
    expect(screen.queryByText('我发起的')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('我发起的')).toBeTruthy();
  });

  it('shows no skeleton when the answer arrives at once', async () => {
    vi.useFakeTimers();
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf([todo()]) }) }));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByText('我发起的')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByTestId('dashboard-skeleton')).toBeNull();
  });

  it('reloads everything on request and keeps the old figures meanwhile', async () => {
    const gateway = waitingGateway({
      Home: () => ({ data: dashboardOf([kpi('operating01', '销售额', 1)]) }),
    });
    await showDashboard(gateway);
    await screen.findByText('¥2,584,312.60', { exact: false });
    await userEvent.click(screen.getByRole('button', { name: '全部刷新' }));
    expect(screen.getByText('¥2,584,312.60', { exact: false })).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Home']);
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { level: 1 }).closest('[aria-busy]')?.getAttribute('aria-busy'),
      ).toBe('false'),
    );
  });

  it('reports that the whole dashboard failed, with the reason, and can be reloaded', async () => {
    let fails = true;
    const failed = {
      data: { viewer: { __typename: 'Viewer', id: 'viewer-1', dashboard: null } },
      errors: [failureOf('UPSTREAM_UNREACHABLE', ['viewer', 'dashboard'])],
    };
    await showDashboard(
      waitingGateway({ Home: () => (fails ? failed : { data: dashboardOf([todo()]) }) }),
    );
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('服务暂时连接不上')).toBeTruthy();
    expect(within(alert).getByRole('button', { name: '复制请求编号 7f3a-91c2' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '经营概览' })).toBeTruthy();
    fails = false;
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('我发起的')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports no failure before the cards of its answer are rendered', async () => {
    const alerts = watchFor('[role=alert]');
    await showDashboard(
      waitingGateway({ Home: () => ({ data: dashboardOf([kpi('operating01', '销售额', 1)]) }) }),
    );
    await screen.findByRole('region', { name: '销售额' });
    expect(alerts).toEqual([]);
  });

  it('focuses its heading when its retry button disappears', async () => {
    const failed = {
      data: { viewer: { __typename: 'Viewer', id: 'viewer-1', dashboard: null } },
      errors: [],
    };
    await showDashboard(waitingGateway({ Home: () => failed }));
    const retry = await screen.findByRole('button', { name: '重试' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: '经营概览' }),
    );
  });

  it('distinguishes a lost connection from a failing service', async () => {
    await showDashboard(waitingGateway({ Home: () => new TypeError('Failed to fetch') }));
    expect(await screen.findByText('网络连接不上，请检查网络后重试')).toBeTruthy();
  });

  it('shows a report module as the same page by its code', async () => {
    const gateway = waitingGateway({
      Home: () => ({ data: dashboardOf([todo()], { code: 'rpt_daily', name: '日销报表' }) }),
    });
    await renderInPortal(<DashboardScreen parameters={{ code: 'rpt_daily' }} />, { gateway });
    expect(await screen.findByRole('heading', { level: 1, name: '日销报表' })).toBeTruthy();
    expect(gateway.requests[0]?.variables).toEqual(homeVariables({ code: 'rpt_daily' }));
  });

  it('shows the title of a report module until the name of its page is known', async () => {
    const gateway = waitingGateway({ Home: () => new TypeError('Failed to fetch') });
    await renderInPortal(<DashboardScreen parameters={{ code: 'rpt_daily' }} title="日销报表" />, {
      gateway,
    });
    await screen.findByText('网络连接不上，请检查网络后重试');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('日销报表');
  });
});

describe('Cards from outside', () => {
  it('of an unknown kind are reported as such', async () => {
    const card = { ...salesLine(), __typename: 'UnknownCard', kind: 'PieCard' } as CardData;
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf([card]) }) }));
    expect(await screen.findByText('此版本不支持这种卡片')).toBeTruthy();
    expect(screen.getByText('卡片类型：PieCard')).toBeTruthy();
  });

  it('show HTML in names as text and keep names of 200 characters', async () => {
    const long = '长'.repeat(200);
    const html = '<img src=x onerror=alert(1)>';
    const { container } = await showDashboard(
      waitingGateway({
        Home: () => ({
          data: dashboardOf([kpi('a', html, 1), kpi('b', long, 4), ranking([html, long])]),
        }),
      }),
    );
    expect(await screen.findAllByText(html)).toHaveLength(2);
    expect(screen.getAllByText(long)).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
  });

  it('with a position outside the grid stay in it', async () => {
    const card = kpi('operating01', '销售额', 1);
    const stray = { ...card, position: { ...card.position, column: 40, width: 99 } };
    await showDashboard(waitingGateway({ Home: () => ({ data: dashboardOf([stray]) }) }));
    const style = (await screen.findByRole('region')).closest<HTMLElement>('[style]')?.style;
    expect([
      style?.getPropertyValue('--cell-column'),
      style?.getPropertyValue('--cell-width'),
    ]).toEqual(['1', '12']);
  });
});
