/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a rule compares. */
export type FieldRuleKind =
  /** A field with another one of the same part. REST: columns. */
  | 'COLUMNS'
  /** How many lines a detail list has. REST: lines. */
  | 'LINES'
  /** A day, a month or a moment with the day of the enterprise. REST: today. */
  | 'TODAY'
  /** A field with a fixed value. REST: value. */
  | 'VALUE';

/** How a rule compares. */
export type RuleOperation =
  /** Is it or more, or then or later. REST: ge. */
  | 'AT_LEAST'
  /** Is it or less, or then or earlier. REST: le. */
  | 'AT_MOST'
  /** Is another. REST: ne. */
  | 'DIFFERENT'
  /** Is the same. REST: eq. */
  | 'EQUAL'
  /** Is less, or earlier. REST: lt. */
  | 'LESS_THAN'
  /** Is more, or later. REST: gt. */
  | 'MORE_THAN';

export type FieldRule_RuleFragment = { code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string };

export const FieldRule_RuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<FieldRule_RuleFragment, unknown>;
export type { Types };