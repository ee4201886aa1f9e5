import DataLoader from 'dataloader';
import type { Account } from '../request/account.ts';
import { GatewayError } from '../errors/errors.ts';
import type { Channel, PurchaseGroup } from '../generated/resolvers.ts';
import { once } from '../async/once.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { listChannels, listPurchaseGroups } from './base-data.ts';
import { findDashboard, type CardDefinition, type Dashboard } from './rest.ts';

export interface CardLoaders {
  /** A dashboard by its code; null when the account has none of that code. */
  dashboard: DataLoader<string, Dashboard | null>;
  /** A card of a dashboard. A layout that is at hand will do: asking for one card again does not ask for the whole layout. */
  card(dashboardCode: string, code: string): Promise<CardDefinition | null>;
  /** A card asks under its own limit; equal calls are made once all the same. */
  channels(options?: CallOptions): Promise<Channel[]>;
  purchaseGroups(): Promise<PurchaseGroup[]>;
}

/** Of one request; a page has two, and a list of cards may name as many as it likes. */
const MOST_DASHBOARDS = 20;

export function createCardLoaders(
  retail: RetailClient,
  account: Account,
  asOf: string,
): CardLoaders {
  let asked = 0;

  async function dashboardOf(code: string, options?: CallOptions): Promise<Dashboard | null> {
    asked += 1;
    if (asked > MOST_DASHBOARDS)
      throw new GatewayError('QUERY_TOO_COMPLEX', 'tooManyDashboards', {
        name: 'dashboards',
        limit: MOST_DASHBOARDS,
        value: asked,
      });
    return findDashboard(retail, account, code, asOf, options);
  }

  const dashboard = new DataLoader((codes: readonly string[]) =>
    Promise.all(codes.map((code) => dashboardOf(code).catch(asError))),
  );
  const atHand = new DataLoader((codes: readonly string[]) =>
    Promise.all(codes.map((code) => dashboardOf(code, { fresh: false }).catch(asError))),
  );

  return {
    dashboard,
    async card(dashboardCode, code) {
      const known = cardOf(await atHand.load(dashboardCode), code);
      // It may have been put there since.
      return known ?? cardOf(await dashboard.load(dashboardCode), code);
    },
    channels: (options) => listChannels(retail, account, options),
    purchaseGroups: once(() => listPurchaseGroups(retail)),
  };
}

function cardOf(dashboard: Dashboard | null, code: string): CardDefinition | null {
  return dashboard?.cards.find((card) => card.code === code) ?? null;
}

/** One dashboard that cannot be had leaves the others of the request alone. */
function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('failed', { cause: reason });
}
