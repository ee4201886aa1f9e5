/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Comparison of a condition. */
export type ConditionOperation =
  /** Equal to the value. */
  | 'EQ'
  /** Greater than or equal to the value; for dates, on or after it. */
  | 'GE'
  /** Equal to one of several values. */
  | 'IN'
  /** Less than or equal to the value; for dates, on or before it. */
  | 'LE'
  /** Contains the value; the gateway adds the % signs. */
  | 'LIKE';

/** One condition on a column. */
export type ListConditionInput = {
  /** Name of the column. */
  column: string;
  /** Comparison. */
  operation: ConditionOperation;
  /** Value to compare with, in the stored format of the column; for IN use `values`. */
  value?: string | null | undefined;
  /** Values for IN, at most 1000. */
  values?: Array<string> | null | undefined;
};

/** Conditions on the rows of a list. All parts must hold. */
export type ListFilterInput = {
  /** Conditions that must all hold (且), at most 50. */
  all?: Array<ListConditionInput>;
  /**
   * Conditions of which at least one must hold (或), at most 50. When the services cannot combine them with a keyword, the query fails with
   * BAD_USER_INPUT.
   */
  any?: Array<ListConditionInput>;
  /**
   * Whether the keyword must match the whole text (精确匹配); as configured when left out.
   * @deprecated Since 2026-11-25: use `isExact`. Removed after 2027-05-31.
   */
  exact?: boolean | null | undefined;
  /** Whether the keyword must match the whole text (精确匹配); as configured when left out. */
  isExact?: boolean | null | undefined;
  /** Text of the search box, trimmed, at most 100 characters; it must match one of the keyword columns, or the name field of the rows when no column is one. */
  keyword?: string | null | undefined;
};

/** Sort order by one column. */
export type ListOrderInput = {
  /** Name of a sortable column. */
  column: string;
  /**
   * True sorts the greatest value first.
   * @deprecated Since 2026-11-25: use `isDescending`. Removed after 2027-05-31.
   */
  descending?: boolean;
  /** True sorts the greatest value first. */
  isDescending?: boolean;
};

/** Kind of change of a row. */
export type ListRowChangeKind =
  /** The row was added. */
  | 'ADDED'
  /** The row was approved. */
  | 'AUDITED'
  /** Values were changed. */
  | 'CHANGED'
  /** The row was imported from a file. */
  | 'IMPORTED'
  /** The row was rejected. */
  | 'REJECTED'
  /** A change that this version of the portal does not know. */
  | 'UNKNOWN';

export type ListRowsQueryVariables = Exact<{
  code: string;
  filter?: Types.ListFilterInput | null | undefined;
  orderBy: Array<Types.ListOrderInput> | Types.ListOrderInput;
  page: number;
  pageSize?: number | null | undefined;
}>;


export type ListRowsQuery = { viewer: { id: string, listModule: { code: string, rows: { totalCount: number, nodes: Array<{ key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean }> } | null } | null } | null };

export type ListRowPage_PageFragment = { totalCount: number, nodes: Array<{ key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean }> };

export type ListRow_RowFragment = { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean };

export type ListRowQueryVariables = Exact<{
  code: string;
  key: string | number;
}>;


export type ListRowQuery = { viewer: { id: string, listModule: { code: string, row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null } | null } | null };

export type ListHistoryQueryVariables = Exact<{
  code: string;
  key: string | number;
}>;


export type ListHistoryQuery = { viewer: { id: string, listModule: { code: string, history: Array<{ id: string, kind: Types.ListRowChangeKind, operatorName: string | null, at: string | null, fields: Array<{ column: string, before: string | null, after: string | null }> }> | null } | null } | null };

export const ListRow_RowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}}]} as unknown as DocumentNode<ListRow_RowFragment, unknown>;
export const ListRowPage_PageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPage_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}}]} as unknown as DocumentNode<ListRowPage_PageFragment, unknown>;
export const ListRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListOrderInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowPage_page"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPage_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}}]}}]} as unknown as DocumentNode<ListRowsQuery, ListRowsQueryVariables>;
export const ListRowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListRow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}}]} as unknown as DocumentNode<ListRowQuery, ListRowQueryVariables>;
export const ListHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"operatorName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ListHistoryQuery, ListHistoryQueryVariables>;
export type { Types };