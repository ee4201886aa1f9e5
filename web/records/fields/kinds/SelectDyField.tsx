import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { choose, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { TextCell } from './TextCell.tsx';

/**
 * One of a list that depends on other fields of the form. Until they hold something nothing can be chosen, and that is said below; when they
 * change, the list is another one and a value that it does not have is cleared (useDependents).
 */
export const selectDyKind: FieldKind = {
  Field: ChoiceField,
  Cell: TextCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  text: optionText,
  missing: choose,
};
