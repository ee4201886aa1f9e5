import type { ComponentType } from 'react';
import type { ServerText } from '../../language/useServerText.ts';
import type { Locale } from '../../language/locales.ts';
import type { Column, OptionSearch, Row } from '../column.ts';
import type { FieldProblem } from '../field-problem.ts';
import type { FieldValues } from '../values.ts';

/** What the control of a field is given. Label, required mark and what is wrong are drawn around it, for all kinds alike. */
export interface FieldProps {
  /** Of the control, or of the group that it is; that of its label is the same with `-label`. */
  id: string;
  column: Column;
  value: string | null;
  /** All values of the form: what a code is called may stand beside it. */
  values: FieldValues;
  invalid: boolean;
  /** The element that says what is wrong. */
  describedBy: string | undefined;
  /** Its name, where no label stands above it: a cell of a table. */
  name?: string;
  onChange: (value: string | null, copies?: FieldValues) => void;
  search: OptionSearch | undefined;
}

/** What is needed to say a value in words. */
export interface TextContext {
  serverText: ServerText;
  locale: Locale;
  /** The row that the value stands in. */
  row: Row;
}

/** One kind of column: how it is typed in, how it is read and what is wrong with it. Everything else asks this table. */
export interface FieldKind {
  /** Null: it is never typed in. */
  Field: ComponentType<FieldProps> | null;
  /** Several controls under one name, as radio buttons are: the name is no label of one of them. */
  isGroup?: boolean;
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
