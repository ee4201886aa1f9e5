/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type FilterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FilterChoicesQuery = { viewer: { id: string, channels: Array<{ id: string, code: string, name: string, i18nCode: string | null }> | null, purchaseGroups: Array<{ code: string, name: string, i18nCode: string | null }> | null } | null };


export const FilterChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purchaseGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}}]}}]}}]}}]} as unknown as DocumentNode<FilterChoicesQuery, FilterChoicesQueryVariables>;
export function useFilterChoicesQuery(...[options]: {} extends FilterChoicesQueryVariables ? [options?: ApolloReact.useQuery.Options<FilterChoicesQuery, FilterChoicesQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<FilterChoicesQuery, FilterChoicesQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<FilterChoicesQuery, FilterChoicesQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(FilterChoicesDocument, options as never) as never; }
export type { Types };