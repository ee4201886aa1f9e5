import type { CSSProperties } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { hasInput } from './check-fields.ts';
import type { Column } from '../fields/column.ts';
import type { OptionSearch } from '../fields/option-search.ts';
import { FieldHint } from '../fields/FieldHint.tsx';
import { type FieldProblem, useProblemText } from './field-problem.ts';
import { FieldText } from '../fields/FieldText.tsx';
import { spanOf } from './form-layout.ts';
import { kindOf } from '../fields/kinds/field-kinds.ts';
import type { FieldValues } from '../fields/values.ts';

interface FormFieldProps {
  id: string;
  column: Column;
  title: string;
  values: FieldValues;
  problem: FieldProblem | null;
  startsRow: boolean;
  /** The label of the value, if the row provides one. */
  label: string | null;
  /** Titles of the fields that must be filled in first. */
  awaits: readonly string[];
  onChange: (value: string | null, copies?: FieldValues) => void;
  search: OptionSearch | undefined;
}

/** One field of a form: label above the control, problem and hint below it. */
export function FormField(props: FormFieldProps) {
  const { id, column, title, values, problem, startsRow, label, awaits, onChange, search } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { Field, isGroup, isNumeric = false } = kindOf(column.type);
  const value = values[column.name] ?? null;
  const [labelId, errorId, hintId] = [`${id}-label`, `${id}-error`, `${id}-hint`];
  const style = { '--form-span': spanOf(column) } as CSSProperties;
  const className = startsRow ? 'field form-field form-field-first' : 'field form-field';
  if (Field === null || !hasInput(column)) {
    return (
      <div className={className} style={style}>
        <label id={labelId} htmlFor={id}>
          {title}
        </label>
        <output id={id} className={isNumeric ? 'field-read num' : 'field-read'}>
          <FieldText column={column} value={value} row={values} label={label} />
        </output>
      </div>
    );
  }
  const isGrouped = isGroup?.(column) === true;
  const hasHint = column.hint !== null || awaits.length > 0;
  const mark = column.isRequired && (
    <>
      <span className="field-required" aria-hidden="true">
        *
      </span>
      {isGrouped && <span className="sr">{t('metadata.isRequired')}</span>}
    </>
  );
  return (
    <div className={className} style={style} data-field={column.name}>
      {isGrouped ? (
        <span id={labelId} className="field-label">
          {title}
          {mark}
        </span>
      ) : (
        <label id={labelId} htmlFor={id}>
          {title}
          {mark}
        </label>
      )}
      <Field
        id={id}
        column={column}
        value={value}
        values={values}
        invalid={problem !== null}
        describedBy={
          [problem !== null && errorId, hasHint && hintId]
            .filter((one) => one !== false)
            .join(' ') || undefined
        }
        label={label}
        awaits={awaits}
        onChange={onChange}
        search={search}
      />
      {problem !== null && (
        <span className="err" id={errorId}>
          <Icon name="info-circle" />
          {problemText(problem)}
        </span>
      )}
      {hasHint && <FieldHint id={hintId} column={column} awaits={awaits} />}
    </div>
  );
}
