import type { FilterName } from '../filters/sales-filter.ts';
import type { CardTypename } from './card-kind.ts';

/** The kinds of cards that know filters, each with those that it knows. */
export const narrowable: Readonly<Partial<Record<CardTypename, readonly FilterName[]>>> = {
  ChannelBarCard: ['period', 'purchaseGroup', 'channels'],
  ChannelPieCard: ['period'],
  TopProductCard: ['period', 'purchaseGroup', 'channels'],
};
