import DataLoader from 'dataloader';
import type { Account, Shop } from '../request/account.ts';
import type { Post } from '../generated/resolvers.ts';
import { once } from '../async/once.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { findPasswordPolicy, type PasswordPolicy } from './account-rest.ts';
import { findParameters, findShops, listPosts, listShops } from './rest.ts';

export interface SessionLoaders {
  /**
   * A global parameter by its id; null when it is not set. Ids loaded in the same tick are read
   * with one search.
   */
  parameter: DataLoader<string, string | null>;
  posts(): Promise<Post[]>;
  shops(limit?: CallOptions): Promise<Shop[]>;
  /** The stores of one of the account's posts; null when the services have no list of stores. */
  shopsOfPost(postCode: string): Promise<Shop[] | null>;
  passwordPolicy(): Promise<PasswordPolicy>;
}

export function createSessionLoaders(retail: RetailClient, account: Account): SessionLoaders {
  return {
    parameter: new DataLoader(async (ids) => {
      const values = await findParameters(retail, ids);
      return ids.map((id) => values.get(id) ?? null);
    }),
    posts: once(() => listPosts(retail, account)),
    shops: (limit) => listShops(retail, account, limit),
    shopsOfPost: (postCode) => findShops(retail, account, postCode),
    passwordPolicy: once(() => findPasswordPolicy(retail)),
  };
}
