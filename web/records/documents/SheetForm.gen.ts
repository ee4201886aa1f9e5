/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

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

export type SheetForm_FormFragment = { moduleCode: string, documentType: string, header: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, isFixed: boolean, isSummed: boolean, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, details: Array<{ section: string, title: string, i18nCode: string | null, columns: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, isFixed: boolean, isSummed: boolean, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }> }>, rules: Array<{ code: string, kind: Types.FieldRuleKind, section: string, column: string | null, operation: Types.RuleOperation | null, otherColumn: string | null, value: string | null, least: number | null, message: string }> };

export const SheetForm_FormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetForm_form"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SheetForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"header"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"details"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FieldRule_rule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"isFixed"}},{"kind":"Field","name":{"kind":"Name","value":"isSummed"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FieldRule_rule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FieldRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"otherColumn"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<SheetForm_FormFragment, unknown>;
export type { Types };