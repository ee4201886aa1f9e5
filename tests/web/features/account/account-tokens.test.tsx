import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { viewerOf } from '../../support/shell-fixtures.ts';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { openAccountWorkbench, openFromAccountMenu, userError } from './open-account-dialog.ts';

const token = (id: string, over: object = {}) => ({
  __typename: 'ApiToken',
  id,
  name: 'BI',
  hint: 'rpt_a1B',
  scopes: ['READ_LISTS', 'WRITE_TASKS'],
  postName: '营运总监',
  shopName: null,
  expiresAt: '2026-09-14T00:00:00+08:00',
  lastUsedAt: null,
  status: 'ACTIVE',
  creator: null,
  ...over,
});

const payload = (name: string, typename: string, over: object) => ({
  data: { [name]: { __typename: typename, viewer: null, userErrors: [], ...over } },
});
const created = (over: object) =>
  payload('apiTokenCreate', 'ApiTokenCreatePayload', { secret: null, ...over });
const revoked = (over: object) => payload('apiTokenRevoke', 'ApiTokenRevokePayload', over);
const viewerWith = (...apiTokens: object[]) => ({
  __typename: 'Viewer',
  id: 'viewer-1',
  apiTokens,
  serviceAccounts: [],
});

describe('API tokens in the account menu', () => {
  it('are listed with name, place, scopes, expiry and last use', async () => {
    const app = await openAccountWorkbench({
      ApiTokens: () =>
        viewerAnswer({
          serviceAccounts: [],
          apiTokens: [
            token('t1'),
            token('t2', {
              name: 'Old',
              status: 'EXPIRED',
              lastUsedAt: '2026-06-15T08:30:00+08:00',
            }),
          ],
        }),
    });
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await within(dialog).findByText('Old');
    const [first, second] = within(dialog)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(first).toMatch(
      /BI rpt_a1B…营运总监可读取：列表可修改：任务有效至 2026.*00:00尚未使用吊销/u,
    );
    expect(second).toMatch(/Old rpt_a1B…已过期.*最近使用 2026.*08:30/u);
  });

  it('show a new token once, with what was chosen sent to the gateway', async () => {
    const app = await openAccountWorkbench({
      ApiTokens: () => viewerAnswer({ serviceAccounts: [], apiTokens: [] }),
      ApiTokenCreate: () => created({ secret: 'rpt_secret', viewer: viewerWith(token('t1')) }),
    });
    const { user } = app;
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await within(dialog).findByText('还没有接口令牌。');
    await user.click(within(dialog).getByText('新建令牌'));
    // The texts of the date picker are in a part that the workbench does not load.
    expect(within(dialog).getByRole('button', { name: /选择日期/u })).toBeTruthy();
    await user.type(within(dialog).getByLabelText('名称'), 'BI');
    await user.click(within(dialog).getByLabelText('列表: 读取'));
    await user.click(within(dialog).getByLabelText('任务: 修改'));
    expect(within(dialog).getByLabelText<HTMLInputElement>('任务: 读取').checked).toBe(true);
    await user.click(within(dialog).getByText('创建'));
    const secret = await within(dialog).findByLabelText<HTMLInputElement>('令牌');
    expect(secret.value).toBe('rpt_secret');
    expect(inputsOf(app.gateway, 'ApiTokenCreate')).toMatchObject([
      { name: 'BI', scopes: ['READ_LISTS', 'WRITE_TASKS'] },
    ]);
    await user.click(within(dialog).getByText('我已保存'));
    expect(await within(dialog).findByText('BI')).toBeTruthy();
    expect(dialog.textContent).not.toContain('rpt_secret');
  });

  it('show a refusal beside its field, which gets the focus, and others below the form', async () => {
    let calls = 0;
    const app = await openAccountWorkbench({
      ApiTokens: () => viewerAnswer({ serviceAccounts: [], apiTokens: [] }),
      ApiTokenCreate: () =>
        created({
          userErrors: [
            ++calls === 1
              ? userError('scopes', '请至少选择一项权限范围。', 'REQUIRED')
              : userError(null, '最多可有 20 个接口令牌。', 'TOO_MANY'),
          ],
        }),
    });
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await app.user.click(await within(dialog).findByText('新建令牌'));
    await app.user.click(within(dialog).getByText('创建'));
    await within(dialog).findByText('请至少选择一项权限范围。');
    const scopes = within(dialog).getByRole('group');
    expect(scopes.getAttribute('aria-describedby')).not.toBeNull();
    expect(document.activeElement).toBe(within(scopes).getAllByRole('checkbox')[0]);
    await app.user.click(within(dialog).getByText('创建'));
    expect(await within(dialog).findByText(/最多可有 20 个接口令牌/u)).toBeTruthy();
  });

  it('are revoked after a question', async () => {
    const app = await openAccountWorkbench({
      ApiTokens: () => viewerAnswer({ serviceAccounts: [], apiTokens: [token('t1')] }),
      ApiTokenRevoke: () => revoked({ viewer: viewerWith() }),
    });
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await app.user.click(await within(dialog).findByLabelText('吊销: BI'));
    expect(
      within(dialog)
        .getByText(/确定吊销“BI”吗/u)
        .getAttribute('role'),
    ).toBe('alert');
    expect(app.gateway.operations()).not.toContain('ApiTokenRevoke');
    await app.user.click(within(dialog).getByText('确定吊销'));
    expect(await within(dialog).findByText('还没有接口令牌。')).toBeTruthy();
  });

  it('are not offered if the services cannot issue token pairs', async () => {
    const app = await openAccountWorkbench({}, { viewer: viewerOf({ hasApiTokens: false }) });
    await app.user.click(screen.getByLabelText('林知夏，账号菜单', { selector: 'button' }));
    await screen.findByText('登录会话');
    expect(screen.queryByText('接口令牌')).toBeNull();
  });
});
