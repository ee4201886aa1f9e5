import type { MessageKey } from '../language/messages.ts';
import { createWindowLimit } from '../request/window-limit.ts';
import { createSealing } from '../sealed/sealing.ts';
import type { OpenWindowCounts } from '../store/window-counts.ts';
import type { Config } from '../config/config.ts';
import { createAddressRules } from '../upstream/outside/address-rules.ts';
import type { ResolveHost } from '../upstream/outside/name-servers.ts';
import { createOutsideClient } from '../upstream/outside/outside-client.ts';
import { createWebhookQueue } from './webhook-queue.ts';
import { createWebhookStore } from './webhook-store.ts';
import type { WebhookLimits, Webhooks } from './webhooks.ts';

type QueueParts = Parameters<typeof createWebhookQueue>[0];

interface WebhooksParts extends Omit<QueueParts, 'sealing' | 'outside' | 'pollMs'> {
  config: Pick<Config, 'sessionSecret' | 'formerSecrets' | 'webhookNetworks' | 'eventPollMs'>;
  windowCounts: OpenWindowCounts;
  /** The system's by default. */
  resolveHost?: ResolveHost | undefined;
}

/** Per account and minute: each costs look-ups of hosts, requests to strangers or writes. */
const CREATIONS_A_MINUTE = 20;
const MOVES_A_MINUTE = 20;
const ROTATIONS_A_MINUTE = 20;
const TESTS_A_MINUTE = 10;

/** Creates the webhooks and starts to read and send events. */
export function createWebhooks({
  config,
  windowCounts,
  resolveHost,
  ...parts
}: WebhooksParts): Webhooks {
  const sealing = createSealing(config.sessionSecret, config.formerSecrets);
  const rules = createAddressRules(config.webhookNetworks);
  const outside = createOutsideClient(rules, resolveHost);
  return {
    store: createWebhookStore(parts.durable, sealing, parts.clock),
    queue: createWebhookQueue({ ...parts, sealing, outside, pollMs: config.eventPollMs }),
    outside,
    limits: createLimits(windowCounts),
  };
}

function createLimits(openCounts: OpenWindowCounts): WebhookLimits {
  const limitOf = (name: string, limit: number, message: MessageKey) =>
    createWindowLimit({ name, limit, message, windowMs: 60_000, openCounts });
  return {
    create: limitOf('webhookCreations', CREATIONS_A_MINUTE, 'webhookCreationsLimited'),
    move: limitOf('webhookMoves', MOVES_A_MINUTE, 'webhookMovesLimited'),
    rotate: limitOf('webhookRotations', ROTATIONS_A_MINUTE, 'webhookRotationsLimited'),
    test: limitOf('webhookTests', TESTS_A_MINUTE, 'webhookTestsLimited'),
  };
}
