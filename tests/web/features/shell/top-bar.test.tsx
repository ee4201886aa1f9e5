import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import { errorOf, signedIn, supplier, viewerOf } from '../../support/shell-fixtures.ts';
import { renderPortal } from '../../support/render-portal.tsx';
import type { Answers } from '../../support/fake-gateway.ts';
import { menuLine, openWorkbench } from '../../support/open-workbench.ts';
import { person } from '../../support/person.ts';

const approval = (at: number) => ({
  __typename: 'PendingApproval',
  id: `a${at}`,
  taskCode: `WT${at}`,
  instanceCode: at === 2 ? null : `WI${at}`,
  documentNumber: `PO${at}`,
  processName: `采购订单审批 ${at}`,
  processI18nCode: null,
  stepName: '经理审批',
  stepI18nCode: null,
  initiator: person('陈予安'),
  createdAt: '2026-06-15T10:04:00+08:00',
});
const message = (content: string) => ({
  __typename: 'Message',
  id: 'm1',
  type: 'ALERT',
  title: '临期商品超过阈值',
  content,
  isPriority: false,
  createdAt: '2026-06-14T21:37:00+08:00',
  moduleCode: null,
  moduleParameters: [],
});
const counters = (approvals: number, messages: number, over: object = {}) => ({
  __typename: 'Viewer',
  id: 'viewer-1',
  pendingApprovals: {
    __typename: 'ApprovalPreview',
    totalCount: approvals,
    nodes: approvals === 0 ? [] : [1, 2, 3, 4, 5, 6].map(approval),
  },
  taskCounts: { __typename: 'TaskCounts', pool: 23, todo: 9, finished: 128 },
  unreadMessages: {
    __typename: 'MessagePreview',
    totalCount: messages,
    nodes: [
      message(
        '<p>36 个单品<b>不足 7 天</b></p><script>alert(1)</script><img src=x onerror="alert(2)">',
      ),
    ],
  },
  ...over,
});
const counting = (viewer: object, errors?: object[]): Answers => ({
  Counters: () => ({ data: { viewer }, ...(errors && { errors }) }) as never,
});
const centre = (name: RegExp) => screen.getByRole('button', { name });
const banner = () => within(screen.getByRole('banner'));

afterEach(() => vi.restoreAllMocks());

describe('The centres', () => {
  it('count up to 99, hide at zero, and are loaded in one request that does not extend the session', async () => {
    const { gateway } = await openWorkbench(signedIn(viewerOf(), counting(counters(0, 160))));
    expect(await screen.findByRole('button', { name: '通知中心，99+ 项待处理' })).toBeTruthy();
    expect(centre(/^任务中心，9 项待处理$/u).textContent).toContain('9');
    expect(centre(/^审批中心$/u).textContent).toBe('审批中心');
    const asked = gateway.requests.filter(({ operation }) => operation === 'Counters');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers['x-portal-background']).toBe('1');
  });

  it('are loaded with the request of the shell, and nothing more is requested for them', async () => {
    const { gateway } = await openWorkbench(signedIn({ ...viewerOf(), ...counters(3, 5) }));
    expect(screen.getByRole('button', { name: '审批中心，3 项待处理' })).toBeTruthy();
    expect(gateway.operations()).not.toContain('Counters');
  });

  it('show the newest approvals, and messages as text without anything that runs', async () => {
    const { user } = await openWorkbench(signedIn(viewerOf(), counting(counters(12, 3))));
    await user.click(await screen.findByRole('button', { name: '审批中心，12 项待处理' }));
    const approvals = within(screen.getByRole('dialog', { name: '审批中心' }));
    expect(await approvals.findAllByRole('listitem')).toHaveLength(5);
    expect(approvals.getByText('PO1 · 经理审批 · 陈予安')).toBeTruthy();
    expect(approvals.getAllByText('10:04')).toHaveLength(5);
    expect(approvals.queryByRole('button', { name: /^进入/u })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(centre(/^通知中心/u));
    const notices = screen.getByRole('dialog', { name: '通知中心' });
    expect(notices.textContent).toContain('36 个单品不足 7 天');
    expect(notices.textContent).not.toContain('alert');
    expect(notices.querySelector('img, script')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(centre(/^任务中心/u));
    expect(screen.getByRole('dialog', { name: '任务中心' }).textContent).toContain(
      '任务池23我的待办9我的已办128',
    );
  });

  it('report in their own panel that their service fails, with the request number, and try again', async () => {
    let calls = 0;
    const { user } = await openWorkbench(
      signedIn(viewerOf(), {
        Counters: () =>
          ++calls === 1
            ? {
                data: { viewer: counters(1, 1, { pendingApprovals: null }) },
                errors: [errorOf('UPSTREAM_TIMEOUT', ['viewer', 'pendingApprovals'])],
              }
            : { data: { viewer: counters(7, 1) } },
      }),
    );
    await screen.findByRole('button', { name: /^通知中心，1 项/u });
    await user.click(centre(/^审批中心$/u));
    const panel = within(screen.getByRole('dialog', { name: '审批中心' }));
    expect(panel.getByRole('alert').textContent).toContain('暂时取不到');
    expect(panel.getByRole('alert').textContent).toContain('r-1');
    await user.click(panel.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('button', { name: '审批中心，7 项待处理' })).toBeTruthy();
  });

  it('are not offered if the operator has no such service', async () => {
    const errors = [
      errorOf('UPSTREAM_FAILED', ['viewer', 'taskCounts'], { reason: 'NOT_IMPLEMENTED' }),
    ];
    await openWorkbench(
      signedIn(viewerOf(), counting(counters(1, 1, { taskCounts: null }), errors)),
    );
    await screen.findByRole('button', { name: /^通知中心，1 项/u });
    expect(screen.queryByRole('button', { name: /^任务中心/u })).toBeNull();
  });

  it('are reloaded when the user returns to the page, and announce increases', async () => {
    let calls = 0;
    const { gateway } = await openWorkbench(
      signedIn(viewerOf(), {
        Counters: () => ({ data: { viewer: ++calls === 1 ? counters(3, 5) : counters(4, 2) } }),
      }),
    );
    await screen.findByRole('button', { name: '审批中心，3 项待处理' });
    const announcement = () =>
      [...document.querySelectorAll('header [aria-live="polite"]')]
        .map((one) => one.textContent)
        .join('');
    expect(announcement()).toBe('');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('button', { name: '审批中心，4 项待处理' })).toBeTruthy();
    expect(announcement()).toBe('审批中心，4 项待处理');
    expect(gateway.operations().filter((name) => name === 'Counters')).toHaveLength(2);
  });
});

describe('The top bar', () => {
  it('offers store and post if there are any to choose', async () => {
    const { unmount } = await openWorkbench();
    expect(banner().getByTitle('切换门店').textContent).toContain('全部门店');
    expect(banner().getByTitle('切换岗位').textContent).toContain('营运总监');
    unmount();
    await renderPortal({ path: '/spage', answers: signedIn(supplier) });
    await screen.findByRole('banner');
    expect(banner().queryByTitle('切换门店')).toBeNull();
    expect(banner().queryByTitle('切换岗位')).toBeNull();
  });

  it('opens the manual of the selected module in a new window, and has none for the home tab', async () => {
    const { user } = await openWorkbench();
    expect(banner().queryByRole('link', { name: /操作手册/u })).toBeNull();
    await user.click(menuLine('价格查询'));
    const help = banner().getByRole('link', { name: '操作手册（在新窗口打开）' });
    expect([
      help.getAttribute('href'),
      help.getAttribute('target'),
      help.getAttribute('rel'),
    ]).toEqual(['/operatehelp/M-price', '_blank', 'noopener']);
  });

  it('has everything within reach on a narrow screen', async () => {
    matchMediaOnly(NARROW_SCREEN);
    const { user } = await renderPortal({
      path: '/page',
      answers: signedIn(viewerOf(), counting(counters(2, 3))),
    });
    await screen.findByRole('button', { name: '审批中心，2 项待处理' });
    await user.click(banner().getByRole('button', { name: /账号菜单/u }));
    const menu = within(screen.getByRole('menu'));
    const items = [...menu.getAllByRole('menuitem'), ...menu.getAllByRole('menuitemradio')];
    expect(items.map((one) => one.textContent)).toEqual(
      expect.arrayContaining([
        '切换岗位',
        '切换门店',
        '修改密码',
        '登录会话',
        '应用门户',
        '小精灵',
        '查询台',
        'English',
        '外观设置',
        '键盘快捷键',
        '清除缓存',
        '锁定屏幕',
        '退出登录',
      ]),
    );
  });

  it('offers no change of password to users who signed in elsewhere', async () => {
    const session = { ...viewerOf().session, signedInBy: 'SINGLE_SIGN_ON' };
    const { user } = await openWorkbench(signedIn(viewerOf({ session } as never)));
    await user.click(banner().getByRole('button', { name: /账号菜单/u }));
    expect(screen.queryByRole('menuitem', { name: '修改密码' })).toBeNull();
  });
});

describe('The shortcuts', () => {
  it('are listed with ?, except while the user types in a field', async () => {
    const { user } = await openWorkbench();
    await user.click(screen.getByTitle('切换应用'));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog', { name: '键盘快捷键' })).toBeNull();
    await user.keyboard('{Escape}');
    menuLine('工作台').focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: '键盘快捷键' });
    expect(dialog.textContent).toContain('Ctrl K');
    expect(dialog.textContent).toContain('Alt Shift L');
  });

  it('are turned off permanently', async () => {
    const { user, unmount } = await openWorkbench();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: '启用快捷键' }));
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: '关闭' }).at(-1)!,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    unmount();
    const again = await openWorkbench();
    await again.user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { name: '搜索菜单' }).textContent).not.toContain('Ctrl');
  });
});
