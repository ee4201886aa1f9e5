import { TextInput } from '../../../design/forms/TextInput.tsx';
import { equals } from '../../search/search-conditions.ts';
import {
  fillInProblem,
  type CellProps,
  type FieldKind,
  type FieldProps,
  type SearchProps,
} from './field-kind.ts';

/**
 * How to add a column type; the other steps are in docs/recipes/add-a-column-type.md. This file is
 * compiled, so it cannot become outdated, but it is not registered and therefore never shown.
 *
 * The form draws label, required mark, hint and problem around the control. In a table cell there
 * is no label, so the control gets its accessible `name` instead. The value is always text or null.
 * Choosing an option may set other fields through `copies`.
 */
function ExampleField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  return (
    <div className={invalid ? 'in in-bad' : 'in'}>
      <TextInput
        id={id}
        value={value ?? ''}
        aria-label={name}
        aria-required={column.isRequired}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}

/**
 * The table cell. It is used only for values that exist; an empty value is shown as a dash for all
 * types. Anything that can be pressed in it takes `tabIndex`.
 */
function ExampleCell({ text }: CellProps) {
  return <em>{text}</em>;
}

/**
 * The control of a search form. Its value is text as well, so that it can be part of the URL
 * (search-value.ts).
 */
function ExampleSearch({ id, value, describedBy, onChange }: SearchProps) {
  return (
    <div className="in">
      <TextInput
        id={id}
        value={value ?? ''}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </div>
  );
}

export const exampleKind: FieldKind = {
  Field: ExampleField,
  Cell: ExampleCell,
  Search: ExampleSearch,
  toConditions: equals,
  // The value as text: in tables, headers, change histories and exports.
  text: (value) => value.toLocaleUpperCase(),
  // Problems other than wrong length or an empty value.
  check: (value) => (value.includes('*') ? { textKey: 'metadata.required' } : null),
  missing: fillInProblem,
};
