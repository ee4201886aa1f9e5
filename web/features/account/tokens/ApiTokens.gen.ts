/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new API token. */
export type ApiTokenCreateInput = {
  /** Its last day, in the time zone of the enterprise: from the current day of the clock, at most 366 days ahead. */
  expiresOn: string;
  /** Name by which the user recognizes it, at most 60 characters. */
  name: string;
  /** What it may do; at least one scope. */
  scopes: Array<ApiTokenScope>;
  /**
   * Id of a service account of `Viewer.serviceAccounts` that is not locked; the account itself when absent. Refused with NOT_FOUND for
   * every other id, and with NOT_PERMITTED for a locked one.
   */
  serviceAccount?: string | number | null | undefined;
};

/** An API token to revoke. */
export type ApiTokenRevokeInput = {
  /** Id of one of the account's tokens, or of a token of a service account of `Viewer.serviceAccounts`. */
  id: string | number;
};

/**
 * What an API token may do. A scope to write includes the scope to read the same. Name, enterprise, posts and stores of the account are
 * readable with every token; sessions, passwords, tokens, saved queries, imports and embedded modules with none.
 */
export type ApiTokenScope =
  /** Exporting rows of lists, and fetching the files (导出); with READ_SALES also sales. */
  | 'EXPORT_LISTS'
  /** Dashboards, cards, channels and purchase groups (首页卡片). */
  | 'READ_CARDS'
  /** List modules, their rows, columns, views and choices (列表). */
  | 'READ_LISTS'
  /** Apps, menus, favourites, help and assistants (应用与菜单). */
  | 'READ_MENUS'
  /** Messages, announcements and must-see items (消息). */
  | 'READ_MESSAGES'
  /** Sales figures by query (销售查询). */
  | 'READ_SALES'
  /** Documents (单据). */
  | 'READ_SHEETS'
  /** Tasks of the task pool (任务). */
  | 'READ_TASKS'
  /** Webhooks of the token, and their delivery logs (事件推送). */
  | 'READ_WEBHOOKS'
  /** Approvals and processes (审批). */
  | 'READ_WORKFLOW'
  /** Saving layouts of dashboards (保存布局). */
  | 'WRITE_CARDS'
  /** Adding, changing, deleting and approving rows, and saving views (修改列表). */
  | 'WRITE_LISTS'
  /** Changing favourites and common menus (修改收藏). */
  | 'WRITE_MENUS'
  /** Marking messages and must-see items (标记消息). */
  | 'WRITE_MESSAGES'
  /** Saving and submitting documents (保存单据). */
  | 'WRITE_SHEETS'
  /** Claiming, releasing and finishing tasks (处理任务). */
  | 'WRITE_TASKS'
  /** Creating, changing, testing and deleting webhooks of the token (修改事件推送). */
  | 'WRITE_WEBHOOKS'
  /** Pressing buttons of approvals (处理审批). */
  | 'WRITE_WORKFLOW';

/** Whether an API token works. A revoked token is deleted and not listed. */
export type ApiTokenStatus =
  /** It works. */
  | 'ACTIVE'
  /** The services no longer accept it, for example because the account was disabled. */
  | 'ENDED'
  /** Its time is over. */
  | 'EXPIRED';

/** Why a mutation was refused. */
export type UserErrorCode =
  /** The object was changed by another user or window since it was read. */
  | 'CONFLICT'
  /** A field is too long, malformed or has a value that is not allowed. */
  | 'INVALID'
  /** The services have not configured the interface that a button or document needs (接口未配置). */
  | 'NOT_CONFIGURED'
  /** The object no longer exists. */
  | 'NOT_FOUND'
  /** The account has no permission for this, or not with its current post, store or module. */
  | 'NOT_PERMITTED'
  /** The session began with single sign-on, so there is no password here. */
  | 'NO_PASSWORD'
  /**
   * The services did not answer in time, so it is unknown whether the change was made. Retrying with the same key is safe: nothing is done
   * twice.
   */
  | 'OUTCOME_UNKNOWN'
  /** The password contains characters other than letters, digits and symbols, for example a space. */
  | 'PASSWORD_CHARACTERS'
  /** The password has too few kinds of characters. */
  | 'PASSWORD_TOO_PLAIN'
  /** The password is shorter than the policy allows. */
  | 'PASSWORD_TOO_SHORT'
  /** The new password equals the old one. */
  | 'PASSWORD_UNCHANGED'
  /** The services refused the change for a reason of their own, such as a disabled account; the message is theirs. */
  | 'REFUSED'
  /** A required field is empty. */
  | 'REQUIRED'
  /** A store must be chosen (请选择门店). */
  | 'SHOP_REQUIRED'
  /** This browser did not request the single sign-on code: its state is missing, different or too old. */
  | 'STATE_MISMATCH'
  /** More than the limit; the message names the limit. */
  | 'TOO_MANY'
  /** Too many failed attempts; the account is locked for a while. */
  | 'TOO_MANY_ATTEMPTS'
  /** The enterprise number, account or password is wrong; the answer does not say which. */
  | 'WRONG_CREDENTIALS';

export type ApiToken_TokenFragment = { id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null };

export type ApiToken_ServiceAccountFragment = { id: string, name: string, postName: string | null, shopName: string | null, isLocked: boolean, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null };

export type ApiTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiTokensQuery = { viewer: { id: string, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null, serviceAccounts: Array<{ id: string, name: string, postName: string | null, shopName: string | null, isLocked: boolean, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null }> | null } | null };

export type ApiTokenCreateMutationVariables = Exact<{
  input: Types.ApiTokenCreateInput;
}>;


export type ApiTokenCreateMutation = { apiTokenCreate: { secret: string | null, viewer: { id: string, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null, serviceAccounts: Array<{ id: string, name: string, postName: string | null, shopName: string | null, isLocked: boolean, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null }> | null } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export type ApiTokenRevokeMutationVariables = Exact<{
  input: Types.ApiTokenRevokeInput;
}>;


export type ApiTokenRevokeMutation = { apiTokenRevoke: { viewer: { id: string, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null, serviceAccounts: Array<{ id: string, name: string, postName: string | null, shopName: string | null, isLocked: boolean, apiTokens: Array<{ id: string, name: string, hint: string, scopes: Array<Types.ApiTokenScope>, postName: string | null, shopName: string | null, expiresAt: string, lastUsedAt: string | null, status: Types.ApiTokenStatus, creator: { name: string } | null }> | null }> | null } | null, userErrors: Array<{ field: Array<string> | null, code: Types.UserErrorCode, message: string }> } | null };

export const ApiToken_TokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApiToken_TokenFragment, unknown>;
export const ApiToken_ServiceAccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_serviceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApiToken_ServiceAccountFragment, unknown>;
export const ApiTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_serviceAccount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_serviceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}}]}}]} as unknown as DocumentNode<ApiTokensQuery, ApiTokensQueryVariables>;
export const ApiTokenCreateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApiTokenCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenCreateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokenCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_serviceAccount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_serviceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}}]}}]} as unknown as DocumentNode<ApiTokenCreateMutation, ApiTokenCreateMutationVariables>;
export const ApiTokenRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApiTokenRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiTokenRevokeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiTokenRevoke"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_serviceAccount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiToken_serviceAccount"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"postName"}},{"kind":"Field","name":{"kind":"Name","value":"shopName"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiToken_token"}}]}}]}}]} as unknown as DocumentNode<ApiTokenRevokeMutation, ApiTokenRevokeMutationVariables>;
export type { Types };