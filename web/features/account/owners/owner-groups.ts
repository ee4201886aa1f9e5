/** A service account, as far as lists of what belongs to it show it. */
export interface ServiceAccount {
  id: string;
  name: string;
  isLocked: boolean;
}

/** An account and what belongs to it. */
export interface OwnerGroup<Item> {
  /** Null for the account of the user. */
  owner: ServiceAccount | null;
  items: readonly Item[];
}

/** What belongs to accounts: that of the user first, then that of the service accounts which have something. */
export function ownerGroups<Item, Account extends ServiceAccount>(
  own: readonly Item[],
  accounts: readonly Account[],
  itemsOf: (account: Account) => readonly Item[] | null,
): OwnerGroup<Item>[] {
  return [
    { owner: null, items: own },
    ...accounts.map((owner) => ({ owner, items: itemsOf(owner) ?? [] })),
  ].filter(({ items }) => items.length > 0);
}

/** Where programs of an account work: in its post and store, as far as it has them. */
export const workplaceOf = ({
  postName,
  shopName,
}: {
  postName: string | null;
  shopName: string | null;
}): string => [postName, shopName].filter(Boolean).join(' · ');
