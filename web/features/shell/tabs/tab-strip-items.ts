import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { TabStripTab } from '../../../design/tabs/TabStripItem.tsx';
import type { Application } from '../menu/menu-rows.ts';
import { HOME_TAB_ID, WRONG_ADDRESS_TAB_ID, type ModuleTab, type Tabs } from './tabs.ts';

interface TabStripItemsOptions {
  tabs: Tabs;
  serverText: ServerText;
  applications: readonly Application[];
  texts: { home: string; wrongAddress: string; tooltip: (title: string, more: string) => string };
}

/** The items of the tab strip, home tab first. Tabs with equal titles get tooltips with details. */
export function tabStripItems({
  tabs,
  serverText,
  applications,
  texts,
}: TabStripItemsOptions): TabStripTab[] {
  const titleOf = ({ id, module, title }: ModuleTab) =>
    id === WRONG_ADDRESS_TAB_ID
      ? texts.wrongAddress
      : (title ?? serverText(module.i18nCode, module.name));
  const titles = tabs.open.map(titleOf);
  const home: TabStripTab = {
    id: HOME_TAB_ID,
    title: texts.home,
    icon: 'home',
    closable: false,
    unsaved: tabs.unsaved.has(HOME_TAB_ID),
  };
  const moduleTabs = tabs.open.map((tab, index): TabStripTab => {
    const title = titles[index] ?? '';
    const isUnique = titles.filter((other) => other === title).length === 1;
    return {
      id: tab.id,
      title,
      ...(!isUnique && {
        tooltip: texts.tooltip(title, tabDetails(tab, applications, serverText)),
      }),
      closable: !tab.pinned,
      movable: true,
      pinned: tab.pinned,
      unsaved: tabs.unsaved.has(tab.id),
    };
  });
  return [home, ...moduleTabs];
}

/** The module name (if the screen changed the title), the application name and the module code. */
function tabDetails(
  { module, title }: ModuleTab,
  applications: readonly Application[],
  serverText: ServerText,
): string {
  const application = applications.find(({ code }) => code === module.applicationCode);
  return [
    title === null ? null : serverText(module.i18nCode, module.name),
    application === undefined ? null : serverText(application.i18nCode, application.name),
    module.code,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
