import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { MenuPoint } from '../../../design/overlay/menu/ContextMenu.tsx';
import { TabStrip } from '../../../design/tabs/TabStrip.tsx';
import type { TabStripTab } from '../../../design/tabs/TabStripItem.tsx';
import { panelIdOf } from './TabPanel.tsx';
import type { TabMoves } from './useTabMoves.ts';
import type { TabControls } from './useTabs.ts';

interface WorkbenchTabStripProps {
  items: readonly TabStripTab[];
  selectedId: string;
  controls: TabControls;
  moves: TabMoves;
  /** Opens the context menu of a tab. */
  onMenu: (tabId: string, position: MenuPoint) => void;
}

/** The tab strip with translated texts. */
export function WorkbenchTabStrip(props: WorkbenchTabStripProps) {
  const { items, selectedId, controls, moves, onMenu } = props;
  const { t } = useTranslation();
  return (
    <TabStrip
      tabs={items}
      selectedId={selectedId}
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
      onMenu={onMenu}
      onDrop={moves.drop}
      onMove={moves.step}
    />
  );
}
