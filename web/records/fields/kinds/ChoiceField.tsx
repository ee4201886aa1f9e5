import { useState, type ReactNode } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { OptionField } from '../../../design/forms/OptionField.tsx';
import type { ColumnOption } from '../column.ts';
import { dependencyKey } from '../dependencies.ts';
import { useStoredLabel } from '../useStoredLabel.ts';
import { copiesOf } from './copies-of.ts';
import type { FieldProps } from './field-kind.ts';
import { InputField } from './InputField.tsx';
import { codeAndLabel, labelOf, optionText } from './option-text.ts';
import { createOptionFinder, shownOptions } from './shown-option.ts';

interface ChoiceFieldProps extends FieldProps {
  /** Whether text that is not an option is allowed. */
  freeText?: boolean;
  /** How the value is displayed; by default as the label of its option. */
  textOf?: typeof optionText;
  /** Renders another control to choose an option, beside the arrow. */
  renderBeside?: (onChoose: (option: ColumnOption) => void) => ReactNode;
}

/**
 * A select with the options of the column or of a search. Without either, the user types the code.
 */
export function ChoiceField(props: ChoiceFieldProps) {
  const {
    id,
    column,
    value,
    values,
    invalid,
    describedBy,
    name,
    label,
    awaits = [],
    onChange,
    search,
  } = props;
  const { freeText = false, textOf = optionText, renderBeside } = props;
  const serverText = useServerText();
  const [chosen, setChosen] = useState<ColumnOption | null>(null);
  const valueText =
    value === null ? '' : textOf(value, column, { serverText, row: values, label: label ?? null });
  // In a table cell (`name` is set) the label has a column of its own and need not be loaded.
  const isOpen = value !== null && valueText === value && name === undefined && !freeText;
  const own = isOpen && chosen?.value === value ? labelOf(chosen, serverText) : null;
  const stored = useStoredLabel(
    column,
    isOpen && own === null && awaits.length === 0 ? value : null,
    values,
    search,
  );
  if (column.options === null && search === undefined) return <InputField {...props} />;

  const found = own ?? (isOpen ? stored.label : null);
  const choose = (option: ColumnOption | null) => {
    setChosen(option);
    onChange(option?.value ?? null, copiesOf(option));
  };
  const type = (text: string) => {
    const named = column.options?.find((option) => labelOf(option, serverText) === text.trim());
    onChange(named?.value ?? (text === '' ? null : text), copiesOf(named));
  };
  return (
    <OptionField
      id={id}
      name={name}
      chosen={value === null ? [] : [value]}
      text={value !== null && found !== null ? codeAndLabel(value, found) : valueText}
      options={shownOptions(column, serverText)}
      find={createOptionFinder(search, column, values, serverText)}
      source={dependencyKey(column, values)}
      isRequired={column.isRequired}
      invalid={invalid}
      describedBy={describedBy}
      disabled={awaits.length > 0}
      busy={stored.busy}
      onChoose={(choice) => choose(choice?.option ?? null)}
      {...(freeText && { onText: type })}
    >
      {renderBeside?.(choose)}
    </OptionField>
  );
}
