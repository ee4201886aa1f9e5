import type { FilterName } from '../../filters/sales-filter.ts';
import type { CardTypename } from '../frame/card-kind.ts';

/** The kinds of cards with filters of their own, each with those that it knows: they bring the filters of the page. */
export const narrowable: Readonly<Partial<Record<CardTypename, readonly FilterName[]>>> = {
  ChannelBarCard: ['period', 'purchaseGroup', 'channels'],
  ChannelPieCard: ['period', 'purchaseGroup', 'channels'],
  TopProductCard: ['period', 'purchaseGroup', 'channels'],
};

/** The kinds that show yesterday, and follow the page once somebody has narrowed it; what their services accept is in the contract. */
const following = {
  KpiCard: ['period', 'purchaseGroup'],
  StoreRankingCard: ['period'],
} as const satisfies Partial<Record<CardTypename, readonly FilterName[]>>;

/** What cards that show yesterday are asked with, all with the same: what came with the page is then what each of them would ask for. */
export const askedByFollowing = ['period', 'purchaseGroup'] as const satisfies readonly FilterName[];

/** The filters of the page that a kind of card follows, with or without controls of its own. */
export function followedBy(typename: CardTypename): readonly FilterName[] {
  const kinds: Readonly<Partial<Record<CardTypename, readonly FilterName[]>>> = following;
  return narrowable[typename] ?? kinds[typename] ?? [];
}

/** Kinds that show no sales figures: that the filters leave them alone goes without saying, and stands in their notes only. */
const portal: ReadonlySet<CardTypename> = new Set<CardTypename>([
  'TodoCard',
  'FastAppCard',
  'MessageCard',
  'AnnouncementCard',
  'MustSeeCard',
  'CardGroupCard',
  'CountCard',
  'IconCard',
  'UnknownCard',
]);

export const showsFigures = (typename: CardTypename): boolean => !portal.has(typename);
