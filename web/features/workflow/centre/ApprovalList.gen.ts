/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What approvals must be like; whatever is given must hold. */
export type ApprovalFilter = {
  /** Kind of the document. REST: biztype. */
  documentType?: string | null | undefined;
  /** Amount up to here. */
  maximumAmount?: string | null | undefined;
  /** Amount from here on. */
  minimumAmount?: string | null | undefined;
  /** Came at least so many days ago (停留天数). */
  olderThanDays?: number | null | undefined;
  /** Part of the number of the document, of the process, of what it is about or of who began it, at most 100 characters. */
  search?: string | null | undefined;
  /** Where the process stands. */
  status?: ApprovalStatus | null | undefined;
};

/** A list of the approval centre (审批中心). */
export type ApprovalList =
  /** Tasks that it has done (我的已办). REST: finishedtask. */
  | 'FINISHED'
  /** Tasks that wait for it (待我审批). REST: pendingtask. */
  | 'PENDING'
  /** Processes that the account has begun (我发起的). REST: initiatedprocess. */
  | 'STARTED'
  /** Processes that it has brought in (我提交的). REST: submittedprocess. */
  | 'SUBMITTED';

/** How approvals are ordered. */
export type ApprovalOrder =
  /** The largest amount is first. */
  | 'AMOUNT'
  /** What came last is first. */
  | 'NEWEST'
  /** What has waited longest is first. */
  | 'OLDEST';

/** Where a process stands (审批状态). */
export type ApprovalStatus =
  /** Approved in all steps (已通过). REST: approved. */
  | 'APPROVED'
  /** Rejected as a whole (已驳回). REST: rejected. */
  | 'REJECTED'
  /** Back with whoever began it (已退回). REST: returned. */
  | 'RETURNED'
  /** Under way (审批中). REST: running. */
  | 'RUNNING'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** Taken back by whoever began it (已撤回). REST: withdrawn. */
  | 'WITHDRAWN';

/** How a button looks. */
export type ButtonStyle =
  /** Ends or refuses something. */
  | 'DANGER'
  /** One of many. */
  | 'PLAIN'
  /** The usual way on. */
  | 'PRIMARY'
  /** Beside the usual way. */
  | 'SECONDARY';

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

/** A button that is pressed for several approvals at once. */
export type WorkflowBatchInput = {
  /** Ids of batch buttons, 1 to 50. */
  buttons: Array<string | number>;
  /** As in WorkflowActionInput. */
  key: string | number;
  /** One opinion for all of them. */
  opinion?: string | null | undefined;
};

export type ApprovalsQueryVariables = Exact<{
  list: Types.ApprovalList;
  page: number;
  pageSize: number;
  filter: Types.ApprovalFilter;
  order: Types.ApprovalOrder;
}>;


export type ApprovalsQuery = { viewer: { id: string, approvals: { totalCount: number, nodes: Array<{ id: string, instanceCode: string, taskCode: string | null, documentNumber: string, documentType: string, processName: string, processI18nCode: string | null, stepName: string | null, stepI18nCode: string | null, initiatorName: string, assigneeNames: Array<string>, summary: string | null, amount: string | null, status: Types.ApprovalStatus, actionName: string | null, actionI18nCode: string | null, createdAt: string | null, finishedAt: string | null, batchButtons: Array<{ id: string, name: string, i18nCode: string | null, action: string, style: Types.ButtonStyle, hint: string | null, asksOpinion: boolean, isConfigured: boolean, form: Array<{ name: string }> }> }> } | null } | null };

export type ApprovalList_ApprovalFragment = { id: string, instanceCode: string, taskCode: string | null, documentNumber: string, documentType: string, processName: string, processI18nCode: string | null, stepName: string | null, stepI18nCode: string | null, initiatorName: string, assigneeNames: Array<string>, summary: string | null, amount: string | null, status: Types.ApprovalStatus, actionName: string | null, actionI18nCode: string | null, createdAt: string | null, finishedAt: string | null, batchButtons: Array<{ id: string, name: string, i18nCode: string | null, action: string, style: Types.ButtonStyle, hint: string | null, asksOpinion: boolean, isConfigured: boolean, form: Array<{ name: string }> }> };

export type BatchBar_ButtonFragment = { id: string, name: string, i18nCode: string | null, action: string, style: Types.ButtonStyle, hint: string | null, asksOpinion: boolean, isConfigured: boolean, form: Array<{ name: string }> };

export type ApprovalsPressMutationVariables = Exact<{
  input: Types.WorkflowBatchInput;
}>;


export type ApprovalsPressMutation = { workflowBatchSubmit: { outcomes: Array<{ button: string, isDone: boolean, userErrors: Array<{ code: Types.UserErrorCode, message: string }> }>, viewer: { id: string, pendingApprovals: { totalCount: number, nodes: Array<{ id: string, taskCode: string, instanceCode: string | null, documentNumber: string, processName: string, processI18nCode: string | null, stepName: string, stepI18nCode: string | null, initiatorName: string, createdAt: string | null }> } | null, approvalTotals: { started: number | null, submitted: number | null, pending: number, pool: number, todo: number, finished: number } | null } | null, userErrors: Array<{ message: string }> } | null };

export const BatchBar_ButtonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchBar_button"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkflowButton"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"asksOpinion"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BatchBar_ButtonFragment, unknown>;
export const ApprovalList_ApprovalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalList_approval"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceCode"}},{"kind":"Field","name":{"kind":"Name","value":"taskCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"processName"}},{"kind":"Field","name":{"kind":"Name","value":"processI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"stepI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeNames"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"actionName"}},{"kind":"Field","name":{"kind":"Name","value":"actionI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"batchButtons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchBar_button"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchBar_button"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkflowButton"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"asksOpinion"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ApprovalList_ApprovalFragment, unknown>;
export const ApprovalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Approvals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalList"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalOrder"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"approvals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalList_approval"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatchBar_button"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WorkflowButton"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"asksOpinion"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}},{"kind":"Field","name":{"kind":"Name","value":"form"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalList_approval"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Approval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instanceCode"}},{"kind":"Field","name":{"kind":"Name","value":"taskCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"processName"}},{"kind":"Field","name":{"kind":"Name","value":"processI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"stepI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorName"}},{"kind":"Field","name":{"kind":"Name","value":"assigneeNames"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"actionName"}},{"kind":"Field","name":{"kind":"Name","value":"actionI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"batchButtons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatchBar_button"}}]}}]}}]} as unknown as DocumentNode<ApprovalsQuery, ApprovalsQueryVariables>;
export const ApprovalsPressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovalsPress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkflowBatchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workflowBatchSubmit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"button"}},{"kind":"Field","name":{"kind":"Name","value":"isDone"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalTotals_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCode"}},{"kind":"Field","name":{"kind":"Name","value":"instanceCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"processName"}},{"kind":"Field","name":{"kind":"Name","value":"processI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"stepI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalTotals_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvalTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"submitted"}},{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}}]}}]} as unknown as DocumentNode<ApprovalsPressMutation, ApprovalsPressMutationVariables>;
export function useApprovalsQuery(...[options]: {} extends ApprovalsQueryVariables ? [options?: ApolloReact.useQuery.Options<ApprovalsQuery, ApprovalsQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ApprovalsQuery, ApprovalsQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ApprovalsQuery, ApprovalsQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ApprovalsDocument, options as never) as never; }
export function useApprovalsLazyQuery(options?: ApolloReact.useLazyQuery.Options<ApprovalsQuery, ApprovalsQueryVariables>) { return ApolloReact.useLazyQuery(ApprovalsDocument, options); }
export function useApprovalsPressMutation(options?: ApolloReact.useMutation.Options<ApprovalsPressMutation, ApprovalsPressMutationVariables>) { return ApolloReact.useMutation(ApprovalsPressDocument, options); }
export type { Types };