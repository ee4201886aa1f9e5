import { useTranslation } from 'react-i18next';
import { isTypedIn } from '../metadata/check-fields.ts';
import type { OptionSearch, Row } from '../metadata/column.ts';
import { type FieldProblem, useProblemText } from '../metadata/field-problem.ts';
import { useFieldText } from '../metadata/useFieldText.ts';
import { valueOf, type FieldValues } from '../metadata/values.ts';
import { cellClass, type LaidColumn } from './detail-columns.ts';
import { DetailCellField } from './DetailCellField.tsx';
import { mayChange } from './quantity.ts';

export type CellChange = (name: string, value: string | null, copies?: FieldValues) => void;

interface DetailCellProps {
  id: string;
  laid: LaidColumn;
  /** The line as it is now. */
  line: Row;
  /** The line without the names that have columns of their own. */
  names: Row;
  lineName: string;
  title: string;
  /** What the field was before it was edited here; undefined when it was not. */
  edited: string | null | undefined;
  /** What it was at the last step; undefined when it was the same. */
  changed: string | null | undefined;
  problem: FieldProblem | undefined;
  /** Undefined where nothing is edited. */
  onChange: CellChange | undefined;
  search: OptionSearch | undefined;
}

/** How many characters a cell shows of a text before it may be cut. */
const shortText = 12;

/** A field of a line. What it was before is said by a mark, by a tooltip and to screen readers. */
export function DetailCell(props: DetailCellProps) {
  const { id, laid, line, names, lineName, title, edited, changed, problem, onChange, search } = props;
  const { t } = useTranslation();
  const textOf = useFieldText();
  const problemText = useProblemText();
  const { column } = laid;
  const value = line[column.name];
  const isTyped = onChange !== undefined && isTypedIn(column) && mayChange(line, column.name);
  const say = (said: unknown) => (laid.isNamedBeside && valueOf(said)) || textOf(column, said, names);
  const text = say(value);
  const before = (was: string | null) => say(was);
  const notes = [
    problem && problemText(problem),
    edited === undefined ? null : t('sheet.edited', { 0: before(edited) }),
    changed === undefined ? null : t('sheet.changed', { 0: before(changed) }),
  ].filter((note): note is string => Boolean(note));
  const noteId = `${id}-note`;
  const className = [
    cellClass(laid),
    isTyped ? 'detail-typed' : '',
    edited === undefined ? '' : 'detail-edited',
    changed === undefined ? '' : 'detail-changed',
  ].join(' ');
  return (
    <td
      className={className}
      data-column={column.name}
      title={notes.join('\n') || (text.length > shortText && !isTyped ? text : undefined)}
    >
      {isTyped ? (
        <DetailCellField
          id={id}
          column={column}
          value={valueOf(value)}
          values={names as FieldValues}
          name={`${lineName} ${title}`}
          invalid={problem !== undefined}
          describedBy={notes.length > 0 ? noteId : undefined}
          onChange={(next, copies) => onChange(column.name, next, copies)}
          search={search}
        />
      ) : (
        <span className="detail-text">{text}</span>
      )}
      {notes.length > 0 && (
        <span id={noteId} className={problem === undefined ? 'sr' : 'detail-words'}>
          {notes.join(' ')}
        </span>
      )}
    </td>
  );
}
