import type { Locale } from '../../language/messages.ts';
import type { FieldRule } from '../../module-model/field-rules.ts';
import type { ImportColumn } from './import-column.ts';

/** What the worker thread needs to read the file of an import. */
export interface ImportQuestion {
  content: Buffer;
  moduleCode: string;
  columns: readonly ImportColumn[];
  keyField: string;
  /** Rules between the fields of a row, each with its message. */
  rules: readonly (FieldRule & { message: string })[];
  /** Today in the enterprise's time zone, `YYYY-MM-DD`. */
  today: string;
  maxRows: number;
  locale: Locale;
}
