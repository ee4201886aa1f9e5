/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Direction of a job. */
export type JobKind =
  /** Rows to a file (导出). */
  | 'EXPORT'
  /** Rows from a file (导入). */
  | 'IMPORT';

/** Reason why a job stopped. */
export type JobProblemCode =
  /** The file cannot be read. Supported are .xlsx, and .csv in UTF-8, UTF-16 or GB18030. */
  | 'BAD_FILE'
  /** The workbook is password-protected. */
  | 'ENCRYPTED_FILE'
  /** The job waited for more than a day without being started. It can be continued. */
  | 'EXPIRED'
  /** The file or its unpacked content is too large. */
  | 'FILE_TOO_LARGE'
  /** An unexpected error; the log of the gateway contains it. */
  | 'INTERNAL'
  /** The workbook may contain macros. */
  | 'MACRO_FILE'
  /** The account no longer has permission for this. */
  | 'NOT_PERMITTED'
  /** The file has no rows. */
  | 'NO_ROWS'
  /** The session has switched to another post or store; the job can be continued after switching back. */
  | 'SCOPE_CHANGED'
  /** The services could not be reached, failed or took too long; the job can be continued later. */
  | 'SERVICE_FAILED'
  /** The session that started the job has ended; the job can be continued after signing in again. */
  | 'SIGNED_OUT'
  /** The file has more rows than an import may have. */
  | 'TOO_MANY_ROWS'
  /** The stored job cannot be decrypted any more, because SESSION_SECRET was changed or its row is damaged. Start a new job. */
  | 'UNREADABLE'
  /** The file is the template of another module, or has none of this module's columns. */
  | 'WRONG_TEMPLATE';

/** Status of a job. */
export type JobStatus =
  /** Cancelled by the account. */
  | 'CANCELLED'
  /** Stopped; see problem and isResumable. */
  | 'FAILED'
  /** The import file was checked and waits for confirmation. */
  | 'PREVIEWED'
  /** Done; the file of an export can be downloaded. */
  | 'READY'
  /** In progress. */
  | 'RUNNING'
  /** Waiting to start. */
  | 'WAITING';

export type JobsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobsQuery = { viewer: { id: string, jobs: Array<{ id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null }> | null } | null };

export type JobStateQueryVariables = Exact<{
  id: string | number;
}>;


export type JobStateQuery = { viewer: { id: string, job: { id: string, kind: Types.JobKind, moduleCode: string, fileName: string, status: Types.JobStatus, totalCount: number | null, doneCount: number, isCapped: boolean, startedAt: string, endedAt: string | null, expiresAt: string | null, isResumable: boolean, downloadUrl: string | null, problem: { code: Types.JobProblemCode, message: string, page: number | null } | null, outcome: { importedCount: number, refusedCount: number, reportUrl: string | null } | null } | null } | null };


export const JobsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}}]} as unknown as DocumentNode<JobsQuery, JobsQueryVariables>;
export const JobStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job_job"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job_job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"doneCount"}},{"kind":"Field","name":{"kind":"Name","value":"isCapped"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isResumable"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importedCount"}},{"kind":"Field","name":{"kind":"Name","value":"refusedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reportUrl"}}]}}]}}]} as unknown as DocumentNode<JobStateQuery, JobStateQueryVariables>;
export function useJobStateQuery(...[options]: {} extends JobStateQueryVariables ? [options?: ApolloReact.useQuery.Options<JobStateQuery, JobStateQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<JobStateQuery, JobStateQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<JobStateQuery, JobStateQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(JobStateDocument, options as never) as never; }
export type { Types };