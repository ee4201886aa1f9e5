import { once } from '../async/once.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { listServiceAccounts, type ServiceAccount } from './rest.ts';

export interface ApiTokenLoaders {
  /** Asked anew in each request, so that an administrator who loses the right loses it at once. */
  serviceAccounts(): Promise<ServiceAccount[]>;
}

export function createApiTokenLoaders(retail: RetailClient): ApiTokenLoaders {
  return { serviceAccounts: once(() => listServiceAccounts(retail)) };
}
