import { emptyDurable } from '../../support/gateway/empty-durable.ts';
import { expect } from 'vitest';
import type { Config } from '../../../gateway/config/config.ts';
import type { TestParts } from '../../support/gateway/gateway.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import type { RetailNock } from '../../support/retail/retail-nock.ts';
import { startTokens, tokenServices, type TokenGateway } from '../api-tokens/token-support.ts';
import { hookCalls, hookTime, type HookCalls, type HookTime } from './hook-calls.ts';

/** The scopes that a token needs for all kinds, and to manage webhooks. */
export const ALL_SCOPES = [
  ...['READ_MESSAGES', 'READ_WORKFLOW', 'READ_TASKS', 'EXPORT_LISTS', 'WRITE_WEBHOOKS'],
];

/** A gateway that may send to receivers on this machine. */
export const TO_THIS_MACHINE = { isWebhookHttpAllowed: true, webhookNetworks: ['127.0.0.1'] };

export interface HookGateway extends TokenGateway, HookCalls, HookTime {
  retail: RetailNock;
  /** Id of an API token with all scopes, and its secret. */
  token: { id: string; secret: string };
  log(id: string, bounds?: object): Promise<NonNullable<Awaited<ReturnType<HookCalls['log']>>>>;
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
  const durable = parts.durable ?? (await emptyDurable());
  const gateway = await startTokens(
    { retail, ...TO_THIS_MACHINE, ...config },
    { webhookAfter: timers.after, ...parts, durable },
  );
  const { apiToken, secret } = await gateway.create({ scopes: ALL_SCOPES });
  const token = { id: apiToken?.id ?? '', secret: secret ?? '' };
  const calls = hookCalls(gateway);
  return {
    ...{ ...gateway, retail, token },
    ...{ ...calls, ...hookTime(gateway, timers, durable) },
    createHook: (input, by) => calls.createHook({ apiTokenId: token.id, ...input }, by),
    async log(id, bounds) {
      const log = await calls.log(id, bounds);
      if (log === null) throw new Error('no such webhook');
      return log;
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

/** A webhook of such a gateway whose feed has begun, so that the next events are sent. */
export async function beginHook(hooks: HookGateway, url: string, kinds: readonly string[]) {
  const { webhook, secret, userErrors } = await hooks.createHook({ url, kinds });
  expect(userErrors).toEqual([]);
  await hooks.pass();
  return { id: webhook?.id ?? '', secret: secret ?? '' };
}
