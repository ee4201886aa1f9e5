import { fillIn, type FieldKind } from './field-kind.ts';

/** Held among the values and never shown: not in forms, not in tables, not in search forms. */
export const hideTextKind: FieldKind = {
  Field: null,
  Search: null,
  text: (value) => value,
  missing: fillIn,
};
