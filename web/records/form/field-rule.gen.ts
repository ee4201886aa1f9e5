/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a rule compares. */
export type FieldRuleKind =
  /** A column with another column of the same part. */
  | 'COLUMNS'
  /** The number of lines of a detail list. */
  | 'LINES'
  /** A date, month or time with the current business date. */
  | 'TODAY'
  /** A column with a fixed value. */
  | 'VALUE';

/** Comparison of a rule. */
export type RuleOperation =
  /** Greater than or equal to; for dates, on or after. */
  | 'AT_LEAST'
  /** Less than or equal to; for dates, on or before. */
  | 'AT_MOST'
  /** Not equal to. */
  | 'DIFFERENT'
  /** Equal to. */
  | 'EQUAL'
  /** Less than; for dates, before. */
  | 'LESS_THAN'
  /** Greater than; for dates, after. */
  | 'MORE_THAN';

export type FieldRule_RuleFragment = { code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string };

export const FieldRule_RuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<FieldRule_RuleFragment, unknown>;
export type { Types };