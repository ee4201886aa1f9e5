import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSearch, Row } from '../metadata/column.ts';
import { valueOf, type FieldValues } from '../metadata/values.ts';
import { Icon } from '../ui/Icon.tsx';
import { DetailCell } from './DetailCell.tsx';
import type { LaidColumn } from './detail-columns.ts';
import { lineLabel, lineNumberOf } from './edit-lines.ts';
import type { EditedLine } from './edit-state.ts';
import type { LineMarks } from './line-marks.ts';

/** What the lines of a table have in common. */
export interface RowContext {
  /** Makes the ids of cells. */
  tableId: string;
  columns: readonly LaidColumn[];
  titleOf: (column: LaidColumn['column']) => string;
  /** Names that have columns of their own: they are not said again beside their codes. */
  shownNames: ReadonlySet<string>;
  /** Undefined where nothing is edited. */
  onChange?: (line: Row, name: string, value: string | null, copies?: FieldValues) => void;
  /** Undefined where no line may be removed. */
  onRemove?: (line: Row) => void;
  search?: OptionSearch;
}

interface DetailRowProps {
  context: RowContext;
  /** The line as the services answered it. */
  line: Row;
  /** Its place on the page, from 0, and in the list, from 1. */
  place: number;
  ordinal: number;
  edited: EditedLine | undefined;
  isNew: boolean;
  marks: LineMarks | undefined;
}

const cellId = (tableId: string, lineNumber: number, name: string): string => `${tableId}-${String(lineNumber)}-${name}`;

/** One line. It is drawn anew only when it is another. */
export const DetailRow = memo(function DetailRow({ context, line, place, ordinal, edited, isNew, marks }: DetailRowProps) {
  const { t } = useTranslation();
  const { tableId, columns, titleOf, shownNames, onChange, onRemove, search } = context;
  const lineNumber = lineNumberOf(line);
  const label = lineLabel(lineNumber);
  const now = edited === undefined ? line : { ...line, ...edited.values };
  const names = Object.fromEntries(Object.entries(now).filter(([name]) => !shownNames.has(name)));
  const called = valueOf(now.productname) ?? '';
  const lineName = t('sheet.line', { 0: label, 1: called }).trim();
  const news = isNew ? t('sheet.newLine') : marks?.isAdded === true ? t('sheet.changedNew') : null;
  return (
    <tr
      data-place={place}
      aria-rowindex={ordinal + 1}
      className={isNew ? 'detail-new' : news === null ? undefined : 'detail-come'}
    >
      <td className="detail-number detail-end detail-frozen" title={news ?? undefined}>
        {label}
        {news !== null && <span className="sr">{news}</span>}
      </td>
      {columns.map((laid) => {
        const { name } = laid.column;
        return (
          <DetailCell
            key={name}
            id={cellId(tableId, lineNumber, name)}
            laid={laid}
            line={now}
            names={names}
            lineName={lineName}
            title={titleOf(laid.column)}
            edited={edited !== undefined && name in edited.values ? (edited.before[name] ?? null) : undefined}
            changed={marks !== undefined && name in marks.changes ? (marks.changes[name] ?? null) : undefined}
            problem={marks?.problems[name]}
            onChange={onChange && ((field, value, copies) => onChange(line, field, value, copies))}
            search={search}
          />
        );
      })}
      {onRemove && (
        <td className="detail-center detail-remove">
          <button
            type="button"
            className="ib ib-s"
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
