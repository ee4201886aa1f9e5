import DataLoader from 'dataloader';
import type { Account } from '../request/account.ts';
import type { ListSettings, ListView } from '../generated/resolvers.ts';
import type { Durable } from '../store/durable.ts';
import { ownerOf } from '../request/owner.ts';
import { findSettings, findViews } from './view-rows.ts';

/** Stored views and settings by list id, loaded with one query for all lists of a request. */
export interface ViewLoaders {
  /** Own and shared views. Does not check whether the account may see the list. */
  listViews: DataLoader<string, ListView[]>;
  listSettings: DataLoader<string, ListSettings | null>;
}

export function createViewLoaders(durable: Durable, account: Account): ViewLoaders {
  const owner = ownerOf(account);
  return {
    listViews: new DataLoader(async (lists) => {
      const views = await findViews(durable, owner, lists);
      return lists.map((list) => views.filter((view) => view.list === list));
    }),
    listSettings: new DataLoader(async (lists) => {
      const settings = await findSettings(durable, owner, lists);
      return lists.map((list) => settings.get(list) ?? null);
    }),
  };
}
