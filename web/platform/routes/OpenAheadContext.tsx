import { createContext, use } from 'react';

/**
 * Asks the gateway what the page at the address shows first, before that page is drawn. The page
 * takes these answers when it asks the same.
 */
export type OpenAhead = (address: string) => void;

const OpenAheadContext = createContext<OpenAhead | null>(null);

export const OpenAheadProvider = OpenAheadContext.Provider;

export function useOpenAhead(): OpenAhead {
  const openAhead = use(OpenAheadContext);
  if (openAhead === null) throw new Error('useOpenAhead must be used inside OpenAheadProvider.');
  return openAhead;
}
