/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DashboardVersionQueryVariables = Exact<{
  code: string;
}>;


export type DashboardVersionQuery = { viewer: { __typename: 'Viewer', id: string, dashboard: { __typename: 'Dashboard', code: string, version: number } | null } | null };


export const DashboardVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardVersionQuery, DashboardVersionQueryVariables>;
export function useDashboardVersionQuery(...[options]: {} extends DashboardVersionQueryVariables ? [options?: ApolloReact.useQuery.Options<DashboardVersionQuery, DashboardVersionQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<DashboardVersionQuery, DashboardVersionQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<DashboardVersionQuery, DashboardVersionQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(DashboardVersionDocument, options as never) as never; }
export type { Types };