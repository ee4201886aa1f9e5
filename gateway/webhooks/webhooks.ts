import type { WindowLimit } from '../request/window-limit.ts';
import type { OutsideClient } from '../upstream/outside/outside-client.ts';
import type { WebhookQueue } from './webhook-queue.ts';
import type { WebhookStore } from './webhook-store.ts';

/** How often an account may do what is costly; a use beyond throws RATE_LIMITED. */
export interface WebhookLimits {
  create: WindowLimit;
  /** Other addresses of webhooks that exist. */
  move: WindowLimit;
  rotate: WindowLimit;
  test: WindowLimit;
}

/** Webhooks of this process and of all processes that share its store. */
export interface Webhooks {
  store: WebhookStore;
  queue: WebhookQueue;
  outside: OutsideClient;
  limits: WebhookLimits;
}
