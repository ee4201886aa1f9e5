import type { Column } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { kindOf } from '../../fields/kinds/field-kinds.ts';
import type { FieldValues } from '../../fields/values.ts';
import type { CellEditorRef } from './cell-editor.ts';
import { DetailLineInput } from './DetailLineInput.tsx';
import { DetailNumberCell } from './DetailNumberCell.tsx';

interface DetailCellFieldProps {
  id: string;
  column: Column;
  value: string | null;
  values: FieldValues;
  name: string;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (value: string | null, copies?: FieldValues) => void;
  onInvalidText: (text: string) => void;
  search: OptionSearch | undefined;
  editor: CellEditorRef;
}

const asText = (text: string): string | null => text.trim() || null;

/**
 * The control of a cell: the same as in a form, but in one line. A radio column becomes a select,
 * because radio buttons would not fit.
 */
export function DetailCellField(props: DetailCellFieldProps) {
  const { type } = props.column;
  const { Field, isNumeric, isLineInCell } = kindOf(type === 'RADIO' ? 'SELECT' : type);
  if (isNumeric === true) return <DetailNumberCell {...props} />;
  if (isLineInCell === true || Field === null) return <DetailLineInput {...props} parse={asText} />;
  const { editor: _editor, onInvalidText: _onInvalidText, ...field } = props;
  return (
    <div role="presentation" className="detail-field">
      <Field {...field} />
    </div>
  );
}
