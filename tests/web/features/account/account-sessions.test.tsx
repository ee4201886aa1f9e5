import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFromAccountMenu, openAccountWorkbench, userError } from './open-account-dialog.ts';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const session = (id: string, over: object = {}) => ({
  __typename: 'AccountSession',
  id,
  isCurrent: false,
  startedAt: '2026-06-14T09:00:00+08:00',
  lastSeenAt: '2026-06-15T08:30:00+08:00',
  browser: 'Firefox',
  system: 'Windows',
  address: '10.0.0.7',
  ...over,
});
const own = session('s1', { isCurrent: true, browser: 'Chrome' });
const unknown = session('s3', { browser: null, system: null, address: null });

const ended = () => ({
  data: {
    sessionsEndOthers: {
      __typename: 'SessionsEndOthersPayload',
      ended: 2,
      viewer: { __typename: 'Viewer', id: 'viewer-1', sessions: [own] },
    },
  },
});

const endedOne = (sessions: object[]) => ({
  data: {
    sessionEnd: {
      __typename: 'SessionEndPayload',
      viewer: { __typename: 'Viewer', id: 'viewer-1', sessions },
      userErrors: [],
    },
  },
});
const confirmationRequired = {
  errors: [
    {
      message: '为确认是您本人操作，请输入密码后重试。',
      extensions: { code: 'CONFIRMATION_REQUIRED', requestId: 'req-confirm' },
    },
  ],
};
const confirmed = (isRight: boolean) => ({
  data: {
    sessionConfirm: {
      __typename: 'SessionConfirmPayload',
      session: isRight ? { __typename: 'Session', signedInBy: 'PASSWORD' } : null,
      userErrors: isRight ? [] : [userError('password', '密码错误。', 'WRONG_CREDENTIALS')],
    },
  },
});

describe('The list of sessions', () => {
  it('shows this session first, each with browser, system, address, start and last use', async () => {
    const app = await openAccountWorkbench({
      Sessions: () => viewerAnswer({ sessions: [session('s2'), own, unknown] }),
    });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    await within(dialog).findByText('Firefox · Windows');
    const lines = within(within(dialog).getByRole('table', { name: '登录会话' }))
      .getAllByRole('row')
      .map((line) => line.textContent);
    expect(lines[0]).toBe('浏览器地址登录时间最近使用操作');
    expect(lines[1]).toMatch(/^Chrome · Windows10\.0\.0\.72026.*09:00当前会话$/u);
    expect(lines[2]).toMatch(/^Firefox · Windows10\.0\.0\.72026.*09:002026.*08:30退出$/u);
    expect(lines[3]).toContain('未知浏览器地址未知');
  });

  it('ends all other sessions after a confirmation', async () => {
    const app = await openAccountWorkbench({
      Sessions: () => viewerAnswer({ sessions: [own, session('s2'), unknown] }),
      SessionsEndOthers: ended,
    });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    await app.user.click(await within(dialog).findByText('退出其他登录'));
    expect(
      within(dialog)
        .getByText(/确定退出其他 2 个登录吗/u)
        .getAttribute('role'),
    ).toBe('alert');
    expect(app.gateway.operations()).not.toContain('SessionsEndOthers');
    await app.user.click(within(dialog).getByText('确定退出'));
    expect(await within(dialog).findByText('已退出其他 2 个登录。')).toBeTruthy();
    expect(within(dialog).getAllByRole('row')).toHaveLength(2);
    expect(within(dialog).queryByText('退出其他登录')).toBeNull();
  });

  it('ends one session after a confirmation', async () => {
    const app = await openAccountWorkbench({
      Sessions: () => viewerAnswer({ sessions: [own, session('s2'), unknown] }),
      SessionEnd: () => endedOne([own, unknown]),
    });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    await app.user.click(
      await within(dialog).findByRole('button', { name: '退出: Firefox · Windows' }),
    );
    within(dialog).getByText(/确定退出“Firefox · Windows”的登录吗/u);
    expect(app.gateway.operations()).not.toContain('SessionEnd');
    await app.user.click(within(dialog).getByText('确定退出'));
    await within(dialog).findByText('已退出“Firefox · Windows”的登录。');
    expect(inputsOf(app.gateway, 'SessionEnd')).toEqual([{ id: 's2' }]);
    expect(within(dialog).getAllByRole('row')).toHaveLength(3);
  });

  it('asks for the password when it was given too long ago, and goes on with the right one', async () => {
    let isConfirmed = false;
    const app = await openAccountWorkbench({
      Sessions: () => viewerAnswer({ sessions: [own, session('s2')] }),
      SessionEnd: () => (isConfirmed ? endedOne([own]) : confirmationRequired),
      SessionConfirm: ({ input }) => {
        isConfirmed = (input as { password: string }).password === 'right';
        return confirmed(isConfirmed);
      },
    });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    await app.user.click(
      await within(dialog).findByRole('button', { name: '退出: Firefox · Windows' }),
    );
    await app.user.click(within(dialog).getByText('确定退出'));
    const asked = within(await screen.findByRole('dialog', { name: '确认身份' }));
    const password = asked.getByLabelText('密码');
    await app.user.click(asked.getByRole('button', { name: '确认' }));
    asked.getByText('请输入密码');
    expect(document.activeElement).toBe(password);
    await app.user.type(password, 'wrong{Enter}');
    await asked.findByText('密码错误。');
    await app.user.clear(password);
    await app.user.type(password, 'right{Enter}');
    await within(dialog).findByText('已退出“Firefox · Windows”的登录。');
    expect(screen.queryByRole('dialog', { name: '确认身份' })).toBeNull();
    expect(app.gateway.operations().filter((name) => name === 'SessionEnd')).toHaveLength(2);
  });

  it('ends nothing without the password, and says so', async () => {
    const app = await openAccountWorkbench({
      Sessions: () => viewerAnswer({ sessions: [own, session('s2')] }),
      SessionsEndOthers: () => confirmationRequired,
    });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    await app.user.click(await within(dialog).findByText('退出其他登录'));
    await app.user.click(within(dialog).getByText('确定退出'));
    const asked = within(await screen.findByRole('dialog', { name: '确认身份' }));
    await app.user.click(asked.getByRole('button', { name: '取消' }));
    await within(dialog).findByText(/请输入密码后重试。$/u);
    expect(within(dialog).queryByText(/req-confirm/u)).toBeNull();
    expect(app.gateway.operations().filter((name) => name === 'SessionsEndOthers')).toHaveLength(1);
    // The next attempt asks again.
    await app.user.click(within(dialog).getByText('确定退出'));
    await screen.findByRole('dialog', { name: '确认身份' });
  });

  it('reports that there are no others, that loading failed, and that ending them failed', async () => {
    let calls = 0;
    const app = await openAccountWorkbench({
      Sessions: () =>
        ++calls === 1
          ? new TypeError('Failed to fetch')
          : viewerAnswer({ sessions: [own, session('s2')] }),
    });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    await app.user.click(await within(dialog).findByText('重试'));
    await app.user.click(await within(dialog).findByText('退出其他登录'));
    await app.user.click(within(dialog).getByText('确定退出'));
    expect(await within(dialog).findByText(/请检查网络/u)).toBeTruthy();
  });

  it('is next to the setting after which this browser locks itself', async () => {
    const app = await openAccountWorkbench({ Sessions: () => viewerAnswer({ sessions: [own] }) });
    const dialog = await openFromAccountMenu(app, 'action.sessions');
    expect(await within(dialog).findByText('没有其他登录。')).toBeTruthy();
    const never = within(dialog).getByLabelText<HTMLInputElement>('不锁定');
    expect(never.checked).toBe(true);
    await app.user.click(within(dialog).getByLabelText('15 分钟'));
    expect(window.localStorage.getItem('portal.lockAfter')).toBe('15');
  });
});
