import { createContext, use } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';
import { layoutTraits, type CardTraits } from './cards/frame/card-traits.ts';
import type { FilterName } from './filters/sales-filter.ts';

/** What a card may know about its page. */
export interface CardPage {
  dashboardCode: string;
  /** The filter that the page was loaded with. */
  filter: SalesFilterInput;
  /** Counts the answers of the page: one higher with each. */
  answer: number;
  /** The part of the filter that the user has chosen. Null if nothing is chosen. */
  chosen: SalesFilterInput | null;
  /** The filters that the page offers. */
  filters: readonly FilterName[];
  /** The last day that the page's figures cover. Null if unknown. */
  asOf: string | null;
  /** The traits of the card's kind. */
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
