import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PickerRow } from './picker-rows.ts';

interface PickerKeysOptions {
  rows: readonly PickerRow[];
  onToggle: (row: PickerRow) => void;
  onConfirm: (row: PickerRow) => void;
  onPage: (step: -1 | 1) => void;
}

/** The focused row of a picker and its keyboard handling. */
export function usePickerKeys({ rows, onToggle, onConfirm, onPage }: PickerKeysOptions) {
  const elements = useRef(new Map<number, HTMLElement>());
  const isTurningPage = useRef(false);
  const [focused, setCurrent] = useState(0);
  const current = Math.min(focused, rows.length - 1);
  useEffect(
    function focusNewPage() {
      if (!isTurningPage.current) return;
      isTurningPage.current = false;
      // The row that had the focus was removed with its page.
      elements.current.get(0)?.focus();
    },
    [rows],
  );
  const turnPage = (step: -1 | 1) => {
    isTurningPage.current = true;
    onPage(step);
  };
  const goTo = (target: number) => {
    const index = Math.max(0, Math.min(rows.length - 1, target));
    setCurrent(index);
    elements.current.get(index)?.focus();
  };
  const keys: Readonly<Record<string, (row: PickerRow) => void>> = {
    ArrowDown: () => goTo(current + 1),
    ArrowUp: () => goTo(current - 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    PageDown: () => turnPage(1),
    PageUp: () => turnPage(-1),
    ' ': onToggle,
    Enter: onConfirm,
  };
  return {
    /** Index of the row in the Tab order. */
    current,
    setCurrent,
    /** Registers the element of a row; null when it is removed. */
    setElement(index: number, element: HTMLElement | null) {
      if (element !== null) elements.current.set(index, element);
      else elements.current.delete(index);
    },
    handleKey(event: KeyboardEvent) {
      const [row, handle] = [rows[current], keys[event.key]];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (row === undefined || handle === undefined || hasModifier) return;
      event.preventDefault();
      handle(row);
    },
  };
}
