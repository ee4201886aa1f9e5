/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a code is called. */
export type CodeLabelInput = {
  /** What it is called, at most 200 characters. */
  label: string;
  /** The code, at most 200 characters. */
  value: string;
};

/** How a condition compares. REST: operation. */
export type ConditionOperation =
  /** Is the same. REST: eq. */
  | 'EQ'
  /** Is it or more, or that day or later. REST: ge. */
  | 'GE'
  /** Is one of several. REST: in. */
  | 'IN'
  /** Is it or less, or that day or earlier. REST: le. */
  | 'LE'
  /** Has it in it; the gateway puts the % around. REST: like. */
  | 'LIKE';

/** A column of a file. */
export type ExportColumnInput = {
  /** What its codes are called in the user's language, at most 200 of them; null or left out where they are called as the services call them. */
  labels?: Array<CodeLabelInput> | null | undefined;
  /** Name of the column. */
  name: string;
  /** Its head in the user's language, at most 200 characters. */
  title: string;
};

/** An export that is begun. */
export type ExportStartInput = {
  /** The columns in their order with their heads, at most 200. */
  columns: Array<ExportColumnInput>;
  /** What the file is called, ending in .xlsx; characters that no file name may have give way to _. */
  fileName: string;
  /** Which rows, as the list shows them. */
  filter?: ListFilterInput | null | undefined;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: string | number;
  /** Module code. */
  moduleCode: string;
  /** In which order; what is the same stands by the key, so that pages never overlap. */
  orderBy?: Array<ListOrderInput>;
};

/** An import that is confirmed. */
export type ImportConfirmInput = {
  /** Which one. */
  id: string | number;
  /** True leaves out the rows with which something is wrong; false imports all of them or none. */
  onlyGood: boolean;
};

/** An import that is begun. */
export type ImportStartInput = {
  /** Columns by their heads in the user's language, so that they are recognised, at most 200. */
  columns: Array<ExportColumnInput>;
  /** The file, as POST /files/import has answered it. */
  file: string;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: string | number;
  /** Module code. */
  moduleCode: string;
};

/** A job. */
export type JobInput = {
  /** Which one. */
  id: string | number;
};

/** Which way rows go. */
export type JobKind =
  /** Into a file (导出). */
  | 'EXPORT'
  /** From a file (导入). */
  | 'IMPORT';

/** What can stop a job. */
export type JobProblemCode =
  /** The file is no workbook of the kind that is read: .xlsx, or .csv in UTF-8, UTF-16 or GB18030. */
  | 'BAD_FILE'
  /** The workbook is protected by a password. */
  | 'ENCRYPTED_FILE'
  /** It waited for more than a day without being started. It can be resumed. */
  | 'EXPIRED'
  /** The file, or what it unpacks to, is too large. */
  | 'FILE_TOO_LARGE'
  /** Something that nobody expected; the log knows it by the job's id. */
  | 'INTERNAL'
  /** The workbook can hold programs (macros). */
  | 'MACRO_FILE'
  /** The account may not do this (any more). */
  | 'NOT_PERMITTED'
  /** The file has no rows. */
  | 'NO_ROWS'
  /** The session works through another post or for another store by now; back there it can go on. */
  | 'SCOPE_CHANGED'
  /** The services could not be reached, failed or took too long; it can go on later. */
  | 'SERVICE_FAILED'
  /** The session that began it has ended; it can go on once the account has signed in again. */
  | 'SIGNED_OUT'
  /** It has more rows than an import may have. */
  | 'TOO_MANY_ROWS'
  /** It cannot be read any more, because SESSION_SECRET was changed or its row is damaged. It has to be started again. */
  | 'UNREADABLE'
  /** It is the template of another module, or none of this one's columns stands in it. */
  | 'WRONG_TEMPLATE';

/** Where a job stands. */
export type JobStatus =
  /** The account has called it off. */
  | 'CANCELLED'
  /** It stopped; see problem. Some can go on. */
  | 'FAILED'
  /** An import was read and waits to be confirmed. */
  | 'PREVIEWED'
  /** It is done; its file waits. */
  | 'READY'
  /** It is being done. */
  | 'RUNNING'
  /** It waits for its turn. */
  | 'WAITING';

/** One condition. */
export type ListConditionInput = {
  /** Name of the column. */
  column: string;
  /** How it compares. */
  operation: ConditionOperation;
  /** What it is compared with, as the column keeps it; for IN see values. */
  value?: string | null | undefined;
  /** One of these, for IN; at most 1000. */
  values?: Array<string> | null | undefined;
};

/** Which rows of a list. All parts hold together. */
export type ListFilterInput = {
  /** Conditions that all hold (且), at most 50. */
  all?: Array<ListConditionInput>;
  /** Conditions of which one holds at least (或), at most 50. With a keyword beside them the gateway asks so that both hold, or refuses with BAD_USER_INPUT where the services cannot. */
  any?: Array<ListConditionInput>;
  /** The keyword is the whole text (精确匹配); as configured when left out. */
  exact?: boolean | null | undefined;
  /** What the search box holds, at most 100 characters, trimmed: in one of the keyword columns. */
  keyword?: string | null | undefined;
};

/** An order of rows. */
export type ListOrderInput = {
  /** Name of a column that may be ordered by. REST: columncanorder. */
  column: string;
  /** The greatest first. */
  descending?: boolean;
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

export type JobPayload_PayloadFragment = { job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> };

export type ExportStartMutationVariables = Exact<{
  input: Types.ExportStartInput;
}>;


export type ExportStartMutation = { exportStart: { job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type ImportStartMutationVariables = Exact<{
  input: Types.ImportStartInput;
}>;


export type ImportStartMutation = { importStart: { job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type ImportConfirmMutationVariables = Exact<{
  input: Types.ImportConfirmInput;
}>;


export type ImportConfirmMutation = { importConfirm: { job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type JobCancelMutationVariables = Exact<{
  input: Types.JobInput;
}>;


export type JobCancelMutation = { jobCancel: { job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type JobResumeMutationVariables = Exact<{
  input: Types.JobInput;
}>;


export type JobResumeMutation = { jobResume: { job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type JobRemoveMutationVariables = Exact<{
  input: Types.JobInput;
}>;


export type JobRemoveMutation = { jobRemove: { viewer: { id: string, jobs: Array<{ id: string }> | null } | null, job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export const JobPayload_PayloadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}}]} as unknown as DocumentNode<JobPayload_PayloadFragment, unknown>;
export const ExportStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExportStartMutation, ExportStartMutationVariables>;
export const ImportStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportStartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importStart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportStartMutation, ImportStartMutationVariables>;
export const ImportConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportConfirmInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportConfirmMutation, ImportConfirmMutationVariables>;
export const JobCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JobCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<JobCancelMutation, JobCancelMutationVariables>;
export const JobResumeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JobResume"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPayload_payload"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<JobResumeMutation, JobResumeMutationVariables>;
export const JobRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JobRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobPayload_payload"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobPayload_payload"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<JobRemoveMutation, JobRemoveMutationVariables>;
export function useExportStartMutation(options?: ApolloReact.useMutation.Options<ExportStartMutation, ExportStartMutationVariables>) { return ApolloReact.useMutation(ExportStartDocument, options); }
export function useImportStartMutation(options?: ApolloReact.useMutation.Options<ImportStartMutation, ImportStartMutationVariables>) { return ApolloReact.useMutation(ImportStartDocument, options); }
export function useImportConfirmMutation(options?: ApolloReact.useMutation.Options<ImportConfirmMutation, ImportConfirmMutationVariables>) { return ApolloReact.useMutation(ImportConfirmDocument, options); }
export function useJobCancelMutation(options?: ApolloReact.useMutation.Options<JobCancelMutation, JobCancelMutationVariables>) { return ApolloReact.useMutation(JobCancelDocument, options); }
export function useJobResumeMutation(options?: ApolloReact.useMutation.Options<JobResumeMutation, JobResumeMutationVariables>) { return ApolloReact.useMutation(JobResumeDocument, options); }
export function useJobRemoveMutation(options?: ApolloReact.useMutation.Options<JobRemoveMutation, JobRemoveMutationVariables>) { return ApolloReact.useMutation(JobRemoveDocument, options); }
export type { Types };