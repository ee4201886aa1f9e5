import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomePage, PANEL_MEDIA_QUERY } from '../../../../../web/features/home/HomePage.tsx';
import { POLL_INTERVAL_MS } from '../../../../../web/features/home/usePolling.ts';
import { matchMediaOnly } from '../../../../support/dom.ts';
import { cardAnswer, ranking, todo } from '../../../support/home-fixtures.ts';
import { groupCard, homeWith } from './panel-fixtures.ts';

// Imported up front, so that no fake timer has to wait for lazily loaded cards.
import '../../../../../web/features/home/cards/card-group/CardGroupCard.tsx';
import '../../../../../web/features/home/panel/PanelCards.tsx';
import { waitingGateway } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';

const rendered = vi.hoisted(() => ({ neighbours: 0, groups: 0 }));
vi.mock('../../../../../web/features/home/cards/store-ranking/StoreRankingCard.tsx', () => ({
  storeRankingKind: {
    Component: () => {
      rendered.neighbours += 1;
      return null;
    },
    Skeleton: () => null,
    ready: () => true,
  },
}));
vi.mock('../../../../../web/features/home/cards/card-group/CardGroupCard.tsx', () => ({
  CardGroupCard: () => {
    rendered.groups += 1;
    return null;
  },
}));

afterEach(() => {
  vi.useRealTimers();
});

describe('A change without user action', () => {
  // "Clock and counters do not re-render the page."
  it('renders no other card of the page and none of the panel', async () => {
    vi.useFakeTimers();
    matchMediaOnly(PANEL_MEDIA_QUERY);
    const gateway = waitingGateway({
      Home: () => ({ data: homeWith([groupCard()], { cards: [todo(), ranking()] as never }) }),
    });
    await renderInPortal(<HomePage />, { gateway });
    for (let turn = 0; turn < 20; turn += 1) await act(() => vi.advanceTimersByTimeAsync(25));
    const time = () => screen.getByText(/^\d\d:\d\d:\d\d$/u).textContent;
    const [before, then] = [{ ...rendered }, time()];
    expect(Math.min(before.neighbours, before.groups)).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(time()).not.toBe(then);
    expect(rendered).toEqual(before);
  });

  it('renders no other card when counters have risen', async () => {
    vi.useFakeTimers();
    const gateway = waitingGateway({
      Home: () => ({ data: homeWith([], { cards: [todo(), ranking()] as never }) }),
      Card: () => ({ data: cardAnswer(todo({ pool: 24 })) }),
    });
    await renderInPortal(<HomePage />, { gateway });
    await act(() => vi.advanceTimersByTimeAsync(500));
    const before = rendered.neighbours;
    await act(() => vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS));
    expect(screen.getByRole('button', { name: /任务池24/u })).toBeTruthy();
    expect(rendered.neighbours).toBe(before);
  });
});
