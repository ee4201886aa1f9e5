import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../design/icons/Icon.tsx';

export interface MenuTreeRow {
  id: string;
  label: string;
  icon: string | null;
  level: number;
  /** Given for a group: whether it is unfolded. */
  unfolded?: boolean;
  current: boolean;
  /** More can be done with it than opening it. */
  hasActions?: boolean;
}

interface MenuTreeLineProps {
  row: MenuTreeRow;
  /** Where it stands in a tree of which only a part is drawn. */
  top: number | undefined;
  inTabOrder: boolean;
  onFocus: () => void;
  onActivate: (line: HTMLElement) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onActions?: (at: { x: number; y: number }) => void;
}

/** How far lines are indented at most: deeper ones stand below each other, so that the name keeps its room. */
const deepestIndent = 6;

/** One line of the menu tree. A long name takes two lines; beyond that it is cut, and whole in the tooltip and for assistive technology. */
export function MenuTreeLine({
  row,
  top,
  inTabOrder,
  onFocus,
  onActivate,
  onKeyDown,
  onActions,
}: MenuTreeLineProps) {
  const { t } = useTranslation();
  const actionsText = t('menu.actions', { 0: row.label });
  const style: CSSProperties & { '--level': number } = {
    '--level': Math.min(row.level, deepestIndent),
    top,
  };
  function askAt(event: MouseEvent) {
    if (onActions === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onActions({ x: event.clientX, y: event.clientY });
  }
  return (
    <div
      data-row=""
      role="treeitem"
      className={`menu-tree-row${row.level > 1 ? ' menu-tree-inner' : ''}`}
      style={style}
      aria-level={row.level}
      aria-expanded={row.unfolded}
      aria-selected={row.current}
      aria-current={row.current ? 'page' : undefined}
      aria-label={row.label}
      title={row.label}
      tabIndex={inTabOrder ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => onActivate(event.currentTarget)}
      onKeyDown={onKeyDown}
      onContextMenu={askAt}
    >
      {row.icon !== null && <Icon name={row.icon} />}
      <span className="menu-tree-text">{row.label}</span>
      {onActions !== undefined && (
        <button
          type="button"
          className="menu-tree-actions"
          tabIndex={-1}
          aria-label={actionsText}
          title={actionsText}
          onClick={askAt}
        >
          <Icon name="more" size="small" />
        </button>
      )}
      {row.unfolded !== undefined && (
        <span className="menu-tree-chevron">
          <Icon name="right" size="small" />
        </span>
      )}
    </div>
  );
}
