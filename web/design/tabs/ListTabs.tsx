import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { formatBadge } from '../number/badge.ts';
import './ListTabs.css';

interface ListTab<Value extends string> {
  value: Value;
  label: string;
  /** Number of entries; null while unknown. */
  count: number | null;
  /** The entries need action: the count is shown as a badge. */
  actionable?: boolean;
}

interface ListTabsProps<Value extends string> {
  label: string;
  value: Value;
  tabs: readonly ListTab<Value>[];
  onChange: (value: Value) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs above a list, each with a count. Arrows, Home and End move the focus; Enter or Space
 * selects, because each selection loads data.
 */
export function ListTabs<Value extends string>({
  label,
  value,
  tabs,
  onChange,
  children,
}: ListTabsProps<Value>) {
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(
    function showChosen() {
      const list = strip.current;
      const chosen = list?.querySelector<HTMLElement>('[aria-selected="true"]');
      // Scrolls only the tab strip, not the page.
      if (list != null && chosen != null)
        list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    },
    [value, tabs.length],
  );
  function handleKey(event: KeyboardEvent<HTMLElement>, index: number) {
    const last = tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }
  return (
    <>
      <div className="list-tabs" role="tablist" aria-label={label} ref={strip}>
        {tabs.map((tab, index) => (
          <Button
            key={tab.value}
            role="tab"
            id={`${id}${tab.value}`}
            className="list-tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {tab.label}
            {tab.count !== null && (tab.actionable !== true || tab.count > 0) && (
              <span className={tab.actionable ? 'list-tab-badge' : 'list-tab-count'}>
                {formatBadge(tab.count)}
              </span>
            )}
          </Button>
        ))}
      </div>
      <div
        role="tabpanel"
        tabIndex={-1}
        className="list-panel"
        id={`${id}panel`}
        aria-labelledby={`${id}${value}`}
      >
        {children}
      </div>
    </>
  );
}
