import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { PopupMenuGroup } from '../../../design/overlay/menu/menu-groups.ts';
import { useCopyText } from '../../../design/feedback/useCopyText.ts';
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
  const copyText = useCopyText();
  const copyAddress = (tabId: string) =>
    copyText(window.location.origin + addressOf(tabId), {
      done: t('tab.addressCopied'),
      failed: t('tab.addressNotCopied'),
    });

  return (tabId) => {
    const context = { t, tabs, controls, tabId };
    return [
      showActions(context, { maximised, onMaximise }),
      closeActions(context),
      moveActions(context, onStep),
      addressActions(context, { addressOf, onCopy: copyAddress }),
    ];
  };
}
