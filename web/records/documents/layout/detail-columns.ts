import type { CSSProperties } from 'react';
import { cellStyle } from '../../fields/cell-style.ts';
import type { Column } from '../../fields/column.ts';
import { hasInput } from '../../form/check-fields.ts';
import { withResolvableDependencies } from '../../fields/dependencies.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { nameColumns } from '../../fields/kinds/option-text.ts';

type Pin = NonNullable<Column['pin']>;

/** A column of a table of lines, with its width, alignment and position. */
export interface ColumnLayout {
  /**
   * The column to display. If the name of a code has a column of its own, its options are shown as
   * code and name.
   */
  column: Column;
  /** The column as metadata defines it. */
  source: Column;
  /** In rem, so that it scales with the font size of the page. */
  width: number;
  align: 'start' | 'center' | 'end';
  /** The edge where the column stays visible while the table scrolls sideways; null: it scrolls. */
  pin: Pin | null;
  /**
   * The style from metadata, and the offset of a pinned column. The offset is a CSS variable set by
   * the table, so that no cell re-renders when widths change.
   */
  style: CSSProperties | undefined;
  /** Whether it is the pinned column next to the scrolling ones. */
  isEdge: boolean;
  /**
   * Whether it is a code whose name has a column of its own, so that this column shows the code
   * alone.
   */
  hasNameColumn: boolean;
}

const DEFAULT_WIDTH = 10;
const defaultWidths: Partial<Record<Column['type'], number>> = {
  INPUT_NUM: 6,
  DATE: 9,
  DATE_TIME: 13,
  TAG: 7,
};
/** Minimum widths in rem of columns with editable cells, so that the typed text is readable. */
const minEditableWidths: Partial<Record<Column['type'], number>> = {
  INPUT_NUM: 6,
  DATE: 9.5,
  DATE_TIME: 14,
};
const MIN_EDITABLE_WIDTH = 9;
const REM_PIXELS = 16;
const alignments = { LEFT: 'start', CENTER: 'center', RIGHT: 'end' } as const;
/**
 * Maximum total width in rem of the columns pinned to each side. Further pinned columns scroll, so
 * that enough space is left for the others.
 */
const maxPinnedWidth: Readonly<Record<Pin, number>> = { LEFT: 24, RIGHT: 12 };

/** The CSS variable with the offset of a pinned column. */
export const pinProperty = (name: string): string => `--pin-${name.replaceAll(/[^\w-]/gu, '_')}`;

/**
 * The visible columns in display order: pinned left, scrolling, pinned right. The line number is
 * not among them; the table has a separate column for it.
 */
export function layoutDetailColumns(columns: readonly Column[]): ColumnLayout[] {
  const shown = withResolvableDependencies(columns).filter(
    ({ isVisible, type, name }) => isVisible && type !== 'HIDE_TEXT' && name !== 'lineno',
  );
  const names = new Set(shown.map(({ name }) => name));
  const layouts = shown.map((column): ColumnLayout => {
    const { type, align } = column;
    const width =
      column.width === null ? (defaultWidths[type] ?? DEFAULT_WIDTH) : column.width / REM_PIXELS;
    const minWidth = hasInput(column) ? (minEditableWidths[type] ?? MIN_EDITABLE_WIDTH) : 0;
    const hasNameColumn =
      column.options !== null && nameColumns(column).some((name) => names.has(name));
    return {
      column: hasNameColumn ? withCodes(column) : column,
      source: column,
      width: Math.max(width, minWidth),
      align: kindOf(type).isNumeric === true ? 'end' : alignments[align],
      pin: column.pin,
      style: cellStyle(column),
      hasNameColumn,
      isEdge: false,
    };
  });
  const pinned = (pin: Pin) => {
    const ofEdge = layouts.filter((one) => one.pin === pin);
    const fromEdge = pin === 'LEFT' ? ofEdge : ofEdge.toReversed();
    const sums = fromEdge.map((_one, index) =>
      fromEdge.slice(0, index + 1).reduce((sum, { width }) => sum + width, 0),
    );
    const fitting = new Set(
      fromEdge.filter((_one, index) => (sums[index] ?? 0) <= maxPinnedWidth[pin]),
    );
    return ofEdge.filter((one) => fitting.has(one));
  };
  const [left, right] = [pinned('LEFT'), pinned('RIGHT')];
  const others = layouts.filter((one) => !left.includes(one) && !right.includes(one));
  return [
    ...left.map((one, index) => withPinOffset(one, index === left.length - 1)),
    ...others.map((one) => ({ ...one, pin: null })),
    ...right.map((one, index) => withPinOffset(one, index === 0)),
  ];
}

function withPinOffset(layout: ColumnLayout, isEdge: boolean): ColumnLayout {
  const inset = layout.pin === 'LEFT' ? 'insetInlineStart' : 'insetInlineEnd';
  return {
    ...layout,
    isEdge,
    style: { ...layout.style, [inset]: `var(${pinProperty(layout.column.name)})` },
  };
}

/** The column with options shown as code and name. */
function withCodes(column: Column): Column {
  return {
    ...column,
    options: column.options?.map((one) => ({ ...one, label: `${one.value} ${one.label}` })) ?? null,
  };
}

const edgeClass = { LEFT: ' detail-pinned-last', RIGHT: ' detail-pinned-first' } as const;

/** CSS classes of a cell. Total quantities, editable cells and changed cells are highlighted. */
export function cellClass(
  { align, pin, isEdge, column }: ColumnLayout,
  isEditable = false,
  isEdited = false,
  isChanged = false,
): string {
  const pinned = pin === null ? '' : ` detail-pinned${isEdge ? edgeClass[pin] : ''}`;
  const marks = `${isEditable ? ' detail-typed' : ''}${isEdited ? ' detail-edited' : ''}${isChanged ? ' detail-changed' : ''}`;
  return `detail-${align}${pinned}${column.name === 'qty' ? ' detail-total' : ''}${marks}`;
}
