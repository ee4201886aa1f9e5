import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocaleItems } from '../../../platform/language/useLocaleItems.ts';
import { paths } from '../../../platform/routes/paths.ts';
import { useSessionActions } from '../../../platform/session/SessionActions.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useSchemeItems } from '../../../design/theme/useSchemeItems.ts';
import { useWorkspace } from '../../../platform/workbench/Workspace.tsx';
import { useOpenDialog, type DialogName } from '../../../platform/workbench/Dialogs.tsx';

/** Something the user may do from anywhere: the account menu, the search and the launchpad offer it. */
export interface ShellAction {
  id: string;
  label: string;
  icon: string;
  run: () => void;
}

export interface ShellActions {
  /** What concerns the account and its post. */
  account: readonly ShellAction[];
  /** How the portal looks and works in this browser. */
  browser: readonly ShellAction[];
  /** Other pages. */
  pages: readonly ShellAction[];
  leave: readonly ShellAction[];
  /** Those that are buttons of their own in the top bar; in the search they are found by name. */
  locales: readonly ShellAction[];
  schemes: readonly ShellAction[];
}

export function useShellActions(): ShellActions {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const viewer = useViewer();
  const { signOut, lock } = useSessionActions();
  const localeItems = useLocaleItems(viewer.settings?.englishOffered ?? true);
  const schemeItems = useSchemeItems();
  const workspace = useWorkspace();
  /** A page beside the workbench takes it off the page, and with it what no draft holds. */
  const leaveFor = async (path: string) => {
    if (await workspace.mayLeave()) void navigate(path);
  };
  const dialog = (name: DialogName, labelKey: string, icon: string): ShellAction => ({
    id: name,
    label: t(labelKey),
    icon,
    run: () => openDialog(name),
  });
  const page = (path: string, labelKey: string, icon: string): ShellAction => ({
    id: path,
    label: t(labelKey),
    icon,
    run: () => void leaveFor(path),
  });
  return {
    account: [
      ...(viewer.mainPost === null ? [] : [dialog('post', 'action.post', 'users')]),
      ...(hasShops(viewer.shopMode) ? [dialog('shop', 'action.shop', 'store')] : []),
      // Who signs in elsewhere has no password here.
      ...(viewer.session.signedInBy === 'SINGLE_SIGN_ON'
        ? []
        : [dialog('password', 'action.password', 'key')]),
      dialog('avatar', 'avatar.change', 'user'),
      dialog('sessions', 'action.sessions', 'screen'),
      dialog('jobs', 'action.jobs', 'dl'),
    ],
    browser: [
      dialog('appearance', 'action.appearance', 'palette'),
      dialog('shortcuts', 'action.shortcuts', 'keyboard'),
      dialog('cache', 'action.cache', 'trash'),
    ],
    pages: [
      page(paths.launchpad, 'action.launchpad', 'grid'),
      page(paths.assistant, 'action.assistant', 'assistant'),
    ],
    leave: [
      // Where the services cannot check a password nothing would unlock it again.
      ...(viewer.session.lockable
        ? [{ id: 'lock', label: t('action.lock'), icon: 'lock', run: lock }]
        : []),
      { id: 'logout', label: t('logout'), icon: 'logout', run: signOut },
    ],
    locales: localeItems.map((item) => ({
      id: item.id,
      label: t('action.language', { 0: item.label }),
      icon: 'lang',
      run: item.onSelect,
    })),
    schemes: schemeItems.map((item) => ({
      id: item.id,
      label: t('action.scheme', { 0: item.label }),
      icon: item.icon ?? 'sun',
      run: item.onSelect,
    })),
  };
}

/** Whether there are stores to choose from at all. */
export function hasShops(shopMode: 'NONE' | 'SINGLE' | 'MULTIPLE' | 'BOTH' | null): boolean {
  return shopMode !== null && shopMode !== 'NONE';
}
