/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Post to switch to. */
export type PostSwitchInput = {
  /** Code of one of the account's posts. */
  postCode: string;
  /** Code of a store of the new post; required when the post has stores to choose from. */
  shopCode?: string | null | undefined;
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

export type PostsQueryVariables = Exact<{ [key: string]: never; }>;


export type PostsQuery = { viewer: { id: string, posts: Array<{ id: string, code: string, name: string, departmentName: string }> | null } | null };

export type ShopsOfPostQueryVariables = Exact<{
  postCode: string;
}>;


export type ShopsOfPostQuery = { viewer: { id: string, shopsOfPost: Array<{ id: string, number: string, name: string }> | null } | null };

export type PresentScopeQueryVariables = Exact<{ [key: string]: never; }>;


export type PresentScopeQuery = { viewer: { id: string, mainPost: { id: string, code: string, name: string, departmentName: string } | null, shop: { id: string, number: string, name: string } | null, session: { scope: string } } | null };

export type PostSwitchMutationVariables = Exact<{
  input: Types.PostSwitchInput;
}>;


export type PostSwitchMutation = { postSwitch: { viewer: { id: string, session: { scope: string } } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };


export const PostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"posts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}}]}}]}}]} as unknown as DocumentNode<PostsQuery, PostsQueryVariables>;
export const ShopsOfPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopsOfPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopsOfPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ShopsOfPostQuery, ShopsOfPostQueryVariables>;
export const PresentScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PresentScope"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mainPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}}]}}]}}]} as unknown as DocumentNode<PresentScopeQuery, PresentScopeQueryVariables>;
export const PostSwitchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostSwitch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostSwitchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postSwitch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scope"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<PostSwitchMutation, PostSwitchMutationVariables>;
export type { Types };