import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../kit/ui/Icon.tsx';
import './MenuTree.css';

export interface MenuTreeRow {
  id: string;
  label: string;
  icon: string | null;
  level: number;
  /** Given for a group: whether it is unfolded. */
  unfolded?: boolean;
  current: boolean;
}

interface MenuTreeProps {
  label: string;
  rows: readonly MenuTreeRow[];
  onActivate: (id: string) => void;
}

/**
 * The menu as a tree: ↑ ↓ Home End move, → unfolds or enters a group, ← folds or leaves it, Enter and Space open, a letter goes to the
 * next line that begins with it. One line of it is in the tab order.
 */
export function MenuTree({ label, rows, onActivate }: MenuTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const inTabOrder = rows.find(({ id }) => id === focused) ?? rows.find(({ current }) => current) ?? rows[0];
  const focus = (row: MenuTreeRow | undefined) => {
    if (row !== undefined) tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[rows.indexOf(row)]?.focus();
  };

  function handleKey(event: KeyboardEvent, at: number) {
    const row = rows[at];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const parent = () => rows.slice(0, at).findLast(({ level }) => level < row.level);
    const named = () =>
      [...rows.slice(at + 1), ...rows.slice(0, at)].find((other) =>
        other.label.toLowerCase().startsWith(event.key.toLowerCase()),
      );
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (row.unfolded === false ? onActivate(row.id) : row.unfolded === true && focus(rows[at + 1])),
      ArrowLeft: () => (row.unfolded === true ? onActivate(row.id) : focus(parent())),
      Enter: () => onActivate(row.id),
      ' ': () => onActivate(row.id),
    };
    const action = actions[event.key] ?? (event.key.length === 1 ? () => focus(named()) : undefined);
    if (action === undefined) return;
    event.preventDefault();
    action();
  }

  return (
    <div className="menu-tree" role="tree" aria-label={label} ref={tree}>
      {rows.map((row, at) => (
        <div
          key={row.id}
          role="treeitem"
          className={`menu-tree-row menu-tree-level-${Math.min(row.level, 4)}`}
          aria-level={row.level}
          aria-expanded={row.unfolded}
          aria-selected={row.current}
          aria-current={row.current ? 'page' : undefined}
          aria-label={row.label}
          title={row.label}
          tabIndex={row === inTabOrder ? 0 : -1}
          onFocus={() => setFocused(row.id)}
          onClick={() => onActivate(row.id)}
          onKeyDown={(event) => handleKey(event, at)}
        >
          {row.icon !== null && <Icon name={row.icon} />}
          <span className="menu-tree-text clip">{row.label}</span>
          {row.unfolded !== undefined && (
            <span className="menu-tree-chevron">
              <Icon name="right" size="small" />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
