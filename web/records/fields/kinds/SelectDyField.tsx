import { choiceKind } from './choice-kind.ts';
import type { FieldKind } from './field-kind.ts';

/**
 * One of the options that depend on other fields. Until those are filled in, nothing can be chosen
 * and a hint says so. When they change, a value that is no longer available is cleared
 * (useDependents).
 */
export const selectDyKind: FieldKind = choiceKind;
