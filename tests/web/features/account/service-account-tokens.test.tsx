import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseOption, optionsOf } from '../../support/choose-option.ts';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { openAccountWorkbench, openFromAccountMenu, userError } from './open-account-dialog.ts';

const token = (id: string, name: string, over: object = {}) => ({
  ...{ __typename: 'ApiToken', id, name, hint: 'rpt_a1B', scopes: ['READ_LISTS'] },
  ...{ postName: '数据分析师', shopName: null, expiresAt: '2026-09-14T00:00:00+08:00' },
  ...{ lastUsedAt: null, status: 'ACTIVE', creator: null },
  ...over,
});
const byAdmin = { creator: { __typename: 'Person', name: '赵明轩' } };
const account = (id: string, name: string, over: object = {}) => ({
  ...{ __typename: 'ServiceAccount', id, name, postName: '数据分析师', shopName: null },
  ...{ isLocked: false, apiTokens: [] },
  ...over,
});

const BI = account('a1', 'BI 报表接口', { apiTokens: [token('t2', '夜间', byAdmin)] });
const DEVICES = account('a2', '设备接口', { postName: null });
const OLD = account('a3', '旧接口', {
  ...{ isLocked: true, apiTokens: [token('t3', '旧', { ...byAdmin, status: 'ENDED' })] },
});
const own = token('t1', 'BI');
const answers = (over: object = {}) => ({
  ApiTokens: () => viewerAnswer({ apiTokens: [own], serviceAccounts: [BI, DEVICES, OLD], ...over }),
});
const payload = (name: string, typename: string, over: object) => ({
  data: { [name]: { __typename: typename, viewer: null, userErrors: [], ...over } },
});
const viewer = (over: object) => ({
  ...{ __typename: 'Viewer', id: 'viewer-1', apiTokens: [own], serviceAccounts: [BI] },
  ...over,
});

describe('tokens of service accounts', () => {
  it('are listed under the name of their account, with who created them', async () => {
    const app = await openAccountWorkbench(answers());
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    const part = (name: string) => within(dialog).findByRole('region', { name });
    expect((await part('林知夏（自己的账号）')).textContent).toContain('BI rpt_a1B…');
    const ofBi = await part('BI 报表接口（服务账号）');
    expect(ofBi.textContent).toMatch(/夜间 rpt_a1B…数据分析师由 赵明轩 创建可读取：列表/u);
    expect((await part('旧接口（服务账号）已停用')).textContent).toContain('业务服务已停用');
    expect(within(dialog).getAllByRole('region')).toHaveLength(3);
    expect(dialog.textContent).toContain('以你或服务账号的身份');
  });

  async function openForm(over: object = {}) {
    const created = { secret: 'rpt_secret', viewer: viewer({}), ...over };
    const app = await openAccountWorkbench({
      ...answers(),
      ApiTokenCreate: () => payload('apiTokenCreate', 'ApiTokenCreatePayload', created),
    });
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await app.user.click(await within(dialog).findByText('新建令牌'));
    const create = () => app.user.click(within(dialog).getByText('创建'));
    return { app, dialog, create };
  }

  it('are created for the own account unless another one is chosen; a locked one is not offered', async () => {
    const { app, dialog, create } = await openForm();
    expect(await optionsOf(app.user, '用于', within(dialog))).toEqual([
      ...['林知夏（自己的账号）', 'BI 报表接口（服务账号）', '设备接口（服务账号）'],
    ]);
    await create();
    await within(dialog).findByText('我已保存');
    expect(inputsOf(app.gateway, 'ApiTokenCreate')).toMatchObject([{ serviceAccount: null }]);
  });

  it('are created for the chosen account, with a hint as what they act', async () => {
    const { app, dialog, create } = await openForm();
    await chooseOption(app.user, '用于', 'BI 报表接口（服务账号）', within(dialog));
    expect(within(dialog).getByText(/按此服务账号的权限运行（数据分析师）/u)).toBeTruthy();
    await create();
    await within(dialog).findByText('我已保存');
    expect(inputsOf(app.gateway, 'ApiTokenCreate')).toMatchObject([{ serviceAccount: 'a1' }]);
  });

  it('show a refusal beside the account', async () => {
    const message = '您不能使用此服务账号。';
    const userErrors = [userError('serviceAccount', message, 'NOT_FOUND')];
    const { dialog, create } = await openForm({ secret: null, viewer: null, userErrors });
    await create();
    const refusal = await within(dialog).findByText(message);
    expect(
      within(dialog).getByLabelText('用于').getAttribute('aria-describedby')?.split(' '),
    ).toContain(refusal.id);
    expect(refusal.getAttribute('role')).toBe('alert');
  });

  it('are revoked by any administrator', async () => {
    const app = await openAccountWorkbench({
      ...answers(),
      ApiTokenRevoke: () =>
        payload('apiTokenRevoke', 'ApiTokenRevokePayload', {
          viewer: viewer({ serviceAccounts: [{ ...BI, apiTokens: [] }] }),
        }),
    });
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await app.user.click(await within(dialog).findByLabelText('吊销: 夜间 · BI 报表接口'));
    await app.user.click(within(dialog).getByText('确定吊销'));
    await within(dialog).findByText('BI');
    expect(within(dialog).queryByText('夜间')).toBeNull();
    expect(inputsOf(app.gateway, 'ApiTokenRevoke')).toEqual([{ id: 't2' }]);
  });

  it('are no subject for those who administer none', async () => {
    const app = await openAccountWorkbench(answers({ serviceAccounts: [] }));
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    await within(dialog).findByText('BI');
    expect(within(dialog).queryByRole('region')).toBeNull();
    await app.user.click(within(dialog).getByText('新建令牌'));
    await within(dialog).findByLabelText('名称');
    expect(within(dialog).queryByText('用于')).toBeNull();
  });

  it('that cannot be read leave the own tokens usable', async () => {
    const app = await openAccountWorkbench(answers({ serviceAccounts: null }));
    const dialog = await openFromAccountMenu(app, 'action.tokens');
    expect(await within(dialog).findByLabelText('吊销: BI')).toBeTruthy();
    expect(within(dialog).getByText('服务账号的令牌暂时无法读取。')).toBeTruthy();
  });
});
