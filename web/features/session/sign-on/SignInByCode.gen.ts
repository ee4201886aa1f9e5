/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Parameters with which a single sign-on system sends the browser back. */
export type SessionSignInByCodeInput = {
  /** The code, at most 512 characters. */
  code: string;
  /**
   * True when the user was warned that this browser did not request the code and still wants to sign in with it.
   * @deprecated Since 2026-11-25: use `isConfirmed`. Removed after 2027-05-31.
   */
  confirmed?: boolean | null | undefined;
  /** Enterprise number (企业编号); needed when the code alone does not identify it. */
  enterpriseCode?: string | null | undefined;
  /** True when the user was warned that this browser did not request the code and still wants to sign in with it. */
  isConfirmed?: boolean | null | undefined;
  /** The `state` that came back with the code. It is valid once, for ten minutes, in the browser that started single sign-on. */
  state?: string | null | undefined;
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

export type SignInByCodeMutationVariables = Exact<{
  input: Types.SessionSignInByCodeInput;
}>;


export type SignInByCodeMutation = { sessionSignInByCode: { viewer: { id: string, userType: Types.UserType, enterprise: { id: string, today: string }, session: { scope: string } } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };


export const SignInByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionSignInByCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionSignInByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SignInByCodeMutation, SignInByCodeMutationVariables>;
export type { Types };