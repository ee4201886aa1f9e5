import { choiceKind } from './choice-kind.ts';
import type { FieldKind } from './field-kind.ts';

/**
 * One of the options of a REST service. The first ones come with the column; if there are too many,
 * the others are searched for.
 */
export const selectRestKind: FieldKind = choiceKind;
