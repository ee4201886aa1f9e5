import { equals } from '../../search/search-conditions.ts';
import {
  fillIn,
  type CellProps,
  type FieldKind,
  type FieldProps,
  type SearchProps,
} from './field-kind.ts';

/**
 * How to add a kind of column; docs/recipes/add-a-column-type.md has the steps around it. This file is compiled and stands in no table, so it
 * cannot go stale and shows nowhere.
 *
 * The control of a form only draws itself: label, required mark, hint and what is wrong are drawn around it. In a cell of a table there is no
 * label, there it is given its `name`. The value is a text or null, whatever it is about; choosing may put `copies` into other fields.
 */
function ExampleField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  return (
    <div className={invalid ? 'in in-bad' : 'in'}>
      <input
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

/** The cell of a table: only for values that are there, as an empty one is a dash for all kinds. What can be pressed in it takes `tabIndex`. */
function ExampleCell({ text }: CellProps) {
  return <em>{text}</em>;
}

/** The control of a search form. Its value is one text too, so that it can stand in an address (search-value.ts). */
function ExampleSearch({ id, value, describedBy, onChange }: SearchProps) {
  return (
    <div className="in">
      <input
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
  // How it is read: in tables, headers, histories and exports.
  text: (value) => value.toLocaleUpperCase(),
  // What is wrong beyond its length and beyond being empty.
  check: (value) => (value.includes('*') ? { textKey: 'metadata.required' } : null),
  missing: fillIn,
};
