import { fillInProblem, type FieldKind } from './field-kind.ts';
import { InputField } from './InputField.tsx';
import { TextCell } from './TextCell.tsx';
import { TextSearch } from '../../search/TextSearch.tsx';

/**
 * One line of text with a hint below. FormField renders the hint of any column and links it by
 * `describedBy`.
 */
export const inputTipTextKind: FieldKind = {
  Field: InputField,
  Cell: TextCell,
  Search: TextSearch,
  text: (value) => value,
  missing: fillInProblem,
};
