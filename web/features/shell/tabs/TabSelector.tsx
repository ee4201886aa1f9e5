import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { PopupMenuGroup } from '../../../design/overlay/menu/menu-groups.ts';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import type { TabStripTab } from '../../../design/tabs/TabStripItem.tsx';

interface TabSelectorProps {
  current: TabStripTab | undefined;
  /** Number of tabs, including the home tab. */
  count: number;
  groups: readonly PopupMenuGroup[];
}

/**
 * The tab bar of narrow screens: the title of the selected tab and a menu with all tabs and
 * actions.
 */
export function TabSelector({ current, count, groups }: TabSelectorProps) {
  const { t } = useTranslation();
  return (
    <PopupMenu
      label={t('tab.list')}
      hasVisibleLabel
      className="tab-selector"
      align="start"
      groups={groups}
    >
      <Icon name={current?.icon ?? 'file'} />
      <span className="sr">{t('tab.list')}</span>
      <b className="clip">{current?.title}</b>
      {current?.unsaved === true && <span className="tab-strip-unsaved" />}
      <span className="mute small">{t('tab.count', { 0: count })}</span>
      <Icon name="down" />
    </PopupMenu>
  );
}
