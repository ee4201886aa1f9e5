import { useId } from 'react';
import { useServerText } from '../language/useServerText.ts';
import type { Column, OptionSearch } from './column.ts';
import type { FieldProblem } from './field-problem.ts';
import { FormField } from './FormField.tsx';
import { isInForm, startsRow } from './form-layout.ts';
import type { FieldValues } from './values.ts';
import './FormFields.css';

/** Another value of a field, and what choosing it puts into other fields. */
export type FieldChange = (name: string, value: string | null, copies?: FieldValues) => void;

export interface FormFieldsProps {
  columns: readonly Column[];
  values: FieldValues;
  problems: Readonly<Record<string, FieldProblem>>;
  onChange: FieldChange;
  search?: OptionSearch;
}

/**
 * The fields of a form on a grid of 12 columns, in the rows and widths that metadata gives them; one below the other where there is little
 * room. What may not be changed is shown as text.
 */
export function FormFields({ columns, values, problems, onChange, search }: FormFieldsProps) {
  const id = useId();
  const serverText = useServerText();
  const shown = columns.filter((column) => isInForm(column, values[column.name] ?? null));
  return (
    <div className="form-fields">
      <div className="form-fields-grid">
        {shown.map((column, at) => (
          <FormField
            key={column.name}
            id={`${id}${column.name}`}
            column={column}
            title={serverText(column.i18nCode, column.title)}
            values={values}
            problem={problems[column.name] ?? null}
            startsRow={startsRow(shown, at)}
            onChange={(value, copies) => onChange(column.name, value, copies)}
            search={search}
          />
        ))}
      </div>
    </div>
  );
}
