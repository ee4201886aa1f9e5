import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { userError } from './open-account-dialog.ts';
import { delivery, webhook, paused, token, payload, openWebhooks } from './webhook-fixtures.ts';

describe('Webhooks in the account menu', () => {
  it('are listed with address, state and what was sent last', async () => {
    const { dialog } = await openWebhooks({
      Webhooks: () =>
        viewerAnswer({
          webhooks: [
            webhook({ ...paused, lastDelivery: delivery() }),
            webhook({ id: 'w2', name: 'Chat' }),
          ],
          serviceAccounts: [],
        }),
    });
    await dialog.findByText('Chat');
    const [first, second] = dialog.getAllByRole('listitem').map((line) => line.textContent);
    expect(first).toMatch(
      /^ERPhttps:\/\/erp\.example\/hook已暂停事件推送已暂停。.*最近推送 2026.*08:30：已送达详情$/u,
    );
    expect(second).toMatch(/正常尚未推送详情$/u);
  });

  it('are created for a token with what it may read, and show their secret once', async () => {
    const { dialog, press, user, gateway, element } = await openWebhooks({
      Webhooks: () => viewerAnswer({ webhooks: [], serviceAccounts: [] }),
      WebhookTokens: () =>
        viewerAnswer({
          apiTokens: [
            token('t0', 'Old', ['READ_TASKS'], 'EXPIRED'),
            token('t1', 'BI', ['WRITE_TASKS', 'EXPORT_LISTS']),
            token('t2', 'Sales', ['READ_SALES']),
          ],
          serviceAccounts: [],
        }),
      WebhookCreate: () => payload('webhookCreate', { secret: 'whsec_secret', webhook: webhook() }),
    });
    await dialog.findByText('还没有事件推送。');
    await press('新建推送');
    await user.type(await dialog.findByLabelText('名称'), 'ERP');
    const url = dialog.getByLabelText<HTMLInputElement>('地址');
    await user.clear(url);
    await user.type(url, 'https://erp.example/hook');
    expect(dialog.getByLabelText<HTMLInputElement>('审批').disabled).toBe(true);
    dialog.getByText('令牌没有读取灰色事件的权限。');
    await user.click(dialog.getByLabelText('导出与导入完成'));
    await user.click(dialog.getByLabelText('任务'));
    await press('创建');
    const secret = await dialog.findByLabelText<HTMLInputElement>('密钥');
    expect(secret.value).toBe('whsec_secret');
    expect(inputsOf(gateway, 'WebhookCreate')).toEqual([
      {
        name: 'ERP',
        url: 'https://erp.example/hook',
        kinds: ['TASK', 'JOB'],
        apiTokenId: 't1',
        serviceAccount: null,
      },
    ]);
    await press('我已保存');
    await dialog.findByText('还没有事件推送。');
    expect(element.textContent).not.toContain('whsec_secret');
    expect(gateway.operations().filter((name) => name === 'Webhooks')).toHaveLength(2);
  });

  it('keep the focus in each step, which starts at its first field or with the step itself', async () => {
    const { user, dialog, press, element } = await openWebhooks({
      WebhookTokens: () =>
        viewerAnswer({ apiTokens: [token('t1', 'BI', ['READ_TASKS'])], serviceAccounts: [] }),
    });
    const inContent = () =>
      element.contains(document.activeElement) && document.activeElement?.tagName !== 'BUTTON';
    await user.click(await dialog.findByRole('button', { name: /^详情/u }));
    await dialog.findByRole('button', { name: '删除' });
    expect(inContent()).toBe(true);
    await press('返回');
    await dialog.findByRole('button', { name: /^详情/u });
    expect(inContent()).toBe(true);
    await press('新建推送');
    expect(document.activeElement).toBe(await dialog.findByLabelText('名称'));
  });

  it('need a token that may read events', async () => {
    const { dialog, press } = await openWebhooks({
      WebhookTokens: () =>
        viewerAnswer({ apiTokens: [token('t2', 'Sales', ['READ_SALES'])], serviceAccounts: [] }),
    });
    await press('新建推送');
    await dialog.findByText(/请先新建令牌/u);
    expect(dialog.queryByLabelText('名称')).toBeNull();
    expect(dialog.queryByRole('button', { name: '创建' })).toBeNull();
    await press('前往接口令牌');
    await screen.findByRole('dialog', { name: '接口令牌' });
  });

  it('show a refusal beside its field, which gets the focus, and others below the form', async () => {
    let calls = 0;
    const { dialog, press } = await openWebhooks({
      WebhookTokens: () =>
        viewerAnswer({ apiTokens: [token('t1', 'BI', ['READ_TASKS'])], serviceAccounts: [] }),
      WebhookCreate: () =>
        payload('webhookCreate', {
          secret: null,
          userErrors: [
            ++calls === 1
              ? userError('url', '无法向此地址推送。')
              : userError(null, '最多可有 10 个事件推送。', 'TOO_MANY'),
          ],
        }),
    });
    await press('新建推送');
    await dialog.findByLabelText('名称');
    await press('创建');
    await dialog.findByText('无法向此地址推送。');
    expect(dialog.getByLabelText('地址').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(dialog.getByLabelText('地址'));
    await press('创建');
    await dialog.findByText('最多可有 10 个事件推送。');
    expect(dialog.getByLabelText('地址').getAttribute('aria-invalid')).toBe('false');
  });
});
