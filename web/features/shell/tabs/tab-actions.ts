import type { TFunction } from 'i18next';
import type { PopupMenuGroup } from '../../../design/overlay/menu/menu-groups.ts';
import { isClosable } from './close-tabs.ts';
import { stepTab } from './order-tabs.ts';
import { HOME_TAB_ID, tabOf, WRONG_ADDRESS_TAB_ID, type Tabs } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

/** What the actions of a tab depend on. */
export interface TabActionsContext {
  t: TFunction;
  tabs: Tabs;
  controls: TabControls;
  tabId: string;
}

interface ShowActionsOptions {
  maximised: boolean;
  onMaximise: (maximised: boolean) => void;
}

/** Reload, pin and maximize. */
export function showActions(
  { t, tabs, controls, tabId }: TabActionsContext,
  { maximised, onMaximise }: ShowActionsOptions,
): PopupMenuGroup {
  const pinned = tabOf(tabs, tabId)?.pinned === true;
  return {
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
  };
}

/** Close the tab, the others, those to the right, or all. */
export function closeActions({ t, tabs, controls, tabId }: TabActionsContext): PopupMenuGroup {
  const tabIndex = tabs.open.findIndex(({ id }) => id === tabId);
  const hasOtherClosable = (from: number) =>
    tabs.open.some(({ id }, index) => id !== tabId && index >= from && isClosable(tabs, id));
  return {
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
        disabled: !hasOtherClosable(0),
        onSelect: () => controls.closeOthers(tabId),
      },
      {
        id: 'close-right',
        label: t('tab.closeToRight'),
        disabled: !hasOtherClosable(tabIndex + 1),
        onSelect: () => controls.closeToRight(tabId),
      },
      {
        id: 'close-all',
        label: t('tab.closeAll'),
        disabled: !tabs.open.some(({ id }) => isClosable(tabs, id)),
        onSelect: controls.closeAll,
      },
    ],
  };
}

/** Move the tab to the left or right. */
export function moveActions(
  { t, tabs, tabId }: TabActionsContext,
  onStep: (tabId: string, by: number) => void,
): PopupMenuGroup {
  return {
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
  };
}

interface AddressActionsOptions {
  addressOf: (tabId: string) => string;
  onCopy: (tabId: string) => void;
}

/** Copy the address of the tab, or open it in a new window. */
export function addressActions(
  { t, tabId }: TabActionsContext,
  { addressOf, onCopy }: AddressActionsOptions,
): PopupMenuGroup {
  const hasAddress = tabId !== WRONG_ADDRESS_TAB_ID;
  return {
    id: 'address',
    items: [
      {
        id: 'copy',
        label: t('tab.copyAddress'),
        icon: 'copy',
        disabled: !hasAddress,
        onSelect: () => onCopy(tabId),
      },
      {
        id: 'window',
        label: t('tab.openWindow'),
        icon: 'screen',
        disabled: !hasAddress,
        onSelect: () => window.open(addressOf(tabId), '_blank', 'noopener'),
      },
    ],
  };
}
