/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Appearance of a button. */
export type ButtonStyle =
  /** An action that ends or rejects something. */
  | 'DANGER'
  /** Any other action. */
  | 'PLAIN'
  /** The main action. */
  | 'PRIMARY'
  /** An alternative to the main action. */
  | 'SECONDARY';

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

export type ApprovalCentreQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalCentreQuery = { viewer: { id: string, approvalButtons: Array<{ id: string, name: string, i18nCode: string | null, action: string, style: Types.ButtonStyle, icon: string | null, hint: string | null, hintI18nCode: string | null, isOpinionRequired: boolean, isConfigured: boolean, hintParameters: Array<{ names: Array<string>, i18nCode: string | null }>, form: Array<{ name: string, type: Types.ColumnType, title: string, i18nCode: string | null, section: string, defaultValue: string | null, isRequired: boolean, minimumLength: number | null, maximumLength: number | null, isEditable: boolean, isVisible: boolean, row: number | null, span: number | null, width: number | null, align: Types.ColumnAlign, sumStyle: Types.SumStyle | null, pin: Types.ColumnPin | null, isSortable: boolean, searchType: Types.SearchType | null, isKeyword: boolean, style: Readonly<Record<string, unknown>>, hint: string | null, hintI18nCode: string | null, minimum: string | null, maximum: string | null, step: string | null, decimalPlaces: number | null, hasPrecision: boolean, dateMode: Types.DateMode | null, unit: string | null, unitI18nCode: string | null, dependsOn: Array<string>, pickerModule: string | null, totalOf: { section: string, column: string } | null, options: Array<{ value: string, label: string, i18nCode: string | null, copies: Readonly<Record<string, unknown>> | null }> | null }>, opens: { moduleCode: string | null, url: string | null, moduleParameters: Array<{ name: string, value: string }> } | null }> | null, sheetTypes: Array<{ code: string, name: string, i18nCode: string | null }> | null, approvalTotals: { started: number | null, submitted: number | null, pending: number, pool: number, todo: number, handled: number } | null } | null };

export type ApprovalTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalTotalsQuery = { viewer: { id: string, approvalTotals: { started: number | null, submitted: number | null, pending: number, pool: number, todo: number, handled: number } | null } | null };

export type ApprovalTotals_ViewerFragment = { approvalTotals: { started: number | null, submitted: number | null, pending: number, pool: number, todo: number, handled: number } | null };

export const ApprovalTotals_ViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalTotals_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"handled"}}]}}]}}]} as unknown as DocumentNode<ApprovalTotals_ViewerFragment, unknown>;
export const ApprovalCentreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalTotals_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"approvalButtons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountButtons_button"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheetTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormColumn_column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FormColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"minimumLength"}},{"kind":"Field","name":{"kind":"Name","value":"maximumLength"}},{"kind":"Field","name":{"kind":"Name","value":"isEditable"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"span"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"align"}},{"kind":"Field","name":{"kind":"Name","value":"sumStyle"}},{"kind":"Field","name":{"kind":"Name","value":"totalOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}},{"kind":"Field","name":{"kind":"Name","value":"isSortable"}},{"kind":"Field","name":{"kind":"Name","value":"searchType"}},{"kind":"Field","name":{"kind":"Name","value":"isKeyword"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"decimalPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"hasPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"dateMode"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"unitI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOn"}},{"kind":"Field","name":{"kind":"Name","value":"pickerModule"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"copies"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalTotals_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"handled"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountButtons_button"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkflowButton"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"hintI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"hintParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpinionRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FormColumn_column"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ApprovalCentreQuery, ApprovalCentreQueryVariables>;
export const ApprovalTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApprovalTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalTotals_viewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalTotals_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"handled"}}]}}]}}]} as unknown as DocumentNode<ApprovalTotalsQuery, ApprovalTotalsQueryVariables>;
export function useApprovalCentreQuery(...[options]: {} extends ApprovalCentreQueryVariables ? [options?: ApolloReact.useQuery.Options<ApprovalCentreQuery, ApprovalCentreQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ApprovalCentreQuery, ApprovalCentreQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ApprovalCentreQuery, ApprovalCentreQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ApprovalCentreDocument, options as never) as never; }
export function useApprovalTotalsQuery(...[options]: {} extends ApprovalTotalsQueryVariables ? [options?: ApolloReact.useQuery.Options<ApprovalTotalsQuery, ApprovalTotalsQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ApprovalTotalsQuery, ApprovalTotalsQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ApprovalTotalsQuery, ApprovalTotalsQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ApprovalTotalsDocument, options as never) as never; }
export type { Types };