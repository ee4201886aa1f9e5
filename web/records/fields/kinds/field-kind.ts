import type { ComponentType } from 'react';
import type { ListConditionInput } from '../../../generated/schema.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { Locale } from '../../../design/language/locales.ts';
import type { Column, Row } from '../column.ts';
import type { OptionSearch } from '../option-search.ts';
import type { FieldProblem } from '../../form/field-problem.ts';
import type { FieldValues } from '../values.ts';

/** What the control of a field is given. Label, required mark, hint and what is wrong are drawn around it, for all kinds alike. */
export interface FieldProps {
  /** Of the control, or of the group that it is; that of its label is the same with `-label`. */
  id: string;
  column: Column;
  value: string | null;
  /** All values of the form: what a code is called may stand beside it. */
  values: FieldValues;
  invalid: boolean;
  /** The elements that say what is wrong, and what is meant. */
  describedBy: string | undefined;
  /** Its name, where no label stands above it: a cell of a table. */
  name?: string;
  /** What the value is called, where its row tells it. */
  label?: string | null;
  /** Titles of the fields that must hold something before anything can be chosen here. */
  awaits?: readonly string[];
  onChange: (value: string | null, copies?: FieldValues) => void;
  search: OptionSearch | undefined;
}

/** What the control of a search form is given. Its value is a text as well: see search-value.ts for ranges and lists. */
export interface SearchProps {
  id: string;
  column: Column;
  value: string | null;
  /** All values of the search form. */
  values: FieldValues;
  describedBy: string | undefined;
  awaits: readonly string[];
  onChange: (value: string | null) => void;
  search: OptionSearch | undefined;
}

/** What a cell of a table is given: a value that is there, and how it is read. */
export interface CellProps {
  column: Column;
  value: string;
  text: string;
  /** Where what is more than text in it stands in the order of Tab: -1 in a table that has keys of its own; null for text alone. */
  tabIndex: 0 | -1 | null;
}

/** What is needed to say a value in words. */
export interface TextContext {
  serverText: ServerText;
  locale: Locale;
  /** The row that the value stands in. */
  row: Row;
  /** What the value is called, where its row tells it. */
  label?: string | null;
}

/** One kind of column: how it is typed in, read, looked for, and what is wrong with it. Everything else asks this table. */
export interface FieldKind {
  /** Null: it is never typed in. */
  Field: ComponentType<FieldProps> | null;
  /** How a cell of a table shows it; left out: as text. */
  Cell?: ComponentType<CellProps>;
  /** How a search form asks for it; left out: by a line of text; null: not at all. */
  Search?: ComponentType<SearchProps> | null;
  /** The conditions of what a search form holds; left out: those that the search type of the column says, see conditions-of.ts. */
  toConditions?: (column: Column, value: string) => ListConditionInput[];
  /** Several controls under one name, as radio buttons are: the name is no label of one of them. */
  isGroup?: (column: Column) => boolean;
  /** Digits: they stand at the right edge. */
  isNumeric?: boolean;
  /** How many of 12 columns it takes where metadata says nothing. */
  span?: number;
  /** The value as it is read. */
  text: (value: string, column: Column, context: TextContext) => string;
  /** What is wrong with a value that is there, beyond its length; null when nothing is. */
  check?: (value: string, column: Column) => FieldProblem | null;
  /** What to say when nothing is there that must be: to fill it in, or to choose. */
  missing: FieldProblem;
}

export const fillIn: FieldProblem = { textKey: 'metadata.required' };
export const choose: FieldProblem = { textKey: 'metadata.choose' };

/** What says that nothing is there yet. */
export const missingKeys: readonly string[] = ['metadata.required', 'metadata.choose'];
