import type { CardTypename } from './card-kind.ts';

/** Kinds whose content is a few figures: on the full screen they are drawn larger, instead of standing lost in a corner. */
const small: ReadonlySet<CardTypename> = new Set<CardTypename>([
  'KpiCard',
  'CircleCard',
  'CountCard',
  'IconCard',
  'TodoCard',
  'StoreRankingCard',
  'ProgressCard',
]);

export const isSmall = (typename: CardTypename): boolean => small.has(typename);
