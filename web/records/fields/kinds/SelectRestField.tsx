import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { choose, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/** One of what an address answers: the first ones come with the column; where there are too many, they are searched for. */
export const selectRestKind: FieldKind = {
  Field: ChoiceField,
  Cell: TextCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  text: optionText,
  missing: choose,
};
