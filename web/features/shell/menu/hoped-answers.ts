import type { CommonMenu, Favourite } from '../ShellContext.tsx';

/** What the gateway is expected to answer to a change of the kept menus: shown until it has answered, dropped by the cache if it refuses. */
export function hopedCommonMenus(viewerId: string, menus: readonly CommonMenu[]) {
  const commonMenus = menus.map((menu) => ({ ...menu, __typename: 'CommonMenu' as const }));
  return {
    commonMenusSave: {
      __typename: 'CommonMenusSavePayload' as const,
      viewer: { __typename: 'Viewer' as const, id: viewerId, commonMenus },
      userErrors: [],
    },
  };
}

export function hopedFavourites(viewerId: string, kept: readonly Favourite[]) {
  const favourites = kept.map((favourite) => ({ ...favourite, __typename: 'Favourite' as const }));
  return {
    __typename: 'FavouritesPayload' as const,
    viewer: { __typename: 'Viewer' as const, id: viewerId, favourites },
    userErrors: [],
  };
}
