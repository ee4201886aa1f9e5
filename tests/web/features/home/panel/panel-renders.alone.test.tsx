import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HomePage, roomForPanel } from '../../../../../web/features/home/HomePage.tsx';
import { counterPeriod } from '../../../../../web/features/home/useMinutes.ts';
import { matchMediaOnly } from '../../../../support/dom.ts';
import { cardAnswer, ranking, todo } from '../../../support/home-fixtures.ts';
import { fakeGateway, languageOf, Surroundings } from '../../../support/home-support.tsx';
import { groupCard, homeWith } from './panel-fixtures.ts';

// Loaded here, so that no clock has to wait for what comes with the first card of its kind.
import '../../../../../web/features/home/cards/card-group/CardGroupCard.tsx';
import '../../../../../web/features/home/panel/PanelCards.tsx';

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

describe('What changes by itself', () => {
  // "Clock and counters do not re-render the page."
  it('renders no other card of the page and none of the panel', async () => {
    const language = await languageOf('zh-CN');
    vi.useFakeTimers();
    matchMediaOnly(roomForPanel);
    const gateway = fakeGateway({
      Home: () => ({ data: homeWith([groupCard()], { cards: [todo(), ranking()] as never }) }),
    });
    render(
      <Surroundings link={gateway.link} language={language}>
        <HomePage />
      </Surroundings>,
    );
    for (let turn = 0; turn < 20; turn += 1) await act(() => vi.advanceTimersByTimeAsync(25));
    const time = () => document.querySelector('.greeting-time')?.textContent;
    const [before, then] = [{ ...rendered }, time()];
    expect(Math.min(before.neighbours, before.groups)).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(time()).not.toBe(then);
    expect(rendered).toEqual(before);
  });

  it('renders no neighbour when counters have risen', async () => {
    const language = await languageOf('zh-CN');
    vi.useFakeTimers();
    const gateway = fakeGateway({
      Home: () => ({ data: homeWith([], { cards: [todo(), ranking()] as never }) }),
      Card: () => ({ data: cardAnswer(todo({ pool: 24 })) }),
    });
    render(
      <Surroundings link={gateway.link} language={language}>
        <HomePage />
      </Surroundings>,
    );
    await act(() => vi.advanceTimersByTimeAsync(500));
    const before = rendered.neighbours;
    await act(() => vi.advanceTimersByTimeAsync(counterPeriod));
    expect(screen.getByRole('button', { name: /任务池24/u })).toBeTruthy();
    expect(rendered.neighbours).toBe(before);
  });
});
