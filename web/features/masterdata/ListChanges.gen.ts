/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A row that is added. */
export type ListRowAddInput = {
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: string | number;
  /** Module code. */
  moduleCode: string;
  /** Its fields by name. */
  values: Readonly<Record<string, unknown>>;
};

/** A row as it was read. */
export type ListRowReference = {
  /** Key of the row. */
  key: string | number;
  /** The version that was read; null where there was none. */
  version?: string | null | undefined;
};

/** A row that is changed. */
export type ListRowUpdateInput = {
  /** Module code. */
  moduleCode: string;
  /** Key of the row. */
  rowKey: string | number;
  /** Fields that are others than before, by name. */
  values: Readonly<Record<string, unknown>>;
  /** The version that was read; null where there was none. */
  version?: string | null | undefined;
};

/** Rows that something is done to. */
export type ListRowsInput = {
  /** Keys of the rows, at most 1000. */
  keys: Array<string | number>;
  /** Module code. */
  moduleCode: string;
};

/** Several rows that are changed alike (批量修改). */
export type ListRowsUpdateInput = {
  /** Module code. */
  moduleCode: string;
  /** Which. Each takes a call of the services, so that at most 100 are sure to be within the calls that a request may make. */
  rows: Array<ListRowReference>;
  /** Fields that all of them get, by name. */
  values: Readonly<Record<string, unknown>>;
};

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

export type ListRowAddMutationVariables = Exact<{
  input: Types.ListRowAddInput;
}>;


export type ListRowAddMutation = { listRowAdd: { row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, theirs: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ListRowUpdateMutationVariables = Exact<{
  input: Types.ListRowUpdateInput;
}>;


export type ListRowUpdateMutation = { listRowUpdate: { row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, theirs: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ListRowsUpdateMutationVariables = Exact<{
  input: Types.ListRowsUpdateInput;
}>;


export type ListRowsUpdateMutation = { listRowsUpdate: { outcomes: Array<{ key: string, isDone: boolean, row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> }>, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ListRowsDeleteMutationVariables = Exact<{
  input: Types.ListRowsInput;
}>;


export type ListRowsDeleteMutation = { listRowsDelete: { outcomes: Array<{ key: string, isDone: boolean, row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> }>, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ListRowsAuditMutationVariables = Exact<{
  input: Types.ListRowsInput;
}>;


export type ListRowsAuditMutation = { listRowsAudit: { outcomes: Array<{ key: string, isDone: boolean, row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> }>, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ListRowsRejectMutationVariables = Exact<{
  input: Types.ListRowsInput;
}>;


export type ListRowsRejectMutation = { listRowsReject: { outcomes: Array<{ key: string, isDone: boolean, row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> }>, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ListRowPayload_PayloadFragment = { row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, theirs: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> };

export type ListRowsPayload_PayloadFragment = { outcomes: Array<{ key: string, isDone: boolean, row: { key: string, name: string, values: Readonly<Record<string, unknown>>, labels: Readonly<Record<string, unknown>>, version: string | null, isDeletable: boolean } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> }>, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> };

export const ListRowPayload_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}}]} as unknown as DocumentNode<ListRowPayload_PayloadFragment, unknown>;
export const ListRowsPayload_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowsPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}}]} as unknown as DocumentNode<ListRowsPayload_PayloadFragment, unknown>;
export const ListRowAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListRowAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRowAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ListRowAddMutation, ListRowAddMutationVariables>;
export const ListRowUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListRowUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRowUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theirs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ListRowUpdateMutation, ListRowUpdateMutationVariables>;
export const ListRowsUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListRowsUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRowsUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowsPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowsPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ListRowsUpdateMutation, ListRowsUpdateMutationVariables>;
export const ListRowsDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListRowsDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRowsDelete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowsPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowsPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ListRowsDeleteMutation, ListRowsDeleteMutationVariables>;
export const ListRowsAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListRowsAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRowsAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowsPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowsPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ListRowsAuditMutation, ListRowsAuditMutationVariables>;
export const ListRowsRejectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListRowsReject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listRowsReject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRowsPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRow_row"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isDeletable"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListRowsPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListRowsPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"row"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListRow_row"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ListRowsRejectMutation, ListRowsRejectMutationVariables>;
export function useListRowAddMutation(options?: ApolloReact.useMutation.Options<ListRowAddMutation, ListRowAddMutationVariables>) { return ApolloReact.useMutation(ListRowAddDocument, options); }
export function useListRowUpdateMutation(options?: ApolloReact.useMutation.Options<ListRowUpdateMutation, ListRowUpdateMutationVariables>) { return ApolloReact.useMutation(ListRowUpdateDocument, options); }
export function useListRowsUpdateMutation(options?: ApolloReact.useMutation.Options<ListRowsUpdateMutation, ListRowsUpdateMutationVariables>) { return ApolloReact.useMutation(ListRowsUpdateDocument, options); }
export function useListRowsDeleteMutation(options?: ApolloReact.useMutation.Options<ListRowsDeleteMutation, ListRowsDeleteMutationVariables>) { return ApolloReact.useMutation(ListRowsDeleteDocument, options); }
export function useListRowsAuditMutation(options?: ApolloReact.useMutation.Options<ListRowsAuditMutation, ListRowsAuditMutationVariables>) { return ApolloReact.useMutation(ListRowsAuditDocument, options); }
export function useListRowsRejectMutation(options?: ApolloReact.useMutation.Options<ListRowsRejectMutation, ListRowsRejectMutationVariables>) { return ApolloReact.useMutation(ListRowsRejectDocument, options); }
export type { Types };