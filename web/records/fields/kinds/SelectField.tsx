import { choiceKind } from './choice-kind.ts';
import type { FieldKind } from './field-kind.ts';

/** One of the options that come with the column. */
export const selectKind: FieldKind = choiceKind;
