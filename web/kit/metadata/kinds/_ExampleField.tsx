import { fillIn, type FieldKind, type FieldProps } from './field-kind.ts';

/**
 * How to add a kind of column. This file is compiled and stands in no table, so it cannot go stale and shows nowhere.
 *
 * 1. `schema/metadata.graphql`: its name in `ColumnType`, then its REST name in the gateway, and `npm run codegen`.
 * 2. This file. The control only draws itself: label, required mark and what is wrong are drawn around it. In a cell of a table there is no
 *    label, there it is given its `name`. The value is a text or null, whatever it is about; choosing may put `copies` into other fields.
 * 3. One line in `field-kinds.ts`. How it is read in headers and tables comes from `text`, what is wrong with it from `check`.
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

export const exampleKind: FieldKind = {
  Field: ExampleField,
  text: (value) => value,
  check: (value) => (value.includes('*') ? { textKey: 'metadata.required' } : null),
  missing: fillIn,
};
