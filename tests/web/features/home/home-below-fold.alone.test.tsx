import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsAboveFold } from '../../../../web/features/home/rows-above-fold.ts';
import { NEAR_PX } from '../../../../web/features/home/useInView.ts';
import { region, showDashboard } from './show-dashboard.tsx';
import {
  cardAnswer,
  type CardData,
  dashboardOf,
  failureOf,
  homeVariables,
  kpi,
  ranking,
  usualInput,
} from '../../support/home-fixtures.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';

/** An IntersectionObserver that is controlled by the test. */
class Observer {
  static readonly all = new Set<Observer>();
  readonly places = new Set<Element>();
  readonly call: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;

  constructor(call: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.call = call;
    this.options = options;
    Observer.all.add(this);
  }

  observe(place: Element) {
    this.places.add(place);
  }

  disconnect() {
    Observer.all.delete(this);
  }
}

const comeIntoView = (name: string) =>
  act(async () => {
    for (const observer of [...Observer.all]) {
      const place = [...observer.places].find((one) =>
        within(one as HTMLElement).queryByRole('region', { name }),
      );
      if (place)
        observer.call([{ isIntersecting: true, target: place } as never], observer as never);
    }
    await Promise.resolve();
  });

/** The fields of a card that is loaded without its data. */
const placeOf = ({ __typename, id, code, name, i18nCode, moduleCode, position }: CardData) =>
  ({
    __typename,
    id,
    code,
    name,
    i18nCode,
    moduleCode,
    position: { ...position, row: 9 },
  }) as never;

const above = [kpi('operating01', '销售额', 1)];
const later = [ranking(), kpi('operating02', '毛利', 4)];
const page = (more: object = {}) => ({
  data: dashboardOf(above, { below: later.map(placeOf), ...more }),
});
const byCode = (code: unknown) => ({
  data: cardAnswer(later.find((card) => card.code === code) ?? null),
});

beforeEach(() => {
  Observer.all.clear();
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A card below the fold', () => {
  it('is a skeleton with its title, and is requested separately within 200 px of the view', async () => {
    const gateway = waitingGateway({ Home: () => page(), Card: ({ code }) => byCode(code) });
    await showDashboard(gateway);
    const card = await region('门店销售 TOP10');
    expect(card.getAttribute('aria-busy')).toBe('true');
    expect(gateway.operations()).toEqual(['Home']);
    expect(NEAR_PX).toBe(200);
    expect([...Observer.all].map(({ options }) => options?.rootMargin)).toEqual([
      '200px 0px',
      '200px 0px',
    ]);
    await comeIntoView('门店销售 TOP10');
    expect(await screen.findByText('滨江旗舰店')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Card']);
    expect(gateway.requests[1]?.variables).toEqual({
      dashboardCode: 'home',
      code: 'storerank',
      filter: usualInput,
      filterOfOne: usualInput,
      chosen: null,
    });
    await comeIntoView('门店销售 TOP10');
    expect(gateway.operations()).toEqual(['Home', 'Card']);
  });

  it('reports its failure and can be retried', async () => {
    let times = 0;
    const gateway = waitingGateway({
      Home: () => page(),
      Card: ({ code }) =>
        ++times === 1
          ? {
              data: cardAnswer({ ...later[0], ranking: null } as never),
              errors: [failureOf('UPSTREAM_FAILED', ['viewer', 'card', 'ranking'])],
            }
          : byCode(code),
    });
    await showDashboard(gateway);
    await region('门店销售 TOP10');
    await comeIntoView('门店销售 TOP10');
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('滨江旗舰店')).toBeTruthy();
    expect(screen.getByText('¥2,584,312.60', { exact: false })).toBeTruthy();
  });

  it('belongs to the page once it was seen: refreshing all reloads seen cards in one request', async () => {
    const gateway = waitingGateway({
      Home: ({ fold }) => (Number(fold) < 9 ? page() : { data: dashboardOf([...above, ...later]) }),
      Card: ({ code }) => byCode(code),
    });
    await showDashboard(gateway);
    await region('门店销售 TOP10');
    await comeIntoView('门店销售 TOP10');
    await screen.findByText('滨江旗舰店');
    await userEvent.click(screen.getByRole('button', { name: '全部刷新' }));
    await waitFor(() => expect(gateway.operations()).toEqual(['Home', 'Card', 'Home']));
    expect(gateway.requests[2]?.variables).toEqual(homeVariables({ fold: 9, belowFold: 10 }));
    expect(await screen.findByText('滨江旗舰店')).toBeTruthy();
  });

  it('is loaded before the page is printed by its own button', async () => {
    const gateway = waitingGateway({ Home: () => page(), Card: ({ code }) => byCode(code) });
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getByText('滨江旗舰店')).toBeTruthy();
      expect(screen.queryByText('打印时尚未加载')).toBeNull();
    });
    await showDashboard(gateway);
    await region('门店销售 TOP10');
    await userEvent.click(screen.getByRole('button', { name: '打印' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(gateway.operations()).toEqual(['Home', 'Card', 'Card']);
    print.mockRestore();
  });

  it('says on paper that it is not loaded when the browser prints without the button, and is on the next', async () => {
    const gateway = waitingGateway({ Home: () => page(), Card: ({ code }) => byCode(code) });
    await showDashboard(gateway);
    const card = await region('门店销售 TOP10');
    expect(within(card).getByText('打印时尚未加载')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await screen.findByText('滨江旗舰店')).toBeTruthy();
    expect(screen.queryByText('打印时尚未加载')).toBeNull();
  });

  it('is requested at once if the browser cannot observe the view', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const gateway = waitingGateway({ Home: () => page(), Card: ({ code }) => byCode(code) });
    await showDashboard(gateway);
    expect(await screen.findByText('滨江旗舰店')).toBeTruthy();
    expect(gateway.operations()).toEqual(['Home', 'Card', 'Card']);
  });
});

describe('The fold', () => {
  it.each([
    [1440, 900, 6],
    [1024, 768, 5],
    [390, 844, 2],
    [1440, 200, 2],
    [3840, 9000, 12],
  ])('in a window of %i × %i is after row %i', (innerWidth, innerHeight, row) => {
    expect(rowsAboveFold({ innerWidth, innerHeight })).toBe(row);
  });
});
