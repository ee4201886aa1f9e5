import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
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
  /** Null while they are not known. */
  favourites: readonly FavouriteModule[] | null;
  applications: readonly Application[] | null;
  asking: boolean;
  problem: Problem | null;
  refresh: () => void;
  remove: (favourite: Favourite) => void;
}

const question = {};
const withFavourites = ({ viewer }: FavouriteChoiceQuery): ChoiceViewer | null =>
  viewer != null && viewer.favourites !== null ? viewer : null;

/** The account's favourites as the shell's cache has them, so that the menu, the launchpad and the card always agree. */
export function useFavourites(): Favourites {
  const { t } = useTranslation();
  const { id } = useViewer();
  const notify = useNotify();
  const outcome = useReportRefusal();
  const serverText = useServerText();
  const nameOf = ({ i18nCode, name }: Favourite) => serverText(i18nCode, name);
  const [drop] = useMutation(FavouriteDropDocument);
  const [save] = useMutation(FavouriteChoiceSaveDocument);
  const { data, asking, problem, refresh } = useCardData({
    document: FavouriteChoiceDocument,
    variables: question,
    read: withFavourites,
  });
  const applications = data?.applications ?? null;
  const kept = data?.favourites ?? null;
  const favourites = useMemo(
    () => kept && favouriteModules(kept, applications),
    [kept, applications],
  );
  function remove(favourite: Favourite) {
    const position = 1 + (kept ?? []).findIndex(({ id: one }) => one === favourite.id);
    const rest = (kept ?? []).filter((one) => one.id !== favourite.id);
    const change = drop({
      variables: { input: { id: favourite.id } },
      optimisticResponse: optimisticFavouriteRemove(id, rest),
    });
    void outcome(change.then(({ data: answer }) => payloadOf(answer.favouriteRemove))).then(
      (done) => {
        if (done)
          notify(t('favourites.removed', { 0: nameOf(favourite) }), 'done', {
            label: t('favourites.undo'),
            onSelect: () => restore(favourite, position),
          });
      },
    );
  }
  /** Saves it again where it was. */
  function restore({ moduleCode }: Favourite, position: number) {
    const change = save({ variables: { input: { moduleCodes: [moduleCode], position } } });
    void outcome(change.then(({ data: answer }) => payloadOf(answer.favouritesAdd)));
  }
  return { favourites, applications, asking, problem, refresh, remove };
}
