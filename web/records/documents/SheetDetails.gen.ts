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

/** Kind of change. */
export type SheetChangeKind =
  /** The field or line was added. */
  | 'ADDED'
  /** The value of the field was changed. */
  | 'CHANGED'
  /** The field or line was removed. */
  | 'REMOVED';

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

export type SheetDetails_SheetFragment = { id: string, moduleCode: string, number: string, version: number, form: { moduleCode: string, details: Array<{ section: string, title: string, i18nCode: string | null, columns: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }> }> }, details: Array<{ section: string, totalCount: number, rows: Array<Readonly<Record<string, unknown>>>, sums: Readonly<Record<string, unknown>> }>, changes: Array<{ section: string, lineNumber: number | null, column: string | null, kind: Types.SheetChangeKind, before: string | null, after: string | null }> | null };

export const SheetDetails_SheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetDetails_sheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"sums"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"lineNumber"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}}]} as unknown as DocumentNode<SheetDetails_SheetFragment, unknown>;
export type { Types };