/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema';

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

export type DueTasksQueryVariables = Exact<{
  date: string;
  withOthers: boolean;
}>;


export type DueTasksQuery = { viewer: { id: string, taskCounts: { pool: number, todo: number, finished: number } | null, dueTasks: Array<{ id: string, code: string, typeName: string, typeI18nCode: string | null, name: string, keyAttribute: string | null, createdAt: string | null, dueAt: string | null, status: Types.TaskStatus, isMine: boolean, claimExpiresAt: string | null, finishedAt: string | null, moduleCode: string | null, documentNumber: string | null, creator: { name: string }, assignee: { name: string } | null, buttons: Array<{ action: Types.TaskAction, name: string, i18nCode: string | null }> }> | null, pool?: { nodes: Array<{ id: string, code: string, typeName: string, typeI18nCode: string | null, name: string, keyAttribute: string | null, createdAt: string | null, dueAt: string | null, status: Types.TaskStatus, isMine: boolean, claimExpiresAt: string | null, finishedAt: string | null, moduleCode: string | null, documentNumber: string | null, creator: { name: string }, assignee: { name: string } | null, buttons: Array<{ action: Types.TaskAction, name: string, i18nCode: string | null }> }> } | null, mine?: { nodes: Array<{ id: string, code: string, typeName: string, typeI18nCode: string | null, name: string, keyAttribute: string | null, createdAt: string | null, dueAt: string | null, status: Types.TaskStatus, isMine: boolean, claimExpiresAt: string | null, finishedAt: string | null, moduleCode: string | null, documentNumber: string | null, creator: { name: string }, assignee: { name: string } | null, buttons: Array<{ action: Types.TaskAction, name: string, i18nCode: string | null }> }> } | null } | null };


export const DueTasksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueTasks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withOthers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskCounts_counts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueTasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskList_task"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"pool"},"name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"EnumValue","value":"POOL"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withOthers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskList_task"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mine"},"name":{"kind":"Name","value":"tasks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"EnumValue","value":"MINE"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withOthers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskList_task"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskCounts_counts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskList_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"typeName"}},{"kind":"Field","name":{"kind":"Name","value":"typeI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"keyAttribute"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"assignee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"claimExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"buttons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}}]}}]} as unknown as DocumentNode<DueTasksQuery, DueTasksQueryVariables>;
export type { Types };