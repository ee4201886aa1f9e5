import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column, Row } from '../fields/column.ts';
import { kindOf, isShownInHeader } from '../fields/kinds/field-kinds.ts';
import { useFieldText } from '../fields/useFieldText.ts';
import './SheetHeader.css';

interface SheetHeaderProps {
  columns: readonly Column[];
  header: Row;
}

/** A text with more characters than this spans two columns. */
const LONG_TEXT_LENGTH = 24;

/** The header fields of a document, read-only: label above value, up to four side by side. */
export function SheetHeader({ columns, header }: SheetHeaderProps) {
  const serverText = useServerText();
  const textOf = useFieldText();
  return (
    <dl className="sheet-header">
      {columns.filter(isShownInHeader).map((column) => {
        const text = textOf(column, header[column.name], header);
        const isLong = column.type === 'TEXTAREA' || text.length > LONG_TEXT_LENGTH;
        return (
          <div key={column.name} className={isLong ? 'sheet-header-long' : undefined}>
            <dt>{serverText(column.i18nCode, column.title)}</dt>
            <dd
              className={kindOf(column.type).isNumeric === true ? 'sheet-header-number' : undefined}
            >
              {text}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
