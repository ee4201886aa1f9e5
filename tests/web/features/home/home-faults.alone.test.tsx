import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showDashboard, watchFor } from './show-dashboard.tsx';
import {
  cardAnswer,
  type CardData,
  dashboardOf,
  failureOf,
  kpi,
  usualCards,
  usualInput,
} from '../../support/home-fixtures.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';

vi.mock('../../../../web/design/charts/ChartCanvas.tsx', () => ({
  ChartCanvas: ({ label }: { label: string }) => <div role="img" aria-label={label} />,
}));

const noAnswer = (cards: CardData[], at: number) =>
  dashboardOf(
    cards.map((card, place) => (place === at ? ({ ...card, figures: null } as CardData) : card)),
  );
const figuresOf = (place: number) => ['viewer', 'dashboard', 'above', place, 'figures'];

describe('A failing card', () => {
  it('does not affect the others, shows reason and request number, and is reloaded separately', async () => {
    const cards = usualCards();
    const gateway = waitingGateway({
      Home: () => ({
        data: noAnswer(cards, 1),
        errors: [failureOf('UPSTREAM_FAILED', figuresOf(1), '报表服务正在结账')],
      }),
      Card: () => ({ data: cardAnswer(cards[1] ?? null) }),
    });
    await showDashboard(gateway);
    const card = await screen.findByRole('region', { name: '毛利' });
    expect(within(card).getByText('报表服务正在结账')).toBeTruthy();
    expect(within(card).getByText('请求编号 7f3a-91c2')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(
      within(screen.getByRole('region', { name: '销售额' })).getByText('¥2,584,312.60', {
        exact: false,
      }),
    ).toBeTruthy();

    await userEvent.click(within(card).getByRole('button', { name: '重试' }));
    expect(await screen.findByText('¥561,204.18', { exact: false })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(gateway.requests[1]?.variables).toEqual({
      dashboardCode: 'home',
      code: 'operating02',
      filter: usualInput,
      filterOfOne: usualInput,
      chosen: null,
    });
  });

  it('reports a second failure', async () => {
    const cards = [kpi('operating01', '销售额', 1)];
    const gateway = waitingGateway({
      Home: () => ({
        data: noAnswer(cards, 0),
        errors: [failureOf('UPSTREAM_FAILED', figuresOf(0), '一')],
      }),
      Card: () => ({
        data: cardAnswer({ ...cards[0], figures: null } as CardData),
        errors: [failureOf('UPSTREAM_FAILED', ['viewer', 'card', 'figures'], '二')],
      }),
    });
    await showDashboard(gateway);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('二')).toBeTruthy();
  });

  it('keeps the keyboard focus while it is reloaded and when the answer is there', async () => {
    const cards = usualCards();
    const gateway = waitingGateway({
      Home: () => ({
        data: noAnswer(cards, 1),
        errors: [failureOf('UPSTREAM_FAILED', figuresOf(1))],
      }),
    });
    await showDashboard(gateway);
    const place = () => screen.getByRole('region', { name: '毛利' });
    (await screen.findByRole('button', { name: '重试' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(document.activeElement).toBe(place());
    const alerts = watchFor('[role=alert]');
    act(() => gateway.requests[1]?.answer({ data: cardAnswer(cards[1] ?? null) }));
    expect(await screen.findByText('¥561,204.18', { exact: false })).toBeTruthy();
    expect(document.activeElement).toBe(place());
    expect(alerts).toEqual([]);
    await userEvent.tab();
    expect(place().contains(document.activeElement)).toBe(true);
  });

  it('keeps the keyboard focus when it fails again', async () => {
    const cards = [kpi('operating01', '销售额', 1)];
    const gateway = waitingGateway({
      Home: () => ({
        data: noAnswer(cards, 0),
        errors: [failureOf('UPSTREAM_FAILED', figuresOf(0))],
      }),
      Card: () => new Error('gone'),
    });
    await showDashboard(gateway);
    (await screen.findByRole('button', { name: '重试' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '销售额' }));
  });

  it('leaves the keyboard focus where it moved meanwhile', async () => {
    const cards = usualCards();
    const gateway = waitingGateway({
      Home: () => ({
        data: noAnswer(cards, 1),
        errors: [failureOf('UPSTREAM_FAILED', figuresOf(1))],
      }),
    });
    await showDashboard(gateway);
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    const elsewhere = screen.getByRole('button', { name: '全部刷新' });
    elsewhere.focus();
    act(() => gateway.requests[1]?.answer({ data: cardAnswer(cards[1] ?? null) }));
    expect(await screen.findByText('¥561,204.18', { exact: false })).toBeTruthy();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('keeps the keyboard focus when a refresh by its menu fails', async () => {
    await showDashboard(
      waitingGateway({
        Home: () => ({ data: dashboardOf([kpi('operating01', '销售额', 1)]) }),
        Card: () => new Error('gone'),
      }),
    );
    (await screen.findByRole('button', { name: '销售额：更多操作' })).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '销售额' }));
  });

  it('copies the request number', async () => {
    const user = userEvent.setup();
    await showDashboard(
      waitingGateway({
        Home: () => ({
          data: noAnswer([kpi('operating01', '销售额', 1)], 0),
          errors: [failureOf('INTERNAL', figuresOf(0))],
        }),
      }),
    );
    await user.click(await screen.findByRole('button', { name: '复制请求编号 7f3a-91c2' }));
    expect(await navigator.clipboard.readText()).toBe('7f3a-91c2');
    expect(screen.getByText('已复制')).toBeTruthy();
  });

  it('is normal again when the page is reloaded successfully', async () => {
    const cards = [kpi('operating01', '销售额', 1)];
    const gateway = waitingGateway({
      Home: () => ({ data: dashboardOf(cards) }),
      Card: () => new Error('gone'),
    });
    await showDashboard(gateway);
    await screen.findByText('¥2,584,312.60', { exact: false });
    await userEvent.click(screen.getByRole('button', { name: '销售额：更多操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '刷新' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: '全部刷新' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('A slow card', () => {
  const cards = [kpi('operating01', '销售额', 1), kpi('operating02', '毛利', 4)];
  const late = { data: noAnswer(cards, 1), errors: [failureOf('UPSTREAM_TIMEOUT', figuresOf(1))] };

  it('is requested again separately, once, and reports that it takes longer', async () => {
    const gateway = waitingGateway({ Home: () => late });
    await showDashboard(gateway);
    expect((await screen.findByText(/仍在加载/)).getAttribute('role')).toBe('status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    act(() => gateway.requests[1]?.answer({ data: cardAnswer(cards[1] ?? null) }));
    await waitFor(() => expect(screen.queryByText(/仍在加载/)).toBeNull());
    expect(
      within(screen.getByRole('region', { name: '毛利' })).getByText('¥2,584,312.60', {
        exact: false,
      }),
    ).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
  });

  it('fails if it is slow on its own too', async () => {
    const gateway = waitingGateway({
      Home: () => late,
      Card: () => ({
        data: cardAnswer({ ...cards[1], figures: null } as CardData),
        errors: [failureOf('UPSTREAM_TIMEOUT', ['viewer', 'card', 'figures'])],
      }),
    });
    await showDashboard(gateway);
    expect(await screen.findByText('服务没有按时响应')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
  });
});
