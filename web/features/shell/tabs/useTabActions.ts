import { useTranslation } from 'react-i18next';
import type { PopupMenuGroup } from '../../../design/overlay/MenuList.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { isClosable } from './close-tabs.ts';
import { stepTab } from './order-tabs.ts';
import { HOME_TAB_ID, tabOf, WRONG_ADDRESS_TAB_ID, type Tabs } from './tabs.ts';
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

/** Returns a function that creates the menu of a tab. Impossible actions are disabled, not left out. */
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
    const tab = tabOf(tabs, tabId);
    const at = tabs.open.findIndex(({ id }) => id === tabId);
    const pinned = tab?.pinned === true;
    const hasOtherClosable = (isMeant: (nth: number) => boolean) =>
      tabs.open.some(({ id }, nth) => id !== tabId && isMeant(nth) && isClosable(tabs, id));
    const hasAddress = tabId !== WRONG_ADDRESS_TAB_ID;
    return [
      {
        id: 'tab',
        items: [
          {
            id: 'reload',
            label: t('tab.reload'),
            icon: 'refresh',
            onSelect: () => controls.reload(tabId),
          },
          {
            id: 'pin',
            label: pinned ? t('tab.unpin') : t('tab.pin'),
            icon: 'pin',
            disabled: tabId === HOME_TAB_ID,
            onSelect: () => controls.pin(tabId, !pinned),
          },
          {
            id: 'maximise',
            label: maximised ? t('tab.restore') : t('tab.maximise'),
            icon: 'full',
            onSelect: () => {
              controls.select(tabId);
              onMaximise(!maximised);
            },
          },
        ],
      },
      {
        id: 'close',
        items: [
          {
            id: 'close',
            label: t('tab.close'),
            icon: 'x',
            disabled: !isClosable(tabs, tabId),
            onSelect: () => controls.close(tabId),
          },
          {
            id: 'close-others',
            label: t('tab.closeOthers'),
            disabled: !hasOtherClosable(() => true),
            onSelect: () => controls.closeOthers(tabId),
          },
          {
            id: 'close-right',
            label: t('tab.closeToRight'),
            disabled: !hasOtherClosable((nth) => nth > at),
            onSelect: () => controls.closeToRight(tabId),
          },
          {
            id: 'close-all',
            label: t('tab.closeAll'),
            disabled: !tabs.open.some(({ id }) => isClosable(tabs, id)),
            onSelect: controls.closeAll,
          },
        ],
      },
      {
        id: 'place',
        items: [
          {
            id: 'left',
            label: t('tab.moveLeft'),
            icon: 'left',
            disabled: stepTab(tabs, tabId, -1) === tabs,
            onSelect: () => onStep(tabId, -1),
          },
          {
            id: 'right',
            label: t('tab.moveRight'),
            icon: 'right',
            disabled: stepTab(tabs, tabId, 1) === tabs,
            onSelect: () => onStep(tabId, 1),
          },
        ],
      },
      {
        id: 'address',
        items: [
          {
            id: 'copy',
            label: t('tab.copyAddress'),
            icon: 'copy',
            disabled: !hasAddress,
            onSelect: () => void copyAddress(tabId),
          },
          {
            id: 'window',
            label: t('tab.openWindow'),
            icon: 'screen',
            disabled: !hasAddress,
            onSelect: () => window.open(addressOf(tabId), '_blank', 'noopener'),
          },
        ],
      },
    ];
  };
}
