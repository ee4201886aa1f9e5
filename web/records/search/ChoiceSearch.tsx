import { useState } from 'react';
import { useServerText } from '../../platform/language/useServerText.ts';
import { OptionField } from '../../design/forms/OptionField.tsx';
import { dependencyKey } from '../fields/dependencies.ts';
import { codesOf, codesText } from './search-value.ts';
import type { SearchProps } from '../fields/kinds/field-kind.ts';
import { optionText } from '../fields/kinds/option-text.ts';
import {
  createOptionFinder,
  shownOptions,
  type ShownOption,
} from '../fields/kinds/shown-option.ts';
import { TextSearch } from './TextSearch.tsx';

/**
 * A select with one option, or several if the column allows it. Without options or a search, the
 * user types the code.
 */
export function ChoiceSearch(props: SearchProps) {
  const { id, column, value, values, describedBy, awaits, onChange, search } = props;
  const serverText = useServerText();
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  if (column.options === null && search === undefined) return <TextSearch {...props} />;
  const multiple = column.searchType === 'IN';
  const chosen = multiple ? codesOf(value) : value === null ? [] : [value];
  const textOf = (code: string) =>
    labels[code] ?? optionText(code, column, { serverText, row: {} });
  const choose = (choice: ShownOption | null) => {
    if (choice !== null) setLabels({ ...labels, [choice.value]: choice.label });
    if (choice === null || !multiple) onChange(choice?.value ?? null);
    else onChange(codesText(toggled(chosen, choice.value)));
  };
  return (
    <OptionField
      id={id}
      name={undefined}
      chosen={chosen}
      text={chosen.map(textOf).join(', ')}
      options={shownOptions(column, serverText)}
      find={createOptionFinder(search, column, values, serverText)}
      source={dependencyKey(column, values)}
      isRequired={false}
      invalid={false}
      describedBy={describedBy}
      disabled={awaits.length > 0}
      multiple={multiple}
      onChoose={choose}
    />
  );
}

function toggled(codes: readonly string[], code: string): string[] {
  return codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
}
