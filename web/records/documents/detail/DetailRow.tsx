import { memo } from 'react';
import { Button } from '../../../design/button/Button.tsx';
import type { Row } from '../../fields/column.ts';
import { valueOf } from '../../fields/values.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { lineLabel, lineNumberOf } from '../edits/edit-lines.ts';
import type { EditedLine } from '../edits/edit-state.ts';
import type { LineMarks } from './line-marks.ts';
import { renderDetailCell } from './render-detail-cell.tsx';
import type { RowContext } from './row-context.ts';

interface DetailRowProps {
  context: RowContext;
  /** The line as the services returned it. */
  line: Row;
  /** Index on the page, from 0. `ordinal` is the position in the whole list, from 1. */
  index: number;
  ordinal: number;
  edited: EditedLine | undefined;
  isNew: boolean;
  marks: LineMarks | undefined;
  /** Index of the active column; -1 if the active cell is in another row. */
  active: number;
  /** Identifies one visit to a cell: changes of the same visit are undone together. */
  visit: number;
  /** First and last selected column; -1 if the row is not part of the selection. */
  selectedFrom: number;
  selectedTo: number;
}

/** One line. Only the active cell has an input; the others are plain text. */
export const DetailRow = memo(function DetailRow(props: DetailRowProps) {
  const { context, line, edited, isNew, marks, active, visit, selectedFrom, selectedTo } = props;
  const { slots, columns, shownNames, t, onRemove } = context;
  const lineNumber = lineNumberOf(line);
  const label = lineLabel(lineNumber);
  const current = edited === undefined ? line : { ...line, ...edited.values };
  const hidden = Object.entries(current).filter(([name]) => !shownNames.has(name));
  const row = {
    line,
    current,
    hiddenFields: Object.fromEntries(hidden),
    lineNumber,
    lineName: t('sheet.line', { 0: label, 1: valueOf(current.productname) ?? '' }).trim(),
    edited,
    marks,
  };
  const note = isNew ? t('sheet.newLine') : marks?.isAdded === true ? t('sheet.changedNew') : null;
  return (
    <tr
      data-row={props.index}
      aria-rowindex={props.ordinal + 1}
      className={isNew ? 'detail-new' : note === null ? undefined : 'detail-come'}
    >
      <td role="rowheader" className="detail-number detail-end" title={note ?? undefined}>
        {label}
        {note !== null && <span className="sr">{note}</span>}
      </td>
      {slots.map(({ index, span, layout }) =>
        layout === null ? (
          <td key={`empty-${String(index)}`} aria-hidden="true" colSpan={span} />
        ) : (
          renderDetailCell(context, row, {
            layout,
            index,
            isActive: index === active,
            isSelected: index >= selectedFrom && index <= selectedTo,
            visit,
          })
        ),
      )}
      {onRemove && (
        <RemoveCell
          index={columns.length}
          label={t('sheet.remove', { 0: label })}
          isActive={active === columns.length}
          onRemove={() => onRemove(line)}
        />
      )}
    </tr>
  );
});

interface RemoveCellProps {
  index: number;
  label: string;
  isActive: boolean;
  onRemove: () => void;
}

function RemoveCell({ index, label, isActive, onRemove }: RemoveCellProps) {
  return (
    <td role="gridcell" data-column-index={index} className="detail-center detail-remove">
      <Button
        kind="icon"
        size="small"
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        title={label}
        onClick={onRemove}
      >
        <Icon name="trash" size="small" />
      </Button>
    </td>
  );
}
