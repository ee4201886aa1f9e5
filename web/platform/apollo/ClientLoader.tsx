import type { ApolloClient } from '@apollo/client';
import { createContext, use } from 'react';

/**
 * Loads Apollo Client. It is not part of the sign-in page's first load: it is fetched once, when
 * the user begins to type or is signed in.
 */
export type LoadClient = () => Promise<ApolloClient>;

const ClientLoaderContext = createContext<LoadClient | null>(null);

export const ClientLoaderProvider = ClientLoaderContext.Provider;

export function useClientLoader(): LoadClient {
  const load = use(ClientLoaderContext);
  if (load === null) throw new Error('useClientLoader must be used inside ClientLoaderProvider.');
  return load;
}
