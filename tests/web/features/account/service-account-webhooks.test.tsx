import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseOption, optionsOf } from '../../support/choose-option.ts';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { userError } from './open-account-dialog.ts';
import { log, openWebhooks, payload, token, webhook } from './webhook-fixtures.ts';

const byAdmin = { creator: { __typename: 'Person', name: '赵明轩' } };
const stopped = (code: string, message: string) => ({
  ...{ status: 'STOPPED', problem: { __typename: 'WebhookProblem', code, message } },
});
const account = (id: string, name: string, over: object = {}) => ({
  ...{ __typename: 'ServiceAccount', id, name, postName: '数据分析师', shopName: null },
  ...{ isLocked: false, webhooks: [], apiTokens: [] },
  ...over,
});
const NIGHT = webhook({ id: 'w2', name: '夜间', apiTokenId: 't2', ...byAdmin });
const BI = account('a1', 'BI 报表接口', {
  ...{ webhooks: [NIGHT], apiTokens: [token('t2', '夜间', ['READ_TASKS', 'READ_WORKFLOW'])] },
});
const DEVICES = account('a2', '设备接口', { postName: null });
const OLD = account('a3', '旧接口', {
  isLocked: true,
  webhooks: [
    webhook({
      ...{ id: 'w3', name: '旧推送', ...byAdmin },
      ...stopped('ACCOUNT_LOCKED', '此服务账号已停用，不会推送任何事件。'),
    }),
  ],
});
const answers = (over: object = {}) => ({
  Webhooks: () =>
    viewerAnswer({ webhooks: [webhook()], serviceAccounts: [BI, DEVICES, OLD], ...over }),
  WebhookTokens: () =>
    viewerAnswer({
      apiTokens: [token('t1', 'BI', ['READ_TASKS'])],
      serviceAccounts: [BI, DEVICES, OLD],
      ...over,
    }),
  WebhookLog: () => log({ ...NIGHT }),
});

describe('webhooks of service accounts', () => {
  it('are listed under the name of their account, with who created them and what stops them', async () => {
    const { dialog } = await openWebhooks(answers());
    const part = (name: string) => dialog.findByRole('region', { name });
    expect((await part('林知夏（自己的账号）')).textContent).toContain(
      'ERPhttps://erp.example/hook',
    );
    expect((await part('BI 报表接口（服务账号）')).textContent).toMatch(
      /夜间.*由 赵明轩 创建正常/u,
    );
    expect((await part('旧接口（服务账号）已停用')).textContent).toMatch(
      /旧推送.*已停止此服务账号已停用/u,
    );
    expect(dialog.getAllByRole('region')).toHaveLength(3);
    dialog.getByText(/自己的账号或服务账号有新事件时/u);
  });

  it('are created for the account that is chosen, with its tokens; a locked one is not offered', async () => {
    const { dialog, press, user, gateway } = await openWebhooks({
      ...answers(),
      WebhookCreate: () =>
        payload('webhookCreate', { secret: 'whsec_secret', webhook: webhook({ id: 'w4' }) }),
    });
    await press('新建推送');
    expect(await optionsOf(user, '用于', dialog)).toEqual([
      ...['林知夏（自己的账号）', 'BI 报表接口（服务账号）', '设备接口（服务账号）'],
    ]);
    await user.type(dialog.getByLabelText('名称'), 'ERP');
    await chooseOption(user, '用于', 'BI 报表接口（服务账号）', dialog);
    dialog.getByText('推送此服务账号能看到的事件（数据分析师），与你能看到的无关。');
    expect(await optionsOf(user, '接口令牌', dialog)).toEqual(['夜间']);
    await user.click(dialog.getByLabelText('审批'));
    await press('创建');
    await dialog.findByLabelText('密钥');
    expect(inputsOf(gateway, 'WebhookCreate')).toEqual([
      {
        ...{ name: 'ERP', url: 'https://', kinds: ['APPROVAL'] },
        ...{ apiTokenId: 't2', serviceAccount: 'a1' },
      },
    ]);
  });

  it('need a token of their account, and lead to where it is created', async () => {
    const { dialog, press, user } = await openWebhooks(answers());
    await press('新建推送');
    await dialog.findByLabelText('名称');
    await chooseOption(user, '用于', '设备接口（服务账号）', dialog);
    await dialog.findByText(/此服务账号还没有，请先为它新建令牌/u);
    expect(dialog.queryByRole('button', { name: '创建' })).toBeNull();
    await press('前往接口令牌');
    await screen.findByRole('dialog', { name: '接口令牌' });
  });

  it('show a refusal beside the account', async () => {
    const message = '您不能使用此服务账号。';
    const { dialog, press } = await openWebhooks({
      ...answers(),
      WebhookCreate: () =>
        payload('webhookCreate', {
          ...{ secret: null, userErrors: [userError('serviceAccount', message, 'NOT_FOUND')] },
        }),
    });
    await press('新建推送');
    await dialog.findByLabelText('名称');
    await press('创建');
    const refusal = await dialog.findByText(message);
    expect(dialog.getByLabelText('用于').getAttribute('aria-describedby')?.split(' ')).toContain(
      refusal.id,
    );
    expect(document.activeElement).toBe(dialog.getByLabelText('用于'));
  });

  it('have their account and creator among their facts, and its tokens when they are changed', async () => {
    const { dialog, press, user, gateway, element } = await openWebhooks({
      ...answers(),
      WebhookUpdate: () =>
        payload('webhookUpdate', { webhook: { ...NIGHT, name: '白天', kinds: ['APPROVAL'] } }),
    });
    await press('详情: 夜间 · BI 报表接口');
    await dialog.findByText('BI 报表接口（服务账号）');
    expect(element.textContent).toMatch(/创建人赵明轩/u);
    await press('修改');
    const name = await dialog.findByLabelText<HTMLInputElement>('名称');
    expect(name.value).toBe('夜间');
    expect(document.activeElement).toBe(name);
    expect(await optionsOf(user, '接口令牌', dialog)).toEqual(['夜间']);
    expect(dialog.getByLabelText<HTMLInputElement>('任务').checked).toBe(true);
    await user.clear(name);
    await user.type(name, '白天');
    await user.click(dialog.getByLabelText('任务'));
    await user.click(dialog.getByLabelText('审批'));
    await press('保存');
    await dialog.findByRole('button', { name: '修改' });
    expect(inputsOf(gateway, 'WebhookUpdate')).toEqual([
      { id: 'w2', name: '白天', kinds: ['APPROVAL'] },
    ]);
    await screen.findByRole('dialog', { name: '白天' });
  });

  it('are no subject for those who administer none', async () => {
    const { dialog, press } = await openWebhooks(answers({ serviceAccounts: [] }));
    await dialog.findByText('ERP');
    expect(dialog.queryByRole('region')).toBeNull();
    await press('新建推送');
    await dialog.findByLabelText('名称');
    expect(dialog.queryByText('用于')).toBeNull();
  });

  it('that cannot be read leave the own webhooks usable', async () => {
    const { dialog, press } = await openWebhooks(answers({ serviceAccounts: null }));
    await dialog.findByText('服务账号的事件推送暂时无法读取。');
    await press('新建推送');
    await dialog.findByLabelText('名称');
    dialog.getByText('服务账号的令牌暂时无法读取。');
  });
});

describe('changing a webhook', () => {
  it('that was stopped gives it another token, and nothing else', async () => {
    let isMoved = false;
    const lost = webhook({
      ...{ apiTokenId: null, apiTokenName: null },
      ...stopped('TOKEN_REVOKED', '所属接口令牌已吊销。'),
    });
    const { dialog, press, gateway } = await openWebhooks({
      ...answers({ webhooks: [lost], serviceAccounts: [] }),
      WebhookLog: () => log(isMoved ? { apiTokenId: 't9' } : { ...lost }),
      WebhookTokens: () =>
        viewerAnswer({
          ...{
            apiTokens: [token('t9', '新', ['WRITE_TASKS', 'EXPORT_LISTS'])],
            serviceAccounts: [],
          },
        }),
      WebhookUpdate: () => {
        isMoved = true;
        return payload('webhookUpdate', { webhook: webhook({ apiTokenId: 't9' }) });
      },
    });
    await press('详情: ERP');
    await dialog.findByText('所属接口令牌已吊销。');
    expect(dialog.queryByRole('button', { name: '试发事件' })).toBeNull();
    await press('修改');
    await dialog.findByLabelText('名称');
    await press('保存');
    await dialog.findByRole('button', { name: '试发事件' });
    expect(inputsOf(gateway, 'WebhookUpdate')).toEqual([{ id: 'w1', apiTokenId: 't9' }]);
  });

  it('without a token that works changes name and address only; a refusal is beside its field', async () => {
    const { dialog, press, user, gateway } = await openWebhooks({
      WebhookTokens: () => viewerAnswer({ apiTokens: [], serviceAccounts: [] }),
      WebhookUpdate: () =>
        payload('webhookUpdate', { userErrors: [userError('url', '无法向此地址推送。')] }),
    });
    await press('详情: ERP');
    await press('修改');
    await dialog.findByText(/只能修改名称和地址/u);
    dialog.getByRole('button', { name: '前往接口令牌' });
    expect(dialog.queryByText('接口令牌')).toBeNull();
    await user.type(dialog.getByLabelText('地址'), '2');
    await press('保存');
    await dialog.findByText('无法向此地址推送。');
    expect(document.activeElement).toBe(dialog.getByLabelText('地址'));
    expect(dialog.getByLabelText('地址').getAttribute('aria-invalid')).toBe('true');
    expect(inputsOf(gateway, 'WebhookUpdate')).toEqual([
      { id: 'w1', url: 'https://erp.example/hook2' },
    ]);
    await press('取消');
    await dialog.findByRole('button', { name: '修改' });
  });
});
