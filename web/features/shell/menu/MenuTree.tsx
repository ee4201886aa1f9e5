import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { MenuTreeLine, type MenuTreeRow } from './MenuTreeLine.tsx';
import { revealLine } from './reveal-line.ts';
import { useRowWindow } from './useRowWindow.ts';
import './MenuTree.css';

interface MenuTreeProps {
  label: string;
  rows: readonly MenuTreeRow[];
  /** Whether the tree gets the focus when it appears. */
  focusOnMount?: boolean;
  onActivate: (id: string, row: HTMLElement) => void;
  /** Opens the actions of a line at a point of the window. */
  onActions?: (id: string, at: { x: number; y: number }) => void;
  /** Called on ← on a line of the first level. */
  onLeave?: () => void;
}

/** Letters typed within this time belong to the same search text. */
const TYPE_AHEAD_MS = 700;

/**
 * The menu as a tree with keyboard navigation: ↑ ↓ Home End move, → unfolds or enters a group, ←
 * folds or leaves it, Enter and Space open, letters go to the next line that begins with them, Shift
 * F10 opens the actions. One line is in the tab order. Long trees draw only the visible lines.
 */
export function MenuTree({
  label,
  rows,
  focusOnMount: entered = false,
  onActivate,
  onActions,
  onLeave,
}: MenuTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const wantsFocus = useRef(entered);
  const typed = useRef({ text: '', at: 0 });
  const view = useRowWindow(tree, rows.length);
  const currentAt = rows.findLastIndex(({ current }) => current);
  const focusedAt = rows.findIndex(({ id }) => id === focused);
  const inTabOrder = Math.max(0, focusedAt === -1 ? currentAt : focusedAt);
  const currentId = rows[currentAt]?.id;

  useLayoutEffect(function moveFocus() {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    const line =
      tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? null;
    if (line === null) return;
    line.focus({ preventScroll: true });
    revealLine(line);
  });
  useEffect(
    function showCurrent() {
      if (currentId === undefined) return;
      const line = [...(tree.current?.querySelectorAll('[aria-current]') ?? [])].at(-1);
      if (line !== undefined) revealLine(line);
    },
    [currentId],
  );

  function focus(row: MenuTreeRow | undefined) {
    if (row === undefined) return;
    wantsFocus.current = true;
    setFocused(row.id);
  }
  function findByTyping(at: number, letter: string, time: number): MenuTreeRow | undefined {
    const going = time - typed.current.at < TYPE_AHEAD_MS;
    typed.current = { text: (going ? typed.current.text : '') + letter.toLowerCase(), at: time };
    const { text } = typed.current;
    // A word that goes on may still mean the line it began with; a new one means the next.
    const order = [...rows.slice(going ? at : at + 1), ...rows.slice(0, going ? at : at + 1)];
    const begins = (start: string) =>
      order.find((other) => other.label.toLowerCase().startsWith(start));
    return begins(text) ?? begins(letter.toLowerCase());
  }
  function handleKey(event: KeyboardEvent<HTMLElement>, at: number) {
    const row = rows[at];
    if (row === undefined || event.target !== event.currentTarget) return;
    const line = event.currentTarget;
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () =>
        row.unfolded === false
          ? onActivate(row.id, line)
          : row.unfolded === true && focus(rows[at + 1]),
      ArrowLeft: () => {
        if (row.unfolded === true) onActivate(row.id, line);
        else if (row.level === 1) onLeave?.();
        else focus(rows.slice(0, at).findLast(({ level }) => level < row.level));
      },
      Enter: () => onActivate(row.id, line),
      ' ': () => onActivate(row.id, line),
      ContextMenu: () => openActions(row, line),
    };
    if (event.key === 'F10' && event.shiftKey) actions.F10 = () => openActions(row, line);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action =
      actions[event.key] ??
      (event.key.length === 1
        ? () => focus(findByTyping(at, event.key, event.timeStamp))
        : undefined);
    if (action === undefined) return;
    event.preventDefault();
    action();
  }
  function openActions(row: MenuTreeRow, line: HTMLElement) {
    const { left, bottom } = line.getBoundingClientRect();
    if (row.hasActions === true) onActions?.(row.id, { x: left + 32, y: bottom });
  }

  const drawn = rows
    .map((row, at) => ({ row, at }))
    .filter(
      ({ at }) =>
        view === null ||
        (at >= view.first && at <= view.last) ||
        at === inTabOrder ||
        at === currentAt,
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
      {drawn.map(({ row, at }) => (
        <MenuTreeLine
          key={row.id}
          row={row}
          top={view === null ? undefined : at * view.rowHeight}
          inTabOrder={at === inTabOrder}
          onFocus={() => setFocused(row.id)}
          onActivate={(line) => onActivate(row.id, line)}
          onKeyDown={(event) => handleKey(event, at)}
          {...(row.hasActions === true &&
            onActions && { onActions: (point) => onActions(row.id, point) })}
        />
      ))}
    </div>
  );
}
