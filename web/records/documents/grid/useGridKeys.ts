import type { KeyboardEvent } from 'react';
import { hasOpenPopup } from './cell-elements.ts';
import { createKeyActions, type KeyActionOptions } from './key-actions.ts';

/**
 * Keyboard handling of a table that works like a spreadsheet. Keys that a control needs itself, for
 * example in an open list, are left to it.
 */
export function useGridKeys(options: KeyActionOptions) {
  return function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget, key, nativeEvent } = event;
    const isElsewhere = !(target instanceof Element) || !currentTarget.contains(target);
    if (isElsewhere || nativeEvent.isComposing) return;
    if (hasOpenPopup(target) && (key !== 'Tab' || target.getAttribute('role') !== 'combobox'))
      return;
    if (event.altKey) {
      if (key === 'Enter' && target instanceof HTMLTextAreaElement) insertLineBreak(target);
      // A keyboard shortcut of the page must see the typed text.
      else if (!event.ctrlKey) options.editor.current?.commit();
      return;
    }
    const { byKey, move } = createKeyActions(options);
    const ctrl = event.ctrlKey || event.metaKey;
    const action = byKey[ctrl ? `Ctrl+${key.toLowerCase()}` : key] ?? move;
    if (!action(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Inserts a line break, as Alt+Enter does in a spreadsheet; Enter alone moves on. */
function insertLineBreak(area: HTMLTextAreaElement): void {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
