import type { KeyboardEvent } from 'react';
import type { MenuTreeRow } from './MenuTreeLine.tsx';
import { useTypeAhead } from './useTypeAhead.ts';

interface TreeKeysOptions {
  rows: readonly MenuTreeRow[];
  focus: (row: MenuTreeRow | undefined) => void;
  onActivate: (id: string, line: HTMLElement) => void;
  onActions: ((id: string, position: { x: number; y: number }) => void) | undefined;
  onLeave: (() => void) | undefined;
}

/** Horizontal distance in pixels of the context menu from the start of a line. */
const ACTIONS_OFFSET_PX = 32;

/** Returns the keyboard handler of the lines of a menu tree; `MenuTree` describes the keys. */
export function useTreeKeys({ rows, focus, onActivate, onActions, onLeave }: TreeKeysOptions) {
  const findByTyping = useTypeAhead(rows);

  function openActions(row: MenuTreeRow, line: HTMLElement) {
    const { left, bottom } = line.getBoundingClientRect();
    if (row.hasActions === true) onActions?.(row.id, { x: left + ACTIONS_OFFSET_PX, y: bottom });
  }
  function enterGroup(row: MenuTreeRow, line: HTMLElement, index: number) {
    if (row.unfolded === false) onActivate(row.id, line);
    else if (row.unfolded === true) focus(rows[index + 1]);
  }
  function leaveGroup(row: MenuTreeRow, line: HTMLElement, index: number) {
    if (row.unfolded === true) onActivate(row.id, line);
    else if (row.level === 1) onLeave?.();
    else focus(rows.slice(0, index).findLast(({ level }) => level < row.level));
  }

  return function handleKey(event: KeyboardEvent<HTMLElement>, index: number): void {
    const row = rows[index];
    if (row === undefined || event.target !== event.currentTarget) return;
    const line = event.currentTarget;
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => enterGroup(row, line, index),
      ArrowLeft: () => leaveGroup(row, line, index),
      Enter: () => onActivate(row.id, line),
      ' ': () => onActivate(row.id, line),
      ContextMenu: () => openActions(row, line),
    };
    if (event.key === 'F10' && event.shiftKey) actions.F10 = () => openActions(row, line);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action =
      actions[event.key] ??
      (event.key.length === 1
        ? () => focus(findByTyping(index, event.key, event.timeStamp))
        : undefined);
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
}
