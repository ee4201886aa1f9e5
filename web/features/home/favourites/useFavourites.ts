import { useMemo } from 'react';
import { useFavouriteChanges } from '../../../platform/favourites/useFavouriteChanges.ts';
import type { Problem } from '../problem.ts';
import { useCardData } from '../useCardData.ts';
import { FavouriteChoiceDocument, type FavouriteChoiceQuery } from './favourites.gen.ts';
import {
  type Application,
  type ChoiceViewer,
  type Favourite,
  type FavouriteModule,
  favouriteModules,
} from './favourite-modules.ts';

export interface Favourites {
  /** Null until they are loaded. */
  favourites: readonly FavouriteModule[] | null;
  applications: readonly Application[] | null;
  isLoading: boolean;
  problem: Problem | null;
  refresh: () => void;
  remove: (favourite: Favourite) => void;
}

const noVariables = {};
const selectViewer = ({ viewer }: FavouriteChoiceQuery): ChoiceViewer | null =>
  viewer != null && viewer.favourites !== null ? viewer : null;

/**
 * The account's favourites from the shell's cache entry, so that the menu, the launchpad and the
 * card always show the same.
 */
export function useFavourites(): Favourites {
  const { data, isLoading, problem, refresh } = useCardData({
    document: FavouriteChoiceDocument,
    variables: noVariables,
    select: selectViewer,
  });
  const applications = data?.applications ?? null;
  const saved = data?.favourites ?? null;
  const favourites = useMemo(
    () => saved && favouriteModules(saved, applications),
    [saved, applications],
  );
  const { remove } = useFavouriteChanges(saved ?? []);
  return { favourites, applications, isLoading, problem, refresh, remove };
}
