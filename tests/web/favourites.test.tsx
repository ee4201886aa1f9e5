import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FavouritesDialog } from '../../web/features/home/favourites/FavouritesDialog.tsx';
import { fakeGateway, languageOf, Surroundings } from './home-support.tsx';
import { application, choice, fastApp, favourite } from './panel-fixtures.ts';
import { notices, refusing, section, showPanel, variablesOf } from './panel-support.tsx';

const names = (count: number, from = 0) => Array.from({ length: count }, (_, nth) => `功能 ${String(nth + from)}`);
const applications = [application('OPS', '门店运营', names(14)), application('PUR', '采购管理', ['采购订单', '退货单'])];
const kept = (count: number) => names(count).map((name, nth) => favourite(`OPS-${String(nth)}`, name));
const answering = (favourites: readonly object[] | null, more: object = {}) => ({
  FavouriteChoice: () => ({ data: choice(favourites, applications) }),
  ...more,
});
const saved = (field: string, favourites: readonly object[]) => ({
  data: {
    [field]: {
      __typename: 'FavouritesPayload',
      viewer: { __typename: 'Viewer', id: 'viewer-1', favourites },
      userErrors: [],
    },
  },
});

describe('The favourites', () => {
  // "Tiles of saved modules, each with icon, name, tooltip and a remove cross. … Clicking a tile opens the module."
  it('are tiles that open their modules, counted against the twelve there may be', async () => {
    const { user, openModule } = await showPanel([fastApp()], { answers: answering(kept(7)) });
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
  ])('of %i can be added to: %s', async (count, can) => {
    const { user, openDialog } = await showPanel([fastApp()], { answers: answering(kept(count)) });
    const card = await section('常用功能');
    await card.findByText(`${String(count)}/12`);
    const plus = card.queryByRole('button', { name: '添加' });
    expect(plus !== null).toBe(can);
    await user.click(plus ?? card.getByRole('button', { name: '设置：常用功能' }));
    expect(openDialog).toHaveBeenCalledWith('favourites');
  });

  it('are removed at once by their cross, and the focus stays with the others', async () => {
    const { user, gateway } = await showPanel([fastApp()], {
      answers: answering(kept(3), { FavouriteDrop: () => saved('favouriteRemove', kept(3).slice(1)) }),
    });
    const card = await section('常用功能');
    await user.click(await card.findByRole('button', { name: '移除 功能 0' }));
    expect(await card.findByText('2/12')).toBeTruthy();
    expect(card.queryByRole('button', { name: '功能 0' })).toBeNull();
    expect(variablesOf(gateway, 'FavouriteDrop')).toEqual([{ input: { id: 'favourite-OPS-0' } }]);
    await waitFor(() => expect(notices()).toContain('已移除常用功能“功能 0”'));
    expect(document.activeElement?.tagName).toBe('UL');
  });

  it('come back to their place when removing one is undone', async () => {
    const { user, gateway } = await showPanel([fastApp()], {
      answers: answering(kept(3), {
        FavouriteDrop: () => saved('favouriteRemove', [kept(3)[0], kept(3)[2]] as object[]),
        FavouriteChoiceSave: () => saved('favouritesAdd', kept(3)),
      }),
    });
    const card = await section('常用功能');
    await user.click(await card.findByRole('button', { name: '移除 功能 1' }));
    await user.click(await screen.findByRole('button', { name: '撤销' }));
    expect(await card.findByText('3/12')).toBeTruthy();
    expect(variablesOf(gateway, 'FavouriteChoiceSave')).toEqual([{ input: { moduleCodes: ['OPS-1'], position: 2 } }]);
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('show their own picture, then the logo of their application, and a plain document when neither can be loaded', async () => {
    const own = favourite('X1', '自有', { iconUrl: '/files/own', applicationLogoUrl: '/files/logo' });
    await showPanel([fastApp()], { answers: { FavouriteChoice: () => ({ data: choice([own], applications) }) } });
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

  it('come back, with a word about it, when removing one is refused', async () => {
    const refusal = () => refusing('favouriteRemove', { __typename: 'FavouritesPayload', viewer: null }, '没有权限');
    const { user } = await showPanel([fastApp()], { answers: answering(kept(3), { FavouriteDrop: refusal }) });
    const card = await section('常用功能');
    await user.click(await card.findByRole('button', { name: '移除 功能 0' }));
    await waitFor(() => expect(notices()).toContain('没有权限'));
    expect(card.getByRole('button', { name: '功能 0' })).toBeTruthy();
  });

  it('whose module is gone say so, open nothing and can be removed', async () => {
    const { user, gateway } = await showPanel([fastApp()], { answers: answering([favourite('OLD', '旧报表'), ...kept(1)]) });
    const card = await section('常用功能');
    expect(await card.findByText('已失效')).toBeTruthy();
    expect(card.getByTitle('旧报表 已不在你的菜单中，可以移除')).toBeTruthy();
    expect(card.queryByRole('button', { name: '旧报表' })).toBeNull();
    await user.click(card.getByRole('button', { name: '移除 旧报表' }));
    expect(gateway.operations()).toContain('FavouriteDrop');
  });

  it('are not called gone while a menu is not known', async () => {
    const unknown = [application('OPS', '门店运营', null)];
    await showPanel([fastApp()], { answers: { FavouriteChoice: () => ({ data: choice(kept(2), unknown) }) } });
    const card = await section('常用功能');
    expect(await card.findByRole('button', { name: '功能 1' })).toBeTruthy();
    expect(card.queryByText('已失效')).toBeNull();
  });

  it('write a name as it is, however long', async () => {
    const name = `<img src=x onerror=alert(1)>${'长'.repeat(200)}`;
    await showPanel([fastApp()], { answers: answering([favourite('OPS-1', name)]) });
    expect((await screen.findByRole('button', { name })).querySelector('img')).toBeNull();
  });

  it('that could not be had can be asked for again', async () => {
    let broken = true;
    const answers = {
      FavouriteChoice: () => ({ data: choice(broken ? null : kept(2), applications) }),
    };
    const { user } = await showPanel([fastApp()], { answers });
    const card = await section('常用功能');
    const retry = await card.findByRole('button', { name: '重试' });
    broken = false;
    await user.click(retry);
    expect(await card.findByText('2/12')).toBeTruthy();
  });
});

async function showDialog(answers: Parameters<typeof fakeGateway>[0]) {
  const onClose = vi.fn();
  const gateway = fakeGateway(answers);
  render(
    <Surroundings link={gateway.link} language={await languageOf('zh-CN')}>
      <FavouritesDialog onClose={onClose} />
    </Surroundings>,
  );
  const dialog = within(await screen.findByRole('dialog', { name: '添加常用功能' }));
  await dialog.findAllByRole('checkbox');
  return { dialog, gateway, onClose, user: userEvent.setup({ delay: null }) };
}
const add = (answer: () => object) => ({ FavouriteChoiceSave: answer as never });

describe('The manager of the favourites', () => {
  // "a left list of apps and, on the right, checkboxes of that app's modules with icons." "Modules already saved and ticked are shown disabled."
  it('has the applications, and the modules of the chosen one, the saved ones ticked and fixed', async () => {
    const { dialog, user } = await showDialog(answering(kept(2)));
    expect(
      within(dialog.getByRole('list', { name: '应用' }))
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['门店运营', '采购管理']);
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(14);
    expect(boxes.map(({ checked, disabled }) => [checked, disabled]).slice(0, 3)).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    expect(boxes[0]?.parentElement?.querySelector('svg')).not.toBeNull();
    await user.click(dialog.getByRole('button', { name: '采购管理' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('finds a module of any application by its name', async () => {
    const { dialog, user } = await showDialog(answering(kept(2)));
    await user.type(dialog.getByRole('searchbox', { name: '搜索功能' }), '订单');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByRole('checkbox', { name: /采购订单/u })).toBeTruthy();
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), '没有的');
    expect(dialog.getByText('没有找到相符的功能')).toBeTruthy();
  });

  // "Saving favourites sends the newly ticked ones." "portal_text_097 (favourites saved)"
  it('saves what is newly ticked, says so and closes', async () => {
    const { dialog, user, gateway, onClose } = await showDialog(
      answering(
        kept(2),
        add(() => saved('favouritesAdd', [...kept(2), favourite('OPS-5', '功能 5')])),
      ),
    );
    await user.click(dialog.getByRole('checkbox', { name: '功能 5' }));
    await user.click(dialog.getByRole('button', { name: '采购管理' }));
    await user.click(dialog.getByRole('checkbox', { name: '退货单' }));
    await user.click(dialog.getByRole('checkbox', { name: '退货单' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(variablesOf(gateway, 'FavouriteChoiceSave')).toEqual([{ input: { moduleCodes: ['OPS-5'] } }]);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(notices()).toContain('常用功能已保存');
  });

  // "more than 12 checked modules gives an error (portal_text_096) and nothing is saved"
  it('takes twelve and refuses thirteen without asking anybody', async () => {
    const { dialog, user, gateway, onClose } = await showDialog(answering(kept(11)));
    await user.click(dialog.getByRole('checkbox', { name: '功能 11' }));
    expect(dialog.getByText('已选 12/12')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: '功能 12' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(dialog.getByRole('alert').textContent).toBe('常用功能最多可选择 12 个');
    expect(gateway.operations()).toEqual(['FavouriteChoice']);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '功能 12' }).checked).toBe(true);
  });

  it('shows the refusal of the gateway when another window was faster, and keeps the ticks', async () => {
    let others = 11;
    const { dialog, user, onClose } = await showDialog({
      FavouriteChoice: () => ({ data: choice(kept(others), applications) }),
      ...add(() => {
        others = 12;
        return refusing('favouritesAdd', { __typename: 'FavouritesPayload', viewer: null }, '常用功能最多 12 个', 'TOO_MANY');
      }),
    });
    await user.click(dialog.getByRole('checkbox', { name: '功能 13' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('常用功能最多 12 个'));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '功能 13' }).checked).toBe(true);
    await waitFor(() => expect(dialog.getByText('已选 13/12')).toBeTruthy());
  });

  // "The modal cannot be closed by clicking the mask." "Buttons: cancel and confirm."
  it('is left by cancel and not by a press beside it', async () => {
    const { dialog, user, onClose, gateway } = await showDialog(answering(kept(2)));
    await user.click(dialog.getByRole('checkbox', { name: '功能 4' }));
    await user.click(document.querySelector('.p-dialog-mask') ?? document.body);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(gateway.operations()).toEqual(['FavouriteChoice']);
  });

  it('is used by keyboard alone', async () => {
    const { dialog, user, gateway } = await showDialog(
      answering(
        kept(2),
        add(() => saved('favouritesAdd', kept(3))),
      ),
    );
    dialog.getByRole('checkbox', { name: '功能 2' }).focus();
    await user.keyboard(' ');
    dialog.getByRole('button', { name: '确定' }).focus();
    await user.keyboard('{Enter}');
    expect(variablesOf(gateway, 'FavouriteChoiceSave')).toEqual([{ input: { moduleCodes: ['OPS-2'] } }]);
  });
});
