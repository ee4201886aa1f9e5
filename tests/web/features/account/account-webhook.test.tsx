import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { openAccountWorkbench, userError } from './open-account-dialog.ts';
import { delivery, webhook, paused, log, payload, openWebhooks } from './webhook-fixtures.ts';

describe('A webhook in the account menu', () => {
  it('has a log with the answers of the receiver, which can be read again', async () => {
    let sent = 1;
    const { dialog, press } = await openWebhooks({
      WebhookLog: () =>
        log(
          {
            ...{ kinds: ['TASK'], waitingCount: 2 },
            formerSecretUntil: '2026-06-16T08:00:00+08:00',
            removedAt: '2026-09-13T08:00:00+08:00',
          },
          ...[
            delivery(),
            delivery({
              ...{ eventId: 'evt_2', kind: 'JOB', status: 'WAITING', attemptCount: 3 },
              ...{ statusCode: null, durationMs: 5000, problem: 'TIMEOUT' },
              nextAttemptAt: '2026-06-15T09:30:00+08:00',
            }),
          ].slice(0, sent),
        ),
    });
    await press('详情: ERP');
    await dialog.findByText('第 1–1 条，近 7 天共 1 条');
    dialog.getByText('原密钥有效至');
    dialog.getByText(/2026.*06.*16.*08:00/u);
    dialog.getByText('将被移除');
    dialog.getByText(/2026.*09.*13.*08:00/u);
    dialog.getByText('HTTP 204 · 35 毫秒');
    sent = 2;
    await press('刷新推送记录');
    await dialog.findByText('5 秒内无响应 · 5000 毫秒');
    dialog.getByText(/09:30/u);
  });

  it('is tested, and the answer of the receiver is shown', async () => {
    let calls = 0;
    const { dialog, press, gateway } = await openWebhooks({
      WebhookTest: () => {
        const isAccepted = ++calls > 1;
        const test = {
          __typename: 'WebhookTest',
          ...{ isAccepted, statusCode: isAccepted ? 200 : 500, durationMs: 12 },
          ...{ answer: isAccepted ? 'ok' : '<b>no</b>', problem: isAccepted ? null : 'STATUS' },
        };
        return payload('webhookTest', { test });
      },
    });
    await press('详情: ERP');
    await press('试发事件');
    await dialog.findByText('<b>no</b>');
    dialog.getByText('未接受 · HTTP 500 · 12 毫秒');
    await press('试发事件');
    await dialog.findByText('已接受');
    dialog.getByText('HTTP 200 · 12 毫秒');
    expect(inputsOf(gateway, 'WebhookTest')).toEqual([{ id: 'w1' }, { id: 'w1' }]);
  });

  it('is paused and resumed', async () => {
    const { dialog, press } = await openWebhooks({
      WebhookPause: () => payload('webhookPause', { webhook: webhook(paused) }),
      WebhookResume: () => payload('webhookResume', { webhook: webhook() }),
    });
    await press('详情: ERP');
    await press('暂停');
    await dialog.findByText(/恢复后将重新收到事件/u);
    await press('恢复');
    await dialog.findByText('正常');
    await dialog.findByRole('button', { name: '暂停' });
  });

  it('gets a new secret after a question, and a refusal is shown', async () => {
    let isGone = true;
    const { dialog, press, gateway } = await openWebhooks({
      WebhookSecretRotate: () =>
        payload(
          'webhookSecretRotate',
          isGone
            ? { secret: null, userErrors: [userError('id', '此事件推送已不存在。', 'NOT_FOUND')] }
            : { secret: 'whsec_new', webhook: webhook() },
        ),
    });
    await press('详情: ERP');
    await press('更换密钥');
    dialog.getByText(/确定更换“ERP”的密钥吗/u);
    expect(gateway.operations()).not.toContain('WebhookSecretRotate');
    await press('更换密钥');
    await dialog.findByText('此事件推送已不存在。');
    isGone = false;
    await press('更换密钥');
    expect((await dialog.findByLabelText<HTMLInputElement>('密钥')).value).toBe('whsec_new');
  });

  it('is deleted after a question', async () => {
    let isThere = true;
    const { dialog, press, gateway } = await openWebhooks({
      Webhooks: () => viewerAnswer({ webhooks: isThere ? [webhook()] : [], serviceAccounts: [] }),
      WebhookDelete: () => {
        isThere = false;
        return { data: { webhookDelete: { __typename: 'WebhookDeletePayload', userErrors: [] } } };
      },
    });
    await press('详情: ERP');
    await press('删除');
    dialog.getByText(/确定删除“ERP”吗/u);
    await press('取消');
    await press('删除');
    expect(gateway.operations()).not.toContain('WebhookDelete');
    await press('确定删除');
    await dialog.findByText('还没有事件推送。');
  });

  it('can only be deleted when its token has ended', async () => {
    const { dialog, press } = await openWebhooks({
      WebhookLog: () => log({ status: 'STOPPED', apiTokenName: null }),
    });
    await press('详情: ERP');
    await dialog.findByText('已停止');
    dialog.getByText('已不存在');
    dialog.getByRole('button', { name: '删除' });
    for (const name of ['试发事件', '暂停', '恢复', '更换密钥'])
      expect(dialog.queryByRole('button', { name })).toBeNull();
  });

  it('is not offered to an account that cannot have any', async () => {
    const app = await openAccountWorkbench({}, { viewer: viewerOf({ hasWebhooks: false }) });
    await app.user.click(screen.getByLabelText('林知夏，账号菜单', { selector: 'button' }));
    await screen.findByText('接口令牌');
    expect(screen.queryByText('事件推送')).toBeNull();
  });
});
