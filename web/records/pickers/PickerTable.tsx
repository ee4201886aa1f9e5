import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from '../fields/column.ts';
import { useFieldCell } from '../fields/useFieldCell.tsx';
import type { PickerRow } from './picker-rows.ts';

interface PickerTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly PickerRow[];
  multiple: boolean;
  busy: boolean;
  isPicked: (row: PickerRow) => boolean;
  /** Picks or unpicks a row. */
  onToggle: (row: PickerRow) => void;
  /** Confirms the selection, by Enter or double-click. */
  onConfirm: (row: PickerRow) => void;
  onPage: (step: -1 | 1) => void;
}

/**
 * One page of rows. Arrow keys, Home and End move the focus, Page Up and Page Down change the page,
 * Space picks a row and Enter confirms.
 */
export function PickerTable(props: PickerTableProps) {
  const { label, columns, rows, multiple, busy, isPicked, onToggle, onConfirm, onPage } = props;
  const { t } = useTranslation();
  const serverText = useServerText();
  const cell = useFieldCell();
  const drawn = useRef(new Map<number, HTMLElement>());
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, rows.length - 1);
  const turning = useRef(false);
  const turn = (step: -1 | 1) => {
    turning.current = true;
    onPage(step);
  };
  useEffect(
    function followPage() {
      if (!turning.current) return;
      turning.current = false;
      // The row that had the focus was removed with its page.
      drawn.current.get(0)?.focus();
    },
    [rows],
  );
  const goTo = (to: number) => {
    const place = Math.max(0, Math.min(rows.length - 1, to));
    setCurrent(place);
    drawn.current.get(place)?.focus();
  };
  const keys: Readonly<Record<string, (row: PickerRow) => void>> = {
    ArrowDown: () => goTo(at + 1),
    ArrowUp: () => goTo(at - 1),
    Home: () => goTo(0),
    End: () => goTo(rows.length - 1),
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    ' ': onToggle,
    Enter: onConfirm,
  };
  const handleKey = (event: KeyboardEvent) => {
    const [row, handle] = [rows[at], keys[event.key]];
    if (row === undefined || handle === undefined || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    handle(row);
  };
  const edge = (column: Column) => (column.align === 'RIGHT' ? 'num' : undefined);
  return (
    <div className="picker-table" aria-busy={busy}>
      <div
        role="grid"
        className="picker-grid"
        aria-label={label}
        aria-multiselectable={multiple}
        tabIndex={-1}
        onKeyDown={handleKey}
      >
        <div role="row" className="picker-row picker-head">
          <span role="columnheader">
            <span className="sr">{t('picker.pick')}</span>
          </span>
          {columns.map((column) => (
            <span key={column.name} role="columnheader" className={edge(column)}>
              {serverText(column.i18nCode, column.title)}
            </span>
          ))}
        </div>
        {rows.map((row, place) => (
          // Keys are handled by the grid, which knows the focused row.
          <div
            key={row.key}
            ref={(element) => {
              if (element !== null) drawn.current.set(place, element);
              else drawn.current.delete(place);
            }}
            role="row"
            className="picker-row"
            tabIndex={place === at ? 0 : -1}
            aria-selected={isPicked(row)}
            onFocus={() => setCurrent(place)}
            onClick={() => onToggle(row)}
            onDoubleClick={() => onConfirm(row)}
            onKeyDown={undefined}
          >
            <span role="gridcell">
              <span
                className={`picker-mark picker-mark-${multiple ? 'box' : 'dot'}`}
                aria-hidden="true"
              />
            </span>
            {columns.map((column) => (
              <span key={column.name} role="gridcell" className={edge(column)}>
                {cell({
                  column,
                  value: row.values[column.name],
                  row: row.values,
                  label: row.labels[column.name],
                  tabIndex: null,
                })}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
