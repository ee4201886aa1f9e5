import { fillIn, type FieldKind } from './field-kind.ts';
import { optionText } from './option-text.ts';

/** Kinds that are read and never typed in. */
export const tagKind: FieldKind = { Field: null, text: optionText, missing: fillIn };
export const linkKind: FieldKind = { Field: null, text: (value) => value, missing: fillIn };
export const hiddenKind: FieldKind = { Field: null, text: (value) => value, missing: fillIn };
