import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { chooseProblem, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/**
 * One of the options that depend on other fields. Until those are filled in, nothing can be chosen
 * and a hint says so. When they change, a value that is no longer available is cleared
 * (useDependents).
 */
export const selectDyKind: FieldKind = {
  Field: ChoiceField,
  Cell: TextCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  text: optionText,
  missing: chooseProblem,
};
