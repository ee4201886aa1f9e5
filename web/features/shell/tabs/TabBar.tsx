import { useTranslation } from 'react-i18next';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { PopupMenu, type PopupMenuItem } from '../../../kit/ui/PopupMenu.tsx';
import { TabStrip, type TabStripTab } from '../../../kit/ui/TabStrip.tsx';
import { homeTabId } from './tabs.ts';
import type { TabControls } from './useTabs.ts';
import './TabBar.css';

interface TabBarProps {
  controls: TabControls;
  /** The tabs with their names, the home tab first. */
  tabs: readonly TabStripTab[];
  narrow: boolean;
}

export function panelIdOf(tabId: string): string {
  return `panel-${tabId}`;
}

/** The tabs as a strip with the actions on them; on a narrow screen one selector that holds both. */
export function TabBar({ controls, tabs, narrow }: TabBarProps) {
  const { t } = useTranslation();
  const { selected } = controls.tabs;
  const atHome = selected === homeTabId;
  const actions: PopupMenuItem[] = [
    { id: 'close', label: t('tab.close'), disabled: atHome, onSelect: () => controls.close(selected) },
    {
      id: 'close-others',
      label: t('tab.closeOthers'),
      disabled: tabs.every(({ id, closable }) => !closable || id === selected),
      onSelect: () => controls.closeOthers(selected),
    },
    { id: 'close-all', label: t('tab.closeAll'), disabled: tabs.length < 2, onSelect: controls.closeAll },
  ];
  if (narrow) {
    const choices = tabs.map(({ id, title, icon }) => ({
      id,
      label: title,
      ...(icon !== undefined && { icon }),
      checked: id === selected,
      onSelect: () => controls.select(id),
    }));
    const current = tabs.find(({ id }) => id === selected);
    return (
      <div className="tab-bar tab-bar-narrow">
        <PopupMenu
          label={t('tab.list')}
          triggerClassName="tab-selector"
          align="start"
          groups={[
            { id: 'tabs', items: choices },
            { id: 'actions', items: actions },
          ]}
        >
          <Icon name={current?.icon ?? 'file'} />
          <b className="clip">{current?.title}</b>
          <span className="mute small">{t('tab.count', { 0: tabs.length })}</span>
          <Icon name="down" />
        </PopupMenu>
      </div>
    );
  }
  return (
    <div className="tab-bar" role="region" aria-label={t('tab.list')}>
      <TabStrip
        tabs={tabs}
        selectedId={selected}
        label={t('tab.list')}
        closeText={t('tab.close')}
        closeHint={t('tab.deleteHint')}
        panelId={panelIdOf}
        onSelect={controls.select}
        onClose={controls.close}
      />
      <span className="grow" />
      <PopupMenu label={t('tab.actions')} triggerClassName="ib" groups={[{ id: 'actions', items: actions }]}>
        <Icon name="more" />
      </PopupMenu>
    </div>
  );
}
