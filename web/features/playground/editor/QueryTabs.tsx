import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { TabStrip } from '../../../design/tabs/TabStrip.tsx';
import { useSavedQueries } from '../saved/SavedQueries.tsx';
import { queryPanelId } from './query-panel-id.ts';

/** The open queries. They are kept in this browser until they are closed. */
export function QueryTabs() {
  const { t } = useTranslation();
  const { addTab, changeTab, closeTab, moveTab } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const activeIndex = useGraphiQL((state) => state.activeTabIndex);
  const { savedOf } = useSavedQueries();
  const indexOf = (id: string) => tabs.findIndex((tab) => tab.id === id);
  function move(id: string, target: number) {
    const from = indexOf(id);
    const moved = tabs[from];
    if (moved === undefined || target < 0 || target >= tabs.length || target === from) return;
    moveTab(tabs.toSpliced(from, 1).toSpliced(target, 0, moved));
  }
  return (
    <div className="playground-tabs">
      <TabStrip
        tabs={tabs.map(({ id, title, operationName }) => ({
          id,
          title:
            savedOf(id)?.name ??
            operationName ??
            (title === '<untitled>' ? t('playground.tab.untitled') : title),
          closable: tabs.length > 1,
          movable: true,
        }))}
        selectedId={tabs[activeIndex]?.id ?? ''}
        texts={{
          label: t('playground.tabs'),
          close: t('tab.close'),
          closeHint: t('tab.deleteHint'),
          moveHint: t('tab.moveHint'),
          pinned: t('tab.pinned'),
          unsaved: t('tab.unsaved'),
          scrollBack: t('tab.scrollBack'),
          scrollOn: t('tab.scrollOn'),
        }}
        panelId={() => queryPanelId}
        onSelect={(id) => changeTab(indexOf(id))}
        onClose={(id) => closeTab(indexOf(id))}
        onMenu={() => undefined}
        onDrop={(id, onto) => move(id, indexOf(onto))}
        onMove={(id, by) => move(id, indexOf(id) + by)}
      />
      <Button
        kind="icon"
        aria-label={t('playground.tab.new')}
        title={t('playground.tab.new')}
        onClick={addTab}
      >
        <Icon name="plus" />
      </Button>
    </div>
  );
}
