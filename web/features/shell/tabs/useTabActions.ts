import { useTranslation } from 'react-i18next';
import type { PopupMenuGroup } from '../../../design/overlay/menu/menu-groups.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { addressActions, closeActions, moveActions, showActions } from './tab-actions.ts';
import type { Tabs } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

interface TabActionsOptions {
  tabs: Tabs;
  controls: TabControls;
  addressOf: (tabId: string) => string;
  maximised: boolean;
  onMaximise: (maximised: boolean) => void;
  /** Moves a tab and announces its new position. */
  onStep: (tabId: string, by: number) => void;
}

/**
 * Returns a function that creates the menu of a tab. Impossible actions are disabled, not left out.
 */
export function useTabActions(options: TabActionsOptions): (tabId: string) => PopupMenuGroup[] {
  const { tabs, controls, addressOf, maximised, onMaximise, onStep } = options;
  const { t } = useTranslation();
  const notify = useNotify();

  async function copyAddress(tabId: string) {
    try {
      await navigator.clipboard.writeText(window.location.origin + addressOf(tabId));
      notify(t('tab.addressCopied'));
    } catch {
      notify(t('tab.addressNotCopied'), 'failed');
    }
  }

  return (tabId) => {
    const context = { t, tabs, controls, tabId };
    return [
      showActions(context, { maximised, onMaximise }),
      closeActions(context),
      moveActions(context, onStep),
      addressActions(context, { addressOf, onCopy: (id) => void copyAddress(id) }),
    ];
  };
}
