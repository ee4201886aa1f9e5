import { fillIn, type FieldKind } from './field-kind.ts';
import { InputField } from './InputField.tsx';
import { TextCell } from './TextCell.tsx';
import { TextSearch } from '../../search/TextSearch.tsx';

/** A line of text with a hint below it, which FormField draws for whatever column has one and ties to the control by `describedBy`. */
export const inputTipTextKind: FieldKind = {
  Field: InputField,
  Cell: TextCell,
  Search: TextSearch,
  text: (value) => value,
  missing: fillIn,
};
