import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { openAccountWorkbench, openFromAccountMenu, userError } from './open-account-dialog.ts';

const own = {
  ...{ __typename: 'AccountSession', id: 's1', isCurrent: true, address: '10.0.0.7' },
  ...{ startedAt: '2026-06-14T09:00:00+08:00', lastSeenAt: '2026-06-15T08:30:00+08:00' },
  ...{ browser: 'Chrome', system: 'Windows' },
};
const payload = (name: string, over: object) => ({
  data: { [name]: { __typename: 'Payload', ended: null, userErrors: [], ...over } },
});

async function openSessions(isSessionAdministrator: boolean | null, answers: object = {}) {
  const app = await openAccountWorkbench({
    Sessions: () => viewerAnswer({ sessions: [own] }),
    SessionRight: () => viewerAnswer({ isSessionAdministrator }),
    ...answers,
  });
  const dialog = await openFromAccountMenu(app, 'action.sessions');
  await within(dialog).findByText('Chrome · Windows');
  return { app, dialog };
}

async function openEnding(answers: object = {}) {
  const { app, dialog } = await openSessions(true, answers);
  await app.user.click(await within(dialog).findByRole('button', { name: '结束他人登录' }));
  const ending = await screen.findByRole('dialog', { name: '结束他人登录' });
  return { app, ending: within(ending) };
}

describe('Ending sessions of others', () => {
  it.each([false, null])('is not offered without the right (%s)', async (right) => {
    const { dialog } = await openSessions(right);
    expect(within(dialog).queryByText('结束他人登录')).toBeNull();
  });

  it('ends those of an account after a question, by keyboard alone, and tells how many', async () => {
    const { app, ending } = await openEnding({
      SessionsEndOfAccount: () => payload('sessionsEndOfAccount', { ended: 3 }),
    });
    ending.getByRole('radio', { name: '企业员工' });
    await app.user.click(ending.getByRole('radio', { name: '供应商' }));
    await app.user.type(ending.getByLabelText('账号'), ' v10001 {Enter}');
    await ending.findByText(/确定结束账号“v10001”的所有登录吗/u);
    expect(app.gateway.operations()).not.toContain('SessionsEndOfAccount');
    ending.getByRole('button', { name: '结束登录' }).focus();
    await app.user.keyboard('{Enter}');
    await screen.findByText('已结束 3 个登录。');
    expect(inputsOf(app.gateway, 'SessionsEndOfAccount')).toEqual([
      { account: 'v10001', userType: 'SUPPLIER' },
    ]);
    // Back at the own sessions.
    await screen.findByRole('dialog', { name: '登录会话' });
  });

  it('ends those of everybody else after a question that can be declined', async () => {
    const { app, ending } = await openEnding({
      SessionsEndAll: () => payload('sessionsEndAll', { ended: 120 }),
    });
    await app.user.click(ending.getByRole('radio', { name: '本企业所有其他登录' }));
    expect(ending.queryByLabelText('账号')).toBeNull();
    await app.user.click(ending.getByRole('button', { name: '下一步' }));
    await ending.findByText(/确定结束本企业所有其他登录吗/u);
    await app.user.click(ending.getByRole('button', { name: '取消' }));
    expect(app.gateway.operations()).not.toContain('SessionsEndAll');
    await app.user.click(ending.getByRole('button', { name: '下一步' }));
    await app.user.click(await ending.findByRole('button', { name: '结束登录' }));
    await screen.findByText('已结束 120 个登录。');
  });

  it('leads back to the account when there is none, and keeps what was entered', async () => {
    const { app, ending } = await openEnding({
      SessionsEndOfAccount: () =>
        payload('sessionsEndOfAccount', {
          userErrors: [userError('account', '没有可由您结束登录的此账号。', 'NOT_FOUND')],
        }),
    });
    await app.user.click(ending.getByRole('button', { name: '下一步' }));
    await ending.findByText('请输入账号');
    const account = ending.getByLabelText<HTMLInputElement>('账号');
    expect(document.activeElement).toBe(account);
    await app.user.type(account, 'nobody{Enter}');
    await app.user.click(await ending.findByRole('button', { name: '结束登录' }));
    await ending.findByText('没有可由您结束登录的此账号。');
    expect(ending.getByLabelText<HTMLInputElement>('账号').value).toBe('nobody');
  });

  it('says why when the right was lost meanwhile', async () => {
    const { app, ending } = await openEnding({
      SessionsEndAll: () =>
        payload('sessionsEndAll', {
          userErrors: [
            {
              ...{ __typename: 'UserError', field: null, code: 'NOT_PERMITTED' },
              message: '您没有结束其他账号登录的权限，请联系管理员。',
            },
          ],
        }),
    });
    await app.user.click(ending.getByRole('radio', { name: '本企业所有其他登录' }));
    await app.user.click(ending.getByRole('button', { name: '下一步' }));
    await app.user.click(await ending.findByRole('button', { name: '结束登录' }));
    await ending.findByText('您没有结束其他账号登录的权限，请联系管理员。');
  });
});
