import { useNavigate } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLocaleItems } from '../../../platform/language/useLocaleItems.ts';
import { paths } from '../../../platform/routes/paths.ts';
import { useSessionActions } from '../../../platform/session/SessionActions.tsx';
import { useHasFeature } from '../../../platform/session/useHasFeature.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useSchemeItems } from '../../../design/theme/useSchemeItems.ts';
import { useWorkspace } from '../../../platform/workbench/Workspace.tsx';
import { useOpenDialog, type DialogName } from '../../../platform/workbench/Dialogs.tsx';

/** An action that is available everywhere: in the account menu, the search and the launchpad. */
export interface ShellAction {
  id: string;
  label: string;
  icon: string;
  run: () => void;
}

/** The actions by group. */
export interface ShellActions {
  /** Actions for the account and its post. */
  account: readonly ShellAction[];
  /** Settings of the portal in this browser. */
  browser: readonly ShellAction[];
  /** Links to other pages. */
  pages: readonly ShellAction[];
  leave: readonly ShellAction[];
  /**
   * Languages and color schemes. They have their own buttons in the top bar; the search lists them.
   */
  locales: readonly ShellAction[];
  schemes: readonly ShellAction[];
}

/** The actions that the account may use, with translated labels. */
export function useShellActions(): ShellActions {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const viewer = useViewer();
  const hasFeature = useHasFeature();
  const { signOut, lock } = useSessionActions();
  const localeItems = useLocaleItems(viewer.settings?.hasEnglish ?? true);
  const schemeItems = useSchemeItems();
  const workspace = useWorkspace();
  /** Asks first, because leaving the workbench discards input that is not in a draft. */
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
      // Also without a main post, because then there is nothing to work with until one is chosen.
      ...(viewer.userType === 'STAFF' && hasFeature('POST_SWITCH')
        ? [dialog('post', 'action.post', 'users')]
        : []),
      ...(hasShops(viewer.shopMode) && hasFeature('SHOP_SWITCH')
        ? [dialog('shop', 'action.shop', 'store')]
        : []),
      // Accounts of single sign-on have no password here.
      ...(viewer.session.signedInBy === 'SINGLE_SIGN_ON' || !hasFeature('PASSWORD_CHANGE')
        ? []
        : [dialog('password', 'action.password', 'key')]),
      ...(hasFeature('AVATAR_CHANGE') ? [dialog('avatar', 'avatar.change', 'user')] : []),
      dialog('sessions', 'action.sessions', 'screen'),
      ...(viewer.hasApiTokens ? [dialog('tokens', 'action.tokens', 'key')] : []),
      ...(viewer.hasWebhooks ? [dialog('webhooks', 'action.webhooks', 'bell')] : []),
      dialog('jobs', 'action.jobs', 'dl'),
    ],
    browser: [
      dialog('appearance', 'action.appearance', 'palette'),
      dialog('shortcuts', 'action.shortcuts', 'keyboard'),
      dialog('cache', 'action.cache', 'trash'),
    ],
    pages: [
      page(paths.launchpad, 'action.launchpad', 'grid'),
      ...(hasFeature('ASSISTANT') ? [page(paths.assistant, 'action.assistant', 'assistant')] : []),
      // A page of its own, in another window, so that the open tabs stay.
      ...(viewer.hasPlayground
        ? [
            {
              id: 'playground',
              label: t('action.playground'),
              icon: 'table',
              run: () => void window.open('/playground', '_blank', 'noopener'),
            },
          ]
        : []),
    ],
    leave: [
      // If the services cannot check passwords, a locked session could not be unlocked.
      ...(viewer.session.isLockable
        ? [{ id: 'lock', label: t('action.lock'), icon: 'lock', run: lock }]
        : []),
      { id: 'logout', label: t('logout'), icon: 'logout', run: signOut },
    ],
    locales: localeItems.map(({ id, label, onSelect }) => ({
      ...{ id, label: t('action.language', { 0: label }), icon: 'lang', run: onSelect },
    })),
    schemes: schemeItems.map(({ id, label, icon = 'sun', onSelect }) => ({
      ...{ id, label: t('action.scheme', { 0: label }), icon, run: onSelect },
    })),
  };
}

/** Whether the account works with stores. */
export function hasShops(shopMode: 'NONE' | 'SINGLE' | 'MULTIPLE' | 'BOTH' | null): boolean {
  return shopMode !== null && shopMode !== 'NONE';
}
