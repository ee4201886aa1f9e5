import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/**
 * Everything anew after a switch: nothing of the former post or store stays in the cache, and the shell asks again what this one may see.
 * Whatever stands in the page is made anew with the scope, and asks for itself. Language and appearance are no part of it.
 */
export function useReload(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.clearStore();
    await client.refetchQueries({ include: ['Workbench'] });
  }, [client]);
}
