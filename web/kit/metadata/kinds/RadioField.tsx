import { useServerText } from '../../language/useServerText.ts';
import { choose, type FieldKind, type FieldProps } from './field-kind.ts';
import { labelOf, optionText } from './option-text.ts';

function RadioField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  const serverText = useServerText();
  return (
    <div
      id={id}
      className="field-group"
      role="radiogroup"
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-label` : undefined}
      aria-required={column.isRequired}
      aria-invalid={invalid}
      aria-describedby={describedBy}
    >
      {(column.options ?? []).map((option) => (
        <label key={option.value} className="field-choice">
          <input
            type="radio"
            className="field-radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {labelOf(option, serverText)}
        </label>
      ))}
    </div>
  );
}

export const radioKind: FieldKind = { Field: RadioField, isGroup: true, text: optionText, missing: choose };
