import type { FieldRule } from '../../metadata/field-rules.ts';
import type { Rule } from '../../sheets/rules.ts';
import type { ColumnRow } from './column.ts';
import type { TITLES } from './titles.ts';

interface ListSeed {
  divid: string;
  title: keyof typeof TITLES;
  columns: readonly ColumnRow[];
}

/**
 * A kind of document: its fields, its computed values, and what the steps of its process may
 * change.
 */
export interface SheetModuleSeed {
  sheettype: string;
  header: readonly ColumnRow[];
  /** The first is called details. */
  lists: readonly ListSeed[];
  rules: readonly Rule[];
  /** Rules between its fields. */
  fieldRules?: readonly FieldRule[];
  /** The header field that is the document's amount. */
  amountfield?: string;
  /** The header fields that summarise a document in lists. */
  summary: readonly string[];
  /** Effective as soon as it is submitted. */
  unapproved?: true;
  /** Fields that may be changed by the code of the step, as `part.column`. */
  steps?: Readonly<Record<string, readonly string[]>>;
}
