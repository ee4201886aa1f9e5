import { useId, useMemo } from 'react';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column, Row } from '../fields/column.ts';
import type { OptionSearch } from '../fields/option-search.ts';
import { awaitedBy, withOpenDependencies } from '../fields/dependencies.ts';
import type { FieldProblem } from './field-problem.ts';
import { FormField } from './FormField.tsx';
import { isInForm, startsRow } from './form-layout.ts';
import { useDependents } from './useDependents.ts';
import { valueOf, type FieldValues } from '../fields/values.ts';
import './FormFields.css';

/** Another value of a field, and what choosing it puts into other fields. */
export type FieldChange = (name: string, value: string | null, copies?: FieldValues) => void;

/** A row as the services keep it, and what the codes in it are called. */
export interface StoredRow {
  values: Row;
  labels: Row;
}

export interface FormFieldsProps {
  columns: readonly Column[];
  values: FieldValues;
  problems: Readonly<Record<string, FieldProblem>>;
  onChange: FieldChange;
  search?: OptionSearch;
  /** The row that the form began with: what its codes are called is shown while they stand. */
  stored?: StoredRow | null;
}

/**
 * The fields of a form on a grid of 12 columns, in the rows and widths that metadata gives them; one below the other where there is little
 * room. What may not be changed is shown as text; what depends on other fields follows them.
 */
export function FormFields({
  columns,
  values,
  problems,
  onChange,
  search,
  stored = null,
}: FormFieldsProps) {
  const id = useId();
  const serverText = useServerText();
  const open = useMemo(() => withOpenDependencies(columns), [columns]);
  useDependents({
    columns: open,
    values,
    search,
    onClear: ([first, ...others]) => {
      if (first !== undefined)
        onChange(first, null, Object.fromEntries(others.map((name) => [name, null])));
    },
  });
  const titles = new Map(
    open.map(({ name, i18nCode, title }) => [name, serverText(i18nCode, title)]),
  );
  const labelOf = (name: string) =>
    stored !== null && valueOf(stored.values[name]) === values[name]
      ? valueOf(stored.labels[name])
      : null;
  const shown = open.filter((column) => isInForm(column, values[column.name] ?? null));
  return (
    <div className="form-fields">
      <div className="form-fields-grid">
        {shown.map((column, at) => (
          <FormField
            key={column.name}
            id={`${id}${column.name}`}
            column={column}
            title={titles.get(column.name) ?? column.name}
            values={values}
            problem={problems[column.name] ?? null}
            startsRow={startsRow(shown, at)}
            label={labelOf(column.name)}
            awaits={awaitedBy(column, values).map((name) => titles.get(name) ?? name)}
            onChange={(value, copies) => onChange(column.name, value, copies)}
            search={search}
          />
        ))}
      </div>
    </div>
  );
}
