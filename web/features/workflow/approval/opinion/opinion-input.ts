import type { FieldValues } from '../../../../records/fields/values.ts';

/** What somebody writes before a button is pressed: an opinion, where one is asked for, and what the form of the button asks for. */
export interface OpinionInput {
  /** Null where none is asked for. */
  opinion: string | null;
  values: FieldValues;
}
