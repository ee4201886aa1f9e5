import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import './DetailTabs.css';

interface DetailTab {
  section: string;
  title: string;
  lines: number;
  /** Number of problems in the list. */
  problems: number;
}

interface DetailTabsProps {
  label: string;
  tabs: readonly DetailTab[];
  selected: string;
  tabId: (section: string) => string;
  panelId: (section: string) => string;
  onSelect: (section: string) => void;
}

/** One tab per detail list, with the number of its lines. Arrow keys move between the tabs. */
export function DetailTabs({ label, tabs, selected, tabId, panelId, onSelect }: DetailTabsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ section }) => section === selected);
  function handleKey(event: KeyboardEvent) {
    const targets: Partial<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.section);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.section))}`)?.focus();
  }
  return (
    <div className="detail-tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ section, title, lines, problems }) => (
        <Button
          key={section}
          id={tabId(section)}
          role="tab"
          aria-selected={section === selected}
          aria-controls={section === selected ? panelId(section) : undefined}
          tabIndex={section === selected ? 0 : -1}
          onClick={() => onSelect(section)}
          onKeyDown={handleKey}
        >
          {title} <span className="detail-tab-count">{formatCount(lines).text}</span>
          {problems > 0 && (
            <span className="detail-tab-problems">
              <Icon name="info-circle" size="small" />
              <span className="sr">{t('sheet.problems', { 0: String(problems) })}</span>
            </span>
          )}
        </Button>
      ))}
    </div>
  );
}
