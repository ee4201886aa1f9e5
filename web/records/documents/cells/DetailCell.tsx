import { memo, type CSSProperties, type ReactNode } from 'react';

interface DetailCellProps {
  /** Index among the columns, from 0. */
  index: number;
  name: string;
  className: string;
  style: CSSProperties | undefined;
  text: string;
  /** Formatted content; null to show `text`. */
  content: ReactNode;
  isEditable: boolean;
  isSelected: boolean;
  isActive: boolean;
  /** Whether the cell has a problem; `notes` then includes it. */
  isWrong: boolean;
  /** The previous values and the problem, one per line. */
  notes: string;
  noteId: string;
  /** The control for editing the cell; null while the cell is not active. */
  editor: ReactNode;
}

/** Texts with more characters than this may be cut off and therefore get a tooltip. */
const MAX_UNCUT_LENGTH = 12;

/**
 * One cell of a line. The previous value is shown by a mark and a tooltip, and read out by screen
 * readers. Memoized: it re-renders only when its props change.
 */
export const DetailCell = memo(function DetailCell(props: DetailCellProps) {
  const {
    index,
    name,
    className,
    style,
    text,
    content,
    isEditable,
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
      aria-colindex={index + 2}
      data-column-index={index}
      data-column={name}
      tabIndex={isActive && editor === null ? 0 : undefined}
      aria-selected={isSelected ? true : undefined}
      aria-readonly={isEditable ? undefined : true}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={notes === '' || editor !== null ? undefined : noteId}
      title={notes || (text.length > MAX_UNCUT_LENGTH && editor === null ? text : undefined)}
    >
      {editor ?? (
        <span className={isEditable ? 'detail-text detail-typed-text' : 'detail-text'}>
          {content ?? text}
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
