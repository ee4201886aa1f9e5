import type { ReactElement } from 'react';
import type { Row } from '../../fields/column.ts';
import { missingDependencies } from '../../fields/dependencies.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { TextCell } from '../../fields/kinds/TextCell.tsx';
import { valueOf } from '../../fields/values.ts';
import { cellValues } from '../cells/cell-values.ts';
import { DetailCell } from '../cells/DetailCell.tsx';
import { DetailCellField } from '../cells/DetailCellField.tsx';
import { canEditCell } from '../cells/editable-cell.ts';
import { cellClass, type ColumnLayout } from '../layout/detail-columns.ts';
import type { EditedLine } from '../edits/edit-state.ts';
import type { LineMarks } from './line-marks.ts';
import type { RowContext } from './row-context.ts';

/** A line as its cells need it. */
export interface RowState {
  /** The line as the services returned it. */
  line: Row;
  /** The line with its edits. */
  current: Row;
  /** The fields without a column of their own, among them names of codes. */
  hiddenFields: Row;
  lineNumber: number;
  /** Accessible name of the line. */
  lineName: string;
  edited: EditedLine | undefined;
  marks: LineMarks | undefined;
}

interface CellPosition {
  layout: ColumnLayout;
  /** Index of the column. */
  index: number;
  isActive: boolean;
  isSelected: boolean;
  /** Identifies one visit to a cell: changes of the same visit are undone together. */
  visit: number;
}

/**
 * Renders one cell of a line. It is a function and not a component, so that only the memoized
 * DetailCell is compared, which receives plain values.
 */
export function renderDetailCell(
  context: RowContext,
  row: RowState,
  { layout, index, isActive, isSelected, visit }: CellPosition,
): ReactElement {
  const { tableId, titles, shownNames, onChange, onInvalidText, search } = context;
  const { line, current, hiddenFields } = row;
  const { column } = layout;
  const { name, type } = column;
  const value = valueOf(current[name]);
  const isEditable = onChange !== undefined && canEditCell(current, column);
  const isInvalid = row.marks?.problems[name] !== undefined;
  const { text, notes, isEdited, isChanged } = describeCell(context, row, layout);
  const id = `${tableId}-${String(row.lineNumber)}-${name}`;
  const noteId = `${id}-note`;
  const { Cell = TextCell } = kindOf(type);
  const values = isEditable && isActive ? cellValues(column, current, shownNames) : {};
  const missing = isEditable && isActive ? missingDependencies(column, values) : [];
  return (
    <DetailCell
      key={name}
      index={index}
      name={name}
      className={cellClass(layout, isEditable, isEdited, isChanged)}
      style={layout.style}
      text={text}
      content={
        missing.length > 0 && value === null ? (
          <span className="mute">{waitingText(missing, context)}</span>
        ) : Cell === TextCell || value === null ? null : (
          context.renderCell({ column, value, row: hiddenFields, tabIndex: -1 })
        )
      }
      isEditable={isEditable}
      isSelected={isSelected}
      isActive={isActive}
      isWrong={isInvalid}
      notes={notes.join('\n')}
      noteId={noteId}
      editor={
        isEditable && isActive && missing.length === 0 ? (
          <DetailCellField
            id={id}
            column={column}
            value={value}
            values={values}
            name={`${row.lineName} ${titles[index] ?? name}`}
            invalid={isInvalid}
            describedBy={notes.length > 0 ? noteId : undefined}
            onChange={(next, copies) =>
              onChange(line, name, next, copies, `${name} ${String(visit)}`)
            }
            onInvalidText={(typed) => onInvalidText(line, name, typed)}
            search={search}
            editor={context.editor}
          />
        ) : null
      }
    />
  );
}

/** The text of a cell and the notes about it: its problem and its former values. */
function describeCell(
  { t, textOf, problemText }: RowContext,
  { current, hiddenFields, edited, marks }: RowState,
  { column, hasNameColumn }: ColumnLayout,
) {
  const { name } = column;
  const format = (value: unknown) =>
    (hasNameColumn && valueOf(value)) || textOf(column, value, hiddenFields);
  const problem = marks?.problems[name];
  const isEdited = edited !== undefined && name in edited.values;
  const isChanged = marks !== undefined && name in marks.changes;
  const notes = [
    problem && problemText(problem),
    isEdited ? t('sheet.edited', { 0: format(edited.before[name] ?? null) }) : null,
    isChanged ? t('sheet.changed', { 0: format(marks.changes[name] ?? null) }) : null,
  ].filter(Boolean);
  return { text: format(valueOf(current[name])), notes, isEdited, isChanged };
}

/** Names the fields that must be filled in first. */
function waitingText(names: readonly string[], { columns, titles, t }: RowContext): string {
  const texts = names.map(
    (name) => titles[columns.findIndex(({ column }) => column.name === name)] ?? name,
  );
  return t('metadata.awaits', { 0: texts.join(t('metadata.and')) });
}
