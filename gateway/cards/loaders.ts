import { settleAll } from '../async/settle-all.ts';
import DataLoader from 'dataloader';
import type { Account } from '../request/account.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { Channel, PurchaseGroup } from '../generated/resolvers.ts';
import { once } from '../async/once.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { listChannels, listPurchaseGroups } from './base-data.ts';
import { findDashboard, offeredCards, type CardDefinition, type Dashboard } from './rest.ts';

export interface CardLoaders {
  /** A dashboard by its code; null when the account has none with that code. */
  dashboard: DataLoader<string, Dashboard | null>;
  /**
   * A card of a dashboard, or one that the dashboard offers to the account without showing it; null
   * when there is none. A cached layout is good enough, so that reloading a card does not reload the
   * layout.
   */
  card(dashboardCode: string, code: string): Promise<CardDefinition | null>;
  /** Each card uses its own time limit; equal calls are still made once. */
  channels(options?: CallOptions): Promise<Channel[]>;
  purchaseGroups(): Promise<PurchaseGroup[]>;
}

/**
 * Maximum dashboards loaded per request. A page needs two, but a query for cards may name any
 * number.
 */
const MAX_DASHBOARDS = 20;

export function createCardLoaders(
  retail: RetailClient,
  account: Account,
  asOf: string,
): CardLoaders {
  let loaded = 0;

  async function dashboardOf(code: string, options?: CallOptions): Promise<Dashboard | null> {
    loaded += 1;
    if (loaded > MAX_DASHBOARDS)
      throw new GatewayError('QUERY_TOO_COMPLEX', 'tooManyDashboards', {
        name: 'dashboards',
        limit: MAX_DASHBOARDS,
        value: loaded,
      });
    return findDashboard(retail, account, code, asOf, options);
  }

  const dashboard = new DataLoader((codes: readonly string[]) =>
    settleAll(codes.map((code) => dashboardOf(code))),
  );
  const cachedDashboard = new DataLoader((codes: readonly string[]) =>
    settleAll(codes.map((code) => dashboardOf(code, { fresh: false }))),
  );

  const offered = new DataLoader((codes: readonly string[]) =>
    settleAll(codes.map((code) => offeredCards(retail, account, code))),
  );

  return {
    dashboard,
    async card(dashboardCode, code) {
      const known = cardOf((await cachedDashboard.load(dashboardCode))?.cards, code);
      // The card may have been added after the layout was cached.
      const shown = known ?? cardOf((await dashboard.load(dashboardCode))?.cards, code);
      return shown ?? cardOf(await offered.load(dashboardCode), code);
    },
    channels: (options) => listChannels(retail, account, options),
    purchaseGroups: once(() => listPurchaseGroups(retail)),
  };
}

function cardOf(cards: readonly CardDefinition[] | undefined, code: string): CardDefinition | null {
  return cards?.find((card) => card.code === code) ?? null;
}
