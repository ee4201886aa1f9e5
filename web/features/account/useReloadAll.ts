import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * Reloads all data after a switch of post or store: clears the cache and loads the workbench again.
 * The page is remounted with the new scope and loads its own data. Language and appearance stay.
 */
export function useReloadAll(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.clearStore();
    await client.refetchQueries({ include: ['Workbench'] });
  }, [client]);
}
