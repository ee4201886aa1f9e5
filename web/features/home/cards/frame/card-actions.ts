import { createContext, use } from 'react';
import type { CardMenuItem } from '../../../../design/card/CardMenu.tsx';

/** What can be done with a card besides what can be done with any: by the place that it stands in, such as moving it up. */
const CardActionsContext = createContext<readonly CardMenuItem[]>([]);

export const CardActionsProvider = CardActionsContext.Provider;

export function useCardActions(): readonly CardMenuItem[] {
  return use(CardActionsContext);
}
