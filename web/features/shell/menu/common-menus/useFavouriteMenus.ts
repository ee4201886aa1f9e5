import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { requirePayload } from '../../../../platform/apollo/require-payload.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import { useShell, type Favourite } from '../../ShellContext.tsx';
import type { MenuLeaf } from '../menu-rows.ts';
import { MAX_SAVED_MENUS } from './max-saved-menus.ts';
import { optimisticFavourite, optimisticFavourites } from './optimistic-answers.ts';
import { FavouriteRemoveDocument, FavouritesAddDocument } from './SavedMenus.gen.ts';
import { useNotifyOutcome } from './useNotifyOutcome.ts';

export interface FavouriteMenus {
  favourites: readonly Favourite[];
  isFavourite: (leaf: MenuLeaf) => boolean;
  toggleFavourite: (leaf: MenuLeaf) => void;
  removeFavourite: (favourite: Favourite) => void;
}

/** The favourites of the account. Changes are shown optimistically; see `useSavedMenus`. */
export function useFavouriteMenus(): FavouriteMenus {
  const { t } = useTranslation();
  const { id } = useViewer();
  const notify = useNotify();
  const notifyOutcome = useNotifyOutcome();
  const serverText = useServerText();
  const favourites = useShell().favourites ?? [];
  const [add] = useMutation(FavouritesAddDocument);
  const [remove] = useMutation(FavouriteRemoveDocument);

  function removeFavourite(favourite: Favourite) {
    const position = 1 + favourites.findIndex((one) => one.id === favourite.id);
    const rest = favourites.filter((one) => one.id !== favourite.id);
    const change = remove({
      variables: { input: { id: favourite.id } },
      optimisticResponse: { favouriteRemove: optimisticFavourites(id, rest) },
    });
    void notifyOutcome(
      change.then(({ data }) => requirePayload(data.favouriteRemove)),
      {
        done: t('favourites.removed', { 0: serverText(favourite.i18nCode, favourite.name) }),
        undo: () => restoreFavourite(favourite, position),
      },
    );
  }
  /** Adds a removed favourite again at its previous position. */
  function restoreFavourite({ moduleCode }: Favourite, position: number) {
    const change = add({ variables: { input: { moduleCodes: [moduleCode], position } } });
    void notifyOutcome(
      change.then(({ data }) => requirePayload(data.favouritesAdd)),
      { done: t('portal_text_097') },
    );
  }
  function addFavourite({ application, node }: MenuLeaf) {
    const { moduleCode } = node;
    if (moduleCode === null) return;
    if (favourites.length >= MAX_SAVED_MENUS) {
      notify(t('portal_text_096', { 0: MAX_SAVED_MENUS }), 'failed');
      return;
    }
    const added = optimisticFavourite(application, { ...node, moduleCode });
    const change = add({
      variables: { input: { moduleCodes: [moduleCode] } },
      optimisticResponse: { favouritesAdd: optimisticFavourites(id, [...favourites, added]) },
    });
    void notifyOutcome(
      change.then(({ data }) => requirePayload(data.favouritesAdd)),
      { done: t('portal_text_097') },
    );
  }
  const favouriteOf = ({ node }: MenuLeaf) =>
    favourites.find(({ moduleCode }) => moduleCode === node.moduleCode);
  return {
    favourites,
    isFavourite: (leaf) => favouriteOf(leaf) !== undefined,
    toggleFavourite(leaf) {
      const present = favouriteOf(leaf);
      if (present === undefined) addFavourite(leaf);
      else removeFavourite(present);
    },
    removeFavourite,
  };
}
