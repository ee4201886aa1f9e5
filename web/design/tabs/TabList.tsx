import { Badge } from 'primereact/badge';
import type { MenuItem, MenuItemOptions } from 'primereact/menuitem';
import { TabMenu } from 'primereact/tabmenu';
import {
  cloneElement,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { formatBadge } from '../number/badge.ts';
import './Tabs.css';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Number of entries; null while unknown. */
  count?: number | null;
  /** The entries need action: the count is shown as a badge. */
  actionable?: boolean;
  /** Shown behind the label and the count. */
  mark?: ReactNode;
}

interface TabListProps<Value extends string> {
  /** Tabs have this id and their value; the panel has this id and `panel`. */
  id: string;
  className: string;
  label: string;
  value: Value;
  tabs: readonly Tab<Value>[];
  selectsOnFocus: boolean;
  onChange: (value: Value) => void;
}

/**
 * The list of tabs, on PrimeReact. Arrows, Home and End move the focus; Enter or Space selects. On
 * narrow screens it scrolls, and keeps the selected tab in view.
 */
export function TabList<Value extends string>({
  id,
  className,
  label,
  value,
  tabs,
  selectsOnFocus,
  onChange,
}: TabListProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(
    function showSelected() {
      const list = root.current;
      const selected = list?.querySelector<HTMLElement>('[aria-selected="true"]');
      // Scrolls only the list of tabs, not the page.
      if (list != null && selected != null)
        list.scrollLeft = selected.offsetLeft - (list.clientWidth - selected.offsetWidth) / 2;
    },
    [value, tabs.length],
  );
  const selectTab = (index: number) => {
    const tab = tabs[index];
    if (tab !== undefined) onChange(tab.value);
  };
  return (
    <TabMenu
      className={className}
      activeIndex={tabs.findIndex((tab) => tab.value === value)}
      model={tabs.map((tab) => ({
        id: `${id}${tab.value}-item`,
        template: (_item: MenuItem, { element }: MenuItemOptions) =>
          isValidElement(element) && cloneElement(element, undefined, <TabContent tab={tab} />),
      }))}
      onTabChange={({ index }) => selectTab(index)}
      pt={{
        root: { ref: root, onKeyDownCapture: goAround },
        // The library's TabMenu is a menu bar of links. This is not in the preset, which every page
        // loads.
        menu: { role: 'tablist', 'aria-label': label },
        menuitem: { className: 'tabs-item' },
        action: (tab) => {
          const index = tab?.context.index ?? 0;
          return {
            className: 'tabs-tab',
            role: 'tab',
            href: undefined,
            id: `${id}${tabs[index]?.value ?? ''}`,
            'aria-selected': tabs[index]?.value === value,
            'aria-controls': `${id}panel`,
            ...(selectsOnFocus && { onFocus: () => selectTab(index) }),
          };
        },
        inkbar: { className: 'tabs-ink' },
      }}
    />
  );
}

function TabContent({
  tab: { label, count = null, actionable = false, mark },
}: {
  tab: Omit<Tab<string>, 'value'>;
}) {
  return (
    <>
      {label}
      {count !== null && !actionable && <span className="tabs-count">{formatBadge(count)}</span>}
      {count !== null && count > 0 && actionable && (
        <Badge className="badge" value={formatBadge(count)} />
      )}
      {mark}
    </>
  );
}

/** From the last tab to the first and back, where PrimeReact stops. */
function goAround(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const first = tabs[0];
  const last = tabs.at(-1);
  const from = { ArrowRight: last, ArrowLeft: first }[event.code];
  const to = from === last ? first : last;
  if (from === undefined || from !== event.target || to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
