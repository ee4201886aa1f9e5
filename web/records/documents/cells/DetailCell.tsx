import { memo, type CSSProperties, type ReactNode } from 'react';

interface DetailCellProps {
  /** Its place among the columns, from 0. */
  at: number;
  name: string;
  className: string;
  style: CSSProperties | undefined;
  text: string;
  /** Null: as text. */
  drawn: ReactNode;
  isTyped: boolean;
  isSelected: boolean;
  isActive: boolean;
  /** What was said of it is wrong. */
  isWrong: boolean;
  /** What it was, and what is wrong with it, line by line. */
  notes: string;
  noteId: string;
  /** What it is typed in with, while somebody is in it. */
  editor: ReactNode;
}

/** How many characters a cell shows of a text before it may be cut. */
const shortText = 12;

/** A field of a line. What it was before is said by a mark, by a tooltip and to screen readers. It is drawn anew only when it is another. */
export const DetailCell = memo(function DetailCell(props: DetailCellProps) {
  const {
    at,
    name,
    className,
    style,
    text,
    drawn,
    isTyped,
    isSelected,
    isActive,
    isWrong,
    notes,
    noteId,
    editor,
  } = props;
  return (
    <td
      role="gridcell"
      className={className}
      style={style}
      aria-colindex={at + 2}
      data-at={at}
      data-column={name}
      tabIndex={isActive && editor === null ? 0 : undefined}
      aria-selected={isSelected ? true : undefined}
      aria-readonly={isTyped ? undefined : true}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={notes === '' || editor !== null ? undefined : noteId}
      title={notes || (text.length > shortText && editor === null ? text : undefined)}
    >
      {editor ?? (
        <span className={isTyped ? 'detail-text detail-typed-text' : 'detail-text'}>
          {drawn ?? text}
        </span>
      )}
      {notes !== '' && (
        <span id={noteId} className={isWrong ? 'detail-words' : 'sr'}>
          {notes}
        </span>
      )}
    </td>
  );
});
