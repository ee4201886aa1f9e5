/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a card is to stand. */
export type CardPlacementInput = {
  /** Card code. REST: cardcode. */
  code: string;
  /** Where it is to stand; when it is absent, where the template of the post puts it. */
  position?: CardPositionInput | null | undefined;
};

/** A place in the twelve columns of a dashboard. */
export type CardPositionInput = {
  /** First column, 1 to 12. REST: colnum. */
  column: number;
  /** Rows it spans, 1 to 20. REST: height. */
  height: number;
  /** Row, from 1. REST: rownum. */
  row: number;
  /** Columns it spans, 1 to 12; together with the column never beyond the twelfth. REST: width. */
  width: number;
};

/** A layout to be kept for the account and its post. */
export type DashboardLayoutSaveInput = {
  /** The cards that are to stand on it, in their order: at least one, at most the limit of the template, none twice. */
  cards: Array<CardPlacementInput>;
  /** Code of the dashboard or group. REST: dtmplcode. */
  code: string;
  /** The version that was read. */
  version: number;
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

export type PanelOrderSaveMutationVariables = Exact<{
  input: Types.DashboardLayoutSaveInput;
}>;


export type PanelOrderSaveMutation = { dashboardLayoutSave: { dashboard: { code: string, version: number, cards: Array<
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, position: { row: number, column: number, width: number, height: number } }
      > } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };


export const PanelOrderSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PanelOrderSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardLayoutSaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardLayoutSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PanelOrderSaveMutation, PanelOrderSaveMutationVariables>;
export function usePanelOrderSaveMutation(options?: ApolloReact.useMutation.Options<PanelOrderSaveMutation, PanelOrderSaveMutationVariables>) { return ApolloReact.useMutation(PanelOrderSaveDocument, options); }
export type { Types };