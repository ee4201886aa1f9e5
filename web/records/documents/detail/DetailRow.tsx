import { memo, type Ref } from 'react';
import type { TFunction } from 'i18next';
import type { FieldTextOf } from '../../fields/useFieldText.ts';
import type { DrawCell } from '../../fields/useFieldCell.tsx';
import type { ProblemText } from '../../form/field-problem.ts';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { awaitedBy } from '../../fields/dependencies.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import { TextCell } from '../../fields/kinds/TextCell.tsx';
import { valueOf, type FieldValues } from '../../fields/values.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { canType } from '../cells/can-type.ts';
import type { CellEditor } from '../cells/cell-editor.ts';
import { cellValues } from '../cells/cell-values.ts';
import type { Slot } from './column-slots.ts';
import { DetailCell } from '../cells/DetailCell.tsx';
import { DetailCellField } from '../cells/DetailCellField.tsx';
import { cellClass, type LaidColumn } from '../detail-columns.ts';
import { lineLabel, lineNumberOf } from '../edit-lines.ts';
import type { EditedLine } from '../edit-state.ts';
import type { LineMarks } from './line-marks.ts';

/**
 * Everything that the rows of a table share. Rows are memoized, so a row re-renders only when this
 * object or its own props change.
 */
export interface RowContext {
  /** Prefix of the ids of cells. */
  tableId: string;
  slots: readonly Slot[];
  columns: readonly LaidColumn[];
  titles: readonly string[];
  /**
   * Columns of the table. The name of a code is not repeated beside the code if it is among them.
   */
  shownNames: ReadonlySet<string>;
  t: TFunction;
  textOf: FieldTextOf;
  problemText: ProblemText;
  draw: DrawCell;
  /** Undefined if the table is read-only. */
  onChange?: (
    line: Row,
    name: string,
    value: string | null,
    copies?: FieldValues,
    stay?: string,
  ) => void;
  /** The text typed into a cell is invalid. */
  onUnread: (line: Row, column: string, text: string) => void;
  /** Undefined if lines cannot be removed. */
  onRemove?: (line: Row) => void;
  search?: OptionSearch;
  editor: Ref<CellEditor>;
}

interface DetailRowProps {
  context: RowContext;
  /** The line as the services returned it. */
  line: Row;
  /** Index on the page, from 0. `ordinal` is the position in the whole list, from 1. */
  place: number;
  ordinal: number;
  edited: EditedLine | undefined;
  isNew: boolean;
  marks: LineMarks | undefined;
  /** Index of the active column; -1 if the active cell is in another row. */
  active: number;
  /** Identifies one visit to a cell: changes of the same visit are undone together. */
  stay: number;
  /** First and last selected column; -1 if the row is not part of the selection. */
  selectedFrom: number;
  selectedTo: number;
}

/** One line. Only the active cell has an input; the others are plain text. */
export const DetailRow = memo(function DetailRow(props: DetailRowProps) {
  const {
    context,
    line,
    place,
    ordinal,
    edited,
    isNew,
    marks,
    active,
    stay,
    selectedFrom,
    selectedTo,
  } = props;
  const {
    tableId,
    slots,
    columns,
    titles,
    shownNames,
    t,
    textOf,
    problemText,
    draw,
    onChange,
    onUnread,
    onRemove,
    search,
  } = context;
  const lineNumber = lineNumberOf(line);
  const label = lineLabel(lineNumber);
  const now = edited === undefined ? line : { ...line, ...edited.values };
  const names = Object.fromEntries(Object.entries(now).filter(([name]) => !shownNames.has(name)));
  const lineName = t('sheet.line', { 0: label, 1: valueOf(now.productname) ?? '' }).trim();
  const news = isNew ? t('sheet.newLine') : marks?.isAdded === true ? t('sheet.changedNew') : null;
  return (
    <tr
      data-place={place}
      aria-rowindex={ordinal + 1}
      className={isNew ? 'detail-new' : news === null ? undefined : 'detail-come'}
    >
      <td role="rowheader" className="detail-number detail-end" title={news ?? undefined}>
        {label}
        {news !== null && <span className="sr">{news}</span>}
      </td>
      {slots.map(({ at, span, laid }) => {
        if (laid === null)
          return <td key={`room-${String(at)}`} aria-hidden="true" colSpan={span} />;
        const { column } = laid;
        const { name, type } = column;
        const value = valueOf(now[name]);
        const say = (said: unknown) =>
          (laid.isNamedBeside && valueOf(said)) || textOf(column, said, names);
        const isTyped = onChange !== undefined && canType(now, column);
        const problem = marks?.problems[name];
        const was =
          edited !== undefined && name in edited.values ? (edited.before[name] ?? null) : undefined;
        const before =
          marks !== undefined && name in marks.changes ? (marks.changes[name] ?? null) : undefined;
        const notes = [
          problem && problemText(problem),
          was === undefined ? null : t('sheet.edited', { 0: say(was) }),
          before === undefined ? null : t('sheet.changed', { 0: say(before) }),
        ].filter(Boolean);
        const id = `${tableId}-${String(lineNumber)}-${name}`;
        const noteId = `${id}-note`;
        const isActive = at === active;
        const { Cell = TextCell } = kindOf(type);
        const values = isTyped && isActive ? cellValues(column, now, shownNames) : {};
        const awaited = isTyped && isActive ? awaitedBy(column, values) : [];
        return (
          <DetailCell
            key={name}
            at={at}
            name={name}
            className={cellClass(laid, isTyped, was !== undefined, before !== undefined)}
            style={laid.style}
            text={say(value)}
            drawn={
              awaited.length > 0 && value === null ? (
                <span className="mute">
                  {t('metadata.awaits', { 0: titlesOf(awaited, context).join(t('metadata.and')) })}
                </span>
              ) : Cell === TextCell || value === null ? null : (
                draw({ column, value, row: names, tabIndex: -1 })
              )
            }
            isTyped={isTyped}
            isSelected={at >= selectedFrom && at <= selectedTo}
            isActive={isActive}
            isWrong={problem !== undefined}
            notes={notes.join('\n')}
            noteId={noteId}
            editor={
              isTyped && isActive && awaited.length === 0 ? (
                <DetailCellField
                  id={id}
                  column={column}
                  value={value}
                  values={values}
                  name={`${lineName} ${titles[at] ?? name}`}
                  invalid={problem !== undefined}
                  describedBy={notes.length > 0 ? noteId : undefined}
                  onChange={(next, copies) =>
                    onChange(line, name, next, copies, `${name} ${String(stay)}`)
                  }
                  onUnread={(text) => onUnread(line, name, text)}
                  search={search}
                  editor={context.editor}
                />
              ) : null
            }
          />
        );
      })}
      {onRemove && (
        <td role="gridcell" data-at={columns.length} className="detail-center detail-remove">
          <button
            type="button"
            className="ib ib-s"
            tabIndex={active === columns.length ? 0 : -1}
            aria-label={t('sheet.remove', { 0: label })}
            title={t('sheet.remove', { 0: label })}
            onClick={() => onRemove(line)}
          >
            <Icon name="trash" size="small" />
          </button>
        </td>
      )}
    </tr>
  );
});

function titlesOf(names: readonly string[], { columns, titles }: RowContext): string[] {
  return names.map(
    (name) => titles[columns.findIndex(({ column }) => column.name === name)] ?? name,
  );
}
