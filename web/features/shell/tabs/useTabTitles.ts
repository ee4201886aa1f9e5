import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Application } from '../menu/menu-rows.ts';
import { tabStripItems } from './tab-strip-items.ts';
import type { Tabs } from './tabs.ts';

/** The items of the tab strip, and the titles of the tabs by id in the language of the user. */
export function useTabTitles(tabs: Tabs, applications: readonly Application[]) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const items = useMemo(() => {
    const texts = {
      home: t('tab.home'),
      wrongAddress: t('module.wrongAddress'),
      tooltip: (title: string, more: string) => t('tab.tooltipOf', { 0: title, 1: more }),
    };
    return tabStripItems({ tabs, serverText, applications, texts });
  }, [tabs, serverText, applications, t]);
  const titles = useMemo(() => new Map(items.map(({ id, title }) => [id, title])), [items]);
  const titleOf = useCallback((id: string) => titles.get(id) ?? id, [titles]);
  return { items, titles, titleOf };
}
