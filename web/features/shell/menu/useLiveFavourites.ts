import { useApolloClient } from '@apollo/client/react';
import { useReloadOnLiveEvent } from '../../../platform/session/useReloadOnLiveEvent.ts';
import { FavouritesDocument } from '../../../platform/favourites/Favourites.gen.ts';

const favouriteEvents = ['favourites'] as const;
const background = { background: true };

/**
 * Reloads the favourites into the cache after a live event, because another window or browser may
 * have changed them. Menu, launchpad and cards read them from the cache.
 */
export function useLiveFavourites(): void {
  const client = useApolloClient();
  useReloadOnLiveEvent(favouriteEvents, () => {
    const query = {
      query: FavouritesDocument,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      context: background,
    } as const;
    // If this fails, the present favourites stay.
    client.query(query).catch(() => undefined);
  });
}
