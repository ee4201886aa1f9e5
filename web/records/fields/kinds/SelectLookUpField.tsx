import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { chooseProblem, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/** One of the entries of a lookup. The gateway loads all lookups with one call. */
export const selectLookUpKind: FieldKind = {
  Field: ChoiceField,
  Cell: TextCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  text: optionText,
  missing: chooseProblem,
};
