/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One common menu to save. */
export type CommonMenuInput = {
  /** App code. */
  applicationCode: string;
  /** Menu code. */
  menuCode: string;
};

/** The common menus to save. */
export type CommonMenusSaveInput = {
  /** All common menus in order, at most 12; a menu that the account does not have is refused with NOT_PERMITTED. */
  menus: Array<CommonMenuInput>;
};

export type CommonMenusSaveMutationVariables = Exact<{
  input: Types.CommonMenusSaveInput;
}>;


export type CommonMenusSaveMutation = { commonMenusSave: { viewer: { id: string, commonMenus: Array<{ menuCode: string, applicationCode: string, moduleCode: string | null }> | null } | null, userErrors: Array<{ message: string }> } | null };


export const CommonMenusSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CommonMenusSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CommonMenusSaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commonMenusSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commonMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CommonMenusSaveMutation, CommonMenusSaveMutationVariables>;
export type { Types };