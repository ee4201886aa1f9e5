import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NARROW_SCREEN } from '../../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../../support/dom.ts';
import {
  leaf,
  operations,
  purchasing,
  signedIn,
  viewerOf,
} from '../../../support/shell-fixtures.ts';
import { renderPortal } from '../../../support/render-portal.tsx';
import { menuLine, selectedTab, openWorkbench } from '../../../support/open-workbench.ts';

const field = () => screen.getByRole('combobox', { name: '搜索菜单' });
const options = () => screen.getAllByRole('option').map((one) => one.textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

async function opened(answers = signedIn()) {
  const app = await openWorkbench(answers);
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: '搜索菜单' });
  return app;
}

describe('The search palette', () => {
  it('opens with Ctrl K from anywhere, fields included, and with its box; Escape closes it and restores the focus', async () => {
    const { user } = await openWorkbench();
    const box = screen.getByRole('button', { name: /^搜索菜单/u });
    await user.click(box);
    const input = await screen.findByRole('combobox');
    expect(document.activeElement).toBe(input);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(document.activeElement).toBe(box);

    await user.click(screen.getByTitle('切换应用'));
    expect(document.activeElement?.tagName).toBe('INPUT');
    await user.keyboard('{Meta>}k{/Meta}');
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });

  it('is an icon on a narrow screen', async () => {
    matchMediaOnly(NARROW_SCREEN);
    const { user } = await renderPortal({ path: '/page', answers: signedIn() });
    await user.click(await screen.findByRole('button', { name: '搜索菜单' }));
    expect(await screen.findByRole('combobox')).toBeTruthy();
  });

  it('finds menus of all applications by name, pinyin and initials, grouped, with their parents and the match', async () => {
    const { user } = await opened();
    await user.type(field(), '订单');
    expect(screen.getByRole('group', { name: '采购管理' }).textContent).toContain('采购订单');
    expect(
      screen.getByRole('option', { name: /采购订单/u }).querySelector('mark')?.textContent,
    ).toBe('订单');
    await user.clear(field());
    await user.type(field(), 'pdjh');
    await waitFor(() => expect(active()).toContain('盘点计划'));
    expect(active()).toContain('门店日常 / 盘点任务');
    expect(
      screen.getByRole('option', { name: /盘点计划/u }).querySelector('mark')?.textContent,
    ).toBe('盘点计划');
  });

  it('opens the chosen menu in a tab and shows its application in the tree', async () => {
    const { user } = await opened();
    expect(screen.queryByRole('treeitem', { name: '采购订单' })).toBeNull();
    await user.type(field(), '采购订单{Enter}');
    expect(selectedTab()).toBe('采购订单');
    expect(menuLine('采购订单').getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('moves with the arrows and keeps the focus in the field', async () => {
    const { user } = await opened();
    await user.type(field(), '盘点');
    expect(active()).toContain('盘点计划');
    await user.clear(field());
    await user.type(field(), 'p');
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    const [first, second] = options();
    expect(active()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(second);
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(options().at(-1));
  });

  it('chooses nothing while an input method composes', async () => {
    const { user } = await opened();
    await user.type(field(), '采购订单');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.compositionEnd(field());
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect(field()).toBeTruthy();
    expect(selectedTab()).toBe('首页');
  });

  it('asks for a search text when Enter is pressed on nothing', async () => {
    const { user } = await opened();
    const alert = () => within(screen.getByRole('dialog')).queryByRole('alert')?.textContent;
    await user.keyboard('{Enter}');
    expect(alert()).toBe('请填写搜索内容');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.type(field(), '   {Enter}');
    expect(alert()).toBe('请填写搜索内容');
    await user.type(field(), '订');
    expect(alert()).toBeUndefined();
  });

  it('matches whole names only on request, gives advice when nothing is found, and remembers the choice', async () => {
    const { user, unmount } = await opened();
    await user.click(screen.getByRole('button', { name: '全匹配' }));
    await user.type(field(), '订单');
    expect(screen.queryAllByRole('option')).toHaveLength(0);
    expect(screen.getByText('没有找到“订单”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '改用半匹配' }));
    expect(options()).toHaveLength(1);
    await user.type(field(), '不存在');
    expect(screen.getByText(/换一个词/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '全匹配' }));
    unmount();
    await opened();
    expect(screen.getByRole('button', { name: '全匹配' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  it('offers the latest choices before anything is typed, to the same account only', async () => {
    const first = await opened();
    await first.user.type(field(), '采购订单{Enter}');
    first.unmount();
    const second = await opened();
    const group = screen.getByRole('group', { name: '最近使用' });
    expect(
      within(group)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['采购订单']);
    second.unmount();
    await opened(signedIn(viewerOf({ id: 'viewer-9' })));
    expect(screen.queryByRole('group', { name: '最近使用' })).toBeNull();
  });

  it('ignores what the account no longer has, and a damaged list', async () => {
    window.localStorage.setItem(
      'portal.recentSearches.viewer-1',
      JSON.stringify(['menu PUR po', 'menu PUR gone', 'nothing']),
    );
    const first = await opened();
    expect(
      within(screen.getByRole('group', { name: '最近使用' })).getAllByRole('option'),
    ).toHaveLength(1);
    first.unmount();
    window.localStorage.setItem('portal.recentSearches.viewer-1', '{"a":');
    await opened();
    expect(screen.queryByRole('group', { name: '最近使用' })).toBeNull();
  });

  it('offers actions: another language, another page', async () => {
    const { user, address } = await opened();
    await user.type(field(), 'English{Enter}');
    expect(await screen.findByRole('tab', { name: 'Home' })).toBeTruthy();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'launchpad{Enter}');
    await waitFor(() => expect(address()).toBe('/watsons'));
  });

  it('finds an application and opens it', async () => {
    const { user } = await opened();
    await user.type(field(), 'cggl{Enter}');
    await waitFor(() => expect(menuLine('采购订单')).toBeTruthy());
    expect(selectedTab()).toBe('采购管理');
  });

  it('finds by the translated name and by the original one', async () => {
    const app = await openWorkbench(
      signedIn(viewerOf({ applications: [operations, translated] as never })),
    );
    app.services.language.setOverrides('zh-CN', { menu_po: '进货单' });
    await app.user.keyboard('{Control>}k{/Control}');
    await app.user.type(await screen.findByRole('combobox'), '进货');
    expect(active()).toBe('进货单');
    await app.user.clear(field());
    await app.user.type(field(), '采购订单');
    expect(active()).toBe('进货单采购订单');
  });

  it('draws a limited number of results', async () => {
    const menus = Array.from({ length: 500 }, (_, at) => leaf(`m${at}`, `日报 ${at}`));
    const { user } = await opened(
      signedIn(viewerOf({ applications: [{ ...operations, menus }] as never })),
    );
    await user.type(field(), '日报');
    expect(options()).toHaveLength(60);
    expect(screen.getByText('500 个结果')).toBeTruthy();
  });

  it('leads to the workbench from a page beside it', async () => {
    const { user, address } = await renderPortal({ path: '/watsons', answers: signedIn() });
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), '采购订单{Enter}');
    expect(address()).toBe('/page?s=M-po&a=PUR');
  });
});

const translated = { ...purchasing, menus: [{ ...leaf('po', '采购订单'), i18nCode: 'menu_po' }] };
