import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { CellEditor } from '../cells/cell-editor.ts';
import { hasOpenPopup } from './cell-elements.ts';
import type { GridCursor } from './useGridCursor.ts';
import type { GridActions } from './useGridActions.ts';

interface GridClipboardOptions {
  box: RefObject<HTMLElement | null>;
  cursor: GridCursor;
  editor: RefObject<CellEditor | null>;
  actions: GridActions;
}

/**
 * Copy, cut and paste for the focused table. The browser sends clipboard events to the selected
 * text, which may be outside of the table, so the listener is on the document. While the user types
 * in a cell, the events belong to its text.
 */
export function useGridClipboard({ box, cursor, editor, actions }: GridClipboardOptions): void {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const focused = document.activeElement;
    const { clipboardData } = event;
    const isFocused =
      focused !== null &&
      box.current?.contains(focused) === true &&
      focused.closest('[data-column-index]') !== null;
    if (!isFocused || clipboardData === null || cursor.mode === 'editing') return;
    // While the user types or searches, copy and paste belong to the text field.
    if (editor.current?.isTyping() === true || hasOpenPopup(focused)) return;
    event.preventDefault();
    if (event.type === 'paste') {
      const pasted = actions.paste(clipboardData.getData('text/plain'), cursor.range);
      if (pasted !== null) cursor.select(pasted);
    } else {
      clipboardData.setData('text/plain', actions.copy(cursor.range));
      if (event.type === 'cut') actions.clear(cursor.range);
    }
  });
  useEffect(function listenToClipboard() {
    const listener = (event: ClipboardEvent) => handle(event);
    const kinds = ['copy', 'cut', 'paste'] as const;
    for (const kind of kinds) document.addEventListener(kind, listener);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listener);
    };
  }, []);
}
