import type { DateMode } from '../metadata/date-values.ts';
import type { ProblemCode } from './problems.ts';

/** The rules for a field of a row, from the metadata of a module. */
export interface RowRule {
  name: string;
  kind: ValueKind;
  initial: string | null;
  /** It must have a value; only set for fields that are visible and editable. */
  isRequired: boolean;
  isEditable: boolean;
  minLength: number | null;
  maxLength: number | null;
  least: number | null;
  greatest: number | null;
  decimals: number;
  /** The format of a date field. */
  dateMode: DateMode;
  /** The permitted values; null if any is. */
  choices: ReadonlySet<string> | null;
  source: RowSource | null;
}

/** Rows that a field chooses from. `conditions` are JSON as in Search; `{name}` in them stands for another field of the row. */
export interface RowSource {
  entity: string;
  field: string;
  conditions: readonly { field: string; operation: string; value: unknown; relation?: string }[];
  copies: Readonly<Record<string, string>>;
}

/** The value of a field. */
export type RowValue = string | number | null;

/** The value as it is stored, or the problem with it. */
export type Reading = { value: RowValue } | { problem: ProblemCode };

/** How the values of a kind of column are read. */
export interface ValueKind {
  /** Whether the value can be typed; other kinds are only shown or stored. */
  isEntered: boolean;
  /** Whether the column or a lookup lists the permitted values. */
  isChosen: boolean;
  read(sent: unknown, rule: RowRule): Reading;
}
