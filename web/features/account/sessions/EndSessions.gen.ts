/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An account whose sessions are to end, as it is typed at sign-in. */
export type SessionsEndOfAccountInput = {
  /** Account (账号), at most 64 characters. */
  account: string;
  /** Staff and suppliers have separate accounts. */
  userType: UserType;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** The object was changed by another user or window since it was read. */
  | 'CONFLICT'
  /** A field is too long, malformed or has a value that is not allowed. */
  | 'INVALID'
  /** The services have not configured the interface that a button or document needs (接口未配置). */
  | 'NOT_CONFIGURED'
  /** The object no longer exists. */
  | 'NOT_FOUND'
  /** The account has no permission for this, or not with its current post, store or module. */
  | 'NOT_PERMITTED'
  /** The session began with single sign-on, so there is no password here. */
  | 'NO_PASSWORD'
  /**
   * The services did not answer in time, so it is unknown whether the change was made. Retrying with the same key is safe: nothing is done
   * twice.
   */
  | 'OUTCOME_UNKNOWN'
  /** The password contains characters other than letters, digits and symbols, for example a space. */
  | 'PASSWORD_CHARACTERS'
  /** The password has too few kinds of characters. */
  | 'PASSWORD_TOO_PLAIN'
  /** The password is shorter than the policy allows. */
  | 'PASSWORD_TOO_SHORT'
  /** The new password equals the old one. */
  | 'PASSWORD_UNCHANGED'
  /** The services refused the change for a reason of their own, such as a disabled account; the message is theirs. */
  | 'REFUSED'
  /** A required field is empty. */
  | 'REQUIRED'
  /** A store must be chosen (请选择门店). */
  | 'SHOP_REQUIRED'
  /** This browser did not request the single sign-on code: its state is missing, different or too old. */
  | 'STATE_MISMATCH'
  /** More than the limit; the message names the limit. */
  | 'TOO_MANY'
  /** Too many failed attempts; the account is locked for a while. */
  | 'TOO_MANY_ATTEMPTS'
  /** The enterprise number, account or password is wrong; the answer does not say which. */
  | 'WRONG_CREDENTIALS';

/** Kind of account. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. */
  | 'SUPPLIER';

export type SessionRightQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionRightQuery = { viewer: { id: string, isSessionAdministrator: boolean | null } | null };

export type SessionsEndOfAccountMutationVariables = Exact<{
  input: Types.SessionsEndOfAccountInput;
}>;


export type SessionsEndOfAccountMutation = { sessionsEndOfAccount: { ended: number | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type SessionsEndAllMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionsEndAllMutation = { sessionsEndAll: { ended: number | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };


export const SessionRightDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionRight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSessionAdministrator"}}]}}]}}]} as unknown as DocumentNode<SessionRightQuery, SessionRightQueryVariables>;
export const SessionsEndOfAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionsEndOfAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionsEndOfAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionsEndOfAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SessionsEndOfAccountMutation, SessionsEndOfAccountMutationVariables>;
export const SessionsEndAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionsEndAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionsEndAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ended"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SessionsEndAllMutation, SessionsEndAllMutationVariables>;
export type { Types };