/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A task with which something is done. */
export type TaskInput = {
  /** Its id. */
  id: string | number;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: string | number;
};

/** Whether somebody has a task. */
export type TaskStatus =
  /** It is done (已完成). REST: completed. */
  | 'COMPLETED'
  /** Somebody has claimed it (已锁定). REST: locked. */
  | 'LOCKED'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** Nobody has it (未锁定). REST: unlocked. */
  | 'UNLOCKED';

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

export type SheetTaskQueryVariables = Exact<{
  code: string;
}>;


export type SheetTaskQuery = { viewer: { id: string, task: { id: string, code: string, name: string, status: Types.TaskStatus, isMine: boolean, assigneeName: string | null, claimExpiresAt: string | null } | null } | null };

export type SheetTask_TaskFragment = { id: string, code: string, name: string, status: Types.TaskStatus, isMine: boolean, assigneeName: string | null, claimExpiresAt: string | null };

export type SheetTaskFinishMutationVariables = Exact<{
  input: Types.TaskInput;
}>;


export type SheetTaskFinishMutation = { taskFinish: { task: { id: string, code: string, name: string, status: Types.TaskStatus, isMine: boolean, assigneeName: string | null, claimExpiresAt: string | null } | null, viewer: { id: string, taskCounts: { pool: number, todo: number, finished: number } | null, approvalTotals: { started: number | null, submitted: number | null, pending: number, pool: number, todo: number, finished: number } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export const SheetTask_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetTask_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"claimExpiresAt"}}]}}]} as unknown as DocumentNode<SheetTask_TaskFragment, unknown>;
export const SheetTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SheetTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"task"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetTask_task"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetTask_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"claimExpiresAt"}}]}}]} as unknown as DocumentNode<SheetTaskQuery, SheetTaskQueryVariables>;
export const SheetTaskFinishDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SheetTaskFinish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskFinish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SheetTask_task"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approvalTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SheetTask_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeName"}},{"kind":"Field","name":{"kind":"Name","value":"claimExpiresAt"}}]}}]} as unknown as DocumentNode<SheetTaskFinishMutation, SheetTaskFinishMutationVariables>;
export function useSheetTaskQuery(...[options]: {} extends SheetTaskQueryVariables ? [options?: ApolloReact.useQuery.Options<SheetTaskQuery, SheetTaskQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<SheetTaskQuery, SheetTaskQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<SheetTaskQuery, SheetTaskQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(SheetTaskDocument, options as never) as never; }
export function useSheetTaskLazyQuery(options?: ApolloReact.useLazyQuery.Options<SheetTaskQuery, SheetTaskQueryVariables>) { return ApolloReact.useLazyQuery(SheetTaskDocument, options); }
export function useSheetTaskFinishMutation(options?: ApolloReact.useMutation.Options<SheetTaskFinishMutation, SheetTaskFinishMutationVariables>) { return ApolloReact.useMutation(SheetTaskFinishDocument, options); }
export type { Types };