import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

interface PickFocusOptions<Row> {
  box: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  onToggle: (row: Row) => void;
  onConfirm: (row: Row) => void;
  onPage: (step: -1 | 1) => void;
}

/** The focused row of a grid to pick from, and its keys and clicks. */
export function usePickFocus<Row>(options: PickFocusOptions<Row>) {
  const { box, rows, onToggle, onConfirm, onPage } = options;
  const isTurningPage = useRef(false);
  const [focused, setFocused] = useState(0);
  const [wanted, setWanted] = useState<{ row: number } | null>(null);
  const active = Math.min(focused, rows.length - 1);
  useEffect(
    function focusWanted() {
      if (wanted !== null) rowElement(box, wanted.row)?.focus();
    },
    [box, wanted],
  );
  useEffect(
    function focusNewPage() {
      if (!isTurningPage.current) return;
      isTurningPage.current = false;
      // The row that had the focus was removed with its page.
      rowElement(box, 0)?.focus();
    },
    [box, rows],
  );
  const turnPage = (step: -1 | 1) => {
    isTurningPage.current = true;
    onPage(step);
  };
  const goTo = (target: number) => {
    const row = Math.max(0, Math.min(rows.length - 1, target));
    setFocused(row);
    // A row out of view is rendered first and then gets the focus.
    setWanted({ row });
  };
  const keys: Readonly<Record<string, (row: Row) => void>> = {
    ArrowDown: () => goTo(active + 1),
    ArrowUp: () => goTo(active - 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    PageDown: () => turnPage(1),
    PageUp: () => turnPage(-1),
    ' ': onToggle,
    Enter: onConfirm,
  };
  const withRow = (act: (row: Row) => void) => (event: MouseEvent<HTMLElement>) => {
    const row = rows[rowIndexOf(event.target)];
    if (row !== undefined) act(row);
  };
  return {
    /** Index of the row in the Tab order. */
    active,
    onClick: withRow(onToggle),
    onDoubleClick: withRow(onConfirm),
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const index = rowIndexOf(target);
      if (index >= 0) setFocused(index);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const [row, handle] = [rows[active], keys[event.key]];
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (row === undefined || handle === undefined || hasModifier) return;
      event.preventDefault();
      handle(row);
    },
  };
}

const rowElement = (box: RefObject<HTMLElement | null>, row: number): HTMLElement | null =>
  box.current?.querySelector<HTMLElement>(`[data-row-index="${String(row)}"]`) ?? null;

/** The index of the row that contains an element; -1 outside of rows. */
function rowIndexOf(target: EventTarget): number {
  const index =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-row-index]')?.dataset.rowIndex
      : undefined;
  return index === undefined ? -1 : Number(index);
}
