import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { FavouritesDialog } from '../../../../../web/features/home/favourites/FavouritesDialog.tsx';
import { answering, applications, storedFavourites, saved } from './favourites-fixtures.ts';
import { choice, favourite } from '../panel/panel-fixtures.ts';
import { refusing } from '../panel/show-panel.tsx';
import { renderInPortal } from '../../../support/render-in-portal.tsx';
import { noticeText } from '../../../support/notices.ts';
import { variablesOf, waitingGateway, type Answers } from '../../../support/fake-gateway.ts';

async function showDialog(answers: Answers) {
  const onClose = vi.fn();
  const gateway = waitingGateway(answers);
  await renderInPortal(<FavouritesDialog onClose={onClose} />, { gateway });
  const dialog = within(await screen.findByRole('dialog', { name: '添加常用功能' }));
  await dialog.findAllByRole('checkbox');
  return { dialog, gateway, onClose, user: userEvent.setup({ delay: null }) };
}
const add = (answer: () => object) => ({ FavouritesAdd: answer as never });

describe('The dialog of the favourites', () => {
  // "a left list of apps and, on the right, checkboxes of that app's modules with icons." "Modules already saved and ticked are shown disabled."
  it('lists the applications, and the modules of the chosen one with saved ones ticked and disabled', async () => {
    const { dialog, user } = await showDialog(answering(storedFavourites(2)));
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
    const { dialog, user } = await showDialog(answering(storedFavourites(2)));
    await user.type(dialog.getByRole('searchbox', { name: '搜索功能' }), '订单');
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    expect(dialog.getByRole('checkbox', { name: /采购订单/u })).toBeTruthy();
    await user.clear(dialog.getByRole('searchbox'));
    await user.type(dialog.getByRole('searchbox'), '没有的');
    expect(dialog.getByText('没有找到相符的功能')).toBeTruthy();
  });

  // "Saving favourites sends the newly ticked ones." "portal_text_097 (favourites saved)"
  it('saves newly ticked modules, confirms it and closes', async () => {
    const { dialog, user, gateway, onClose } = await showDialog(
      answering(
        storedFavourites(2),
        add(() => saved('favouritesAdd', [...storedFavourites(2), favourite('OPS-5', '功能 5')])),
      ),
    );
    await user.click(dialog.getByRole('checkbox', { name: '功能 5' }));
    await user.click(dialog.getByRole('button', { name: '采购管理' }));
    await user.click(dialog.getByRole('checkbox', { name: '退货单' }));
    await user.click(dialog.getByRole('checkbox', { name: '退货单' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(variablesOf(gateway, 'FavouritesAdd')).toEqual([{ input: { moduleCodes: ['OPS-5'] } }]);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(noticeText()).toContain('常用功能已保存');
  });

  // "more than 12 checked modules gives an error (portal_text_096) and nothing is saved"
  it('accepts twelve and refuses thirteen without a request', async () => {
    const { dialog, user, gateway, onClose } = await showDialog(answering(storedFavourites(11)));
    await user.click(dialog.getByRole('checkbox', { name: '功能 11' }));
    expect(dialog.getByText('已选 12/12')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: '功能 12' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    expect(dialog.getByRole('alert').textContent).toBe('常用功能最多可选择 12 个');
    expect(gateway.operations()).toEqual(['FavouriteChoice']);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '功能 12' }).checked).toBe(true);
  });

  it('shows the refusal of the gateway if another window was faster, and keeps the ticks', async () => {
    let others = 11;
    const { dialog, user, onClose } = await showDialog({
      FavouriteChoice: () => ({ data: choice(storedFavourites(others), applications) }),
      ...add(() => {
        others = 12;
        return refusing(
          'favouritesAdd',
          { __typename: 'FavouritesPayload', viewer: null },
          '常用功能最多 12 个',
          'TOO_MANY',
        );
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
  it('is closed by cancel, but not by a press beside it', async () => {
    const { dialog, user, onClose, gateway } = await showDialog(answering(storedFavourites(2)));
    await user.click(dialog.getByRole('checkbox', { name: '功能 4' }));
    await user.click(screen.getByRole('dialog').parentElement!);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(gateway.operations()).toEqual(['FavouriteChoice']);
  });

  it('can be used with the keyboard alone', async () => {
    const { dialog, user, gateway } = await showDialog(
      answering(
        storedFavourites(2),
        add(() => saved('favouritesAdd', storedFavourites(3))),
      ),
    );
    dialog.getByRole('checkbox', { name: '功能 2' }).focus();
    await user.keyboard(' ');
    dialog.getByRole('button', { name: '确定' }).focus();
    await user.keyboard('{Enter}');
    expect(variablesOf(gateway, 'FavouritesAdd')).toEqual([{ input: { moduleCodes: ['OPS-2'] } }]);
  });
});
