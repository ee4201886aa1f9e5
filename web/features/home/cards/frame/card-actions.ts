import { createContext, use } from 'react';
import type { CardMenuItem } from '../../../../design/card/CardMenu.tsx';

/**
 * Additional menu actions that depend on where the card is shown, such as moving it up in the
 * panel.
 */
const CardActionsContext = createContext<readonly CardMenuItem[]>([]);

export const CardActionsProvider = CardActionsContext.Provider;

export function useCardActions(): readonly CardMenuItem[] {
  return use(CardActionsContext);
}
