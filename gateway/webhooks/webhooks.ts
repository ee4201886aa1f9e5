import type { WindowLimit } from '../request/window-limit.ts';
import type { OutsideClient } from '../upstream/outside/outside-client.ts';
import type { WebhookQueue } from './webhook-queue.ts';
import type { WebhookStore } from './webhook-store.ts';

/** Webhooks of this process and of all processes that share its store. */
export interface Webhooks {
  store: WebhookStore;
  queue: WebhookQueue;
  outside: OutsideClient;
  /** Limits how often an account sends test events. */
  testLimit: WindowLimit;
}
