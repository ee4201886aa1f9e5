import { useMemo } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useCommand } from '../../../../platform/data/useCommand.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import { useShell, type CommonMenu } from '../../ShellContext.tsx';
import { leafKeyOf, type Application, type MenuLeaf } from '../menu-rows.ts';
import { MAX_SAVED_MENUS } from './max-saved-menus.ts';
import { optimisticCommonMenus } from './optimistic-answers.ts';
import { CommonMenusSaveDocument } from './SavedMenus.gen.ts';

export interface CommonMenus {
  /** The common menus in order, without those that the post no longer has. */
  common: readonly MenuLeaf[];
  isCommon: (leaf: MenuLeaf) => boolean;
  toggleCommon: (leaf: MenuLeaf) => void;
  /** Saves the whole list. Returns false if it failed; the user has then been notified. */
  saveCommon: (leaves: readonly MenuLeaf[]) => Promise<boolean>;
}

/** The common menus of the account. Changes are shown optimistically; see `useSavedMenus`. */
export function useCommonMenus(): CommonMenus {
  const { t } = useTranslation();
  const { id } = useViewer();
  const notify = useNotify();
  const { applications, commonMenus, parts } = useShell();
  const save = useCommand(CommonMenusSaveDocument);
  const common = useMemo(
    () => (commonMenus ?? []).flatMap((menu) => leafOf(applications ?? [], menu)),
    [applications, commonMenus],
  );
  // If the menus of an application failed to load, its common menus cannot be shown. They are saved
  // unchanged together with the others.
  const unseen = (commonMenus ?? []).filter(({ applicationCode }) =>
    applications?.some(({ code, menus }) => code === applicationCode && menus === null),
  );

  async function saveCommon(leaves: readonly MenuLeaf[]): Promise<boolean> {
    if (commonMenus === null || applications === null) {
      // The present list is unknown, and saving would overwrite it.
      notify(t('commonMenus.failed'), 'failed');
      for (const key of ['applications', 'commonMenus'] as const)
        if (parts.stateOf(key) === 'failed') parts.retry(key);
      return false;
    }
    if (leaves.length + unseen.length > MAX_SAVED_MENUS) {
      notify(t('commonMenus.tooMany', { 0: MAX_SAVED_MENUS }), 'failed');
      return false;
    }
    const wanted = [...leaves.map(commonMenuOf), ...unseen];
    const menus = wanted.map(({ menuCode, applicationCode }) => ({ menuCode, applicationCode }));
    const { kind } = await save.run(
      { input: { menus } },
      {
        notice: { done: t('commonMenus.saved') },
        optimisticResponse: optimisticCommonMenus(id, wanted),
      },
    );
    return kind === 'done';
  }
  const isCommon = (leaf: MenuLeaf) => common.some((one) => leafKeyOf(one) === leafKeyOf(leaf));
  return {
    common,
    isCommon,
    toggleCommon: (leaf) =>
      void saveCommon(
        isCommon(leaf)
          ? common.filter((one) => leafKeyOf(one) !== leafKeyOf(leaf))
          : [...common, leaf],
      ),
    saveCommon,
  };
}

function commonMenuOf({ application, node }: MenuLeaf): CommonMenu {
  return {
    menuCode: node.code,
    applicationCode: application.code,
    moduleCode: node.moduleCode,
  };
}

/** The leaf of a common menu, as a list of one; empty if the post no longer has it. */
function leafOf(
  applications: readonly Application[],
  { applicationCode, menuCode }: CommonMenu,
): MenuLeaf[] {
  const application = applications.find(({ code }) => code === applicationCode);
  const node = application?.menus?.find(({ code, isLeaf }) => isLeaf && code === menuCode);
  return application === undefined || node === undefined ? [] : [{ application, node }];
}
