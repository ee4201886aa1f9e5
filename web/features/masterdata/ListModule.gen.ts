/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
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

/** Kind of metadata problem. */
export type ColumnProblemCode =
  /** The default value does not fit the column type and is ignored. */
  | 'BAD_DEFAULT'
  /** The column depends on itself through other columns; the dependency is ignored. */
  | 'CIRCULAR_DEPENDENCY'
  /** The minimum length exceeds the maximum length; both are ignored. */
  | 'CONTRADICTORY_LENGTHS'
  /** The column name occurs twice; the first definition is used. */
  | 'DUPLICATE'
  /** The column has choices but no source for them; its code is entered as text. */
  | 'MISSING_SOURCE'
  /** The column is required but hidden, so no value is requested. */
  | 'REQUIRED_BUT_HIDDEN'
  /** The operator does not allow the address of the choices; the code is entered as text. */
  | 'SOURCE_NOT_ALLOWED'
  /** The column depends on a column that does not exist. */
  | 'UNKNOWN_DEPENDENCY'
  /** The configuration names a key field, name field or other field that is not a column. The services may still return it. */
  | 'UNKNOWN_FIELD'
  /** The column type is unknown; the column is shown as text. */
  | 'UNKNOWN_TYPE'
  /** A JSON part of the configuration cannot be parsed and is ignored. */
  | 'UNREADABLE';

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

/** An operation of a list. */
export type ListOperation =
  /** Add a row (新增). */
  | 'ADD'
  /** Approve rows (审核). */
  | 'AUDIT'
  /** Delete rows (删除); never when 'ALL' protects them. */
  | 'DELETE'
  /** Edit a row (修改). */
  | 'EDIT'
  /** Export rows to a file (导出). */
  | 'EXPORT'
  /** Import rows from a file (导入). */
  | 'IMPORT'
  /** Print the visible rows (打印). */
  | 'PRINT'
  /** Reject rows (驳回). */
  | 'REJECT';

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

export type ListModuleQueryVariables = Exact<{
  code: string;
  list: string;
  withRows: boolean;
  filter?: Types.ListFilterInput | null | undefined;
  page: number;
  pageSize?: number | null | undefined;
}>;


export type ListModuleQuery = { viewer: { id: string, listSettings: { pageSize: number | null, version: number, columns: Array<{ name: string, isShown: boolean, width: number | null, pin: Types.ColumnPin | null }> } | null, listModule: { code: string, keyField: string, nameField: string, pageSize: number, isExactMatch: boolean, operations: Array<Types.ListOperation>, conditionOperations: Array<Types.ConditionOperation>, isSearchable: boolean, hasHistory: boolean, exportLimit: number, rows?: { totalCount: number, nodes: Array<{ key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean }> } | null, columns: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, problems: Array<{ column: string | null, code: Types.ColumnProblemCode }>, rules: Array<{ code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string }> } | null } | null };

export type ListModule_ModuleFragment = { code: string, keyField: string, nameField: string, pageSize: number, isExactMatch: boolean, operations: Array<Types.ListOperation>, conditionOperations: Array<Types.ConditionOperation>, isSearchable: boolean, hasHistory: boolean, exportLimit: number, columns: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, problems: Array<{ column: string | null, code: Types.ColumnProblemCode }>, rules: Array<{ code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string }> };

export const ListModule_ModuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListModule_module"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"keyField"}},{"kind":"Field","name":{"kind":"Name","value":"nameField"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"isExactMatch"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"conditionOperations"}},{"kind":"Field","name":{"kind":"Name","value":"isSearchable"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRule_rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHistory"}},{"kind":"Field","name":{"kind":"Name","value":"exportLimit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ListModule_ModuleFragment, unknown>;
export const ListModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListSettings_settings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListModule_module"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowPage_page"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListModule_module"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"keyField"}},{"kind":"Field","name":{"kind":"Name","value":"nameField"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"isExactMatch"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"conditionOperations"}},{"kind":"Field","name":{"kind":"Name","value":"isSearchable"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRule_rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHistory"}},{"kind":"Field","name":{"kind":"Name","value":"exportLimit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPage_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}}]}}]} as unknown as DocumentNode<ListModuleQuery, ListModuleQueryVariables>;
export function useListModuleQuery(...[options]: {} extends ListModuleQueryVariables ? [options?: ApolloReact.useQuery.Options<ListModuleQuery, ListModuleQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ListModuleQuery, ListModuleQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ListModuleQuery, ListModuleQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ListModuleDocument, options as never) as never; }
export type { Types };