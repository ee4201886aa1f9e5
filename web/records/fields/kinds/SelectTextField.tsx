import type { Column } from '../column.ts';
import { choiceConditions, textConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { fillInProblem, type FieldKind, type FieldProps, type SearchProps } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';
import { TextSearch } from '../../search/TextSearch.tsx';

/**
 * The typed text is the value, whether or not it is an option. Typing the label of an option
 * selects that option.
 */
function SelectTextField(props: FieldProps) {
  return <ChoiceField {...props} freeText />;
}

const isByText = ({ searchType }: Column) => searchType === 'LIKE' || searchType === 'RANGE';

function SelectTextSearch(props: SearchProps) {
  return isByText(props.column) ? <TextSearch {...props} /> : <ChoiceSearch {...props} />;
}

/** One of the options, or any other text. */
export const selectTextKind: FieldKind = {
  Field: SelectTextField,
  Cell: TextCell,
  Search: SelectTextSearch,
  toConditions: (column, value) =>
    isByText(column)
      ? textConditions[column.searchType ?? 'LIKE'](column, value)
      : choiceConditions(column, value),
  text: optionText,
  missing: fillInProblem,
};
