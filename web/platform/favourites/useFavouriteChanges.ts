import { useTranslation } from '../../design/language/useTranslation.ts';
import { useCommand } from '../data/useCommand.ts';
import { useServerText } from '../language/useServerText.ts';
import { useViewer } from '../session/ViewerContext.tsx';
import {
  type Favourite_FavouriteFragment as Favourite,
  FavouriteRemoveDocument,
  FavouritesAddDocument,
} from './Favourites.gen.ts';

interface FavouriteChanges {
  /** Adds a favourite at the end, as it is expected to look. */
  add: (expected: Favourite) => void;
  /** Removes a favourite and offers to undo that, at its former position. */
  remove: (favourite: Favourite) => void;
}

/**
 * Changes the favourites of the account. Changes are shown at once; if one is refused or fails, the
 * cache takes it back and the user is told why.
 */
export function useFavouriteChanges(favourites: readonly Favourite[]): FavouriteChanges {
  const { t } = useTranslation();
  const { id } = useViewer();
  const serverText = useServerText();
  const adding = useCommand(FavouritesAddDocument);
  const removing = useCommand(FavouriteRemoveDocument);
  const saved = { done: t('portal_text_097') };
  /** The expected payload of a change. */
  const payloadWith = (expected: readonly Favourite[]) => ({
    __typename: 'FavouritesPayload',
    viewer: {
      __typename: 'Viewer',
      id,
      favourites: expected.map((favourite) => ({ ...favourite, __typename: 'Favourite' })),
    },
    userErrors: [],
  });
  return {
    add(expected) {
      const variables = { input: { moduleCodes: [expected.moduleCode] } };
      const optimisticResponse = { favouritesAdd: payloadWith([...favourites, expected]) };
      void adding.run(variables, { notice: saved, optimisticResponse });
    },
    remove({ id: removedId, moduleCode, name, i18nCode }) {
      const position = 1 + favourites.findIndex((one) => one.id === removedId);
      const rest = favourites.filter((one) => one.id !== removedId);
      const restore = { input: { moduleCodes: [moduleCode], position } };
      const notice = {
        done: t('favourites.removed', { 0: serverText(i18nCode, name) }),
        undo: {
          label: t('favourites.undo'),
          onSelect: () => void adding.run(restore, { notice: saved }),
        },
      };
      const optimisticResponse = { favouriteRemove: payloadWith(rest) };
      void removing.run({ input: { id: removedId } }, { notice, optimisticResponse });
    },
  };
}
