import { useServerText } from '../../language/useServerText.ts';
import { choose, type FieldKind, type FieldProps } from './field-kind.ts';
import { labelOf, optionText } from './option-text.ts';

const codesOf = (value: string | null): string[] => (value === null ? [] : value.split(',').filter((code) => code !== ''));

/** Some of few: their codes, joined by commas. A code that is no option any more stays until it is taken out by the services. */
function CheckboxGroupField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  const serverText = useServerText();
  const chosen = codesOf(value);
  const options = column.options ?? [];
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    const ordered = options.map((option) => option.value).filter((one) => next.has(one));
    const unknown = [...next].filter((one) => !ordered.includes(one));
    onChange([...ordered, ...unknown].join(',') || null);
  };
  return (
    <div
      id={id}
      className="field-group"
      role="group"
      aria-label={name}
      aria-labelledby={name === undefined ? `${id}-label` : undefined}
      aria-describedby={describedBy}
    >
      {options.map((option) => (
        <label key={option.value} className="field-choice">
          <input
            type="checkbox"
            className="cb"
            checked={chosen.includes(option.value)}
            aria-invalid={invalid}
            onChange={() => toggle(option.value)}
          />
          {labelOf(option, serverText)}
        </label>
      ))}
    </div>
  );
}

export const checkboxGroupKind: FieldKind = {
  Field: CheckboxGroupField,
  isGroup: true,
  text: (value, column, context) =>
    codesOf(value)
      .map((code) => optionText(code, column, { ...context, row: {} }))
      .join(', '),
  missing: choose,
};
