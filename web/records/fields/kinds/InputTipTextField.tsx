import type { FieldKind } from './field-kind.ts';
import { inputKind } from './InputField.tsx';

/**
 * One line of text with a hint below. FormField renders the hint of any column and links it by
 * `describedBy`.
 */
export const inputTipTextKind: FieldKind = inputKind;
