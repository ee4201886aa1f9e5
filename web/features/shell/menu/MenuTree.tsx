import { useRef, type CSSProperties } from 'react';
import { MenuTreeLine, type MenuTreeRow } from './MenuTreeLine.tsx';
import { useRowWindow } from './useRowWindow.ts';
import { useTreeFocus } from './useTreeFocus.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import './MenuTree.css';

interface MenuTreeProps {
  label: string;
  rows: readonly MenuTreeRow[];
  /** Whether the tree gets the focus when it appears. */
  focusOnMount?: boolean;
  onActivate: (id: string, row: HTMLElement) => void;
  /** Opens the actions of a line at a point of the window. */
  onActions?: (id: string, position: { x: number; y: number }) => void;
  /** Called on ← on a line of the first level. */
  onLeave?: () => void;
}

/**
 * The menu as a tree with keyboard navigation: ↑ ↓ Home End move, → unfolds or enters a group, ←
 * folds or leaves it, Enter and Space open, letters go to the next line that begins with them,
 * Shift F10 opens the actions. One line is in the tab order. Long trees draw only the visible
 * lines.
 */
export function MenuTree({
  label,
  rows,
  focusOnMount = false,
  onActivate,
  onActions,
  onLeave,
}: MenuTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const view = useRowWindow(tree, rows.length);
  const currentIndex = rows.findLastIndex(({ current }) => current);
  const currentId = rows[currentIndex]?.id;
  const { focusedId, setFocusedId, focus } = useTreeFocus({ tree, focusOnMount, currentId });
  const focusedIndex = rows.findIndex(({ id }) => id === focusedId);
  const tabIndex = Math.max(0, focusedIndex === -1 ? currentIndex : focusedIndex);
  const handleKey = useTreeKeys({ rows, focus, onActivate, onActions, onLeave });
  const drawn = rows
    .map((row, index) => ({ row, index }))
    .filter(
      ({ index }) =>
        view === null ||
        (index >= view.first && index <= view.last) ||
        index === tabIndex ||
        index === currentIndex,
    );
  const height: CSSProperties | undefined =
    view === null ? undefined : { height: rows.length * view.rowHeight };
  return (
    <div
      className={`menu-tree${view === null ? '' : ' menu-tree-windowed'}`}
      role="tree"
      aria-label={label}
      ref={tree}
      style={height}
    >
      {drawn.map(({ row, index }) => (
        <MenuTreeLine
          key={row.id}
          row={row}
          top={view === null ? undefined : index * view.rowHeight}
          inTabOrder={index === tabIndex}
          onFocus={() => setFocusedId(row.id)}
          onActivate={(line) => onActivate(row.id, line)}
          onKeyDown={(event) => handleKey(event, index)}
          {...(row.hasActions === true &&
            onActions && { onActions: (point) => onActions(row.id, point) })}
        />
      ))}
    </div>
  );
}
