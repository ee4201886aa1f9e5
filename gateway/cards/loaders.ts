import DataLoader from 'dataloader';
import type { Account } from '../account.ts';
import { GatewayError } from '../errors.ts';
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

/** Of one request; a page has two, and a list of cards may name as many as it likes. */
const MOST_DASHBOARDS = 20;

export function createCardLoaders(retail: RetailCaller, account: Account, asOf: string): CardLoaders {
  let asked = 0;

  async function dashboardOf(code: string): Promise<Dashboard | null> {
    asked += 1;
    if (asked > MOST_DASHBOARDS) throw new GatewayError('QUERY_TOO_COMPLEX');
    return findDashboard(retail, account, code, asOf);
  }

  return {
    dashboard: new DataLoader((codes) => Promise.all(codes.map((code) => dashboardOf(code).catch(asError)))),
    channels: (options) => listChannels(retail, account, options),
    purchaseGroups: once(() => listPurchaseGroups(retail)),
  };
}

/** One dashboard that cannot be had leaves the others of the request alone. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
