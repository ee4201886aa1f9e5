import { choiceKind } from './choice-kind.ts';
import type { FieldKind } from './field-kind.ts';

/** One of the entries of a lookup. The gateway loads all lookups with one call. */
export const selectLookUpKind: FieldKind = choiceKind;
