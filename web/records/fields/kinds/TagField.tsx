import { choiceConditions } from '../../search/search-conditions.ts';
import { ChoiceSearch } from '../../search/ChoiceSearch.tsx';
import { chooseProblem, type CellProps, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';
import { toneOf } from './tag-tones.ts';
import './TagField.css';

function TagCell({ value, text }: CellProps) {
  return <span className={`tag tag-tone-${toneOf(value)}`}>{text}</span>;
}

/** A read-only tag, colored by its value. */
export const tagKind: FieldKind = {
  Field: null,
  Cell: TagCell,
  Search: ChoiceSearch,
  toConditions: choiceConditions,
  text: optionText,
  missing: chooseProblem,
};
