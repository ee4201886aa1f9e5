import DataLoader from 'dataloader';
import type { Account } from '../account.ts';
import type { Channel, PurchaseGroup } from '../generated/resolvers.ts';
import { once } from '../once.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';
import { listChannels, listPurchaseGroups } from './base-data.ts';
import { findDashboard, type Dashboard } from './rest.ts';

export interface CardLoaders {
  /** A dashboard by its code; null when the account has none of that code. */
  dashboard: DataLoader<string, Dashboard | null>;
  /** A card asks under its own limit; equal calls are made once all the same. */
  channels(options?: CallOptions): Promise<Channel[]>;
  purchaseGroups(): Promise<PurchaseGroup[]>;
}

export function createCardLoaders(retail: RetailCaller, account: Account, asOf: string): CardLoaders {
  return {
    dashboard: new DataLoader((codes) =>
      Promise.all(codes.map((code) => findDashboard(retail, account, code, asOf).catch(asError))),
    ),
    channels: (options) => listChannels(retail, account, options),
    purchaseGroups: once(() => listPurchaseGroups(retail)),
  };
}

/** One dashboard that cannot be had leaves the others of the request alone. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
