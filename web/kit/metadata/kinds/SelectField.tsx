import { useState } from 'react';
import { useServerText } from '../../language/useServerText.ts';
import { OptionField } from '../../ui/OptionField.tsx';
import type { ColumnOption } from '../column.ts';
import { valueOf, type FieldValues } from '../values.ts';
import { choose, type FieldKind, type FieldProps } from './field-kind.ts';
import { InputField } from './InputField.tsx';
import { labelOf, optionText } from './option-text.ts';

/** One of the options of the column, or of those that a search finds; where there is neither, its code is typed in. */
function SelectField(props: FieldProps) {
  const { id, column, value, values, invalid, describedBy, name, onChange, search } = props;
  const serverText = useServerText();
  const [chosen, setChosen] = useState<ColumnOption | null>(null);
  if (column.options === null && search === undefined) return <InputField {...props} />;
  const shown = (option: ColumnOption) => ({ value: option.value, label: labelOf(option, serverText), option });
  // What is looked for may be named alike: its code tells it apart.
  const found = (option: ColumnOption) => ({ ...shown(option), label: coded(option.value, labelOf(option, serverText)) });
  const text = value === null ? '' : optionText(value, column, { serverText, row: values });
  // In a table the name has a column of its own.
  const isKnown = name === undefined && chosen !== null && chosen.value === value;
  return (
    <OptionField
      id={id}
      name={name}
      value={value}
      text={isKnown && text === value ? found(chosen).label : text}
      options={column.options?.map(shown) ?? null}
      find={async (text) => ((await search?.(column, text)) ?? []).map(found)}
      isRequired={column.isRequired}
      invalid={invalid}
      describedBy={describedBy}
      onChoose={(choice) => {
        setChosen(choice?.option ?? null);
        onChange(choice?.value ?? null, copiesOf(choice?.option));
      }}
    />
  );
}

const coded = (code: string, label: string): string => (label === code ? code : `${code} ${label}`);

function copiesOf(option: ColumnOption | undefined): FieldValues | undefined {
  if (option?.copies == null) return undefined;
  return Object.fromEntries(Object.entries(option.copies).map(([name, value]) => [name, valueOf(value)]));
}

export const selectKind: FieldKind = { Field: SelectField, text: optionText, missing: choose };
