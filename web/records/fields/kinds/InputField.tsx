import { TextInput } from '../../../design/forms/TextInput.tsx';
import { fillInProblem, type FieldKind, type FieldProps } from './field-kind.ts';
import { TextCell } from './TextCell.tsx';
import { TextSearch } from '../../search/TextSearch.tsx';

/** One line of text. Other types use it if they have no options. */
export function InputField({
  id,
  column,
  value,
  invalid,
  describedBy,
  name,
  onChange,
}: FieldProps) {
  return (
    <div className={invalid ? 'in in-bad' : 'in'}>
      <TextInput
        id={id}
        value={value ?? ''}
        aria-label={name}
        aria-required={column.isRequired}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </div>
  );
}

/** One line of text. */
export const inputKind: FieldKind = {
  Field: InputField,
  Cell: TextCell,
  Search: TextSearch,
  isLineInCell: true,
  text: (value) => value,
  missing: fillInProblem,
};
