import type { Row } from '../../fields/column.ts';
import { lineNumberOf } from '../edits/edit-lines.ts';
import type { EditedDetail } from '../edits/edit-state.ts';
import { isSingleCell } from '../grid/cell-range.ts';
import type { GridCursor } from '../grid/useGridCursor.ts';
import { DetailRow } from './DetailRow.tsx';
import type { LineMarks } from './line-marks.ts';
import type { RowContext } from './row-context.ts';

interface DetailRowsProps {
  context: RowContext;
  lines: readonly Row[];
  /** Number of lines on the pages before this one. */
  before: number;
  edits: EditedDetail;
  /** Numbers of the added lines. */
  addedNumbers: ReadonlySet<number>;
  marks: ReadonlyMap<number, LineMarks>;
  cursor: GridCursor;
  /** Indexes of the lines to render, in ascending order. */
  rows: readonly number[];
  /** In pixels. */
  lineHeight: number;
  /** Number of columns that an empty row spans. */
  span: number;
}

/** The rows of a table in view. Empty rows take the space of those that are not rendered. */
export function DetailRows(props: DetailRowsProps) {
  const { context, lines, before, edits, addedNumbers, marks, cursor, span } = props;
  const { active, range, focusRequest } = cursor;
  const { from, to } = range;
  const { rows, lineHeight } = props;
  const isBlock = !isSingleCell(range);
  const emptyRow = (first: number, last: number) =>
    last > first && (
      <tr key={`blank-${String(first)}`} aria-hidden="true" className="detail-blank">
        <td colSpan={span} style={{ height: (last - first) * lineHeight }} />
      </tr>
    );
  return (
    <tbody>
      {rows.flatMap((row, nth) => {
        const line = lines[row];
        if (line === undefined) return [];
        const lineNumber = lineNumberOf(line);
        const isActive = row === active.row;
        const isSelected = isBlock && row >= from.row && row <= to.row;
        return [
          emptyRow(nth === 0 ? 0 : (rows[nth - 1] ?? 0) + 1, row),
          <DetailRow
            key={lineNumber}
            context={context}
            line={line}
            index={row}
            ordinal={before + row + 1}
            edited={edits.edited[String(lineNumber)]}
            isNew={addedNumbers.has(lineNumber)}
            marks={marks.get(lineNumber)}
            active={isActive ? active.column : -1}
            visit={isActive ? focusRequest : -1}
            selectedFrom={isSelected ? from.column : -1}
            selectedTo={isSelected ? to.column : -1}
          />,
        ];
      })}
      {emptyRow((rows.at(-1) ?? -1) + 1, lines.length)}
    </tbody>
  );
}
