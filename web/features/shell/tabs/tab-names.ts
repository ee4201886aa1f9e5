import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { TabStripTab } from '../../../design/tabs/TabStripItem.tsx';
import type { Application } from '../menu/menu-rows.ts';
import { homeTabId, wrongAddressId, type ModuleTab, type Tabs } from './tabs.ts';

interface TabNamesOptions {
  tabs: Tabs;
  serverText: ServerText;
  applications: readonly Application[];
  texts: { home: string; wrongAddress: string; tooltip: (title: string, more: string) => string };
}

/** The tabs as the strip shows them, the home tab first. Where two are called alike, the tooltip says which is which. */
export function stripOf({ tabs, serverText, applications, texts }: TabNamesOptions): TabStripTab[] {
  const titleOf = ({ id, module, title }: ModuleTab) =>
    id === wrongAddressId
      ? texts.wrongAddress
      : (title ?? serverText(module.i18nCode, module.name));
  const titles = tabs.open.map(titleOf);
  const home: TabStripTab = {
    id: homeTabId,
    title: texts.home,
    icon: 'home',
    closable: false,
    unsaved: tabs.unsaved.has(homeTabId),
  };
  const moduleTabs = tabs.open.map((tab, nth): TabStripTab => {
    const title = titles[nth] ?? '';
    const isAlone = titles.filter((other) => other === title).length === 1;
    return {
      id: tab.id,
      title,
      ...(!isAlone && {
        tooltip: texts.tooltip(title, particularsOf(tab, applications, serverText)),
      }),
      closable: !tab.pinned,
      movable: true,
      pinned: tab.pinned,
      unsaved: tabs.unsaved.has(tab.id),
    };
  });
  return [home, ...moduleTabs];
}

/** The name behind a title of the screen's own, its application, its code. */
function particularsOf(
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
