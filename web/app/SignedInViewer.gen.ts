/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of account. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. */
  | 'SUPPLIER';

export type SignedInViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInViewerQuery = { viewer: { id: string, userType: Types.UserType } | null };


export const SignedInViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]} as unknown as DocumentNode<SignedInViewerQuery, SignedInViewerQueryVariables>;
export type { Types };