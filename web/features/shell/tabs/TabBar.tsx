import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContextMenu, type MenuPoint } from '../../../design/overlay/ContextMenu.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { PopupMenu } from '../../../design/overlay/PopupMenu.tsx';
import { TabStrip } from '../../../design/tabs/TabStrip.tsx';
import type { TabStripTab } from '../../../design/tabs/TabStripItem.tsx';
import { moveTab, stepTab } from './order-tabs.ts';
import { panelIdOf } from './TabPanel.tsx';
import type { Tabs } from './tabs.ts';
import { useTabActions } from './useTabActions.ts';
import type { TabControls } from './useTabs.ts';
import { useTabStatus } from './useTabStatus.ts';
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
export function TabBar({
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
  const [menu, setMenu] = useState<{ tabId: string; at: MenuPoint } | null>(null);
  const titleOf = (tabId: string) => items.find(({ id }) => id === tabId)?.title ?? '';
  function announcePosition(tabId: string, moved: Tabs) {
    const index = moved.open.findIndex(({ id }) => id === tabId);
    if (moved !== tabs)
      announce(t('tab.moved', { 0: titleOf(tabId), 1: index + 2, 2: moved.open.length + 1 }));
  }
  function step(tabId: string, by: number) {
    controls.step(tabId, by);
    announcePosition(tabId, stepTab(tabs, tabId, by));
  }
  function drop(tabId: string, onto: string) {
    const index = tabs.open.findIndex(({ id }) => id === onto);
    controls.move(tabId, index);
    announcePosition(tabId, moveTab(tabs, tabId, index));
  }
  const groupsOf = useTabActions({
    tabs,
    controls,
    addressOf,
    maximised,
    onMaximise,
    onStep: step,
  });
  const choices = items.map(({ id, title, icon, unsaved, pinned }) => ({
    id,
    label: unsaved === true ? `${title} •` : title,
    ...(icon === undefined ? pinned === true && { icon: 'pin' } : { icon }),
    checked: id === tabs.selected,
    onSelect: () => controls.select(id),
  }));
  const list = { id: 'tabs', label: t('tab.list'), items: choices };
  const statusElement = (
    <span role="status" className="sr">
      {status}
    </span>
  );
  if (narrow) {
    const current = items.find(({ id }) => id === tabs.selected);
    return (
      <div className="tab-bar tab-bar-narrow" role="region" aria-label={t('tab.list')}>
        <PopupMenu
          label={t('tab.list')}
          hasVisibleLabel
          triggerClassName="tab-selector"
          align="start"
          groups={[
            { ...list, label: t('tab.count', { 0: items.length }) },
            ...groupsOf(tabs.selected),
          ]}
        >
          <Icon name={current?.icon ?? 'file'} />
          <span className="sr">{t('tab.list')}</span>
          <b className="clip">{current?.title}</b>
          {current?.unsaved === true && <span className="tab-strip-unsaved" />}
          <span className="mute small">{t('tab.count', { 0: items.length })}</span>
          <Icon name="down" />
        </PopupMenu>
        {statusElement}
      </div>
    );
  }
  return (
    <div className="tab-bar" role="region" aria-label={t('tab.list')}>
      <TabStrip
        tabs={items}
        selectedId={tabs.selected}
        texts={{
          label: t('tab.list'),
          close: t('tab.close'),
          closeHint: t('tab.deleteHint'),
          moveHint: t('tab.moveHint'),
          pinned: t('tab.pinned'),
          unsaved: t('tab.unsaved'),
          scrollBack: t('tab.scrollBack'),
          scrollOn: t('tab.scrollOn'),
        }}
        panelId={panelIdOf}
        onSelect={controls.select}
        onClose={controls.close}
        onMenu={(tabId, at) => setMenu({ tabId, at })}
        onDrop={drop}
        onStep={step}
      />
      <span className="grow" />
      {statusElement}
      {maximised && (
        <button
          type="button"
          className="ib"
          aria-label={t('tab.restore')}
          title={t('tab.restore')}
          onClick={() => onMaximise(false)}
        >
          <Icon name="full" />
        </button>
      )}
      <PopupMenu
        label={t('tab.actions')}
        triggerClassName="ib"
        groups={[...groupsOf(tabs.selected), list]}
      >
        <Icon name="more" />
      </PopupMenu>
      {menu !== null && (
        <ContextMenu
          key={`${menu.tabId} ${String(menu.at.x)}`}
          label={t('tab.menuOf', { 0: titleOf(menu.tabId) })}
          groups={groupsOf(menu.tabId)}
          position={menu.at}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  );
}
