import { expect, vi } from 'vitest';
import type { Config } from '../../../gateway/config/config.ts';
import type { Durable } from '../../../gateway/store/durable.ts';
import { createSqliteDurable } from '../../../gateway/store/sqlite-durable.ts';
import { TOKEN_WORKS } from '../../../gateway/webhooks/webhook-rows.ts';
import type { TestParts } from '../../support/gateway/gateway.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import type { RetailNock } from '../../support/retail/retail-nock.ts';
import { startTokens, tokenServices, type TokenGateway } from '../api-tokens/token-support.ts';

/** The scopes that a token needs for all kinds, and to manage webhooks. */
export const ALL_SCOPES = [
  ...['READ_MESSAGES', 'READ_WORKFLOW', 'READ_TASKS', 'EXPORT_LISTS', 'WRITE_WEBHOOKS'],
];

const WEBHOOK = `id name url kinds apiTokenName status problem { code message } createdAt formerSecretUntil waitingCount
  lastDelivery { eventId kind status attemptCount statusCode problem nextAttemptAt }`;
const ERRORS = 'userErrors { field code message }';
export const CREATE = `mutation ($input: WebhookCreateInput!) {
  webhookCreate(input: $input) { secret webhook { ${WEBHOOK} } ${ERRORS} }
}`;
const FIELDS: Readonly<Record<string, string>> = {
  webhookPause: 'webhook { status problem { code message } }',
  webhookResume: 'webhook { status problem { code message } }',
  webhookDelete: '',
  webhookSecretRotate: 'secret webhook { formerSecretUntil }',
  webhookTest: 'test { isAccepted eventId statusCode durationMs answer problem }',
};
const LOG = `query ($id: ID!, $first: Int! = 30, $after: String) { viewer { webhook(id: $id) { deliveries(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { eventId kind occurredAt status attemptCount lastAttemptAt statusCode durationMs problem nextAttemptAt }
} } } }`;

interface WebhookAnswer {
  id: string;
  status: string;
  problem: { code: string; message: string } | null;
  lastDelivery: Record<string, unknown> | null;
  [field: string]: unknown;
}
interface Outcome {
  webhook: WebhookAnswer | null;
  secret: string | null;
  test: Record<string, unknown> | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}
interface Log {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: Record<string, unknown>[];
}

export interface HookGateway extends TokenGateway {
  retail: RetailNock;
  /** Id of an API token with all scopes, and its secret. */
  token: { id: string; secret: string };
  createHook(input?: object, by?: string): Promise<Outcome>;
  steer(mutation: string, id: string, by?: string): Promise<Outcome>;
  hooks(by?: string): Promise<WebhookAnswer[]>;
  log(id: string, bounds?: object): Promise<Log>;
  /** Lets time pass and the gateway look at what is due, and waits until that is done. */
  pass(ms?: number): Promise<void>;
  /** The same without waiting. */
  begin(ms?: number): void;
  /** What the services report with the next polls. */
  happens(...events: { kind: string; key: string }[]): void;
  /** The services refuse the next cursor, because it is too old. */
  loseCursor(): void;
  /** The services no longer accept the token pair, and issue no other. */
  endToken(): void;
  /** The cursors with which the services were polled. */
  polled(): unknown[];
}

/** Services with a feed of events, and a gateway that may send to receivers on this machine. */
export async function startHooks(
  config: Partial<Config> = {},
  parts: TestParts = {},
): Promise<HookGateway> {
  const timers = createManualTimers();
  let happened: { id: string; kind: string; key: string }[] = [];
  let isLost = false;
  let isEnded = false;
  const retail = tokenServices(() => !isEnded).replies('events', (body) => {
    if (isEnded) return ended();
    const { since } = body as { since: string | null };
    if (since !== null && isLost)
      return { body: { returncode: 'A0400', message: 'unknown cursor', data: null } };
    const events = since === null ? [] : happened.splice(0);
    const cursor = String(Number(since ?? 0) + 1);
    return { body: { returncode: '0', message: '', data: { cursor, events } } };
  });
  const ended = () => ({ body: { returncode: 'A0244', message: 'ended', data: null } });
  retail.replies('refreshToken', ended);
  const durable = parts.durable ?? createSqliteDurable(':memory:');
  const gateway = await startTokens(
    { retail, isWebhookHttpAllowed: true, webhookNetworks: ['127.0.0.1'], ...config },
    { webhookAfter: timers.after, ...parts, durable },
  );
  const { apiToken, secret } = await gateway.create({ scopes: ALL_SCOPES });
  const token = { id: apiToken?.id ?? '', secret: secret ?? '' };
  const dataOf = async (query: string, variables: Record<string, unknown>, by: string) => {
    const { data, errors } = await gateway.ask(query, { cookie: by, variables });
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  const begin = (ms = 5_000) => {
    gateway.clock.now += ms;
    timers.pass(5_000);
  };
  return {
    ...{ ...gateway, retail, token },
    async createHook(input = {}, by = gateway.cookie) {
      const given = { name: 'ERP', kinds: ['TASK'], apiTokenId: token.id, ...input };
      return (await dataOf(CREATE, { input: given }, by)).webhookCreate as Outcome;
    },
    async steer(mutation, id, by = gateway.cookie) {
      const query = `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { ${FIELDS[mutation]} ${ERRORS} } }`;
      return (await dataOf(query, { id }, by))[mutation] as Outcome;
    },
    async hooks(by = gateway.cookie) {
      const { viewer } = await dataOf(`{ viewer { webhooks { ${WEBHOOK} } } }`, {}, by);
      return (viewer as { webhooks: WebhookAnswer[] }).webhooks;
    },
    async log(id, bounds = {}) {
      const { viewer } = await dataOf(LOG, { id, ...bounds }, gateway.cookie);
      return (viewer as { webhook: { deliveries: Log } }).webhook.deliveries;
    },
    begin,
    async pass(ms) {
      begin(ms);
      const isDone = () => isNothingDue(durable, gateway.clock.now);
      await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 4_000 });
    },
    happens: (...events) => {
      happened = events.map((event, index) => ({ id: String(index), ...event }));
    },
    endToken: () => void (isEnded = true),
    loseCursor: () => void (isLost = true),
    polled: () =>
      retail.asked
        .filter(({ path }) => path.endsWith('event/poll'))
        .map(({ body }) => (body as { since: unknown }).since),
  };
}

async function isNothingDue(durable: Durable, now: number): Promise<boolean> {
  const [feed] = await durable.all(
    `SELECT token_id FROM webhook_feed WHERE (next_at <= ? OR lease IS NOT NULL) AND ${TOKEN_WORKS}
     AND token_id IN (SELECT token_id FROM webhook WHERE paused_at IS NULL)`,
    [now, now],
  );
  const [delivery] = await durable.all(
    `SELECT id FROM webhook_delivery WHERE status = 'WAITING' AND (next_at <= ? OR lease IS NOT NULL)
     AND webhook_id IN (SELECT id FROM webhook
       WHERE paused_at IS NULL AND (held_until IS NULL OR held_until <= ?) AND ${TOKEN_WORKS})`,
    [now, now, now],
  );
  return feed === undefined && delivery === undefined;
}

/** A webhook of such a gateway whose feed has begun, so that the next events are sent. */
export async function beginHook(hooks: HookGateway, url: string, kinds: readonly string[]) {
  const { webhook, secret, userErrors } = await hooks.createHook({ url, kinds });
  expect(userErrors).toEqual([]);
  await hooks.pass();
  return { id: webhook?.id ?? '', secret: secret ?? '' };
}
