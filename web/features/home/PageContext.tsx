import { createContext, use } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';
import { layoutTraits, type CardTraits } from './cards/frame/card-traits.ts';
import type { FilterName } from './filters/sales-filter.ts';

/** The page that a card stands on, as the card may know it. */
export interface CardPage {
  dashboardCode: string;
  /** What the whole page was asked with. */
  filter: SalesFilterInput;
  /** One more with each answer of the page. */
  answer: number;
  /** What somebody has chosen of it; null for nothing. */
  chosen: SalesFilterInput | null;
  /** The filters that the page offers. */
  filters: readonly FilterName[];
  /** Until which day the figures of the page go; null where that is not known. */
  asOf: string | null;
  /** Of the card's own kind. */
  traits: CardTraits;
}

const CardPageContext = createContext<CardPage>({
  dashboardCode: 'home',
  filter: {},
  answer: 0,
  chosen: null,
  filters: [],
  asOf: null,
  traits: { layout: layoutTraits('file', 'text', 2, 1, 9) },
});

export const CardPageProvider = CardPageContext.Provider;

export function useCardPage(): CardPage {
  return use(CardPageContext);
}
