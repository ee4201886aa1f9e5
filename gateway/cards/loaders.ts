import DataLoader from 'dataloader';
import type { Account } from '../account.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';
import { findDashboard, type Dashboard } from './rest.ts';

export interface CardLoaders {
  /** A dashboard by its code; null when the account has none of that code. */
  dashboard: DataLoader<string, Dashboard | null>;
}

export function createCardLoaders(retail: RetailCaller, account: Account, asOf: string): CardLoaders {
  return { dashboard: new DataLoader((codes) => Promise.all(codes.map((code) => findDashboard(retail, account, code, asOf)))) };
}
