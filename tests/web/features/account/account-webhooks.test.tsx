import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inputsOf } from '../../support/fake-gateway.ts';
import { viewerOf } from '../../support/shell-fixtures.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { openAccountWorkbench, openFromAccountMenu, userError } from './open-account-dialog.ts';

const delivery = (over: object = {}) => ({
  __typename: 'WebhookDelivery',
  eventId: 'evt_1',
  kind: 'TASK',
  occurredAt: '2026-06-15T08:30:00+08:00',
  status: 'DELIVERED',
  attemptCount: 1,
  lastAttemptAt: '2026-06-15T08:30:01+08:00',
  statusCode: 204,
  durationMs: 35,
  problem: null,
  nextAttemptAt: null,
  ...over,
});

const webhook = (over: object = {}) => ({
  __typename: 'Webhook',
  id: 'w1',
  name: 'ERP',
  url: 'https://erp.example/hook',
  kinds: ['TASK', 'JOB'],
  apiTokenName: 'BI',
  status: 'ACTIVE',
  problem: null,
  formerSecretUntil: null,
  waitingCount: 0,
  lastDelivery: null,
  ...over,
});

const paused = {
  status: 'PAUSED',
  problem: {
    __typename: 'WebhookProblem',
    code: 'PAUSED_BY_OWNER',
    message: '事件推送已暂停。恢复后将重新收到事件。',
  },
};

const log = (over: object = {}, ...nodes: object[]) =>
  viewerAnswer({
    webhook: {
      ...webhook(over),
      deliveries: { __typename: 'WebhookDeliveryConnection', nodes, totalCount: nodes.length },
    },
  });

const token = (id: string, name: string, scopes: string[], status = 'ACTIVE') => ({
  __typename: 'ApiToken',
  ...{ id, name, scopes, status },
});

const payload = (name: string, over: object = {}) => ({
  data: {
    [name]: { __typename: 'WebhookPayload', webhook: null, userErrors: [], ...over },
  },
});

const openWebhooks = async (answers: Parameters<typeof openAccountWorkbench>[0]) => {
  const app = await openAccountWorkbench({
    Webhooks: () => viewerAnswer({ webhooks: [webhook()] }),
    WebhookLog: () => log(),
    ...answers,
  });
  const dialog = await openFromAccountMenu(app, 'action.webhooks');
  const press = async (name: string) =>
    app.user.click(await within(dialog).findByRole('button', { name }));
  return { ...app, dialog: within(dialog), element: dialog, press };
};

describe('Webhooks in the account menu', () => {
  it('are listed with address, state and what was sent last', async () => {
    const { dialog } = await openWebhooks({
      Webhooks: () =>
        viewerAnswer({
          webhooks: [
            webhook({ ...paused, lastDelivery: delivery() }),
            webhook({ id: 'w2', name: 'Chat' }),
          ],
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
      Webhooks: () => viewerAnswer({ webhooks: [] }),
      WebhookTokens: () =>
        viewerAnswer({
          apiTokens: [
            token('t0', 'Old', ['READ_TASKS'], 'EXPIRED'),
            token('t1', 'BI', ['WRITE_TASKS', 'EXPORT_LISTS']),
            token('t2', 'Sales', ['READ_SALES']),
          ],
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
      },
    ]);
    await press('我已保存');
    await dialog.findByText('还没有事件推送。');
    expect(element.textContent).not.toContain('whsec_secret');
    expect(gateway.operations().filter((name) => name === 'Webhooks')).toHaveLength(2);
  });

  it('need a token that may read events', async () => {
    const { dialog, press } = await openWebhooks({
      WebhookTokens: () => viewerAnswer({ apiTokens: [token('t2', 'Sales', ['READ_SALES'])] }),
    });
    await press('新建推送');
    await dialog.findByText(/请先新建令牌/u);
    dialog.getByRole('button', { name: '接口令牌' });
    expect(dialog.queryByLabelText('名称')).toBeNull();
  });

  it('show a refusal beside its field, and others below the form', async () => {
    let calls = 0;
    const { dialog, press } = await openWebhooks({
      WebhookTokens: () => viewerAnswer({ apiTokens: [token('t1', 'BI', ['READ_TASKS'])] }),
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
    await press('创建');
    await dialog.findByText('最多可有 10 个事件推送。');
    expect(dialog.getByLabelText('地址').getAttribute('aria-invalid')).toBe('false');
  });

  it('have a log with the answers of the receiver, which can be read again', async () => {
    let sent = 1;
    const { dialog, press } = await openWebhooks({
      WebhookLog: () =>
        log(
          { kinds: ['TASK'], waitingCount: 2, formerSecretUntil: '2026-06-16T08:00:00+08:00' },
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
    await dialog.findByText('近 7 天共 1 条，显示 1 条');
    dialog.getByText('原密钥有效至');
    dialog.getByText(/2026.*06.*16.*08:00/u);
    dialog.getByText('HTTP 204 · 35 毫秒');
    sent = 2;
    await press('刷新推送记录');
    await dialog.findByText('5 秒内无响应 · 5000 毫秒');
    dialog.getByText(/09:30/u);
  });

  it('are tested, and the answer of the receiver is shown', async () => {
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

  it('are paused and resumed', async () => {
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

  it('get a new secret after a question, and a refusal is shown', async () => {
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

  it('are deleted after a question', async () => {
    let isThere = true;
    const { dialog, press, gateway } = await openWebhooks({
      Webhooks: () => viewerAnswer({ webhooks: isThere ? [webhook()] : [] }),
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

  it('can only be deleted when their token has ended', async () => {
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

  it('are not offered to an account that cannot have any', async () => {
    const app = await openAccountWorkbench({}, { viewer: viewerOf({ hasWebhooks: false }) });
    await app.user.click(screen.getByLabelText('林知夏，账号菜单', { selector: 'button' }));
    await screen.findByText('接口令牌');
    expect(screen.queryByText('事件推送')).toBeNull();
  });
});
