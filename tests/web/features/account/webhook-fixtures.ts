import { within } from '@testing-library/react';
import type { Variables } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { openAccountWorkbench, openFromAccountMenu } from './open-account-dialog.ts';

export const delivery = (over: object = {}) => ({
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

export const webhook = (over: object = {}) => ({
  __typename: 'Webhook',
  id: 'w1',
  name: 'ERP',
  url: 'https://erp.example/hook',
  kinds: ['TASK', 'JOB'],
  apiTokenId: 't1',
  apiTokenName: 'BI',
  creator: null,
  status: 'ACTIVE',
  problem: null,
  removedAt: null,
  formerSecretUntil: null,
  waitingCount: 0,
  lastDelivery: null,
  ...over,
});

export const paused = {
  status: 'PAUSED',
  problem: {
    __typename: 'WebhookProblem',
    code: 'PAUSED_BY_OWNER',
    message: '事件推送已暂停。恢复后将重新收到事件。',
  },
};

export const log = (over: object = {}, ...nodes: object[]) =>
  viewerAnswer({
    webhook: {
      ...webhook(over),
      deliveries: {
        __typename: 'WebhookDeliveryConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: nodes.length,
      },
    },
  });

/** The page of a log with so many deliveries that follows a cursor. A cursor is the number before it. */
export function logPage({ first, after }: Variables, count: number) {
  const from = Number(after ?? 0);
  const to = Math.min(count, from + Number(first));
  const nodes = Array.from({ length: to - from }, (_, at) => {
    const number = from + at + 1;
    return delivery({ eventId: `evt_${String(number)}`, durationMs: number });
  });
  return viewerAnswer({
    webhook: {
      ...webhook(),
      deliveries: {
        __typename: 'WebhookDeliveryConnection',
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: to < count, endCursor: String(to) },
        totalCount: count,
      },
    },
  });
}

export const token = (id: string, name: string, scopes: string[], status = 'ACTIVE') => ({
  __typename: 'ApiToken',
  ...{ id, name, scopes, status },
});

export const payload = (name: string, over: object = {}) => ({
  data: {
    [name]: { __typename: 'WebhookPayload', webhook: null, userErrors: [], ...over },
  },
});

export const openWebhooks = async (answers: Parameters<typeof openAccountWorkbench>[0]) => {
  const app = await openAccountWorkbench({
    Webhooks: () => viewerAnswer({ webhooks: [webhook()], serviceAccounts: [] }),
    WebhookLog: () => log(),
    ...answers,
  });
  const dialog = await openFromAccountMenu(app, 'action.webhooks');
  const press = async (name: string) =>
    app.user.click(await within(dialog).findByRole('button', { name }));
  return { ...app, dialog: within(dialog), element: dialog, press };
};
