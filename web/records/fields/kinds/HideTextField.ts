import { fillInProblem, type FieldKind } from './field-kind.ts';

/** A value that is part of the form but never shown: not in forms, tables or search forms. */
export const hideTextKind: FieldKind = {
  Field: null,
  Search: null,
  text: (value) => value,
  missing: fillInProblem,
};
