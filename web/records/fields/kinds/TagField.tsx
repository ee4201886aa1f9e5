import { choiceKind } from './choice-kind.ts';
import type { CellProps, FieldKind } from './field-kind.ts';
import { toneOf } from './tag-tones.ts';
import './TagField.css';

function TagCell({ value, text }: CellProps) {
  return <span className={`tag tag-tone-${toneOf(value)}`}>{text}</span>;
}

/** A read-only tag, colored by its value. */
export const tagKind: FieldKind = {
  ...choiceKind,
  isChoice: false,
  Field: null,
  Cell: TagCell,
};
