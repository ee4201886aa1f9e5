import { useApolloClient } from '@apollo/client/react';
import { useNews } from '../../../platform/session/useNews.ts';
import { KeptFavouritesDocument } from './common-menus/KeptMenus.gen.ts';

const newsOfFavourites = ['favourites'] as const;
const background = { background: true };

/** Asks for the favourites when another browser or window of the account may have changed them; menu, launchpad and cards read them from the cache. */
export function useLiveFavourites(): void {
  const client = useApolloClient();
  useNews(newsOfFavourites, () => {
    const query = {
      query: KeptFavouritesDocument,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      context: background,
    } as const;
    // Those that are there stay when they cannot be had.
    client.query(query).catch(() => undefined);
  });
}
