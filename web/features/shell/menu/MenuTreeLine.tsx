import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

/** The data of one line of the menu tree. */
export interface MenuTreeRow {
  id: string;
  label: string;
  icon: string | null;
  level: number;
  /** Whether a group is unfolded; undefined for a leaf. */
  unfolded?: boolean;
  /** Whether it opens the selected tab; a group: whether a menu inside does that is not shown itself. */
  current: boolean;
  /** Whether it has a context menu. */
  hasActions?: boolean;
}

interface MenuTreeLineProps {
  row: MenuTreeRow;
  /** Offset in pixels in a tree that draws only the visible lines; otherwise undefined. */
  top: number | undefined;
  inTabOrder: boolean;
  onFocus: () => void;
  onActivate: (line: HTMLElement) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onActions?: (position: { x: number; y: number }) => void;
}

/**
 * Maximum indentation. Deeper levels are not indented further, so that there is room for the name.
 */
const MAX_INDENT_LEVEL = 6;

/**
 * One line of the menu tree. A name has at most two lines of text; the tooltip and screen readers
 * have all of it.
 */
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
    '--level': Math.min(row.level, MAX_INDENT_LEVEL),
    top,
  };
  function openActionsAtPointer(event: MouseEvent) {
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
      aria-current={row.current ? (row.unfolded === undefined ? 'page' : 'true') : undefined}
      aria-label={row.label}
      title={row.label}
      tabIndex={inTabOrder ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => onActivate(event.currentTarget)}
      onKeyDown={onKeyDown}
      onContextMenu={openActionsAtPointer}
    >
      {row.icon !== null && <Icon name={row.icon} />}
      <span className="menu-tree-text">{row.label}</span>
      {onActions !== undefined && (
        <Button
          className="menu-tree-actions"
          tabIndex={-1}
          aria-label={actionsText}
          title={actionsText}
          onClick={openActionsAtPointer}
        >
          <Icon name="more" size="small" />
        </Button>
      )}
      {row.unfolded !== undefined && (
        <span className="menu-tree-chevron">
          <Icon name="right" size="small" />
        </span>
      )}
    </div>
  );
}
