import type { Notice_MessageFragment } from './cards/notice-message.gen.ts';
import type { Favourites_FavouriteFragment } from './favourites/favourites.gen.ts';

/** What the gateway is expected to answer to a change: shown until it has answered, dropped by the cache if it refuses. */
export function hopedMessages(viewerId: string, totalCount: number, nodes: readonly Notice_MessageFragment[]) {
  const unreadMessages = { __typename: 'MessagePreview' as const, totalCount, nodes: [...nodes] };
  return {
    messagesRead: {
      __typename: 'MessagesReadPayload' as const,
      viewer: { __typename: 'Viewer' as const, id: viewerId, unreadMessages },
      userErrors: [],
    },
  };
}

export function hopedAnnouncement(viewerId: string) {
  return {
    messagesRead: {
      __typename: 'MessagesReadPayload' as const,
      viewer: { __typename: 'Viewer' as const, id: viewerId },
      userErrors: [],
    },
  };
}

export function hopedMustSee(id: string) {
  return {
    mustSeeMark: {
      __typename: 'MustSeeMarkPayload' as const,
      item: { __typename: 'MustSeeItem' as const, id, isSeen: true },
      userErrors: [],
    },
  };
}

export function hopedFavourites(viewerId: string, favourites: readonly Favourites_FavouriteFragment[]) {
  return {
    favouriteRemove: {
      __typename: 'FavouritesPayload' as const,
      viewer: { __typename: 'Viewer' as const, id: viewerId, favourites: [...favourites] },
      userErrors: [],
    },
  };
}
