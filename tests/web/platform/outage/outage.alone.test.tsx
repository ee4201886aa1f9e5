import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardOf, failureOf, usualCards } from '../../support/home-fixtures.ts';
import { errorOf, signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';

const cards = usualCards().slice(0, 4);
const broken = cards.map((card) => ({
  ...card,
  figures: null,
  totals: null,
  series: null,
  ranking: null,
}));

/** Services that answer only the layout until they are back. */
function services() {
  let isUp = false;
  const answers = signedIn(viewerOf(), {
    Home: () =>
      isUp
        ? { data: dashboardOf(cards) }
        : {
            data: dashboardOf(broken),
            errors: cards.map((_card, at) =>
              failureOf('UPSTREAM_UNREACHABLE', ['viewer', 'dashboard', 'above', at, 'figures']),
            ),
          },
    Card: () => new Error('down'),
  });
  return { answers, comeBack: () => void (isUp = true) };
}

const main = () => within(screen.getByRole('main'));
const homes = (operations: string[]) => operations.filter((name) => name === 'Home').length;

it('an outage of all services is one message with one retry, and the cards say so briefly', async () => {
  const { answers, comeBack } = services();
  const { user, gateway } = await renderPortal({ path: '/page', answers });
  const banner = await screen.findByText(/零售服务暂时连接不上/u);
  await waitFor(() => expect(main().getAllByText('加载失败')).toHaveLength(4));
  expect(main().getAllByRole('alert')).toHaveLength(1);
  expect(main().queryByRole('button', { name: '重试' })).toBeNull();
  comeBack();
  await user.click(main().getByRole('button', { name: '全部重试' }));
  await waitFor(() => expect(banner.isConnected).toBe(false));
  expect(main().queryByText('加载失败')).toBeNull();
  expect(homes(gateway.operations())).toBe(2);
});

it('everything is reloaded when the browser is back online', async () => {
  const { answers, comeBack } = services();
  const { gateway } = await renderPortal({ path: '/page', answers });
  await screen.findByText(/零售服务暂时连接不上/u);
  comeBack();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(main().queryByText('加载失败')).toBeNull());
  expect(homes(gateway.operations())).toBe(2);
});

it('the retry of a failed renewal reloads the page and the very first request', async () => {
  let renews = false;
  const refused = { reason: 'TOKEN_REFRESH_FAILED' };
  const answers = signedIn(viewerOf(), {
    Workbench: () =>
      renews
        ? { data: { viewer: viewerOf() } }
        : {
            data: { viewer: null },
            errors: [errorOf('UPSTREAM_UNREACHABLE', ['viewer'], refused)],
          },
    Home: () => ({ data: dashboardOf(cards) }),
  });
  const { user } = await renderPortal({ path: '/page', answers });
  const dialog = within(await screen.findByRole('dialog'));
  renews = true;
  await user.click(dialog.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('tablist')).toBeTruthy();
});

it('the retry of a failed renewal reloads the cards that failed because of it', async () => {
  let renews = false;
  const refused = cards.map((_card, at) => ({
    ...failureOf('UPSTREAM_UNREACHABLE', ['viewer', 'dashboard', 'above', at, 'figures']),
    extensions: { code: 'UPSTREAM_UNREACHABLE', reason: 'TOKEN_REFRESH_FAILED' },
  }));
  const answers = signedIn(viewerOf(), {
    Home: () =>
      renews ? { data: dashboardOf(cards) } : { data: dashboardOf(broken), errors: refused },
  });
  const { user } = await renderPortal({ path: '/page', answers });
  const dialog = within(await screen.findByRole('dialog'));
  renews = true;
  await user.click(dialog.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(main().queryByText('加载失败')).toBeNull());
});
