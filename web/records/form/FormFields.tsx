import { useId, useMemo } from 'react';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column, Row } from '../fields/column.ts';
import type { OptionSearch } from '../fields/option-search.ts';
import { missingDependencies, withResolvableDependencies } from '../fields/dependencies.ts';
import type { FieldProblem } from './field-problem.ts';
import { FormField } from './FormField.tsx';
import { isInForm, startsRow } from './form-layout.ts';
import { useDependents } from './useDependents.ts';
import { valueOf, type FieldValues } from '../fields/values.ts';
import './FormFields.css';

/** Changes a field, and the fields that the chosen option sets. */
export type FieldChange = (name: string, value: string | null, copies?: FieldValues) => void;

/** A stored row with the labels of its codes. */
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
  /**
   * The row that the form was opened with. A label is shown as long as its code has not been
   * changed.
   */
  stored?: StoredRow | null;
}

/**
 * The fields of a form on a grid of 12 columns, with the rows and widths that metadata defines;
 * stacked on narrow screens. Read-only fields are shown as text, and dependent fields are updated.
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
  const open = useMemo(() => withResolvableDependencies(columns), [columns]);
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
  const storedLabel = (name: string) =>
    stored !== null && valueOf(stored.values[name]) === values[name]
      ? valueOf(stored.labels[name])
      : null;
  const shown = open.filter((column) => isInForm(column, values[column.name] ?? null));
  return (
    <div className="form-fields">
      <div className="form-fields-grid">
        {shown.map((column, index) => (
          <FormField
            key={column.name}
            id={`${id}${column.name}`}
            column={column}
            title={titles.get(column.name) ?? column.name}
            values={values}
            problem={problems[column.name] ?? null}
            startsRow={startsRow(shown, index)}
            label={storedLabel(column.name)}
            awaits={missingDependencies(column, values).map((name) => titles.get(name) ?? name)}
            onChange={(value, copies) => onChange(column.name, value, copies)}
            search={search}
          />
        ))}
      </div>
    </div>
  );
}
