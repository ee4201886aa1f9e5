import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Icon } from './Icon.tsx';
import './TabStrip.css';

export interface TabStripTab {
  id: string;
  title: string;
  icon?: string;
  closable: boolean;
}

interface TabStripProps {
  tabs: readonly TabStripTab[];
  selectedId: string;
  /** Names the list for those who cannot see it. */
  label: string;
  closeText: string;
  /** Said with a closable tab: the key that closes it. */
  closeHint: string;
  panelId: (tabId: string) => string;
  onSelect: (tabId: string) => void;
  onClose: (tabId: string) => void;
}

/**
 * A list of tabs. Arrows, Home and End move the focus; Enter and Space select, because panels may be heavy; Delete closes and leaves the
 * focus on the tab that is selected then. The cross is for the mouse: it is hidden from assistive technology, which is told of Delete.
 */
export function TabStrip({ tabs, selectedId, label, closeText, closeHint, panelId, onSelect, onClose }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const refocus = useRef(false);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];

  useEffect(
    function showSelected() {
      const selected = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (!refocus.current) return;
      refocus.current = false;
      selected?.focus();
    },
    [tabs, selectedId],
  );

  function handleKey(event: KeyboardEvent, tab: TabStripTab) {
    const all = buttons();
    const at = all.findIndex((button) => button === event.currentTarget);
    const targets: Record<string, number> = { ArrowRight: (at + 1) % all.length, ArrowLeft: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      all.at(target)?.focus();
    } else if (event.key === 'Delete' && tab.closable) {
      event.preventDefault();
      refocus.current = true;
      onClose(tab.id);
    }
  }

  return (
    <>
      <div className="tab-strip" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab) => {
          const selected = tab.id === selectedId;
          return (
            <div key={tab.id} role="presentation" className={`tab-strip-tab${selected ? ' tab-strip-on' : ''}`}>
              <button
                type="button"
                role="tab"
                aria-selected={selected}
                aria-controls={panelId(tab.id)}
                aria-describedby={tab.closable ? hintId : undefined}
                tabIndex={selected ? 0 : -1}
                title={tab.title}
                onClick={() => onSelect(tab.id)}
                onAuxClick={(event) => {
                  if (event.button === 1 && tab.closable) onClose(tab.id);
                }}
                onKeyDown={(event) => handleKey(event, tab)}
              >
                {tab.icon !== undefined && <Icon name={tab.icon} />}
                <span className="clip">{tab.title}</span>
              </button>
              {tab.closable && (
                <button
                  type="button"
                  className="tab-strip-close"
                  aria-hidden="true"
                  tabIndex={-1}
                  title={closeText}
                  onClick={() => onClose(tab.id)}
                >
                  <Icon name="x" size="small" />
                </button>
              )}
            </div>
          );
        })}
      </div>
      <span id={hintId} hidden>
        {closeHint}
      </span>
    </>
  );
}
