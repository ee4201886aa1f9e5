import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { optimisticFavouriteRemove } from '../optimistic-responses.ts';
import type { Problem } from '../problem.ts';
import { useCardData } from '../useCardData.ts';
import { useReportRefusal } from '../useReportRefusal.ts';
import {
  FavouriteChoiceDocument,
  type FavouriteChoiceQuery,
  FavouriteChoiceSaveDocument,
  FavouriteDropDocument,
} from './favourites.gen.ts';
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
  const { t } = useTranslation();
  const { id } = useViewer();
  const notify = useNotify();
  const reportRefusal = useReportRefusal();
  const serverText = useServerText();
  const nameOf = ({ i18nCode, name }: Favourite) => serverText(i18nCode, name);
  const [removeFavourite] = useMutation(FavouriteDropDocument);
  const [save] = useMutation(FavouriteChoiceSaveDocument);
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
  function remove(favourite: Favourite) {
    const position = 1 + (saved ?? []).findIndex(({ id: one }) => one === favourite.id);
    const rest = (saved ?? []).filter((one) => one.id !== favourite.id);
    const change = removeFavourite({
      variables: { input: { id: favourite.id } },
      optimisticResponse: optimisticFavouriteRemove(id, rest),
    });
    void reportRefusal(
      change.then(({ data: answer }) => requirePayload(answer.favouriteRemove)),
    ).then((done) => {
      if (done)
        notify(t('favourites.removed', { 0: nameOf(favourite) }), 'done', {
          label: t('favourites.undo'),
          onSelect: () => restore(favourite, position),
        });
    });
  }
  /** Saves a removed favourite again at its former position. */
  function restore({ moduleCode }: Favourite, position: number) {
    const change = save({ variables: { input: { moduleCodes: [moduleCode], position } } });
    void reportRefusal(change.then(({ data: answer }) => requirePayload(answer.favouritesAdd)));
  }
  return { favourites, applications, isLoading, problem, refresh, remove };
}
