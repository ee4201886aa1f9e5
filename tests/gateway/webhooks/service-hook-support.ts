import { emptyDurable } from '../../support/gateway/empty-durable.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { forBi, startAccounts } from '../api-tokens/service-account-support.ts';
import { hookCalls, hookTime, WEBHOOK, type WebhookAnswer } from './hook-calls.ts';
import { ALL_SCOPES, TO_THIS_MACHINE } from './webhook-support.ts';

const LIST = `{ viewer { serviceAccounts { code isLocked webhooks { ${WEBHOOK} } } } }`;

interface ListedAccount {
  code: string;
  isLocked: boolean;
  webhooks: WebhookAnswer[];
}

/** Services with a feed for each API token, and an administrator of service accounts who has made a token for `svc_bi`. */
export async function startServiceHooks() {
  const timers = createManualTimers();
  const durable = await emptyDurable();
  const gateway = await startAccounts(TO_THIS_MACHINE, { webhookAfter: timers.after, durable });
  const { retail, rows } = gateway;
  /** What happens next for the holder of an access token. */
  const happened = new Map<string, { id: string; kind: string; key: string }[]>();
  retail.replies('events', (body) => {
    const by = retail.asked.at(-1)?.ssoToken ?? '';
    if (rows[0]?.status === '0')
      return { body: { returncode: 'A0244', message: 'locked', data: null } };
    const { since } = body as { since: string | null };
    const events = since === null ? [] : (happened.get(by) ?? []).splice(0);
    const cursor = String(Number(since ?? 0) + 1);
    return { body: { returncode: '0', message: '', data: { cursor, events } } };
  });
  const created = await gateway.create({ ...forBi, scopes: ALL_SCOPES });
  const token = { id: created.apiToken?.id ?? '', secret: created.secret ?? '' };
  const calls = hookCalls(gateway);
  return {
    ...Object.assign(gateway, calls, hookTime(gateway, timers, durable)),
    token,
    durable,
    /** Creates a webhook for `svc_bi`. */
    createFor: (input: object = {}, by?: string) =>
      calls.createHook({ ...forBi, apiTokenId: token.id, ...input }, by),
    async accounts(by: string = gateway.cookie) {
      const { data, errors } = await gateway.ask(LIST, { cookie: by });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return (data?.viewer as { serviceAccounts: ListedAccount[] }).serviceAccounts;
    },
    happens(accessToken: string, ...keys: string[]) {
      const events = keys.map((key, at) => ({ id: String(at), kind: 'task', key }));
      happened.set(accessToken, events);
    },
    lock: (isLocked: boolean) => void (rows[0]!.status = isLocked ? '0' : '1'),
  };
}

export const MUTATIONS = [
  ...['webhookPause', 'webhookResume', 'webhookDelete', 'webhookSecretRotate', 'webhookTest'],
];
