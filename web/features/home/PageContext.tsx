import { createContext, use } from 'react';
import type { SalesFilterInput } from '../../generated/schema.ts';

/** The page that a card stands on, as the card may know it. */
export interface CardPage {
  dashboardCode: string;
  /** What the whole page was asked with. */
  filter: SalesFilterInput;
  /** One more with each answer of the page. */
  answer: number;
  /** Until which day the figures of the page go; null where that is not known. */
  asOf: string | null;
}

const CardPageContext = createContext<CardPage>({ dashboardCode: 'home', filter: {}, answer: 0, asOf: null });

export const CardPageProvider = CardPageContext.Provider;

export function useCardPage(): CardPage {
  return use(CardPageContext);
}
