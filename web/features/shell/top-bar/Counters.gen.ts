/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a message is about. REST: msgtype. */
export type MessageType =
  /** An alert (预警). REST: alert. */
  | 'ALERT'
  /** An announcement (公告). REST: announce. */
  | 'ANNOUNCEMENT'
  /** A notice (通知). REST: notify. */
  | 'NOTICE'
  /** A message of the system (系统消息). REST: sysinfo. */
  | 'SYSTEM'
  /** Something to do (待办). REST: todo. */
  | 'TODO'
  /** A kind that this version does not know. */
  | 'UNKNOWN';

export type CountersQueryVariables = Exact<{ [key: string]: never; }>;


export type CountersQuery = { viewer: { id: string, pendingApprovals: { totalCount: number, nodes: Array<{ id: string, documentNumber: string, processName: string, stepName: string, initiatorName: string, createdAt: string | null }> } | null, taskCounts: { pool: number, todo: number, finished: number } | null, unreadMessages: { totalCount: number, nodes: Array<{ id: string, type: Types.MessageType, title: string, content: string, isPriority: boolean, createdAt: string | null }> } | null } | null };


export const CountersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"processName"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CountersQuery, CountersQueryVariables>;
export function useCountersQuery(...[options]: {} extends CountersQueryVariables ? [options?: ApolloReact.useQuery.Options<CountersQuery, CountersQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<CountersQuery, CountersQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<CountersQuery, CountersQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(CountersDocument, options as never) as never; }
export function useCountersLazyQuery(options?: ApolloReact.useLazyQuery.Options<CountersQuery, CountersQueryVariables>) { return ApolloReact.useLazyQuery(CountersDocument, options); }
export type { Types };