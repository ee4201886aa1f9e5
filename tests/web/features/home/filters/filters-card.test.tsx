import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, detach, press, showFilteredCards, wait } from './show-filtered-cards.tsx';
import { failureOf } from '../../../support/home-fixtures.ts';
import { loadStyles, styleOf } from '../../../support/load-styles.ts';
import { viewer } from '../../../support/viewer-fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('A card with filters', () => {
  it('starts with the default date: two days before today', async () => {
    const { filters } = await showFilteredCards();
    await wait(0);
    expect(filters()).toEqual([{ granularity: 'DAY', date: '2026-11-18' }]);
    expect(screen.getByText('2026-11-18')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '日' })).toBeNull();
    detach();
    expect(screen.getByRole('button', { name: '日', pressed: true })).toBeTruthy();
    await wait(5000);
    expect(filters()).toHaveLength(1);
  });

  it('sends one request, 500 ms after the last change', async () => {
    const { asked, filters } = await showFilteredCards();
    await wait(0);
    await answer(asked()[0], '1.00');
    detach();
    press('周');
    await wait(400);
    press('月');
    await wait(499);
    expect(asked()).toHaveLength(1);
    await wait(1);
    expect(filters()).toEqual([
      { granularity: 'DAY', date: '2026-11-18' },
      { granularity: 'MONTH', date: '2026-11-01' },
    ]);
    await wait(5000);
    expect(asked()).toHaveLength(2);
  });

  it('keeps its data while loading, and never shows an older answer after a newer one', async () => {
    const { asked } = await showFilteredCards();
    await wait(0);
    await answer(asked()[0], '1.00');
    detach();
    press('周');
    await wait(500);
    press('月');
    await wait(500);
    expect(screen.getByRole('status', { name: 'total' }).textContent).toBe('1.00');
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true');
    await answer(asked()[2], '3.00');
    await answer(asked()[1], '2.00');
    expect(screen.getByText('3.00')).toBeTruthy();
    expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
  });

  it('sends no request for data that it already has', async () => {
    const { asked } = await showFilteredCards();
    await wait(0);
    await answer(asked()[0], '1.00');
    detach();
    press('周');
    await wait(500);
    await answer(asked()[1], '2.00');
    press('日');
    await wait(500);
    // Back at the same day, whose answer is cached.
    expect(asked()).toHaveLength(2);
    expect(screen.getByText('1.00')).toBeTruthy();
    press('周');
    await wait(500);
    expect(asked()).toHaveLength(2);
    expect(screen.getByText('2.00')).toBeTruthy();
  });

  it('warns 请选择时间 and sends no request for a range without dates', async () => {
    loadStyles('design/feedback/Notices.css');
    const { asked } = await showFilteredCards();
    await wait(0);
    await answer(asked()[0], '1.00');
    detach();
    press('自定义');
    expect(screen.getAllByText('请选择时间')).toHaveLength(1);
    await wait(500);
    expect(screen.getAllByText('请选择时间')).toHaveLength(2);
    const notice = screen.getByRole('button', { name: '关闭通知' }).parentElement!;
    expect(within(notice).getByText('请选择时间')).toBeTruthy();
    expect(styleOf(notice.querySelector('svg'), 'color')).toBe('var(--warn)');
    await wait(5000);
    expect(asked()).toHaveLength(1);
    expect(screen.getByText('1.00')).toBeTruthy();
    press('日');
    await wait(500);
    expect(screen.queryByText('请选择时间')).toBeNull();
  });

  it('discards a pending answer when there is no period to ask for any more', async () => {
    const { asked } = await showFilteredCards();
    await wait(0);
    await answer(asked()[0], '1.00');
    detach();
    press('周');
    await wait(500);
    press('自定义');
    await wait(500);
    await answer(asked()[1], '2.00');
    expect(screen.getByText('1.00')).toBeTruthy();
  });

  it('reports a failure and can be retried', async () => {
    const { asked } = await showFilteredCards();
    await wait(0);
    const failed = {
      data: { viewer: { __typename: 'Viewer', id: viewer.id, card: null } },
      errors: [failureOf('UPSTREAM_FAILED', ['viewer', 'card'])],
    };
    await act(async () => {
      asked()[0]?.answer(failed);
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('alert').textContent).toBe('UPSTREAM_FAILED');
    fireEvent.click(screen.getByRole('button', { name: 'again' }));
    await wait(0);
    await answer(asked()[1], '2.00');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('2.00')).toBeTruthy();
  });

  it('requests channels and purchase groups once, when a control is first opened', async () => {
    const { gateway, filters } = await showFilteredCards(['channelpie', 'channelbar']);
    await wait(0);
    const count = () => gateway.operations().filter((name) => name === 'FilterChoices').length;
    expect(count()).toBe(0);
    for (const card of screen.getAllByRole('region')) {
      fireEvent.click(within(card).getByRole('button', { name: /全部渠道/u }));
      await wait(0);
      fireEvent.click(within(card).getByRole('checkbox', { name: '小程序商城' }));
    }
    await wait(500);
    expect(count()).toBe(1);
    expect(filters().at(-1)).toEqual({
      granularity: 'DAY',
      date: '2026-11-18',
      channelCodes: ['C02'],
    });
    const [bar] = screen.getAllByRole('region');
    fireEvent.click(within(bar!).getByRole('button', { name: /全部采购组/u }));
    await wait(0);
    fireEvent.click(within(bar!).getByRole('radio', { name: '生鲜' }));
    await wait(500);
    expect(count()).toBe(1);
    expect(filters().at(-1)).toMatchObject({ purchaseGroupCode: '10' });
  });
});
