import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import { openAccountWorkbench, openFromAccountMenu, post, shop } from './open-account-dialog.ts';

const nameless = post('P1', '营运总监', '');
const menuHead = async (viewer: object) => {
  const { user } = await openAccountWorkbench({}, { viewer });
  await user.click(screen.getByLabelText('林知夏，账号菜单', { selector: 'button' }));
  return (await screen.findByText(/^登录时间/u)).parentElement?.textContent ?? '';
};

it('the post dialog shows a post without a department by its name alone', async () => {
  const app = await openAccountWorkbench(
    { Posts: () => viewerAnswer({ posts: [nameless, post('P2', '采购员', '采购部')] }) },
    { viewer: viewerOf({ mainPost: nameless }) },
  );
  const dialog = await openFromAccountMenu(app, 'action.post');
  expect(await within(dialog).findByText('营运总监')).toBeTruthy();
  expect(within(dialog).getByText('采购部 / 采购员')).toBeTruthy();
});

it('the account menu shows a post without a department by its name alone', async () => {
  expect(await menuHead(viewerOf({ mainPost: nameless }))).toContain('林知夏营运总监');
});

it('the account menu does not take staff without a post for a supplier', async () => {
  const staff = await menuHead(viewerOf({ mainPost: null }));
  expect(staff).not.toContain('供应商');
  expect(staff).toContain('样例零售');
});

it('staff without a main post choose one of their posts', async () => {
  const app = await openAccountWorkbench(
    { Posts: () => viewerAnswer({ posts: [post('P2', '采购员', '采购部')] }) },
    { viewer: viewerOf({ mainPost: null }) },
  );
  const dialog = await openFromAccountMenu(app, 'action.post');
  expect(await within(dialog).findByText('采购部 / 采购员')).toBeTruthy();
});

it('the store dialog shows the number of a store without a name once', async () => {
  const app = await openAccountWorkbench(
    { Shops: () => viewerAnswer({ shops: [shop('1001', '1001'), shop('1002', '城西店')] }) },
    { viewer: viewerOf({ shopMode: 'BOTH' }) },
  );
  const dialog = await openFromAccountMenu(app, 'action.shop');
  const labels = (await within(dialog).findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.textContent,
  );
  expect(labels).toContain('1001');
  expect(labels).toContain('1002城西店');
});
