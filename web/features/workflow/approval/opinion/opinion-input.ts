import type { FieldValues } from '../../../../records/fields/values.ts';

/** The input for a button: the opinion and the values of the button's form. */
export interface OpinionInput {
  /** Null if the button asks for no opinion. */
  opinion: string | null;
  values: FieldValues;
}
