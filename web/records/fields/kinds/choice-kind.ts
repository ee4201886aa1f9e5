import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { chooseProblem, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/** What the column types with one option as their value have in common. */
export const choiceKind: FieldKind = {
  Field: ChoiceField,
  Cell: TextCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  isChoice: true,
  text: optionText,
  missing: chooseProblem,
};
