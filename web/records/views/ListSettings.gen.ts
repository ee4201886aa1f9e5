/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a column stays in sight while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** A column as somebody arranges it. */
export type ListColumnSettingInput = {
  /** Whether it is shown. */
  isShown?: boolean;
  /** Name of the column. */
  name: string;
  /** Where it stays in sight; null: nowhere. */
  pin?: ColumnPin | null | undefined;
  /** Width in pixels, 40 to 1000; null: as configured. */
  width?: number | null | undefined;
};

/** Columns as somebody has arranged them. */
export type ListSettingsSaveInput = {
  /** The columns in their order, at most 200; an empty list goes back to how they are configured. */
  columns: Array<ListColumnSettingInput>;
  /** Which list. */
  list: string;
  /** Rows of a page, 1 to 1000; null: as configured. */
  pageSize?: number | null | undefined;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** Somebody else, or another window, has changed it since it was read. REST: A0409. */
  | 'CONFLICT'
  /** A field is too long or malformed. */
  | 'INVALID'
  /** The services have not configured what a button or a document would call (接口未配置). */
  | 'NOT_CONFIGURED'
  /** There is no such thing any more. */
  | 'NOT_FOUND'
  /** The account may not do this, or not with this post, store or module. REST: A0301. */
  | 'NOT_PERMITTED'
  /** There is no password here: the session began by single sign-on. */
  | 'NO_PASSWORD'
  /** The services did not say in time whether it was done. Trying again with the same key is safe: what was done is not done twice. */
  | 'OUTCOME_UNKNOWN'
  /** The password holds something else than letters, digits and symbols: a space for example. */
  | 'PASSWORD_CHARACTERS'
  /** The password has too few kinds of characters. */
  | 'PASSWORD_TOO_PLAIN'
  /** The password is shorter than the policy allows. */
  | 'PASSWORD_TOO_SHORT'
  /** The new password is the old one. */
  | 'PASSWORD_UNCHANGED'
  /** The services refused it for a reason of their own, such as an account that is disabled; the message has their words. REST: any other returncode. */
  | 'REFUSED'
  /** A required field is empty. */
  | 'REQUIRED'
  /** A store must be chosen (请选择门店). */
  | 'SHOP_REQUIRED'
  /** The code of single sign-on was not asked for by this browser: its state is missing, another or too old. */
  | 'STATE_MISMATCH'
  /** More than the limit allows; the message tells the limit. */
  | 'TOO_MANY'
  /** Too many failed attempts; the account rests for a while. REST: A0211. */
  | 'TOO_MANY_ATTEMPTS'
  /** Enterprise number, account or password is wrong; which of them is not told. REST: A0210. */
  | 'WRONG_CREDENTIALS';

export type ListSettingsQueryVariables = Exact<{
  list: string;
}>;


export type ListSettingsQuery = { viewer: { id: string, listSettings: { pageSize: number | null, version: number, columns: Array<{ name: string, isShown: boolean, width: number | null, pin: Types.ColumnPin | null }> } | null } | null };

export type ListSettingsSaveMutationVariables = Exact<{
  input: Types.ListSettingsSaveInput;
  list: string;
}>;


export type ListSettingsSaveMutation = { listSettingsSave: { viewer: { id: string, listSettings: { pageSize: number | null, version: number, columns: Array<{ name: string, isShown: boolean, width: number | null, pin: Types.ColumnPin | null }> } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type ListSettings_SettingsFragment = { pageSize: number | null, version: number, columns: Array<{ name: string, isShown: boolean, width: number | null, pin: Types.ColumnPin | null }> };

export const ListSettings_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListSettings_SettingsFragment, unknown>;
export const ListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListSettings_settings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListSettingsQuery, ListSettingsQueryVariables>;
export const ListSettingsSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListSettingsSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListSettingsSaveInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listSettingsSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListSettings_settings"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListSettings_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ListSettingsSaveMutation, ListSettingsSaveMutationVariables>;
export function useListSettingsQuery(...[options]: {} extends ListSettingsQueryVariables ? [options?: ApolloReact.useQuery.Options<ListSettingsQuery, ListSettingsQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ListSettingsQuery, ListSettingsQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ListSettingsQuery, ListSettingsQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ListSettingsDocument, options as never) as never; }
export function useListSettingsLazyQuery(options?: ApolloReact.useLazyQuery.Options<ListSettingsQuery, ListSettingsQueryVariables>) { return ApolloReact.useLazyQuery(ListSettingsDocument, options); }
export function useListSettingsSaveMutation(options?: ApolloReact.useMutation.Options<ListSettingsSaveMutation, ListSettingsSaveMutationVariables>) { return ApolloReact.useMutation(ListSettingsSaveDocument, options); }
export type { Types };