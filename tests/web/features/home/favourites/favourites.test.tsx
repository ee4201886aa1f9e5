import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answering, applications, storedFavourites, saved } from './favourites-fixtures.ts';
import { application, choice, fastApp, favourite } from '../panel/panel-fixtures.ts';
import { refusing, section, showPanel } from '../panel/show-panel.tsx';
import { noticeText } from '../../../support/notices.ts';
import { variablesOf } from '../../../support/fake-gateway.ts';

describe('The favourites', () => {
  // "Tiles of saved modules, each with icon, name, tooltip and a remove cross. … Clicking a tile opens the module."
  it('are tiles that open their modules, counted against the limit of twelve', async () => {
    const { user, openModule } = await showPanel([fastApp()], {
      answers: answering(storedFavourites(7)),
    });
    const card = await section('常用功能');
    expect(await card.findByText('7/12')).toBeTruthy();
    const tile = card.getByRole('button', { name: '功能 3' });
    expect(tile.title).toBe('功能 3 · 门店运营');
    expect(tile.querySelector('svg')).not.toBeNull();
    await user.click(tile);
    expect(openModule).toHaveBeenCalledWith({
      code: 'OPS-3',
      applicationCode: 'OPS',
      name: '功能 3',
      i18nCode: null,
      provisional: true,
    });
  });

  // "A plus tile appears only while fewer than 12 are saved." "The plus opens a modal"
  it.each([
    [0, true],
    [11, true],
    [12, false],
  ])('with %i tiles can be added to: %s', async (count, can) => {
    const { user, openDialog } = await showPanel([fastApp()], {
      answers: answering(storedFavourites(count)),
    });
    const card = await section('常用功能');
    await card.findByText(`${String(count)}/12`);
    const plus = card.queryByRole('button', { name: '添加' });
    expect(plus !== null).toBe(can);
    await user.click(plus ?? card.getByRole('button', { name: '设置：常用功能' }));
    expect(openDialog).toHaveBeenCalledWith('favourites');
  });

  // "Every card: … its data as an accessible table, export of what it shows as CSV and XLSX."
  it('can be shown as a table and exported', async () => {
    const { user } = await showPanel([fastApp()], { answers: answering(storedFavourites(2)) });
    const card = await section('常用功能');
    await card.findByText('2/12');
    await user.click(card.getByRole('button', { name: '常用功能：更多操作' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['导出 CSV', '导出 Excel']),
    );
    await user.click(screen.getByRole('menuitem', { name: '查看数据表' }));
    const rows = within(await screen.findByRole('dialog')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      '名称应用',
      '功能 0门店运营',
      '功能 1门店运营',
    ]);
  });

  it('are removed at once by their cross, and the focus stays on another tile', async () => {
    const { user, gateway } = await showPanel([fastApp()], {
      answers: answering(storedFavourites(3), {
        FavouriteRemove: () => saved('favouriteRemove', storedFavourites(3).slice(1)),
      }),
    });
    const card = await section('常用功能');
    await user.click(await card.findByRole('button', { name: '移除 功能 0' }));
    expect(await card.findByText('2/12')).toBeTruthy();
    expect(card.queryByRole('button', { name: '功能 0' })).toBeNull();
    expect(variablesOf(gateway, 'FavouriteRemove')).toEqual([{ input: { id: 'favourite-OPS-0' } }]);
    await waitFor(() => expect(noticeText()).toContain('已移除常用功能“功能 0”'));
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('return to their position when a removal is undone', async () => {
    const { user, gateway } = await showPanel([fastApp()], {
      answers: answering(storedFavourites(3), {
        FavouriteRemove: () =>
          saved('favouriteRemove', [storedFavourites(3)[0], storedFavourites(3)[2]] as object[]),
        FavouritesAdd: () => saved('favouritesAdd', storedFavourites(3)),
      }),
    });
    const card = await section('常用功能');
    await user.click(await card.findByRole('button', { name: '移除 功能 1' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await card.findByText('3/12')).toBeTruthy();
    expect(variablesOf(gateway, 'FavouritesAdd')).toEqual([
      { input: { moduleCodes: ['OPS-1'], position: 2 } },
    ]);
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('show their own picture, then the logo of their application, and a plain document if neither loads', async () => {
    const own = favourite('X1', '自有', {
      iconUrl: '/files/own',
      applicationLogoUrl: '/files/logo',
    });
    await showPanel([fastApp()], {
      answers: { FavouriteChoice: () => ({ data: choice([own], applications) }) },
    });
    const card = await section('常用功能');
    const tile = await card.findByTitle('自有 已不在你的菜单中，可以移除');
    const image = () => tile.querySelector('img');
    expect(image()?.getAttribute('src')).toBe('/files/own');
    fireEvent.error(image()!);
    expect(image()?.getAttribute('src')).toBe('/files/logo');
    fireEvent.error(image()!);
    expect(image()).toBeNull();
    expect(tile.querySelector('svg')).not.toBeNull();
  });

  it('return with a notice when a removal is refused', async () => {
    const refusal = () =>
      refusing('favouriteRemove', { __typename: 'FavouritesPayload', viewer: null }, '没有权限');
    const { user } = await showPanel([fastApp()], {
      answers: answering(storedFavourites(3), { FavouriteRemove: refusal }),
    });
    const card = await section('常用功能');
    await user.click(await card.findByRole('button', { name: '移除 功能 0' }));
    await waitFor(() => expect(noticeText()).toContain('没有权限'));
    expect(card.getByRole('button', { name: '功能 0' })).toBeTruthy();
  });

  it('report that their module is gone, open nothing and can be removed', async () => {
    const { user, gateway } = await showPanel([fastApp()], {
      answers: answering([favourite('OLD', '旧报表'), ...storedFavourites(1)]),
    });
    const card = await section('常用功能');
    expect(await card.findByText('已失效')).toBeTruthy();
    expect(card.getByTitle('旧报表 已不在你的菜单中，可以移除')).toBeTruthy();
    expect(card.queryByRole('button', { name: '旧报表' })).toBeNull();
    await user.click(card.getByRole('button', { name: '移除 旧报表' }));
    expect(gateway.operations()).toContain('FavouriteRemove');
  });

  it('are not reported as gone while a menu is not loaded', async () => {
    const unknown = [application('OPS', '门店运营', null)];
    await showPanel([fastApp()], {
      answers: { FavouriteChoice: () => ({ data: choice(storedFavourites(2), unknown) }) },
    });
    const card = await section('常用功能');
    expect(await card.findByRole('button', { name: '功能 1' })).toBeTruthy();
    expect(card.queryByText('已失效')).toBeNull();
  });

  it('show a name as plain text, however long', async () => {
    const name = `<img src=x onerror=alert(1)>${'长'.repeat(200)}`;
    await showPanel([fastApp()], { answers: answering([favourite('OPS-1', name)]) });
    expect((await screen.findByRole('button', { name })).querySelector('img')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    let broken = true;
    const answers = {
      FavouriteChoice: () => ({ data: choice(broken ? null : storedFavourites(2), applications) }),
    };
    const { user } = await showPanel([fastApp()], { answers });
    const card = await section('常用功能');
    const retry = await card.findByRole('button', { name: '重试' });
    broken = false;
    await user.click(retry);
    expect(await card.findByText('2/12')).toBeTruthy();
  });
});
