/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What unlocks a session. */
export type SessionUnlockInput = {
  /** Password (密码), at most 128 characters. */
  password: string;
};

/** How somebody signed in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** By the code of a single-sign-on system. */
  | 'SINGLE_SIGN_ON';

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

/** Which kind of account somebody works with. REST: userType. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. REST: any userType but 2. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. REST: userType 2. */
  | 'SUPPLIER';

export type LockScreen_SessionFragment = { code: string, name: string, enterpriseName: string, userType: Types.UserType, signedInBy: Types.SignInMethod, singleSignOnUrl: string | null, lockedAt: string };

export type LockedSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type LockedSessionQuery = { lockedSession: { code: string, name: string, enterpriseName: string, userType: Types.UserType, signedInBy: Types.SignInMethod, singleSignOnUrl: string | null, lockedAt: string } | null };

export type StillSignedInQueryVariables = Exact<{ [key: string]: never; }>;


export type StillSignedInQuery = { viewer: { id: string } | null };

export type SessionLockMutationVariables = Exact<{ [key: string]: never; }>;


export type SessionLockMutation = { sessionLock: { lockedSession: { code: string, name: string, enterpriseName: string, userType: Types.UserType, signedInBy: Types.SignInMethod, singleSignOnUrl: string | null, lockedAt: string } | null } | null };

export type SessionUnlockMutationVariables = Exact<{
  input: Types.SessionUnlockInput;
}>;


export type SessionUnlockMutation = { sessionUnlock: { attemptsLeft: number | null, viewer: { id: string } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export const LockScreen_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LockScreen_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enterpriseName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"signedInBy"}},{"kind":"Field","name":{"kind":"Name","value":"singleSignOnUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}}]}}]} as unknown as DocumentNode<LockScreen_SessionFragment, unknown>;
export const LockedSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LockedSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LockScreen_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LockScreen_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enterpriseName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"signedInBy"}},{"kind":"Field","name":{"kind":"Name","value":"singleSignOnUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}}]}}]} as unknown as DocumentNode<LockedSessionQuery, LockedSessionQueryVariables>;
export const StillSignedInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StillSignedIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StillSignedInQuery, StillSignedInQueryVariables>;
export const SessionLockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionLock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionLock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lockedSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LockScreen_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LockScreen_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LockedSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"enterpriseName"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"signedInBy"}},{"kind":"Field","name":{"kind":"Name","value":"singleSignOnUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lockedAt"}}]}}]} as unknown as DocumentNode<SessionLockMutation, SessionLockMutationVariables>;
export const SessionUnlockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SessionUnlock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SessionUnlockInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionUnlock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attemptsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SessionUnlockMutation, SessionUnlockMutationVariables>;
export function useLockedSessionQuery(...[options]: {} extends LockedSessionQueryVariables ? [options?: ApolloReact.useQuery.Options<LockedSessionQuery, LockedSessionQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<LockedSessionQuery, LockedSessionQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<LockedSessionQuery, LockedSessionQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(LockedSessionDocument, options as never) as never; }
export function useLockedSessionLazyQuery(options?: ApolloReact.useLazyQuery.Options<LockedSessionQuery, LockedSessionQueryVariables>) { return ApolloReact.useLazyQuery(LockedSessionDocument, options); }
export function useStillSignedInQuery(...[options]: {} extends StillSignedInQueryVariables ? [options?: ApolloReact.useQuery.Options<StillSignedInQuery, StillSignedInQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<StillSignedInQuery, StillSignedInQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<StillSignedInQuery, StillSignedInQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(StillSignedInDocument, options as never) as never; }
export function useStillSignedInLazyQuery(options?: ApolloReact.useLazyQuery.Options<StillSignedInQuery, StillSignedInQueryVariables>) { return ApolloReact.useLazyQuery(StillSignedInDocument, options); }
export function useSessionLockMutation(options?: ApolloReact.useMutation.Options<SessionLockMutation, SessionLockMutationVariables>) { return ApolloReact.useMutation(SessionLockDocument, options); }
export function useSessionUnlockMutation(options?: ApolloReact.useMutation.Options<SessionUnlockMutation, SessionUnlockMutationVariables>) { return ApolloReact.useMutation(SessionUnlockDocument, options); }
export type { Types };