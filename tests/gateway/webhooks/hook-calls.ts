import { expect, vi } from 'vitest';
import type { Durable } from '../../../gateway/store/durable.ts';
import { TOKEN_WORKS } from '../../../gateway/webhooks/webhook-rows.ts';
import type { createManualTimers } from '../../support/manual-timers.ts';
import type { TokenGateway } from '../api-tokens/token-support.ts';

export const WEBHOOK = `id name url kinds apiTokenId apiTokenName creator { code name } status problem { code message }
  createdAt formerSecretUntil waitingCount
  lastDelivery { eventId kind status attemptCount statusCode problem nextAttemptAt }`;
const ERRORS = 'userErrors { field code message }';
export const CREATE = `mutation ($input: WebhookCreateInput!) {
  webhookCreate(input: $input) { secret webhook { ${WEBHOOK} } ${ERRORS} }
}`;
const UPDATE = `mutation ($input: WebhookUpdateInput!) {
  webhookUpdate(input: $input) { webhook { ${WEBHOOK} } ${ERRORS} }
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

export interface WebhookAnswer {
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

export interface HookCalls {
  createHook(input?: object, by?: string): Promise<Outcome>;
  updateHook(input: object, by?: string): Promise<Outcome>;
  steer(mutation: string, id: string, by?: string): Promise<Outcome>;
  hooks(by?: string): Promise<WebhookAnswer[]>;
  log(id: string, bounds?: object, by?: string): Promise<Log | null>;
}

/** What a browser can do with webhooks, by default that of the gateway's own account. */
export function hookCalls({ ask, cookie }: Pick<TokenGateway, 'ask' | 'cookie'>): HookCalls {
  const dataOf = async (query: string, variables: Record<string, unknown>, by: string) => {
    const { data, errors } = await ask(query, { cookie: by, variables });
    expect(errors).toBeUndefined();
    return data ?? {};
  };
  return {
    createHook: async (input = {}, by = cookie) =>
      (await dataOf(CREATE, { input: { name: 'ERP', kinds: ['TASK'], ...input } }, by))
        .webhookCreate as Outcome,
    updateHook: async (input, by = cookie) =>
      (await dataOf(UPDATE, { input }, by)).webhookUpdate as Outcome,
    async steer(mutation, id, by = cookie) {
      const query = `mutation ($id: ID!) { ${mutation}(input: { id: $id }) { ${FIELDS[mutation]} ${ERRORS} } }`;
      return (await dataOf(query, { id }, by))[mutation] as Outcome;
    },
    async hooks(by = cookie) {
      const { viewer } = await dataOf(`{ viewer { webhooks { ${WEBHOOK} } } }`, {}, by);
      return (viewer as { webhooks: WebhookAnswer[] }).webhooks;
    },
    async log(id, bounds = {}, by = cookie) {
      const { viewer } = await dataOf(LOG, { id, ...bounds }, by);
      return (viewer as { webhook: { deliveries: Log } | null }).webhook?.deliveries ?? null;
    },
  };
}

export interface HookTime {
  /** Lets time pass and the gateway look at what is due, and waits until that is done. */
  pass(ms?: number): Promise<void>;
  /** The same without waiting. */
  begin(ms?: number): void;
}

export function hookTime(
  { clock }: Pick<TokenGateway, 'clock'>,
  timers: ReturnType<typeof createManualTimers>,
  durable: Durable,
): HookTime {
  const begin = (ms = 5_000) => {
    clock.now += ms;
    timers.pass(5_000);
  };
  return {
    begin,
    async pass(ms) {
      begin(ms);
      const isDone = () => isNothingDue(durable, clock.now);
      await vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 4_000 });
    },
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
