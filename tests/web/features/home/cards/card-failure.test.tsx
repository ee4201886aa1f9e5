import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FilteredBody } from '../../../../../web/features/home/cards/filtering/FilteredBody.tsx';
import { HomePage, PANEL_MEDIA_QUERY } from '../../../../../web/features/home/HomePage.tsx';
import { OutageBanner } from '../../../../../web/platform/outage/OutageBanner.tsx';
import {
  OutageProvider,
  useOutagePart,
} from '../../../../../web/platform/outage/OutageProvider.tsx';
import { answering, storedFavourites } from '../favourites/favourites-fixtures.ts';
import { failureOf, usualCards } from '../../../support/home-fixtures.ts';
import {
  choice,
  fastApp,
  homeWith,
  message,
  messageCard,
  unread,
} from '../panel/panel-fixtures.ts';
import { section } from '../panel/show-panel.tsx';
import { waitingGateway } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';

const cards = usualCards().slice(0, 4);
const broken = cards.map((card) => ({
  ...card,
  figures: null,
  totals: null,
  series: null,
  ranking: null,
}));
const down = (field: string) => ({
  message: 'x',
  path: ['viewer', field],
  extensions: { code: 'UPSTREAM_UNREACHABLE' },
});
const noMessages = { viewer: { __typename: 'Viewer', id: 'viewer-1', unreadMessages: null } };

it('the favourites and the messages show no error of their own in an outage, and its retry reloads them too', async () => {
  const { matchMediaOnly } = await import('../../../../support/dom.ts');
  matchMediaOnly(PANEL_MEDIA_QUERY);
  let isUp = false;
  const panel = [fastApp(), messageCard()];
  const gateway = waitingGateway({
    Home: () =>
      isUp
        ? { data: homeWith(panel, { cards }) }
        : {
            data: homeWith(panel, { cards: broken }),
            errors: cards.map((_card, at) =>
              failureOf('UPSTREAM_UNREACHABLE', ['viewer', 'dashboard', 'above', at, 'figures']),
            ),
          },
    Card: () => new Error('down'),
    UnreadMessages: () =>
      isUp
        ? { data: unread([message('1')]) }
        : { data: noMessages, errors: [down('unreadMessages')] },
    FavouriteChoice: () =>
      isUp
        ? answering(storedFavourites(2)).FavouriteChoice()
        : { data: choice(null, []), errors: [down('favourites')] },
  });
  await renderInPortal(
    <OutageProvider>
      <OutageBanner />
      <HomePage />
    </OutageProvider>,
    { gateway },
  );
  await screen.findByRole('button', { name: '全部重试' });
  for (const name of ['常用功能', '未读消息']) {
    const card = await section(name);
    expect(await card.findByText('加载失败')).toBeTruthy();
    await waitFor(() => expect(card.queryByRole('button', { name: '重试' })).toBeNull());
    expect(card.queryByRole('alert')).toBeNull();
  }
  isUp = true;
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: '全部重试' }));
  expect(await (await section('常用功能')).findByText('2/12')).toBeTruthy();
  expect(await (await section('未读消息')).findByRole('button', { name: '消息 1' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '全部重试' })).toBeNull());
});

describe('A filtered card', () => {
  function Rest({ failed }: { failed: boolean }) {
    useOutagePart({ failed, weight: 3, retry: () => undefined });
    return null;
  }

  async function show({ code, isOut }: { code: string; isOut: boolean }) {
    const refresh = vi.fn();
    const never = () => undefined;
    const asked = {
      dashboardCode: 'home',
      isLoading: false,
      isLate: false,
      isUnseen: false,
      problem: null,
      received: null,
    };
    const state = { ...asked, refresh, refreshQuietly: never, loadOnce: never };
    await renderInPortal(
      <OutageProvider>
        <OutageBanner />
        <Rest failed={isOut} />
        <section aria-label="销售">
          <FilteredBody
            filtered={{ data: null, problem: { code, message: '没有权限' }, state }}
            Waiting={() => null}
            isEmpty={() => false}
            emptyReason={() => ''}
          >
            {() => null}
          </FilteredBody>
        </section>
      </OutageProvider>,
    );
    return {
      refresh,
      card: within(screen.getByRole('region', { name: '销售' })),
      user: userEvent.setup({ delay: null }),
    };
  }

  it('shows no error of its own in an outage, and its retry reloads the card too', async () => {
    const { refresh, card, user } = await show({ code: 'UPSTREAM_UNREACHABLE', isOut: true });
    expect(card.getByText('加载失败')).toBeTruthy();
    expect(card.queryByRole('button', { name: '重试' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '全部重试' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('has its own retry when it alone has failed', async () => {
    const { refresh, card, user } = await show({ code: 'UPSTREAM_UNREACHABLE', isOut: false });
    await user.click(card.getByRole('button', { name: '重试' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('keeps its own retry in an outage if it was refused, because the outage does not explain that', async () => {
    const { card } = await show({ code: 'FORBIDDEN', isOut: true });
    expect(screen.getByRole('button', { name: '全部重试' })).toBeTruthy();
    expect(card.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
