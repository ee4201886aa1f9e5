import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MenuTreeRow } from './MenuTreeLine.tsx';
import { revealLine } from './reveal-line.ts';

interface TreeFocusOptions {
  tree: RefObject<HTMLElement | null>;
  /** Whether the tree gets the focus when it appears. */
  focusOnMount: boolean;
  /** Id of the row of the selected tab, which is scrolled into view. */
  currentId: string | undefined;
}

export interface TreeFocus {
  /** Id of the row that had the focus last; null for none. */
  focusedId: string | null;
  setFocusedId: (id: string) => void;
  /** Moves the focus to a row, also if it is not drawn yet. */
  focus: (row: MenuTreeRow | undefined) => void;
}

/**
 * The focus of a menu tree. A row that gets the focus or belongs to the selected tab is scrolled
 * into view.
 */
export function useTreeFocus({ tree, focusOnMount, currentId }: TreeFocusOptions): TreeFocus {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const wantsFocus = useRef(focusOnMount);
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
    [tree, currentId],
  );
  return {
    focusedId,
    setFocusedId,
    focus(row) {
      if (row === undefined) return;
      wantsFocus.current = true;
      setFocusedId(row.id);
    },
  };
}
