/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ImportFindingsQueryVariables = Exact<{
  id: string | number;
}>;


export type ImportFindingsQuery = { viewer: { id: string, job: { id: string, preview: { totalCount: number, goodCount: number, badCount: number, columns: Array<string>, unknownHeads: Array<string>, missingColumns: Array<string>, rows: Array<{ number: number, values: Readonly<Record<string, unknown>>, problems: Array<{ column: string | null, message: string }> }> } | null } | null } | null };


export const ImportFindingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodCount"}},{"kind":"Field","name":{"kind":"Name","value":"badCount"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"unknownHeads"}},{"kind":"Field","name":{"kind":"Name","value":"missingColumns"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ImportFindingsQuery, ImportFindingsQueryVariables>;
export function useImportFindingsQuery(...[options]: {} extends ImportFindingsQueryVariables ? [options?: ApolloReact.useQuery.Options<ImportFindingsQuery, ImportFindingsQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ImportFindingsQuery, ImportFindingsQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ImportFindingsQuery, ImportFindingsQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ImportFindingsDocument, options as never) as never; }
export function useImportFindingsLazyQuery(options?: ApolloReact.useLazyQuery.Options<ImportFindingsQuery, ImportFindingsQueryVariables>) { return ApolloReact.useLazyQuery(ImportFindingsDocument, options); }
export type { Types };