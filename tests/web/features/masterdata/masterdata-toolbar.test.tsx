import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import { opener, showMasterData } from './show-master-data.tsx';

const toolbar = () => within(screen.getByRole('toolbar'));
const buttonNames = () =>
  toolbar()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const menuItems = async (user: Awaited<ReturnType<typeof showMasterData>>['user']) => {
  await user.click(toolbar().getByRole('button', { name: '更多操作' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map((item) => item.textContent);
};

it('on a narrow screen shows the actions on rows when rows are ticked, and what is rare in a menu', async () => {
  matchMediaOnly(NARROW_SCREEN);
  const { user } = await showMasterData();
  await opener('P1');
  expect(buttonNames()).toEqual(['新增', '列设置', '组合筛选', '刷新', '更多操作']);
  expect(await menuItems(user)).toEqual(['导入', '导出', '打印']);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('checkbox', { name: '选择 商品P1' }));
  expect(buttonNames()).toEqual([
    '取消选择',
    '列设置',
    '组合筛选',
    '刷新',
    '更多操作',
    '审核',
    '驳回',
    '删除',
  ]);
  expect(await menuItems(user)).toEqual(['新增', '批量修改', '导入', '导出', '打印']);
  await user.click(screen.getByRole('menuitem', { name: '批量修改' }));
  expect(await screen.findByRole('dialog', { name: '批量修改' })).toBeTruthy();
});
