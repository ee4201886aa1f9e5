import type { ComponentType } from 'react';
import type { ListConditionInput } from '../../../generated/schema.ts';
import type { DateMode } from '../../../design/dates/date-field-props.ts';
import { dateModes } from '../../../design/dates/date-modes.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Locale } from '../../../design/language/locales.ts';
import type { Column, Row } from '../column.ts';
import type { OptionSearch } from '../option-search.ts';
import type { FieldProblem } from '../../form/field-problem.ts';
import type { FieldValues } from '../values.ts';

/**
 * Props of the control of a field. Label, required mark, hint and problem are drawn around it, in
 * the same way for all types.
 */
export interface FieldProps {
  /**
   * Id of the control, or of the group of controls. The id of its label is the same with `-label`.
   */
  id: string;
  column: Column;
  value: string | null;
  /** All values of the form; they may include the name of a code. */
  values: FieldValues;
  invalid: boolean;
  /** Ids of the elements with the problem and the hint. */
  describedBy: string | undefined;
  /** Accessible name, if there is no label (in a table cell). */
  name?: string;
  /** The label of the value, if the row provides one. */
  label?: string | null;
  /** Titles of the fields that must be filled in before an option can be chosen. */
  awaits?: readonly string[];
  onChange: (value: string | null, copies?: FieldValues) => void;
  search: OptionSearch | undefined;
}

/**
 * Props of the control of a search form. Its value is text as well; search-value.ts has the format
 * of ranges and lists.
 */
export interface SearchProps {
  id: string;
  column: Column;
  value: string | null;
  values: FieldValues;
  describedBy: string | undefined;
  awaits: readonly string[];
  onChange: (value: string | null) => void;
  search: OptionSearch | undefined;
}

/** Props of a table cell: an existing value and its text. */
export interface CellProps {
  column: Column;
  value: string;
  text: string;
  /**
   * The tabIndex for anything in the cell that can be pressed: -1 in a table with its own keyboard
   * navigation; null: show text only.
   */
  tabIndex: 0 | -1 | null;
}

/** What is needed to show a value as text. */
export interface TextContext {
  serverText: ServerText;
  locale: Locale;
  /** The row that contains the value. */
  row: Row;
  /** The label of the value, if the row provides one. */
  label?: string | null;
}

/**
 * One column type: how a value is entered, shown, searched for and checked. All other code asks the
 * registry (field-kinds.ts) instead of switching on the type.
 */
export interface FieldKind {
  /** Null: values of this type are never entered by users. */
  Field: ComponentType<FieldProps> | null;
  /** Content of a table cell; left out: text. */
  Cell?: ComponentType<CellProps>;
  /** Control of a search form; left out: one line of text; null: not searchable. */
  Search?: ComponentType<SearchProps> | null;
  /**
   * The conditions for a value of the search form; left out: according to the search type of the
   * column, see conditions-of.ts.
   */
  toConditions?: (column: Column, value: string) => ListConditionInput[];
  /**
   * Whether the field is a group of several controls, such as radio buttons, so that its label
   * belongs to the group.
   */
  isGroup?: (column: Column) => boolean;
  /** Whether a value must be the code of an option. */
  isChoice?: boolean;
  /** Whether a cell of a detail table is edited as one line of text, whatever the form shows. */
  isLineInCell?: boolean;
  /** Whether values are numbers, which are aligned to the right. */
  isNumeric?: boolean;
  /** Width in a form, of 12 columns, if metadata does not define it. */
  span?: number;
  /** The value as text. */
  text: (value: string, column: Column, context: TextContext) => string;
  /** The problem with an existing value, other than its length; null if there is none. */
  check?: (value: string, column: Column) => FieldProblem | null;
  /**
   * The problem of a required field that is empty: fill it in, choose an option, or choose a date.
   */
  missing: (column: Column) => FieldProblem;
}

/** The problem of an empty field that must be filled in. */
export const fillInProblem = (): FieldProblem => ({ textKey: 'metadata.required' });
/** The problem of an empty field that needs a choice. */
export const chooseProblem = (): FieldProblem => ({ textKey: 'metadata.choose' });
/** The problem of an empty field that needs a date or a time. */
export const chooseDateProblem = (mode: DateMode): FieldProblem => ({
  textKey: `metadata.choose.${mode}`,
});

const EMPTY_FIELD_KEYS: ReadonlySet<string> = new Set([
  'metadata.required',
  'metadata.choose',
  ...Object.keys(dateModes).map((mode) => `metadata.choose.${mode}`),
]);
/** Whether a problem only means that the field is empty. */
export const isEmptyFieldKey = (textKey: string): boolean => EMPTY_FIELD_KEYS.has(textKey);
