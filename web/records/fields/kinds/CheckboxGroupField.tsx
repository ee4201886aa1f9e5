import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { equals, contains } from '../../search/search-conditions.ts';
import { codesOf as searchedCodes } from '../../search/search-value.ts';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { chooseProblem, type FieldKind, type FieldProps } from './field-kind.ts';
import { InputField } from './InputField.tsx';
import { hasOptions } from '../column.ts';
import { labelOf, optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/** Some services write spaces after the commas, or a code twice. */
const storedCodes = (value: string | null): string[] => {
  const codes = (value ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes)].filter((code) => code !== '');
};

/**
 * Check boxes, for columns with few options. The value is a list of codes joined by commas. A code
 * that is no longer an option is preserved.
 */
function CheckboxGroupField(props: FieldProps) {
  const { id, column, value, invalid, describedBy, name, onChange } = props;
  const serverText = useServerText();
  if (!hasOptions(column)) return <InputField {...props} />;
  const chosen = storedCodes(value);
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
          <Checkbox
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

/** Any number of options, stored as codes joined by commas. */
export const checkboxGroupKind: FieldKind = {
  Field: CheckboxGroupField,
  Cell: TextCell,
  Search: ChoiceSearch,
  // The stored value is a list, so each code is searched for as part of it.
  toConditions: (column, value) =>
    column.searchType === 'IN'
      ? searchedCodes(value).flatMap((code) => contains(column, code))
      : equals(column, value),
  isGroup: hasOptions,
  text: (value, column, context) =>
    storedCodes(value)
      .map((code) => optionText(code, column, { ...context, row: {}, label: null }))
      .join(', '),
  missing: chooseProblem,
};
