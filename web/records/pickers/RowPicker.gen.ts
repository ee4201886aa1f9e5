/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Alignment of a cell. */
export type ColumnAlign =
  /** Centred. */
  | 'CENTER'
  /** Left. */
  | 'LEFT'
  /** Right, as used for numbers. */
  | 'RIGHT';

/** Edge at which a column stays visible while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** Column type. */
export type ColumnType =
  /** Several choices, shown as checkboxes. */
  | 'CHECKBOX_GROUP'
  /** A date; see dateMode. */
  | 'DATE'
  /** A date and time. */
  | 'DATE_TIME'
  /** A hidden value. */
  | 'HIDE_TEXT'
  /** A line of text. */
  | 'INPUT'
  /** A number, with two decimals unless the metadata says otherwise. */
  | 'INPUT_NUM'
  /** A line of text with a hint. */
  | 'INPUT_TIP_TEXT'
  /** A link. */
  | 'LINK'
  /** One choice, shown as radio buttons. */
  | 'RADIO'
  /** One choice of a list. */
  | 'SELECT'
  /** One choice of a list that depends on another column. */
  | 'SELECT_DY'
  /** One choice of a lookup. */
  | 'SELECT_LOOK_UP'
  /** One choice, found by searching a service. */
  | 'SELECT_REMOTE'
  /** One choice of those that a service address returns. */
  | 'SELECT_REST'
  /** One choice of a list, or free text. */
  | 'SELECT_TEXT'
  /** A read-only tag. */
  | 'TAG'
  /** Several lines of text. */
  | 'TEXTAREA'
  /** A type that this version of the portal does not know; shown as text. */
  | 'UNKNOWN';

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

/** Kind of date or time value. */
export type DateMode =
  /** A date, YYYY-MM-DD. */
  | 'DATE'
  /** A range of dates: the first and last day, separated by ~. */
  | 'DATE_RANGE'
  /** A date and time, YYYY-MM-DD HH:mm:ss. */
  | 'DATE_TIME'
  /** A month, YYYY-MM. */
  | 'MONTH'
  /** A time of day, HH:mm:ss. */
  | 'TIME'
  /** A range of times: the start and end time, separated by ~. */
  | 'TIME_RANGE'
  /** A year, YYYY. */
  | 'YEAR';

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

/** Kind of search field. */
export type SearchType =
  /** Exact value. */
  | 'EQ'
  /** Several choices. */
  | 'IN'
  /** Part of the text. */
  | 'LIKE'
  /** A range with start and end. */
  | 'RANGE';

/** Summary of a column. */
export type SumStyle =
  /** Average. */
  | 'AVERAGE'
  /** Number of cells that are not empty. */
  | 'COUNT'
  /** Largest value. */
  | 'MAXIMUM'
  /** Smallest value. */
  | 'MINIMUM'
  /** Sum. */
  | 'SUM';

export type PickerRowsQueryVariables = Exact<{
  moduleCode: string;
  filter?: Types.ListFilterInput | null | undefined;
  page: number;
  pageSize: number;
  withColumns: boolean;
}>;


export type PickerRowsQuery = { viewer: { id: string, listModule: { code: string, keyField: string, nameField: string, columns?: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, rows: { totalCount: number, nodes: Array<{ key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>> }> } | null } | null } | null };


export const PickerRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickerRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withColumns"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"keyField"}},{"kind":"Field","name":{"kind":"Name","value":"nameField"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withColumns"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}}]} as unknown as DocumentNode<PickerRowsQuery, PickerRowsQueryVariables>;
export type { Types };