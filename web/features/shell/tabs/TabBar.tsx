import { memo, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { ContextMenu, type MenuPoint } from '../../../design/overlay/menu/ContextMenu.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { PopupMenuGroup } from '../../../design/overlay/menu/menu-groups.ts';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import type { TabStripTab } from '../../../design/tabs/TabStripItem.tsx';
import type { Tabs } from './tabs.ts';
import { TabSelector } from './TabSelector.tsx';
import { useTabActions } from './useTabActions.ts';
import { useTabMoves } from './useTabMoves.ts';
import type { TabControls } from './useTabs.ts';
import { useTabStatus } from './useTabStatus.ts';
import { WorkbenchTabStrip } from './WorkbenchTabStrip.tsx';
import './TabBar.css';

interface TabBarProps {
  tabs: Tabs;
  controls: TabControls;
  /** The tabs with their titles, home tab first. */
  items: readonly TabStripTab[];
  narrow: boolean;
  maximised: boolean;
  addressOf: (tabId: string) => string;
  onMaximise: (maximised: boolean) => void;
}

/** The tab strip with the tab actions. On narrow screens, one menu contains both. */
export const TabBar = memo(function TabBar({
  tabs,
  controls,
  items,
  narrow,
  maximised,
  addressOf,
  onMaximise,
}: TabBarProps) {
  const { t } = useTranslation();
  const { status, announce } = useTabStatus();
  const [menu, setMenu] = useState<{ tabId: string; position: MenuPoint } | null>(null);
  const titleOf = (tabId: string) => items.find(({ id }) => id === tabId)?.title ?? '';
  const moves = useTabMoves({ tabs, controls, titleOf, announce });
  const groupsOf = useTabActions({
    tabs,
    controls,
    addressOf,
    maximised,
    onMaximise,
    onStep: moves.step,
  });
  const list = {
    id: 'tabs',
    label: t('tab.list'),
    items: tabChoices(items, tabs.selected, controls.select),
  };
  const statusElement = (
    <span role="status" className="sr">
      {status}
    </span>
  );
  if (narrow) {
    return (
      <div className="tab-bar tab-bar-narrow" role="region" aria-label={t('tab.list')}>
        <TabSelector
          current={items.find(({ id }) => id === tabs.selected)}
          count={items.length}
          groups={[
            { ...list, label: t('tab.count', { 0: items.length }) },
            ...groupsOf(tabs.selected),
          ]}
        />
        {statusElement}
      </div>
    );
  }
  return (
    <div className="tab-bar" role="region" aria-label={t('tab.list')}>
      <WorkbenchTabStrip
        items={items}
        selectedId={tabs.selected}
        controls={controls}
        moves={moves}
        onMenu={(tabId, position) => setMenu({ tabId, position })}
      />
      <span className="grow" />
      {statusElement}
      {maximised && <RestoreButton onRestore={() => onMaximise(false)} />}
      <PopupMenu label={t('tab.actions')} kind="icon" groups={[...groupsOf(tabs.selected), list]}>
        <Icon name="more" />
      </PopupMenu>
      {menu !== null && (
        <ContextMenu
          key={`${menu.tabId} ${String(menu.position.x)}`}
          label={t('tab.menuOf', { 0: titleOf(menu.tabId) })}
          groups={groupsOf(menu.tabId)}
          position={menu.position}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
});

/** Shows the top bar and the menu again after a tab was maximized. */
function RestoreButton({ onRestore }: { onRestore: () => void }) {
  const { t } = useTranslation();
  return (
    <Button kind="icon" aria-label={t('tab.restore')} title={t('tab.restore')} onClick={onRestore}>
      <Icon name="full" />
    </Button>
  );
}

/** The menu items with which the user selects a tab. */
function tabChoices(
  items: readonly TabStripTab[],
  selectedId: string,
  onSelect: (tabId: string) => void,
): PopupMenuGroup['items'] {
  return items.map(({ id, title, icon, unsaved, pinned }) => ({
    id,
    label: unsaved === true ? `${title} •` : title,
    ...(icon === undefined ? pinned === true && { icon: 'pin' } : { icon }),
    checked: id === selectedId,
    onSelect: () => onSelect(id),
  }));
}
