/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignInOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInOptionsQuery = { signInOptions: { singleSignOnUrl: string | null } };


export const SignInOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"singleSignOnUrl"}}]}}]}}]} as unknown as DocumentNode<SignInOptionsQuery, SignInOptionsQueryVariables>;
export function useSignInOptionsQuery(...[options]: {} extends SignInOptionsQueryVariables ? [options?: ApolloReact.useQuery.Options<SignInOptionsQuery, SignInOptionsQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<SignInOptionsQuery, SignInOptionsQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<SignInOptionsQuery, SignInOptionsQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(SignInOptionsDocument, options as never) as never; }
export function useSignInOptionsLazyQuery(options?: ApolloReact.useLazyQuery.Options<SignInOptionsQuery, SignInOptionsQueryVariables>) { return ApolloReact.useLazyQuery(SignInOptionsDocument, options); }
export type { Types };