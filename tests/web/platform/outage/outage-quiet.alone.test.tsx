import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardOf, failureOf, usualCards } from '../../support/home-fixtures.ts';
import { errorOf, operations, signedIn, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';

const cards = usualCards().slice(0, 4);
const broken = cards.map((card) => ({
  ...card,
  figures: null,
  totals: null,
  series: null,
  ranking: null,
}));
const down = (...path: string[]) => errorOf('UPSTREAM_UNREACHABLE', ['viewer', ...path]);
const figures = (at: number) => ['viewer', 'dashboard', 'above', at, 'figures'];
const noPage = {
  data: { viewer: { __typename: 'Viewer', id: 'viewer-1', dashboard: null, panel: null } },
  errors: [down('dashboard')],
};

/** An answer that is sent by the test. */
function held() {
  let answer: (result: object) => void = () => undefined;
  const result = new Promise<object>((resolve) => (answer = resolve));
  return { ask: () => result, answer: (value: object) => act(async () => answer(value)) };
}

const banner = () => screen.findByText(/零售服务暂时连接不上/u);
const ownRetries = () => screen.queryAllByRole('button', { name: '重试', hidden: true });
const packNotice = () => screen.findByText('语言包下载失败');

describe('Language packs that cannot be loaded during an outage', () => {
  const withoutPacks = (errors: object[], over: object = {}) => ({
    data: { viewer: viewerOf({ languagePacks: null, ...over }) },
    errors: errors as never,
  });

  it('show no message of their own if they fail after the outage is known', async () => {
    const packs = held();
    const late = errorOf('UPSTREAM_TIMEOUT', ['viewer', 'languagePacks']);
    await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: () => withoutPacks([late]),
        LanguagePacks: packs.ask,
        Home: () => noPage,
      }),
    });
    await banner();
    await packs.answer({ data: null, errors: [down('languagePacks')] });
    expect(ownRetries()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('drop their message as soon as the outage is known if they failed before', async () => {
    const home = held();
    await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: () => withoutPacks([down('languagePacks')]),
        Home: home.ask,
      }),
    });
    await packNotice();
    expect(ownRetries()).toHaveLength(1);
    await home.answer(noPage);
    await banner();
    await waitFor(() => expect(ownRetries()).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are reloaded by the retry of the outage', async () => {
    let isUp = false;
    const { user, gateway } = await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: () =>
          withoutPacks([down('languagePacks'), down('commonMenus'), down('favourites')], {
            commonMenus: null,
            favourites: null,
          }),
        LanguagePacks: () =>
          isUp
            ? { data: { viewer: { __typename: 'Viewer', id: 'viewer-1', languagePacks: [] } } }
            : { data: null, errors: [down('languagePacks')] as never },
        Home: () => (isUp ? { data: dashboardOf(cards) } : noPage),
      }),
    });
    await banner();
    isUp = true;
    await user.click(screen.getByRole('button', { name: '全部重试' }));
    await waitFor(() => expect(screen.queryByText(/零售服务暂时连接不上/u)).toBeNull());
    expect(gateway.operations()).toContain('LanguagePacks');
    expect(ownRetries().length).toBeLessThanOrEqual(1);
  });
});

describe('The parts of a page in an outage', () => {
  it('state briefly that they could not be loaded, also while they are reloaded', async () => {
    const again = held();
    let asked = 0;
    const { user } = await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: () => ({
          data: { viewer: viewerOf({ applications: null, commonMenus: null, favourites: null }) },
          errors: [down('applications'), down('commonMenus'), down('favourites')] as never,
        }),
        ShellApplications: () => new Error('down'),
        Home: () => (++asked === 1 ? noPage : again.ask()),
      }),
    });
    await banner();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('加载失败')).toBeTruthy();
    const retry = screen.getByRole('button', { name: '全部重试' });
    await user.click(retry);
    expect(main.getByText('加载失败')).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: '主菜单' })).getByText('应用列表加载失败'),
    ).toBeTruthy();
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    await again.answer(noPage);
    await waitFor(() => expect(retry.getAttribute('aria-disabled')).not.toBe('true'));
    expect(main.getByText('加载失败')).toBeTruthy();
    expect(ownRetries()).toEqual([]);
  });

  it('keep their own message and retry if the services answered and refused', async () => {
    const refusal = {
      ...failureOf('UPSTREAM_FAILED', figures(3), '超出查询范围'),
      extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' },
    };
    await renderPortal({
      path: '/page',
      answers: signedIn(undefined, {
        Workbench: () => ({
          data: { viewer: viewerOf({ applications: [{ ...operations, menus: null }] as never }) },
          errors: [errorOf('FORBIDDEN', ['viewer', 'applications', 0, 'menus'] as never)] as never,
        }),
        Home: () => ({
          data: dashboardOf(broken),
          errors: [0, 1, 2]
            .map((at) => failureOf('UPSTREAM_UNREACHABLE', figures(at)))
            .concat(refusal as never),
        }),
      }),
    });
    await banner();
    const main = within(screen.getByRole('main'));
    const card = within(main.getByText('超出查询范围').closest('section')!);
    expect(card.getByRole('button', { name: '重试' })).toBeTruthy();
    expect(main.getAllByText('加载失败')).toHaveLength(4);
    const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
    expect(menu.getByRole('button', { name: '重试' })).toBeTruthy();
    expect(ownRetries()).toHaveLength(2);
  });
});
