/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which edge a cell stands at. */
export type ColumnAlign =
  /** In the middle. */
  | 'CENTER'
  /** The left one. */
  | 'LEFT'
  /** The right one: numbers. */
  | 'RIGHT';

/** Where a column stays in sight while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** What can be wrong with metadata. */
export type ColumnProblemCode =
  /** What it holds before anybody has typed is none of its kind; it is left out. */
  | 'BAD_DEFAULT'
  /** It depends on itself by way of others; it is offered without what it depends on. */
  | 'CIRCULAR_DEPENDENCY'
  /** It is to be longer than it may be; the lengths do not count. */
  | 'CONTRADICTORY_LENGTHS'
  /** Its name stands there twice; the first counts. */
  | 'DUPLICATE'
  /** Something is to be chosen, and there is nothing that says from what; its code is typed in. */
  | 'MISSING_SOURCE'
  /** It must be filled in, and nobody can see or type it; it is not asked for. */
  | 'REQUIRED_BUT_HIDDEN'
  /** The address of its source is not on the operator's list; its code is typed in. */
  | 'SOURCE_NOT_ALLOWED'
  /** It depends on a column that there is not. */
  | 'UNKNOWN_DEPENDENCY'
  /** The configuration names a key, name or other field that is no column. The services may still answer it. */
  | 'UNKNOWN_FIELD'
  /** A kind that this version does not know; it is shown as text. */
  | 'UNKNOWN_TYPE'
  /** A part of it that is JSON cannot be read; it does not count. */
  | 'UNREADABLE';

/** Kinds of fields. REST: columntype. */
export type ColumnType =
  /** Some of few. REST: CheckboxGroup. */
  | 'CHECKBOX_GROUP'
  /** A day. REST: Date. */
  | 'DATE'
  /** A day and a time. REST: DateTime. */
  | 'DATE_TIME'
  /** Held and never shown. REST: HideText. */
  | 'HIDE_TEXT'
  /** A line of text. REST: Input. */
  | 'INPUT'
  /** A number, two decimals. REST: InputNum. */
  | 'INPUT_NUM'
  /** A line of text with a hint. REST: InputTipText. */
  | 'INPUT_TIP_TEXT'
  /** A link. REST: Atarget. */
  | 'LINK'
  /** One of few. REST: Radio. */
  | 'RADIO'
  /** One of a list. REST: Select. */
  | 'SELECT'
  /** One of a list that depends on another field. REST: SelectDy. */
  | 'SELECT_DY'
  /** One of a lookup. REST: SelectLookUp. */
  | 'SELECT_LOOK_UP'
  /** One that is searched for. REST: SelectRemote. */
  | 'SELECT_REMOTE'
  /** One of what an address answers. REST: SelectRest. */
  | 'SELECT_REST'
  /** One of a list that is also text. REST: SelectText. */
  | 'SELECT_TEXT'
  /** A mark, shown only. REST: Tag. */
  | 'TAG'
  /** Several lines. REST: Textarea. */
  | 'TEXTAREA'
  /** A kind that this version does not know; shown as text. */
  | 'UNKNOWN';

/** How a condition compares. REST: operation. */
export type ConditionOperation =
  /** Is the same. REST: eq. */
  | 'EQ'
  /** Is it or more, or that day or later. REST: ge. */
  | 'GE'
  /** Is one of several. REST: in. */
  | 'IN'
  /** Is it or less, or that day or earlier. REST: le. */
  | 'LE'
  /** Has it in it; the gateway puts the % around. REST: like. */
  | 'LIKE';

/** What a field of days or times asks for. */
export type DateMode =
  /** A day, YYYY-MM-DD. REST: date, or nothing. */
  | 'DATE'
  /** From one day to another: two days with ~ between. REST: range. */
  | 'DATE_RANGE'
  /** A day and a time, YYYY-MM-DD HH:mm:ss. REST: a column of type DateTime. */
  | 'DATE_TIME'
  /** A month, YYYY-MM. REST: month. */
  | 'MONTH'
  /** A time of day, HH:mm:ss. REST: time. */
  | 'TIME'
  /** From one time of day to another: two times with ~ between. REST: timerange. */
  | 'TIME_RANGE'
  /** A year, YYYY. REST: year. */
  | 'YEAR';

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

/** One condition. */
export type ListConditionInput = {
  /** Name of the column. */
  column: string;
  /** How it compares. */
  operation: ConditionOperation;
  /** What it is compared with, as the column keeps it; for IN see values. */
  value?: string | null | undefined;
  /** One of these, for IN; at most 1000. */
  values?: Array<string> | null | undefined;
};

/** Which rows of a list. All parts hold together. */
export type ListFilterInput = {
  /** Conditions that all hold (且), at most 50. */
  all?: Array<ListConditionInput>;
  /** Conditions of which one holds at least (或), at most 50. With a keyword beside them the gateway asks so that both hold, or refuses with BAD_USER_INPUT where the services cannot. */
  any?: Array<ListConditionInput>;
  /** The keyword is the whole text (精确匹配); as configured when left out. */
  exact?: boolean | null | undefined;
  /** What the search box holds, at most 100 characters, trimmed: in one of the keyword columns. */
  keyword?: string | null | undefined;
};

/** What may be done in a list. REST: the module code and the number of the operation. */
export type ListOperation =
  /** New rows (新增). REST: 001, addurl. */
  | 'ADD'
  /** Approve rows (审核). REST: 004, auditurl. */
  | 'AUDIT'
  /** Rows away (删除); never where 'ALL' protects them. REST: 003, deleteurl. */
  | 'DELETE'
  /** Other values (修改). REST: 002, updateurl. */
  | 'EDIT'
  /** Rows into a file (导出). REST: 006. */
  | 'EXPORT'
  /** Rows from a file (导入). REST: 005, importurl. */
  | 'IMPORT'
  /** Print the rows shown (打印). REST: 007. */
  | 'PRINT'
  /** Reject rows (驳回). REST: 010, rejecturl. */
  | 'REJECT';

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

/** How a search form asks for a column. */
export type SearchType =
  /** The very value. REST: eq. */
  | 'EQ'
  /** Several to choose. REST: in. */
  | 'IN'
  /** A part of the text. REST: like. */
  | 'LIKE'
  /** From and to. REST: range. */
  | 'RANGE';

/** What stands below the cells of a column. */
export type SumStyle =
  /** Their mean. REST: avg. */
  | 'AVERAGE'
  /** How many hold something. REST: count. */
  | 'COUNT'
  /** The greatest. REST: max. */
  | 'MAXIMUM'
  /** The least. REST: min. */
  | 'MINIMUM'
  /** All of them together. REST: sum. */
  | 'SUM';

export type ListModuleQueryVariables = Exact<{
  code: string;
  list: string;
  withRows: boolean;
  filter?: Types.ListFilterInput | null | undefined;
  page: number;
  pageSize?: number | null | undefined;
}>;


export type ListModuleQuery = { viewer: { id: string, listSettings: { pageSize: number | null, version: number, columns: Array<{ name: string, isShown: boolean, width: number | null, pin: Types.ColumnPin | null }> } | null, listModule: { code: string, keyField: string, nameField: string, pageSize: number, exactMatch: boolean, operations: Array<Types.ListOperation>, conditionOperations: Array<Types.ConditionOperation>, isSearchable: boolean, hasHistory: boolean, exportLimit: number, rows?: { totalCount: number, nodes: Array<{ key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean }> } | null, columns: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, isFixed: boolean, isSummed: boolean, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, problems: Array<{ column: string | null, code: Types.ColumnProblemCode }>, rules: Array<{ code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string }> } | null } | null };

export type ListModule_ModuleFragment = { code: string, keyField: string, nameField: string, pageSize: number, exactMatch: boolean, operations: Array<Types.ListOperation>, conditionOperations: Array<Types.ConditionOperation>, isSearchable: boolean, hasHistory: boolean, exportLimit: number, columns: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, isFixed: boolean, isSummed: boolean, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, problems: Array<{ column: string | null, code: Types.ColumnProblemCode }>, rules: Array<{ code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string }> };

export const ListModule_ModuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListModule_module"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"keyField"}},{"kind":"Field","name":{"kind":"Name","value":"nameField"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"exactMatch"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"conditionOperations"}},{"kind":"Field","name":{"kind":"Name","value":"isSearchable"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRule_rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHistory"}},{"kind":"Field","name":{"kind":"Name","value":"exportLimit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"isSummed"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<ListModule_ModuleFragment, unknown>;
export const ListModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ListFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListSettings_settings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListModule_module"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ListValue","values":[]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withRows"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowPage_page"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"isSummed"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListModule_module"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"keyField"}},{"kind":"Field","name":{"kind":"Name","value":"nameField"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"exactMatch"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"operations"}},{"kind":"Field","name":{"kind":"Name","value":"conditionOperations"}},{"kind":"Field","name":{"kind":"Name","value":"isSearchable"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRule_rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasHistory"}},{"kind":"Field","name":{"kind":"Name","value":"exportLimit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPage_page"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}}]}}]} as unknown as DocumentNode<ListModuleQuery, ListModuleQueryVariables>;
export function useListModuleQuery(...[options]: {} extends ListModuleQueryVariables ? [options?: ApolloReact.useQuery.Options<ListModuleQuery, ListModuleQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ListModuleQuery, ListModuleQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ListModuleQuery, ListModuleQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ListModuleDocument, options as never) as never; }
export function useListModuleLazyQuery(options?: ApolloReact.useLazyQuery.Options<ListModuleQuery, ListModuleQueryVariables>) { return ApolloReact.useLazyQuery(ListModuleDocument, options); }
export type { Types };