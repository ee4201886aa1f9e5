import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../../platform/apollo/payload-of.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { reasonText } from '../../../../design/feedback/reason.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import { useShell, type CommonMenu, type Favourite } from '../../ShellContext.tsx';
import { optimisticCommonMenus, optimisticFavourites } from './optimistic-answers.ts';
import {
  CommonMenusSaveDocument,
  FavouriteRemoveDocument,
  FavouritesAddDocument,
} from './SavedMenus.gen.ts';
import { leafKeyOf, type MenuLeaf } from '../menu-rows.ts';

/** Maximum common menus, and maximum favourites, of an account in a post. */
export const MAX_SAVED_MENUS = 12;

export interface SavedMenus {
  /** The common menus in order, without those that the post no longer has. */
  common: readonly MenuLeaf[];
  favourites: readonly Favourite[];
  isCommon: (leaf: MenuLeaf) => boolean;
  isFavourite: (leaf: MenuLeaf) => boolean;
  toggleCommon: (leaf: MenuLeaf) => void;
  toggleFavourite: (leaf: MenuLeaf) => void;
  removeFavourite: (favourite: Favourite) => void;
  /** Saves the whole list. Returns false if it failed; the user has then been notified. */
  saveCommon: (leaves: readonly MenuLeaf[]) => Promise<boolean>;
}

interface Outcome {
  userErrors: readonly { message: string }[];
}

/**
 * The menus that an account keeps at hand. A change shows at once; a refusal puts back what was there and says why, because the cache drops
 * what was only hoped for.
 */
export function useSavedMenus(): SavedMenus {
  const { t } = useTranslation();
  const { id } = useViewer();
  const notify = useNotify();
  const serverText = useServerText();
  const { applications, commonMenus, favourites, parts } = useShell();
  const [save] = useMutation(CommonMenusSaveDocument);
  const [add] = useMutation(FavouritesAddDocument);
  const [remove] = useMutation(FavouriteRemoveDocument);
  const common = useMemo(
    () => (commonMenus ?? []).flatMap((menu) => leafOf(applications ?? [], menu)),
    [applications, commonMenus],
  );
  // The menus of an application whose tree did not come cannot be shown; saving the others must not lose them.
  const unseen = (commonMenus ?? []).filter(({ applicationCode }) =>
    applications?.some(({ code, menus }) => code === applicationCode && menus === null),
  );
  const kept = favourites ?? [];

  async function notifyOutcome(
    change: Promise<Outcome>,
    done: string,
    undo?: () => void,
  ): Promise<boolean> {
    try {
      const problem = (await change).userErrors[0];
      if (problem !== undefined) notify(problem.message, 'failed');
      else notify(done, 'done', undo && { label: t('favourites.undo'), onSelect: undo });
      return problem === undefined;
    } catch (error) {
      notify(reasonText(t, failureOf(error)), 'failed');
      return false;
    }
  }
  function saveCommon(leaves: readonly MenuLeaf[]): Promise<boolean> {
    if (commonMenus === null || applications === null) {
      // What there is already did not come: saving would put this in its place.
      notify(t('commonMenus.failed'), 'failed');
      for (const key of ['applications', 'commonMenus'] as const)
        if (parts.stateOf(key) === 'failed') parts.retry(key);
      return Promise.resolve(false);
    }
    if (leaves.length + unseen.length > MAX_SAVED_MENUS) {
      notify(t('commonMenus.tooMany', { 0: MAX_SAVED_MENUS }), 'failed');
      return Promise.resolve(false);
    }
    const wanted = [
      ...leaves.map(({ application, node }) => ({
        menuCode: node.code,
        applicationCode: application.code,
        moduleCode: node.moduleCode,
      })),
      ...unseen,
    ];
    const menus = wanted.map(({ menuCode, applicationCode }) => ({ menuCode, applicationCode }));
    const change = save({
      variables: { input: { menus } },
      optimisticResponse: optimisticCommonMenus(id, wanted),
    });
    return notifyOutcome(
      change.then(({ data }) => payloadOf(data.commonMenusSave)),
      t('commonMenus.saved'),
    );
  }
  function removeFavourite(favourite: Favourite) {
    const position = 1 + kept.findIndex(({ id: one }) => one === favourite.id);
    const rest = kept.filter((one) => one.id !== favourite.id);
    const change = remove({
      variables: { input: { id: favourite.id } },
      optimisticResponse: { favouriteRemove: optimisticFavourites(id, rest) },
    });
    void notifyOutcome(
      change.then(({ data }) => payloadOf(data.favouriteRemove)),
      t('favourites.removed', { 0: serverText(favourite.i18nCode, favourite.name) }),
      () => restoreFavourite(favourite, position),
    );
  }
  /** Saves it again where it was. */
  function restoreFavourite({ moduleCode }: Favourite, position: number) {
    const change = add({ variables: { input: { moduleCodes: [moduleCode], position } } });
    void notifyOutcome(
      change.then(({ data }) => payloadOf(data.favouritesAdd)),
      t('portal_text_097'),
    );
  }
  function addFavourite({ application, node }: MenuLeaf) {
    if (node.moduleCode === null) return;
    if (kept.length >= MAX_SAVED_MENUS) {
      notify(t('portal_text_096', { 0: MAX_SAVED_MENUS }), 'failed');
      return;
    }
    const hoped: Favourite = {
      id: `hoped ${node.moduleCode}`,
      moduleCode: node.moduleCode,
      name: node.name,
      i18nCode: node.i18nCode,
      applicationCode: application.code,
      applicationName: application.name,
      icon: node.icon,
      iconUrl: null,
      applicationLogoUrl: application.logoUrl,
    };
    const change = add({
      variables: { input: { moduleCodes: [node.moduleCode] } },
      optimisticResponse: { favouritesAdd: optimisticFavourites(id, [...kept, hoped]) },
    });
    void notifyOutcome(
      change.then(({ data }) => payloadOf(data.favouritesAdd)),
      t('portal_text_097'),
    );
  }
  const isCommon = (leaf: MenuLeaf) => common.some((one) => leafKeyOf(one) === leafKeyOf(leaf));
  const favouriteOf = ({ node }: MenuLeaf) =>
    kept.find(({ moduleCode }) => moduleCode === node.moduleCode);
  return {
    common,
    favourites: kept,
    isCommon,
    isFavourite: (leaf) => favouriteOf(leaf) !== undefined,
    toggleCommon: (leaf) =>
      void saveCommon(
        isCommon(leaf)
          ? common.filter((one) => leafKeyOf(one) !== leafKeyOf(leaf))
          : [...common, leaf],
      ),
    toggleFavourite(leaf) {
      const present = favouriteOf(leaf);
      if (present === undefined) addFavourite(leaf);
      else removeFavourite(present);
    },
    removeFavourite,
    saveCommon,
  };
}

/** The leaf of a common menu: none when the post does not have it any more. */
function leafOf(
  applications: NonNullable<ReturnType<typeof useShell>['applications']>,
  { applicationCode, menuCode }: CommonMenu,
): MenuLeaf[] {
  const application = applications.find(({ code }) => code === applicationCode);
  const node = application?.menus?.find(({ code, isLeaf }) => isLeaf && code === menuCode);
  return application === undefined || node === undefined ? [] : [{ application, node }];
}
