import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import { MAX_FAVOURITES } from '../../../../platform/favourites/max-favourites.ts';
import { useFavouriteChanges } from '../../../../platform/favourites/useFavouriteChanges.ts';
import { useShell, type Favourite } from '../../ShellContext.tsx';
import type { MenuLeaf } from '../menu-rows.ts';
import { optimisticFavourite } from './optimistic-answers.ts';

export interface FavouriteMenus {
  favourites: readonly Favourite[];
  isFavourite: (leaf: MenuLeaf) => boolean;
  toggleFavourite: (leaf: MenuLeaf) => void;
  removeFavourite: (favourite: Favourite) => void;
}

/** The favourites of the account. Changes are shown optimistically; see `useSavedMenus`. */
export function useFavouriteMenus(): FavouriteMenus {
  const { t } = useTranslation();
  const notify = useNotify();
  const favourites = useShell().favourites ?? [];
  const { add, remove } = useFavouriteChanges(favourites);

  function addFavourite({ application, node }: MenuLeaf) {
    const { moduleCode } = node;
    if (moduleCode === null) return;
    if (favourites.length < MAX_FAVOURITES)
      add(optimisticFavourite(application, { ...node, moduleCode }));
    else notify(t('portal_text_096', { 0: MAX_FAVOURITES }), 'failed');
  }
  const favouriteOf = ({ node }: MenuLeaf) =>
    favourites.find(({ moduleCode }) => moduleCode === node.moduleCode);
  return {
    favourites,
    isFavourite: (leaf) => favouriteOf(leaf) !== undefined,
    toggleFavourite(leaf) {
      const present = favouriteOf(leaf);
      if (present === undefined) addFavourite(leaf);
      else remove(present);
    },
    removeFavourite: remove,
  };
}
