import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { chooseProblem, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/** One of the options that come with the column. */
export const selectKind: FieldKind = {
  Field: ChoiceField,
  Cell: TextCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  text: optionText,
  missing: chooseProblem,
};
