/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Effect of a task's button. */
export type TaskAction =
  /** Claims the task. */
  | 'ASSIGN'
  /** Returns the task to the pool. */
  | 'CANCEL'
  /** Claims the task and finishes it. */
  | 'FINISH'
  /** Opens the task's document. */
  | 'HANDLE'
  /** An action that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Claims the task and opens its document. */
  | 'VIEW_AND_FINISH';

/** A list of the task centre. */
export type TaskList =
  /** Tasks of the pool that the account has finished (我的已办). Handled approvals are in ApprovalList.FINISHED. */
  | 'FINISHED'
  /** Tasks that the account has claimed (我的待办). */
  | 'MINE'
  /** Tasks that the account may claim (任务池). */
  | 'POOL';

/** Status of a task. */
export type TaskStatus =
  /** Done (已完成). */
  | 'COMPLETED'
  /** Claimed by an account (已锁定). */
  | 'LOCKED'
  /** A state that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Free to claim (未锁定). */
  | 'UNLOCKED';

export type TasksQueryVariables = Exact<{
  list: Types.TaskList;
  page: number;
  pageSize: number;
  search?: string | null | undefined;
}>;


export type TasksQuery = { viewer: { id: string, taskCounts: { pool: number, todo: number, finished: number } | null, tasks: { totalCount: number, nodes: Array<{ id: string, code: string, typeName: string, typeI18nCode: string | null, name: string, keyAttribute: string | null, createdAt: string | null, dueAt: string | null, status: Types.TaskStatus, isMine: boolean, claimExpiresAt: string | null, finishedAt: string | null, moduleCode: string | null, documentNumber: string | null, creator: { name: string }, assignee: { name: string } | null, buttons: Array<{ action: Types.TaskAction, name: string, i18nCode: string | null }> }> } | null } | null };

export type TaskCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type TaskCountsQuery = { viewer: { id: string, taskCounts: { pool: number, todo: number, finished: number } | null } | null };

export type TaskCounts_CountsFragment = { pool: number, todo: number, finished: number };

export type TaskList_TaskFragment = { id: string, code: string, typeName: string, typeI18nCode: string | null, name: string, keyAttribute: string | null, createdAt: string | null, dueAt: string | null, status: Types.TaskStatus, isMine: boolean, claimExpiresAt: string | null, finishedAt: string | null, moduleCode: string | null, documentNumber: string | null, creator: { name: string }, assignee: { name: string } | null, buttons: Array<{ action: Types.TaskAction, name: string, i18nCode: string | null }> };

export const TaskCounts_CountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}}]} as unknown as DocumentNode<TaskCounts_CountsFragment, unknown>;
export const TaskList_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskList_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyAttribute"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}}]}}]} as unknown as DocumentNode<TaskList_TaskFragment, unknown>;
export const TasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaskList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskCounts_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskList_task"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskList_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyAttribute"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}}]}}]} as unknown as DocumentNode<TasksQuery, TasksQueryVariables>;
export const TaskCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskCounts_counts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}}]} as unknown as DocumentNode<TaskCountsQuery, TaskCountsQueryVariables>;
export function useTaskCountsQuery(...[options]: {} extends TaskCountsQueryVariables ? [options?: ApolloReact.useQuery.Options<TaskCountsQuery, TaskCountsQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<TaskCountsQuery, TaskCountsQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<TaskCountsQuery, TaskCountsQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(TaskCountsDocument, options as never) as never; }
export type { Types };