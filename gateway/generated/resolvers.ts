import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerModel, Enterprise as EnterpriseModel, Settings as SettingsModel } from '../session/viewer.ts';
import type { Shop as ShopModel } from '../request/account.ts';
import type { Elf as ElfModel } from '../assistant/rest.ts';
import type { Application as ApplicationModel } from '../menus/rest.ts';
import type { ApprovalModel as ApprovalModelModel } from '../workflow/approval.ts';
import type { ActionOutcome as ActionOutcomeModel } from '../workflow/action-outcome.ts';
import type { TaskOutcome as TaskOutcomeModel } from '../tasks/task-outcome.ts';
import type { FormColumnModel as FormColumnModelModel } from '../module-model/form-column.ts';
import type { ListModuleModel as ListModuleModelModel, ListRowModel as ListRowModelModel } from '../module-model/list-module.ts';
import type { JobRecord as JobRecordModel, PreviewModel as PreviewModelModel } from '../jobs/job.ts';
import type { ServiceAccountModel as ServiceAccountModelModel } from '../api-tokens/service-accounts.ts';
import type { Webhook as WebhookModelModel, Delivery as DeliveryModel } from '../webhooks/webhook.ts';
import type { JobPayload as JobPayloadModel } from '../jobs/job-payload.ts';
import type { SheetModel as SheetModelModel, SheetDetailModel as SheetDetailModelModel, SheetPageModel as SheetPageModelModel } from '../sheets/sheet.ts';
import type { Dashboard as DashboardModel, CardDefinition as CardDefinitionModel } from '../cards/rest.ts';
import type { ChannelModel as ChannelModelModel } from '../cards/base-data.ts';
import type { CategoryModel as CategoryModelModel, ProductModel as ProductModelModel, NamedModel as NamedModelModel } from '../sales/sales-row.ts';
import type { Context } from '../request/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 4217 currency code, for example CNY. Input in another form fails with BAD_USER_INPUT. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar day in the enterprise's time zone, YYYY-MM-DD. Input in another form fails with BAD_USER_INPUT. */
  Date: { input: string; output: string; }
  /** A point in time: RFC 3339 with an offset, for example 2026-06-15T09:00:00+08:00. Input in another form fails with BAD_USER_INPUT. */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number, serialised as a string so that no digit is lost: "1234.50". Input may be a string or a number without an exponent, with
   * at most 30 digits before and after the point; anything else fails with BAD_USER_INPUT.
   */
  Decimal: { input: string; output: string; }
  /** HTML written outside of the portal and passed on unchanged. Sanitize it before showing it. */
  HTML: { input: string; output: string; }
  /** A row whose columns are known only at run time: an object of strings, numbers, booleans and nulls by field name. */
  Row: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
};

/** A session of the account in any browser. */
export type AccountSession = {
  readonly __typename?: 'AccountSession';
  /** Network address from which the session began, as seen by the gateway; null when unknown. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Name of the browser, for example Chrome; null when unknown. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** Whether it is the session of this request. */
  readonly current: Scalars['Boolean']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to the minute. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Name of the operating system, for example Windows; null when unknown. */
  readonly system?: Maybe<Scalars['String']['output']>;
};

/** The unread announcements, shown as the first five (公告). */
export type AnnouncementCard = Card & Node & {
  readonly __typename?: 'AnnouncementCard';
  /** Number of unread announcements and the first of them; null with its own error when the service fails. */
  readonly announcements?: Maybe<MessagePreview>;
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/**
 * An API token (接口令牌) of the account, or of a service account: a program sends it as `Authorization: Bearer` and then acts for that
 * account, within the token's scopes. It works in the post and store in which it was created (that of a service account in the account's
 * own), and never may do more than the account.
 */
export type ApiToken = Node & {
  readonly __typename?: 'ApiToken';
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The administrator who created it for a service account; null for a token that the account created itself. */
  readonly creator?: Maybe<Person>;
  /** When it stops working. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The first characters of the token, by which its owner recognizes it. */
  readonly hint: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used, to the minute; null when it never was. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name, as the user gave it. */
  readonly name: Scalars['String']['output'];
  /** Name of the post (岗位) in which it works; null for suppliers. */
  readonly postName?: Maybe<Scalars['String']['output']>;
  /** What the token may do. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /** Name of the store (门店) in which it works; null for all stores, or none. */
  readonly shopName?: Maybe<Scalars['String']['output']>;
  /** Whether it works. */
  readonly status: ApiTokenStatus;
};

/** A new API token. */
export type ApiTokenCreateInput = {
  /** Its last day, in the time zone of the enterprise: from the current day of the clock, at most 366 days ahead. */
  readonly expiresOn: Scalars['Date']['input'];
  /** Name by which the user recognizes it, at most 60 characters. */
  readonly name: Scalars['String']['input'];
  /** What it may do; at least one scope. */
  readonly scopes: ReadonlyArray<ApiTokenScope>;
  /**
   * Id of a service account of `Viewer.serviceAccounts` that is not locked; the account itself when absent. Refused with NOT_FOUND for
   * every other id, and with NOT_PERMITTED for a locked one.
   */
  readonly serviceAccount?: InputMaybe<Scalars['ID']['input']>;
};

/** The outcome of creating an API token. */
export type ApiTokenCreatePayload = {
  readonly __typename?: 'ApiTokenCreatePayload';
  /** The new token; null when it was refused. */
  readonly apiToken?: Maybe<ApiToken>;
  /** The token itself. It is readable here only, and nobody can show it again; null when it was refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account, with its tokens and service accounts; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** An API token to revoke. */
export type ApiTokenRevokeInput = {
  /** Id of one of the account's tokens, or of a token of a service account of `Viewer.serviceAccounts`. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of revoking an API token. */
export type ApiTokenRevokePayload = {
  readonly __typename?: 'ApiTokenRevokePayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account, with its remaining tokens; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
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

/** An app (应用): a group of menus under one name. */
export type Application = Node & {
  readonly __typename?: 'Application';
  /** App code. */
  readonly code: Scalars['String']['output'];
  /** Code of the module that opens with the app; null when there is none. */
  readonly homeModuleCode?: Maybe<Scalars['String']['output']>;
  /** Module that opens with the app; null when there is none. */
  readonly homeUrl?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Path at this gateway to its logo; null when it has none. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /**
   * Menu tree (菜单) as a flat list in tree order; null with its own error when it cannot be loaded. The trees of one request are loaded in
   * parallel.
   */
  readonly menus?: Maybe<ReadonlyArray<MenuNode>>;
  /** Name as stored by the services, used when the language pack has none for i18nCode. */
  readonly name: Scalars['String']['output'];
  /** One store or many. */
  readonly shopScope: ShopScope;
};

/** A process instance, or one task of it (审批). */
export type Approval = Node & {
  readonly __typename?: 'Approval';
  /** Key of that button's name in the language packs; null when the services send none. */
  readonly actionI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the button that the account pressed, as sent by the services; null when it has not acted yet. */
  readonly actionName?: Maybe<Scalars['String']['output']>;
  /** Amount of the document in the enterprise's currency; null when it has none. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Names of the current assignees (当前处理人). */
  readonly assigneeNames: ReadonlyArray<Scalars['String']['output']>;
  /** Current assignees (当前处理人). */
  readonly assignees: ReadonlyArray<Person>;
  /** Attached files (附件); null with its own error when the service fails. */
  readonly attachments?: Maybe<ReadonlyArray<Attachment>>;
  /** Buttons that can be pressed for several approvals at once (批量审批). */
  readonly batchButtons: ReadonlyArray<WorkflowButton>;
  /**
   * Actions that the services allow the account (审批按钮): those of the task when it is a waiting task, otherwise those of the instance. Null
   * with its own error when the service fails.
   */
  readonly buttons?: Maybe<ReadonlyArray<WorkflowButton>>;
  /** When the task was received; for an instance, when the process started. Null when the services do not know. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Steps of the process, the path taken and the current step (流程图); null with its own error when the service fails. */
  readonly diagram?: Maybe<ProcessDiagram>;
  /** Number of the document (单号). */
  readonly documentNumber: Scalars['String']['output'];
  /** Code of the document type. */
  readonly documentType: Scalars['String']['output'];
  /** When it ended; null while it is open. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Steps taken so far, oldest first, followed by the waiting ones (审批记录); null with its own error when the service fails. */
  readonly history?: Maybe<ReadonlyArray<ApprovalStep>>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Who started the process (发起人). */
  readonly initiator: Person;
  /** Name of the person who started the process (发起人). */
  readonly initiatorName: Scalars['String']['output'];
  /** Instance code. */
  readonly instanceCode: Scalars['String']['output'];
  /** Module of the document; null when no module has documents of this type. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Key of the process name in the language packs; null when the services send none. */
  readonly processI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the process. */
  readonly processName: Scalars['String']['output'];
  /** The document (单据); null when the module has no documents, or with its own error when the service fails. */
  readonly sheet?: Maybe<Sheet>;
  /** Status of the process. */
  readonly status: ApprovalStatus;
  /** Code of the task's step, or of the instance's current step (当前节点); null when the process has ended. */
  readonly stepCode?: Maybe<Scalars['String']['output']>;
  /** Key of the step in the language packs; null when the services send none. */
  readonly stepI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of that step; null when the process has ended. */
  readonly stepName?: Maybe<Scalars['String']['output']>;
  /** Who submitted the document (提交人); null when the services do not know. */
  readonly submitter?: Maybe<Person>;
  /** Name of the person who submitted the document (提交人); null when the services do not know. */
  readonly submitterName?: Maybe<Scalars['String']['output']>;
  /** One-line summary of the document; null when there is none. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** Task code; null when this is an instance rather than a task. */
  readonly taskCode?: Maybe<Scalars['String']['output']>;
  /** Total of the document (金额); null when it has none. */
  readonly total?: Maybe<Money>;
};

/** A list of approvals (审批), read in pages with cursors. */
export type ApprovalConnection = {
  readonly __typename?: 'ApprovalConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<ApprovalEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<Approval>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An approval in a list. */
export type ApprovalEdge = {
  readonly __typename?: 'ApprovalEdge';
  /** Position in this list, with these conditions, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The approval. */
  readonly node: Approval;
};

/** Conditions on approvals; all given conditions must hold. */
export type ApprovalFilter = {
  /** Code of the document type. */
  readonly documentType?: InputMaybe<Scalars['String']['input']>;
  /** Largest amount, included. */
  readonly maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest amount, included. */
  readonly minimumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum number of days since the task was received (停留天数). */
  readonly olderThanDays?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the document number, process name, summary or initiator's name, at most 100 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the process. */
  readonly status?: InputMaybe<ApprovalStatus>;
};

/** A list of the approval centre (审批中心). */
export type ApprovalList =
  /** Tasks of processes that the account has handled (已审批). Finished tasks of the pool are in TaskList.FINISHED. */
  | 'FINISHED'
  /** Tasks that wait for the account (待我审批). */
  | 'PENDING'
  /** Processes that the account has started (我发起的). */
  | 'STARTED'
  /** Processes that the account has submitted (我提交的). */
  | 'SUBMITTED';

/** Sort order of approvals. */
export type ApprovalOrder =
  /** Largest amount first. */
  | 'AMOUNT'
  /** Newest first. */
  | 'NEWEST'
  /** Longest waiting first. */
  | 'OLDEST';

/** A page of approvals. */
export type ApprovalPage = {
  readonly __typename?: 'ApprovalPage';
  /** Rows of this page. */
  readonly nodes: ReadonlyArray<Approval>;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Number of waiting approvals and the newest of them. */
export type ApprovalPreview = {
  readonly __typename?: 'ApprovalPreview';
  /** The newest of them, at most 20. */
  readonly nodes: ReadonlyArray<PendingApproval>;
  /** Number of waiting approvals. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Status of a process (审批状态). */
export type ApprovalStatus =
  /** Approved in all steps (已通过). */
  | 'APPROVED'
  /** Rejected as a whole (已驳回). */
  | 'REJECTED'
  /** Returned to its initiator (已退回). */
  | 'RETURNED'
  /** In progress (审批中). */
  | 'RUNNING'
  /** A state that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Withdrawn by its initiator (已撤回). */
  | 'WITHDRAWN';

/** One entry of an approval's history: an action taken, or a task that waits (审批记录). */
export type ApprovalStep = {
  readonly __typename?: 'ApprovalStep';
  /** For whom the assignee acted as a deputy or delegate (代); null when the assignee acted directly. */
  readonly actedFor?: Maybe<Person>;
  /** Kind of action, exactly as sent by the services; null while the step waits. */
  readonly action?: Maybe<Scalars['String']['output']>;
  /** Key of that button's name in the language packs; null when the services send none. */
  readonly actionI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the button that was pressed, as sent by the services; null while the step waits. */
  readonly actionName?: Maybe<Scalars['String']['output']>;
  /** Who has acted or has to act. */
  readonly assignee: Person;
  /** Name of the assignee. */
  readonly assigneeName: Scalars['String']['output'];
  /** Department of the assignee; null when the services do not know. */
  readonly departmentName?: Maybe<Scalars['String']['output']>;
  /** When the action was taken; null while the step waits. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the person that a deputy or delegate acted for (代); null when the assignee acted directly. */
  readonly onBehalfOf?: Maybe<Scalars['String']['output']>;
  /** Opinion as plain text; null when there is none. */
  readonly opinion?: Maybe<Scalars['String']['output']>;
  /** Post of the assignee; null when the services do not know. */
  readonly postName?: Maybe<Scalars['String']['output']>;
  /** When the task was received; null when the services do not know. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the step is done, waiting or cancelled. */
  readonly state: ApprovalStepState;
  /** Key of the step in the language packs; null when the services send none. */
  readonly stepI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the step. */
  readonly stepName: Scalars['String']['output'];
};

/** State of an entry in the history. */
export type ApprovalStepState =
  /** Ended without an action, because another assignee's action was enough or the process took another path. */
  | 'CANCELLED'
  /** The assignee has acted. */
  | 'DONE'
  /** The assignee has not acted yet. */
  | 'PENDING';

/** The counters of the approval centre (待办六项): four of approvals, two of tasks of the pool. */
export type ApprovalTotals = {
  readonly __typename?: 'ApprovalTotals';
  /** Tasks of processes that the account has handled (已审批), the members of ApprovalList.FINISHED. */
  readonly finished: Scalars['Int']['output'];
  /** Tasks of processes that the account has handled (已审批), the members of ApprovalList.FINISHED. */
  readonly handled: Scalars['Int']['output'];
  /** Tasks that wait for the account's approval (待我审批). */
  readonly pending: Scalars['Int']['output'];
  /** Tasks in the pool (任务池). */
  readonly pool: Scalars['Int']['output'];
  /** Running processes that the account has started (我发起的); null when the services do not count them. */
  readonly started?: Maybe<Scalars['Int']['output']>;
  /** Running processes that the account has submitted (我提交的); null when the services do not count them. */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
  /** Pool tasks that the account has claimed (我的待办). */
  readonly todo: Scalars['Int']['output'];
};

/** A file attached to a process (附件). */
export type Attachment = {
  readonly __typename?: 'Attachment';
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name of the file. */
  readonly name: Scalars['String']['output'];
  /** Size in bytes; null when the services send none. */
  readonly sizeBytes?: Maybe<Scalars['Int']['output']>;
  /** When it was uploaded; null when the services do not know. */
  readonly uploadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who uploaded it; null when the services do not know. */
  readonly uploader?: Maybe<Person>;
  /** Name of the person who uploaded it; null when the services do not know. */
  readonly uploaderName?: Maybe<Scalars['String']['output']>;
  /** Path at the gateway to download the file; null when the operator does not allow the file's address. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Actual against plan over a period (达成). */
export type Attainment = {
  readonly __typename?: 'Attainment';
  /** Actual so far; null when the services send none. */
  readonly actual?: Maybe<Scalars['Decimal']['output']>;
  /** Band of the rate; null without a plan. */
  readonly band?: Maybe<AttainmentBand>;
  /** Share of the period that has passed by asOf, in percent with two decimals. */
  readonly elapsedRate: Scalars['Decimal']['output'];
  /** Plan of the whole period; null when none is set. */
  readonly plan?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Attainment in percent with two decimals, not capped: the services' own value where they send one, otherwise actual ÷ plan; null when the
   * plan is zero or null.
   */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
};

/** Band of an attainment rate (达成区间). */
export type AttainmentBand =
  /** Below 40 %. */
  | 'BELOW_40'
  /** 40 % to below 60 %. */
  | 'BELOW_60'
  /** 60 % to below 80 %. */
  | 'BELOW_80'
  /** 80 % to below 100 %. */
  | 'BELOW_100'
  /** 100 % and more. */
  | 'REACHED';

/** An uploaded picture to use as the avatar (头像). */
export type AvatarSetInput = {
  /** The value `file` that the upload (POST /files/avatar) returned; null removes the avatar. */
  readonly file?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of setting the avatar. */
export type AvatarSetPayload = {
  readonly __typename?: 'AvatarSetPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account with its avatar; null when the change was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A screen of this portal. */
export type BuiltInScreen = {
  readonly __typename?: 'BuiltInScreen';
  /** Parameters, in the order of the address. */
  readonly parameters: ReadonlyArray<ScreenParameter>;
  /** Name of the screen, for example dashboard, list, sheet, message or approval. */
  readonly screen: Scalars['String']['output'];
};

/** Appearance of a button. */
export type ButtonStyle =
  /** An action that ends or rejects something. */
  | 'DANGER'
  /** Any other action. */
  | 'PLAIN'
  /** The main action. */
  | 'PRIMARY'
  /** An alternative to the main action. */
  | 'SECONDARY';

/** Target of a button: a module of the portal, or a page whose origin the operator has allowed. */
export type ButtonTarget = {
  readonly __typename?: 'ButtonTarget';
  /** Module code; null when the target is a page. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Parameters for opening the module. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Address of the page; null when the target is a module. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A card of a dashboard (卡片). */
export type Card = {
  /** Card code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, stable within the account. */
  readonly id: Scalars['ID']['output'];
  /** Code of the module that the card's title opens; null when there is none. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** Position and size in the dashboard. */
  readonly position: CardPosition;
};

/** A number of open items and the module that shows them. */
export type CardCounter = {
  readonly __typename?: 'CardCounter';
  /** Amount of the open items; null when there is none. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Code of the app that contains the module; null when the services send none, and every app is searched then. */
  readonly applicationCode?: Maybe<Scalars['String']['output']>;
  /** Number of open items; 0 when the services send no number. */
  readonly count: Scalars['Int']['output'];
  /** Name of a PrimeIcons icon without the prefix; null when the services send anything else. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Colour of the icon as #rrggbb; null when the services send anything else. */
  readonly iconColour?: Maybe<Scalars['String']['output']>;
  /** Module that a click opens: the counter's own, otherwise that of its card; null when neither names one. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Parameters for opening the module. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Number of open items, 0 when the services send null; null when they send no number. Screens show at most 99. */
  readonly openCount?: Maybe<Scalars['Int']['output']>;
};

/** A group of counters that the user may arrange (快捷卡片组). */
export type CardGroup = {
  readonly __typename?: 'CardGroup';
  /** Selected cards in layout order. */
  readonly cards: ReadonlyArray<GroupedCard>;
  /** Code used to load and save its template and layout. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Whether the cards are shown as pinned shortcuts (badges or plain numbers) rather than as a list. */
  readonly isPinned: Scalars['Boolean']['output'];
  /** Subject of the group. */
  readonly kind: CardGroupKind;
  /** Maximum number of selected cards; above 1 the selection can be edited. */
  readonly limit: Scalars['Int']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A group of counters in the right panel (快捷卡片). */
export type CardGroupCard = Card & Node & {
  readonly __typename?: 'CardGroupCard';
  readonly code: Scalars['String']['output'];
  /** The group that the card's parameters name; null with its own error when the service fails. */
  readonly group?: Maybe<CardGroup>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** Subject of a group of counters. */
export type CardGroupKind =
  /** Tasks to do. */
  | 'TODO'
  /** A kind that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Warnings. */
  | 'WARNING';

/** A parameter for opening a module. */
export type CardParameter = {
  readonly __typename?: 'CardParameter';
  /** Name of the parameter. */
  readonly name: Scalars['String']['output'];
  /** Value of the parameter. */
  readonly value: Scalars['String']['output'];
};

/** A card and its position in a layout. */
export type CardPlacementInput = {
  /** Card code. */
  readonly code: Scalars['String']['input'];
  /** New position; the default position of the post's template when left out. */
  readonly position?: InputMaybe<CardPositionInput>;
};

/** Position and size of a card in the 12-column grid of its dashboard. */
export type CardPosition = {
  readonly __typename?: 'CardPosition';
  /** First column, 1 to 12. */
  readonly column: Scalars['Int']['output'];
  /** Height in rows. */
  readonly height: Scalars['Int']['output'];
  /** Row, starting at 1. */
  readonly row: Scalars['Int']['output'];
  /** Width in columns, 1 to 12. */
  readonly width: Scalars['Int']['output'];
};

/** A position in the 12-column grid of a dashboard. */
export type CardPositionInput = {
  /** First column, 1 to 12. */
  readonly column: Scalars['Int']['input'];
  /** Height in rows, 1 to 20. */
  readonly height: Scalars['Int']['input'];
  /** Row, starting at 1. */
  readonly row: Scalars['Int']['input'];
  /** Width in columns, 1 to 12; column + width must not exceed 13. */
  readonly width: Scalars['Int']['input'];
};

/** A category of goods (品类). Those of the first level are the purchasing groups and have the same codes. */
export type Category = Node & {
  readonly __typename?: 'Category';
  /** Code, unique in the enterprise. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A sales channel (渠道). */
export type Channel = Node & {
  readonly __typename?: 'Channel';
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** The old name of `rank`; null for a channel that is not in the list of the enterprise. */
  readonly place?: Maybe<Scalars['Int']['output']>;
  /**
   * Rank of the channel by code among all channels of the enterprise, starting at 1 and independent of filters; charts choose the colour of
   * a channel by it. Null for a channel that is not in that list.
   */
  readonly rank?: Maybe<Scalars['Int']['output']>;
};

/** One bar of the chart: a purchasing group with one value per channel. */
export type ChannelBar = {
  readonly __typename?: 'ChannelBar';
  /** One entry for each of the chart's `channels`, in their order, also where the services send no value. */
  readonly channelValues: ReadonlyArray<ChannelValue>;
  /** Code of the group; null for sales that the services assign to no group. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the group. */
  readonly name: Scalars['String']['output'];
  /**
   * Value of all channels together: the services' own, otherwise the sum of the channels that have a value; null when the services send
   * neither.
   */
  readonly sum?: Maybe<Scalars['Decimal']['output']>;
  /** Value of all channels together; 0.00 when the services send none. */
  readonly total: Scalars['Decimal']['output'];
  /** The values of `channelValues` without their channels; null where the services send none. */
  readonly values: ReadonlyArray<Maybe<Scalars['Decimal']['output']>>;
};

/** Sales by purchasing group and channel (渠道销售). */
export type ChannelBarCard = Card & Node & {
  readonly __typename?: 'ChannelBarCard';
  /** The bars of a period; null with its own error when the service fails. */
  readonly bars?: Maybe<ChannelBars>;
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};


/** Sales by purchasing group and channel (渠道销售). */
export type ChannelBarCardBarsArgs = {
  filter?: InputMaybe<SalesFilterInput>;
  metric?: SalesMetric;
};

/** Sales by purchasing group and channel over a period. */
export type ChannelBars = {
  readonly __typename?: 'ChannelBars';
  /** One bar per purchasing group, in the order of the services. */
  readonly bars: ReadonlyArray<ChannelBar>;
  /** Channels that the bars are divided into. */
  readonly channels: ReadonlyArray<Channel>;
  /** Currency of values in money. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Days that the data covers. */
  readonly period: SalesPeriod;
  /** Unit of the values. */
  readonly unit: FigureUnit;
};

/** Share of each channel in the sales (渠道销售占比). */
export type ChannelPieCard = Card & Node & {
  readonly __typename?: 'ChannelPieCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The channels of a period; null with its own error when the service fails. */
  readonly shares?: Maybe<ChannelShares>;
};


/** Share of each channel in the sales (渠道销售占比). */
export type ChannelPieCardSharesArgs = {
  filter?: InputMaybe<SalesFilterInput>;
};

/** One channel of the pie. */
export type ChannelShare = {
  readonly __typename?: 'ChannelShare';
  /** Sales amount; 0.00 when the services send no figure. */
  readonly amount: Scalars['Decimal']['output'];
  /** Share of the total amount in percent with two decimals; null without a figure and when the total is zero. */
  readonly amountShare?: Maybe<Scalars['Decimal']['output']>;
  /** Channel code; null for sales that the services assign to no channel. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Channel name. */
  readonly name: Scalars['String']['output'];
  /** The old name of `rank`; null for a channel that is not in the list of the enterprise. */
  readonly place?: Maybe<Scalars['Int']['output']>;
  /** Units sold; 0.00 when the services send no figure. */
  readonly quantity: Scalars['Decimal']['output'];
  /** Share of the total quantity in percent with two decimals; null without a figure and when the total is zero. */
  readonly quantityShare?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Rank of the channel by code among all channels of the enterprise, starting at 1; charts choose its colour by it. Null for a channel that
   * is not in that list.
   */
  readonly rank?: Maybe<Scalars['Int']['output']>;
  /** Sales amount (销售金额); null when the services send no figure. */
  readonly sales?: Maybe<Scalars['Decimal']['output']>;
  /** Units sold (销售数量); null when the services send no figure. */
  readonly units?: Maybe<Scalars['Decimal']['output']>;
};

/** Sales by channel over a period. */
export type ChannelShares = {
  readonly __typename?: 'ChannelShares';
  /** Sales amount of the channels that have a figure; 0.00 when none has one. */
  readonly amountTotal: Scalars['Decimal']['output'];
  /** Channels, highest amount first and those without a figure last. */
  readonly channels: ReadonlyArray<ChannelShare>;
  /** Currency of the amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Days that the data covers. */
  readonly period: SalesPeriod;
  /** Units sold in the channels that have a figure; 0.00 when none has one. */
  readonly quantityTotal: Scalars['Decimal']['output'];
  /** Sales amount of the channels that have a figure; null when none has one. */
  readonly salesTotal?: Maybe<Scalars['Decimal']['output']>;
  /** Units sold in the channels that have a figure; null when none has one. */
  readonly unitsTotal?: Maybe<Scalars['Decimal']['output']>;
};

/** What a bar has for one channel. */
export type ChannelValue = {
  readonly __typename?: 'ChannelValue';
  /** The channel. */
  readonly channel: Channel;
  /** Value in the unit of the chart; null when the services send none. */
  readonly value?: Maybe<Scalars['Decimal']['output']>;
};

/** Count, growth and sales of a group, such as member sales (会员销售). */
export type CircleCard = Card & Node & {
  readonly __typename?: 'CircleCard';
  readonly code: Scalars['String']['output'];
  /** Its figures; null with its own error when the service fails. */
  readonly figures?: Maybe<CircleFigures>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** Figures of one day for a group such as members. */
export type CircleFigures = {
  readonly __typename?: 'CircleFigures';
  /** Sales of the group; null when the services send none. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Day of the figures (数据截至). */
  readonly asOf: Scalars['Date']['output'];
  /** Number of people or things counted; null when the services send none. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Currency of the amount. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Growth against the day before in percent with two decimals; null when the services send none. */
  readonly growthRate?: Maybe<Scalars['Decimal']['output']>;
  /** Share of all sales in percent with two decimals; null when the services send none. */
  readonly share?: Maybe<Scalars['Decimal']['output']>;
};

/** Display text of a code. */
export type CodeLabelInput = {
  /** Display text, at most 200 characters. */
  readonly label: Scalars['String']['input'];
  /** The code, at most 200 characters. */
  readonly value: Scalars['String']['input'];
};

/** Alignment of a cell. */
export type ColumnAlign =
  /** Centred. */
  | 'CENTER'
  /** Left. */
  | 'LEFT'
  /** Right, as used for numbers. */
  | 'RIGHT';

/** A choice (选项). */
export type ColumnOption = {
  readonly __typename?: 'ColumnOption';
  /** Values that choosing it copies into other fields, by column name; null for none. */
  readonly copies?: Maybe<Scalars['Row']['output']>;
  /** Key of the display text in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Display text. */
  readonly label: Scalars['String']['output'];
  /** Stored value. */
  readonly value: Scalars['String']['output'];
};

/** Edge at which a column stays visible while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** A problem of a column's metadata. */
export type ColumnProblem = {
  readonly __typename?: 'ColumnProblem';
  /** Kind of problem. */
  readonly code: ColumnProblemCode;
  /** Column name; null when the problem concerns the whole module. */
  readonly column?: Maybe<Scalars['String']['output']>;
};

/** Kind of metadata problem. */
export type ColumnProblemCode =
  /** The default value does not fit the column type and is ignored. */
  | 'BAD_DEFAULT'
  /** The column depends on itself through other columns; the dependency is ignored. */
  | 'CIRCULAR_DEPENDENCY'
  /** The minimum length exceeds the maximum length; both are ignored. */
  | 'CONTRADICTORY_LENGTHS'
  /** The column name occurs twice; the first definition is used. */
  | 'DUPLICATE'
  /** The column has choices but no source for them; its code is entered as text. */
  | 'MISSING_SOURCE'
  /** The column is required but hidden, so no value is requested. */
  | 'REQUIRED_BUT_HIDDEN'
  /** The operator does not allow the address of the choices; the code is entered as text. */
  | 'SOURCE_NOT_ALLOWED'
  /** The column depends on a column that does not exist. */
  | 'UNKNOWN_DEPENDENCY'
  /** The configuration names a key field, name field or other field that is not a column. The services may still return it. */
  | 'UNKNOWN_FIELD'
  /** The column type is unknown; the column is shown as text. */
  | 'UNKNOWN_TYPE'
  /** A JSON part of the configuration cannot be parsed and is ignored. */
  | 'UNREADABLE';

/** The column of a detail list that a header total sums up (合计来源). */
export type ColumnTotal = {
  readonly __typename?: 'ColumnTotal';
  /** Name of the column. */
  readonly column: Scalars['String']['output'];
  /** Name of the detail list. */
  readonly section: Scalars['String']['output'];
};

/** Column type. */
export type ColumnType =
  /** Several choices, shown as checkboxes. */
  | 'CHECKBOX_GROUP'
  /** A date; see dateMode. */
  | 'DATE'
  /** A date and time. */
  | 'DATE_TIME'
  /** A hidden value. */
  | 'HIDE_TEXT'
  /** A line of text. */
  | 'INPUT'
  /** A number, with two decimals unless the metadata says otherwise. */
  | 'INPUT_NUM'
  /** A line of text with a hint. */
  | 'INPUT_TIP_TEXT'
  /** A link. */
  | 'LINK'
  /** One choice, shown as radio buttons. */
  | 'RADIO'
  /** One choice of a list. */
  | 'SELECT'
  /** One choice of a list that depends on another column. */
  | 'SELECT_DY'
  /** One choice of a lookup. */
  | 'SELECT_LOOK_UP'
  /** One choice, found by searching a service. */
  | 'SELECT_REMOTE'
  /** One choice of those that a service address returns. */
  | 'SELECT_REST'
  /** One choice of a list, or free text. */
  | 'SELECT_TEXT'
  /** A read-only tag. */
  | 'TAG'
  /** Several lines of text. */
  | 'TEXTAREA'
  /** A type that this version of the portal does not know; shown as text. */
  | 'UNKNOWN';

/** A menu that an account keeps at the top of the tree (常用菜单). */
export type CommonMenu = {
  readonly __typename?: 'CommonMenu';
  /** App code. */
  readonly applicationCode: Scalars['String']['output'];
  /** Menu code. */
  readonly menuCode: Scalars['String']['output'];
  /** Code of the module that it opens; null when the menu opens none. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
};

/** One common menu to save. */
export type CommonMenuInput = {
  /** App code. */
  readonly applicationCode: Scalars['String']['input'];
  /** Menu code. */
  readonly menuCode: Scalars['String']['input'];
};

/** The common menus to save. */
export type CommonMenusSaveInput = {
  /** All common menus in order, at most 12; a menu that the account does not have is refused with NOT_PERMITTED. */
  readonly menus: ReadonlyArray<CommonMenuInput>;
};

/** The outcome of saving the common menus. */
export type CommonMenusSavePayload = {
  readonly __typename?: 'CommonMenusSavePayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to read the new list in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Comparison of a condition. */
export type ConditionOperation =
  /** Equal to the value. */
  | 'EQ'
  /** Greater than or equal to the value; for dates, on or after it. */
  | 'GE'
  /** Equal to one of several values. */
  | 'IN'
  /** Less than or equal to the value; for dates, on or before it. */
  | 'LE'
  /** Contains the value; the gateway adds the % signs. */
  | 'LIKE';

/** A number that opens a module (数字卡). */
export type CountCard = Card & Node & {
  readonly __typename?: 'CountCard';
  readonly code: Scalars['String']['output'];
  /** The number; null with its own error when the service fails. */
  readonly counter?: Maybe<CardCounter>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** A page of cards (看板). */
export type Dashboard = {
  readonly __typename?: 'Dashboard';
  /** Last day with complete sales figures (数据截至): yesterday in the enterprise's time zone. */
  readonly asOf: Scalars['Date']['output'];
  /** Cards in layout order. With fromRow and toRow, only the cards of those rows, so that a page loads only what is visible. */
  readonly cards: ReadonlyArray<Card>;
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** How many stores the figures cover (门店数); null for suppliers, and when the services do not know. */
  readonly shopCount?: Maybe<Scalars['Int']['output']>;
  /** Increases by one with each save; 0 means the default layout of the post. Send it back when saving. */
  readonly version: Scalars['Int']['output'];
};


/** A page of cards (看板). */
export type DashboardCardsArgs = {
  fromRow?: InputMaybe<Scalars['Int']['input']>;
  toRow?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of saving or resetting a layout. */
export type DashboardLayoutPayload = {
  readonly __typename?: 'DashboardLayoutPayload';
  /**
   * The dashboard after the change; null when the change was refused. With the code CONFLICT it is the version that another window or device
   * has saved in the meantime.
   */
  readonly dashboard?: Maybe<Dashboard>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A layout to reset to the default of the post. */
export type DashboardLayoutResetInput = {
  /** Code of the dashboard or group. */
  readonly code: Scalars['String']['input'];
  /** Version that the client read; CONFLICT when the stored version is newer. */
  readonly version: Scalars['Int']['input'];
};

/** A layout to save for the account and its post. */
export type DashboardLayoutSaveInput = {
  /** Cards in layout order: at least one, at most the limit of the template, without duplicates. */
  readonly cards: ReadonlyArray<CardPlacementInput>;
  /** Code of the dashboard or group. */
  readonly code: Scalars['String']['input'];
  /** Version that the client read; CONFLICT when the stored version is newer. */
  readonly version: Scalars['Int']['input'];
};

/** Cards that are available for a dashboard or a group of counters. */
export type DashboardTemplate = {
  readonly __typename?: 'DashboardTemplate';
  /** All available cards: the selected ones in layout order, then the others. */
  readonly cards: ReadonlyArray<TemplateCard>;
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Maximum number of selected cards. */
  readonly limit: Scalars['Int']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** Version of the layout that the selection belongs to. */
  readonly version: Scalars['Int']['output'];
};

/** Length of a period (时间粒度). */
export type DateGranularity =
  /** One day. */
  | 'DAY'
  /** The calendar month that contains the date. */
  | 'MONTH'
  /** From the first to the last day, both included, at most 400 days. */
  | 'RANGE'
  /** Seven days, starting on the given date. */
  | 'WEEK';

/** Kind of date or time value. */
export type DateMode =
  /** A date, YYYY-MM-DD. */
  | 'DATE'
  /** A range of dates: the first and last day, separated by ~. */
  | 'DATE_RANGE'
  /** A date and time, YYYY-MM-DD HH:mm:ss. */
  | 'DATE_TIME'
  /** A month, YYYY-MM. */
  | 'MONTH'
  /** A time of day, HH:mm:ss. */
  | 'TIME'
  /** A range of times: the start and end time, separated by ~. */
  | 'TIME_RANGE'
  /** A year, YYYY. */
  | 'YEAR';

/** An assistant (小精灵): a prepared question whose answer is rows. */
export type Elf = Node & {
  readonly __typename?: 'Elf';
  /** Assistant code. */
  readonly code: Scalars['String']['output'];
  /** Columns of its rows. */
  readonly columns: ReadonlyArray<ElfColumn>;
  /** Whether it may be run. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Whether it may be run. */
  readonly isEnabled: Scalars['Boolean']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /**
   * Runs the assistant and returns one page of its rows. The configured address is checked against the operator's allow-list. Null with its
   * own error when the call fails. Error: FORBIDDEN when the assistant is not enabled.
   */
  readonly rows?: Maybe<ElfRowPage>;
};


/** An assistant (小精灵): a prepared question whose answer is rows. */
export type ElfRowsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A column of an assistant's rows. */
export type ElfColumn = {
  readonly __typename?: 'ElfColumn';
  /** Name of the field in a row. */
  readonly field: Scalars['String']['output'];
  /** Key of its heading in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Heading as stored by the services, in one language. */
  readonly title: Scalars['String']['output'];
};

/** One page of an assistant's rows. */
export type ElfRowPage = {
  readonly __typename?: 'ElfRowPage';
  /** Number of this page, starting at 1. */
  readonly page: Scalars['Int']['output'];
  /** Rows per page. */
  readonly pageSize: Scalars['Int']['output'];
  /** Rows: values by the fields of its columns. */
  readonly rows: ReadonlyArray<Scalars['Row']['output']>;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A page of another origin, shown in a frame; the operator has allowed its origin. */
export type EmbeddedModule = {
  readonly __typename?: 'EmbeddedModule';
  /** Address of the page. */
  readonly url: Scalars['String']['output'];
};

/** A retail enterprise (企业). */
export type Enterprise = Node & {
  readonly __typename?: 'Enterprise';
  /** Enterprise number (企业编号), as typed at sign-in. */
  readonly code: Scalars['String']['output'];
  /** Currency of its amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Full name. */
  readonly name: Scalars['String']['output'];
  /** IANA time zone in which its days begin and end, for example Asia/Shanghai. */
  readonly timeZone: Scalars['String']['output'];
  /** The business date (营业日期): today in the time zone of the enterprise. */
  readonly today: Scalars['Date']['output'];
};

/**
 * Codes of errors, in `extensions.code`. They are stable; messages are not. An expected refusal of a mutation is no error: it is in
 * `userErrors`, see UserErrorCode.
 */
export type ErrorCode =
  /** The request is not as GraphQL over HTTP describes it. */
  | 'BAD_REQUEST'
  /** A value is not valid. Correct it. */
  | 'BAD_USER_INPUT'
  /** The account proved too long ago who it is. Confirm it with `sessionConfirm`, or sign in again, then send the request again. */
  | 'CONFIRMATION_REQUIRED'
  /** The account, its token or the request's headers do not permit it. */
  | 'FORBIDDEN'
  /** The document is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A fault of the gateway, or its stores cannot be used. Report `extensions.requestId`. */
  | 'INTERNAL'
  /** What was asked for does not exist for the account. */
  | 'NOT_FOUND'
  /** The request does not say which operation of the document to execute. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The gateway has too much to do, and did nothing. Wait for `extensions.limit.retryAfterSeconds`. */
  | 'OVERLOADED'
  /** No operation has this id, for example because it belongs to another build of the portal. Send the document. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The request exceeds the limit in `extensions.limit`. Ask for less. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many attempts or points in a time. Wait for `extensions.limit.retryAfterSeconds`. */
  | 'RATE_LIMITED'
  /** The post or store of the session is another than the one that the request was made for. Read it, then ask again. */
  | 'SCOPE_CHANGED'
  /** There was a session, and it has ended. Sign in again. */
  | 'SESSION_EXPIRED'
  /** The session is locked. Unlock it, or sign in again. */
  | 'SESSION_LOCKED'
  /** The caller is not signed in, or the sign-in or token was refused. Sign in. */
  | 'UNAUTHENTICATED'
  /** A service refused, or its answer was not valid; `extensions.reason` says which. */
  | 'UPSTREAM_FAILED'
  /** A service did not answer in time. Ask for that part again; repeat a mutation with the same key only. */
  | 'UPSTREAM_TIMEOUT'
  /** A service cannot be reached. Ask again later; repeat a mutation with the same key only. */
  | 'UPSTREAM_UNREACHABLE';

/** A column of a file. */
export type ExportColumnInput = {
  /** Display texts of its codes in the user's language, at most 200; the services' own texts when null or left out. */
  readonly labels?: InputMaybe<ReadonlyArray<CodeLabelInput>>;
  /** Column name. */
  readonly name: Scalars['String']['input'];
  /** Heading in the user's language, at most 200 characters. */
  readonly title: Scalars['String']['input'];
};

/** An export to start. */
export type ExportStartInput = {
  /** Columns of the file in order, with their headings, at most 200. */
  readonly columns: ReadonlyArray<ExportColumnInput>;
  /** Name of the file, ending in .xlsx, .csv or .jsonl as its format; characters that file names must not contain are replaced with _. */
  readonly fileName: Scalars['String']['input'];
  /** Conditions on the rows, as in the list. */
  readonly filter?: InputMaybe<ListFilterInput>;
  /** Format of the file. */
  readonly format?: ListFileFormat;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Sort order; rows that compare equal are sorted by key, so that pages never overlap. */
  readonly orderBy?: ReadonlyArray<ListOrderInput>;
};

/** The favourite modules as tiles (常用功能). */
export type FastAppCard = Card & Node & {
  readonly __typename?: 'FastAppCard';
  readonly code: Scalars['String']['output'];
  /** The favourites of the account; null with its own error when the service fails. */
  readonly favourites?: Maybe<ReadonlyArray<Favourite>>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Maximum number of favourites. */
  readonly limit: Scalars['Int']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** A favourite module of an account (收藏功能). */
export type Favourite = Node & {
  readonly __typename?: 'Favourite';
  /** App code. */
  readonly applicationCode: Scalars['String']['output'];
  /** Path at this gateway to the logo of its app; null when it has none. */
  readonly applicationLogoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the app. */
  readonly applicationName: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of a PrimeIcons icon without the prefix; null when it has none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Address of its own picture: a path at this gateway or https. Null when it has none. */
  readonly iconUrl?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A favourite to remove. */
export type FavouriteRemoveInput = {
  /** Id of the favourite. */
  readonly id: Scalars['ID']['input'];
};

/** Modules to add to the favourites. */
export type FavouritesAddInput = {
  /** Module codes; modules that are favourites already are ignored. */
  readonly moduleCodes: ReadonlyArray<Scalars['String']['input']>;
  /** Position of the first added module among the favourites, starting at 1; at the end when left out. Used to undo a removal. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of changing the favourites. */
export type FavouritesPayload = {
  readonly __typename?: 'FavouritesPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to read the new list in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/**
 * A rule between fields of a row or document (跨字段规则). The form, the import and the services enforce it in the same way. Numbers compare as
 * exact decimals, everything else as text. A rule is not checked while one of its fields is empty; only a number compared with a fixed value
 * counts as zero then.
 */
export type FieldRule = {
  readonly __typename?: 'FieldRule';
  /** Code of the rule. */
  readonly code: Scalars['String']['output'];
  /** Name of the checked column, to which the error belongs; null for LINES. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** What the rule compares. */
  readonly kind: FieldRuleKind;
  /** Minimum number of lines, for LINES; otherwise null. */
  readonly least?: Maybe<Scalars['Int']['output']>;
  /** Error message in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** Comparison; null for LINES. */
  readonly operation?: Maybe<RuleOperation>;
  /** Name of the other column, for COLUMNS; otherwise null. */
  readonly otherColumn?: Maybe<Scalars['String']['output']>;
  /** Part of a document: header, or the name of a detail list. */
  readonly section: Scalars['String']['output'];
  /** Fixed value as text, for VALUE; otherwise null. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** What a rule compares. */
export type FieldRuleKind =
  /** A column with another column of the same part. */
  | 'COLUMNS'
  /** The number of lines of a detail list. */
  | 'LINES'
  /** A date, month or time with the current business date. */
  | 'TODAY'
  /** A column with a fixed value. */
  | 'VALUE';

/** Unit of a number. */
export type FigureUnit =
  /** A whole count. */
  | 'COUNT'
  /** An amount in the enterprise's currency. */
  | 'MONEY'
  /** Percent, two decimals. */
  | 'PERCENT';

/** A column of a table, field of a form or both, described by metadata (列元数据). */
export type FormColumn = {
  readonly __typename?: 'FormColumn';
  /** Alignment of its cells. */
  readonly align: ColumnAlign;
  /** Kind of date or time and its format; null for other column types. */
  readonly dateMode?: Maybe<DateMode>;
  /** Number of decimal places, 0 to 6; 2 when the metadata has no precision, null for columns that are not numbers. */
  readonly decimalPlaces?: Maybe<Scalars['Int']['output']>;
  /** Initial value in a new form; null when there is none. */
  readonly defaultValue?: Maybe<Scalars['String']['output']>;
  /** Names of the columns whose values decide the available choices. */
  readonly dependsOn: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the metadata sets the number of decimal places; all of them are shown then. */
  readonly hasPrecision: Scalars['Boolean']['output'];
  /** Hint below its field; null when there is none. */
  readonly hint?: Maybe<Scalars['String']['output']>;
  /** Key of the hint in the language packs; null when there is no hint or the services send no key. */
  readonly hintI18nCode?: Maybe<Scalars['String']['output']>;
  /** Key of its title in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Whether the value may be edited. */
  readonly isEditable: Scalars['Boolean']['output'];
  /** Whether it stays visible while a table scrolls sideways. */
  readonly isFixed: Scalars['Boolean']['output'];
  /** Whether the search box searches it. */
  readonly isKeyword: Scalars['Boolean']['output'];
  /** Whether a value is required. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Whether a list can be sorted by it. */
  readonly isSortable: Scalars['Boolean']['output'];
  /** Whether tables show its sum. */
  readonly isSummed: Scalars['Boolean']['output'];
  /** Whether the column is visible. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** Largest number that is allowed; null for no maximum and for columns that are not numbers. */
  readonly maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Maximum number of characters; null for no maximum. */
  readonly maximumLength?: Maybe<Scalars['Int']['output']>;
  /** Smallest number that is allowed; null for no minimum and for columns that are not numbers. */
  readonly minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Minimum number of characters; null for no minimum. */
  readonly minimumLength?: Maybe<Scalars['Int']['output']>;
  /** Name of the column, the key of its value in a row. */
  readonly name: Scalars['String']['output'];
  /** Available choices, at most 200; null when the column has no choices or they must be searched with columnOptions. */
  readonly options?: Maybe<ReadonlyArray<ColumnOption>>;
  /** Code of the module whose rows are chosen in a dialog; null when a drop-down list is used. */
  readonly pickerModule?: Maybe<Scalars['String']['output']>;
  /** Edge at which it is pinned; null when it is not pinned. */
  readonly pin?: Maybe<ColumnPin>;
  /** Row in the form; null when it is not set. */
  readonly row?: Maybe<Scalars['Int']['output']>;
  /** Kind of search field; null when the column is not in the search form. */
  readonly searchType?: Maybe<SearchType>;
  /** Part of a document: header, or the name of a detail list. */
  readonly section: Scalars['String']['output'];
  /** Width in the form, in columns of 12; null when it is not set. */
  readonly span?: Maybe<Scalars['Int']['output']>;
  /** Step of the arrow buttons, 1 when the metadata sets none; null for columns that are not numbers. */
  readonly step?: Maybe<Scalars['Decimal']['output']>;
  /** Safe style declarations for its cells, by their CSSOM names (color, fontWeight). */
  readonly style: Scalars['Row']['output'];
  /** Summary below its cells in a table; null for none. */
  readonly sumStyle?: Maybe<SumStyle>;
  /** Title as stored by the services, in one language. */
  readonly title: Scalars['String']['output'];
  /** Column of a detail list whose sum this read-only header field shows; null for every other field. */
  readonly totalOf?: Maybe<ColumnTotal>;
  /** Column type. */
  readonly type: ColumnType;
  /** Unit of its numbers (元, %); null when there is none. The percent sign is also shown in cells, other units in forms only. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** Key of the unit in the language packs; null when there is no unit or the services send no key. */
  readonly unitI18nCode?: Maybe<Scalars['String']['output']>;
  /** Width in a table in pixels; null when it is not set. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** A counter of a group. */
export type GroupedCard = {
  readonly __typename?: 'GroupedCard';
  /** Card code. */
  readonly code: Scalars['String']['output'];
  /** Number of open items and the module that shows them. */
  readonly counter: CardCounter;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A value in the hint of a button, such as the people whom an approval goes to next. */
export type HintParameter = {
  readonly __typename?: 'HintParameter';
  /** Key of the only name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Names, to be joined in the user's language; one when `i18nCode` is there. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
};

/** A shortcut with a badge (图标卡). */
export type IconCard = Card & Node & {
  readonly __typename?: 'IconCard';
  readonly code: Scalars['String']['output'];
  /** Number shown on the badge; null with its own error when the service fails. */
  readonly counter?: Maybe<CardCounter>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** An import to confirm. */
export type ImportConfirmInput = {
  /** Id of the job. */
  readonly id: Scalars['ID']['input'];
  /** True imports the valid rows only; false imports all rows or none. */
  readonly onlyGood: Scalars['Boolean']['input'];
};

/** Result of an import. */
export type ImportOutcome = {
  readonly __typename?: 'ImportOutcome';
  /** Number of imported rows. */
  readonly importedCount: Scalars['Int']['output'];
  /** Number of rows that were not imported. */
  readonly refusedCount: Scalars['Int']['output'];
  /** Path at the gateway to a workbook of the rows that were not imported, with the reason next to each bad cell; null when there are none. */
  readonly reportUrl?: Maybe<Scalars['String']['output']>;
};

/** Result of checking an import file, before anything is changed. */
export type ImportPreview = {
  readonly __typename?: 'ImportPreview';
  /** Number of rows with errors. */
  readonly badCount: Scalars['Int']['output'];
  /** Recognised columns, in file order. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Rows with errors, by page, in file order; available while the import waits for confirmation. */
  readonly errors: ReadonlyArray<ImportRow>;
  /** Number of valid rows. */
  readonly goodCount: Scalars['Int']['output'];
  /** Required columns that are missing in the file. */
  readonly missingColumns: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Path at the gateway to a workbook of the rows with errors, with the reason next to each bad cell; null when all rows are valid. Only the
   * session's account may use it.
   */
  readonly reportUrl?: Maybe<Scalars['String']['output']>;
  /** First rows of the file, at most 50, valid or not. */
  readonly rows: ReadonlyArray<ImportRow>;
  /** Number of rows in the file. */
  readonly totalCount: Scalars['Int']['output'];
  /** Headings in the file that match no column. */
  readonly unknownHeads: ReadonlyArray<Scalars['String']['output']>;
};


/** Result of checking an import file, before anything is changed. */
export type ImportPreviewErrorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** An error of a cell or row. */
export type ImportProblem = {
  readonly __typename?: 'ImportProblem';
  /** Column name; null when the error concerns the whole row. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** Reason, in the language in which the import was started. */
  readonly message: Scalars['String']['output'];
};

/** A row of an import file. */
export type ImportRow = {
  readonly __typename?: 'ImportRow';
  /** Row number in the file, as a spreadsheet shows it. */
  readonly number: Scalars['Int']['output'];
  /** Errors of the row; empty when it is valid. */
  readonly problems: ReadonlyArray<ImportProblem>;
  /** Values by column name. */
  readonly values: Scalars['Row']['output'];
};

/** An import to start. */
export type ImportStartInput = {
  /** Columns with their headings in the user's language, by which they are recognised, at most 200. */
  readonly columns: ReadonlyArray<ExportColumnInput>;
  /** The uploaded file, as returned by POST /files/import. */
  readonly file: Scalars['String']['input'];
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** An export to a file or an import from one. It belongs to the account that started it. */
export type Job = Node & {
  readonly __typename?: 'Job';
  /** Number of processed rows. */
  readonly doneCount: Scalars['Int']['output'];
  /**
   * Path at the gateway to download the file, with support for Range requests; null while there is no file. Only the session's account may
   * use it.
   */
  readonly downloadUrl?: Maybe<Scalars['String']['output']>;
  /** When the job ended; null while it is in progress. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the job and its file are deleted; null while it is in progress. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the file. */
  readonly fileName: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether the export was limited to the first rows by key, because the list has more rows than a file may hold. */
  readonly isCapped: Scalars['Boolean']['output'];
  /** Whether the job can be continued with jobResume. */
  readonly isResumable: Scalars['Boolean']['output'];
  /** Export or import. */
  readonly kind: JobKind;
  /** Module code; `sales` for an export of a sales query. */
  readonly moduleCode: Scalars['String']['output'];
  /** Result of an import; null until it has run. */
  readonly outcome?: Maybe<ImportOutcome>;
  /** Result of checking an import file; null for exports and before the file was read. */
  readonly preview?: Maybe<ImportPreview>;
  /** Why the job stopped; null when there is no problem. */
  readonly problem?: Maybe<JobProblem>;
  /** When the job was started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Status of the job. */
  readonly status: JobStatus;
  /** Total number of rows; null until it is known. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A list of jobs (任务文件), read in pages with cursors. */
export type JobConnection = {
  readonly __typename?: 'JobConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<JobEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<Job>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A job in a list. */
export type JobEdge = {
  readonly __typename?: 'JobEdge';
  /** Position in this list, with these conditions, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The job. */
  readonly node: Job;
};

/** A job to change. */
export type JobInput = {
  /** Id of the job. */
  readonly id: Scalars['ID']['input'];
};

/** Direction of a job. */
export type JobKind =
  /** Rows to a file (导出). */
  | 'EXPORT'
  /** Rows from a file (导入). */
  | 'IMPORT';

/** The outcome of starting or changing a job. */
export type JobPayload = {
  readonly __typename?: 'JobPayload';
  /** The job after the change; null when the change was refused or the job was deleted. */
  readonly job?: Maybe<Job>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload the jobs in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Why a job stopped. */
export type JobProblem = {
  readonly __typename?: 'JobProblem';
  /** Stable code for programs. */
  readonly code: JobProblemCode;
  /** What went wrong and what to do next, in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** Page of the services at which the job stopped, starting at 1; null when it did not stop at a page. */
  readonly page?: Maybe<Scalars['Int']['output']>;
};

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

/** Card with one figure: sales, gross profit, customer flow or average ticket (指标卡). */
export type KpiCard = Card & Node & {
  readonly __typename?: 'KpiCard';
  readonly code: Scalars['String']['output'];
  /** Its figures; null with its own error when the service fails. */
  readonly figures?: Maybe<KpiFigures>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};


/** Card with one figure: sales, gross profit, customer flow or average ticket (指标卡). */
export type KpiCardFiguresArgs = {
  filter?: InputMaybe<SalesFilterInput>;
};

/** The figures of a KPI card (指标). */
export type KpiFigures = {
  readonly __typename?: 'KpiFigures';
  /** Day of the newest value (数据截至): yesterday in the enterprise's time zone, or the last complete day of the selected period. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of values in money. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Value of the day before (前日); null when the services send none. */
  readonly dayBefore?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Change from the day before in percent with two decimals (日环比): the services' own value where they send one, otherwise (yesterday −
   * dayBefore) ÷ |dayBefore|; null when dayBefore is zero or null.
   */
  readonly dayOverDayRate?: Maybe<Scalars['Decimal']['output']>;
  /** This month against plan (月达成). */
  readonly month: Attainment;
  /** Unit of the values: MONEY, except for customer flow (operating03) and for cards that the services mark as counts. */
  readonly unit: FigureUnit;
  /** This year against plan (年达成). */
  readonly year: Attainment;
  /** Newest value: yesterday's (昨日), or that of asOf when a period was selected; null when the services send none. */
  readonly yesterday?: Maybe<Scalars['Decimal']['output']>;
};

/** A language pack (语言包): texts of the services by key. */
export type LanguagePack = {
  readonly __typename?: 'LanguagePack';
  /** MD5 of the unpacked file; the address changes with it. */
  readonly checksum: Scalars['String']['output'];
  /** zh-CN, zh-TW or en-US. */
  readonly locale: Scalars['String']['output'];
  /** Path at this gateway; its content never changes. */
  readonly url: Scalars['String']['output'];
};

/** A typed cell of a row. */
export type ListCell = {
  readonly __typename?: 'ListCell';
  /** Name of its column. */
  readonly column: Scalars['String']['output'];
  /** Value of a date column; null when empty or not a date. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** Value of a number column; null when empty or not a number. */
  readonly number?: Maybe<Scalars['Decimal']['output']>;
  /** Display text, such as the name of a code; null when empty. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** Stored value as text; null when empty. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Settings of one column. */
export type ListColumnSetting = {
  readonly __typename?: 'ListColumnSetting';
  /** Whether it is shown. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Name of the column. */
  readonly name: Scalars['String']['output'];
  /** Edge at which it is pinned; null when it is not pinned. */
  readonly pin?: Maybe<ColumnPin>;
  /** Width in pixels; null to use the configured width. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** Settings of one column. */
export type ListColumnSettingInput = {
  /** Whether it is shown. */
  readonly isShown?: Scalars['Boolean']['input'];
  /** Name of the column. */
  readonly name: Scalars['String']['input'];
  /** Edge at which it is pinned; null for none. */
  readonly pin?: InputMaybe<ColumnPin>;
  /** Width in pixels, 40 to 1000; null to use the configured width. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** One condition on a column. */
export type ListConditionInput = {
  /** Name of the column. */
  readonly column: Scalars['String']['input'];
  /** Comparison. */
  readonly operation: ConditionOperation;
  /** Value to compare with, in the stored format of the column; for IN use `values`. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** Values for IN, at most 1000. */
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** One changed field. */
export type ListFieldChange = {
  readonly __typename?: 'ListFieldChange';
  /** Value after the change, as text; null when it is empty. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Value before the change, as text; null when it was empty. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Column name. */
  readonly column: Scalars['String']['output'];
};

/** Format of an exported list. */
export type ListFileFormat =
  /** Comma-separated values (RFC 4180) in UTF-8 with a byte order mark: the headings of the columns and display texts of codes. */
  | 'CSV'
  /** One JSON object per line: the values of the columns by name, as in `ListRow.values`, with codes as they are. Headings and labels are not used. */
  | 'JSONL'
  /** A workbook with the headings of the columns, display texts of codes, and cells typed as numbers and dates. */
  | 'XLSX';

/** Conditions on the rows of a list. All parts must hold. */
export type ListFilterInput = {
  /** Conditions that must all hold (且), at most 50. */
  readonly all?: ReadonlyArray<ListConditionInput>;
  /**
   * Conditions of which at least one must hold (或), at most 50. When the services cannot combine them with a keyword, the query fails with
   * BAD_USER_INPUT.
   */
  readonly any?: ReadonlyArray<ListConditionInput>;
  /** Whether the keyword must match the whole text (精确匹配); as configured when left out. */
  readonly exact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the keyword must match the whole text (精确匹配); as configured when left out. */
  readonly isExact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text of the search box, trimmed, at most 100 characters; it must match one of the keyword columns, or the name field of the rows when no column is one. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A module whose metadata cache to clear. */
export type ListMetadataClearInput = {
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** The outcome of clearing a metadata cache. */
export type ListMetadataClearPayload = {
  readonly __typename?: 'ListMetadataClearPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload the module in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A master-data module: a list described by metadata alone. */
export type ListModule = {
  readonly __typename?: 'ListModule';
  /** Module code. */
  readonly code: Scalars['String']['output'];
  /** Columns in order, for the table, the search form and the edit form. Columns that are switched off (flag 0) are left out. */
  readonly columns: ReadonlyArray<FormColumn>;
  /** Comparisons that its search supports. */
  readonly conditionOperations: ReadonlyArray<ConditionOperation>;
  /** Whether the search box initially matches the whole text rather than a part of it. */
  readonly exactMatch: Scalars['Boolean']['output'];
  /** Maximum number of rows in an export. */
  readonly exportLimit: Scalars['Int']['output'];
  /** Whether the services keep a change history of its rows. */
  readonly hasHistory: Scalars['Boolean']['output'];
  /** Changes of a row (变更记录), newest first, at most 200; null when the services keep no history. */
  readonly history?: Maybe<ReadonlyArray<ListRowChange>>;
  /** Whether the search box initially matches the whole text rather than a part of it. */
  readonly isExactMatch: Scalars['Boolean']['output'];
  /** Whether the services have an address for its rows; without one the list is empty (接口未配置). */
  readonly isSearchable: Scalars['Boolean']['output'];
  /** Name of the column that identifies a row. */
  readonly keyField: Scalars['String']['output'];
  /** Name of the column that holds the name of a row. */
  readonly nameField: Scalars['String']['output'];
  /** Operations that the account may use and for which the services have an address (按钮权限). */
  readonly operations: ReadonlyArray<ListOperation>;
  /** Configured rows per page, 1 to 1000. */
  readonly pageSize: Scalars['Int']['output'];
  /** Problems of the metadata (获取页面UI错误); the list works without the affected parts. Empty when there are none. */
  readonly problems: ReadonlyArray<ColumnProblem>;
  /** One row by its key; null when it does not exist. */
  readonly row?: Maybe<ListRow>;
  /** The rows of the list (数据行) with cursors; conditions and order as in `rows`. Null with its own error when the service fails. */
  readonly rowConnection?: Maybe<ListRowConnection>;
  /** One page of rows; null with its own error when the service fails. */
  readonly rows?: Maybe<ListRowPage>;
  /** Rules between the fields of a row. */
  readonly rules: ReadonlyArray<FieldRule>;
};


/** A master-data module: a list described by metadata alone. */
export type ListModuleHistoryArgs = {
  key: Scalars['ID']['input'];
};


/** A master-data module: a list described by metadata alone. */
export type ListModuleRowArgs = {
  key: Scalars['ID']['input'];
};


/** A master-data module: a list described by metadata alone. */
export type ListModuleRowConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ListFilterInput>;
  first?: Scalars['Int']['input'];
  orderBy?: ReadonlyArray<ListOrderInput>;
};


/** A master-data module: a list described by metadata alone. */
export type ListModuleRowsArgs = {
  filter?: InputMaybe<ListFilterInput>;
  orderBy?: ReadonlyArray<ListOrderInput>;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** An operation of a list. */
export type ListOperation =
  /** Add a row (新增). */
  | 'ADD'
  /** Approve rows (审核). */
  | 'AUDIT'
  /** Delete rows (删除); never when 'ALL' protects them. */
  | 'DELETE'
  /** Edit a row (修改). */
  | 'EDIT'
  /** Export rows to a file (导出). */
  | 'EXPORT'
  /** Import rows from a file (导入). */
  | 'IMPORT'
  /** Print the visible rows (打印). */
  | 'PRINT'
  /** Reject rows (驳回). */
  | 'REJECT';

/** Sort order by one column. */
export type ListOrderInput = {
  /** Name of a sortable column. */
  readonly column: Scalars['String']['input'];
  /** True sorts the greatest value first. */
  readonly descending?: Scalars['Boolean']['input'];
  /** True sorts the greatest value first. */
  readonly isDescending?: Scalars['Boolean']['input'];
};

/** A row of a list (数据行). */
export type ListRow = Node & {
  readonly __typename?: 'ListRow';
  /** The same values as typed cells, in the order of the module's columns. */
  readonly cells: ReadonlyArray<ListCell>;
  /** Opaque identifier, stable for this object; it contains the module and the key. */
  readonly id: Scalars['ID']['output'];
  /** Whether the row may be deleted, that is, the configured flag does not protect it. */
  readonly isDeletable: Scalars['Boolean']['output'];
  /** Value of the key field. A row without a key, or with that of a row before it, gets a generated one such as ~2 and can be neither changed nor deleted. */
  readonly key: Scalars['ID']['output'];
  /** Display texts of codes by column name, for columns whose options do not include them. */
  readonly labels: Scalars['Row']['output'];
  /** Name of the row; its key when it has no name. */
  readonly name: Scalars['String']['output'];
  /** Values of all fields by column name, as stored by the services; dates and texts in the configured formats. */
  readonly values: Scalars['Row']['output'];
  /** Version for detecting concurrent changes; null when the services keep none. Send it back when saving. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** A row to add. */
export type ListRowAddInput = {
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Values by column name. */
  readonly values: Scalars['Row']['input'];
};

/** One change of a row (变更记录). */
export type ListRowChange = {
  readonly __typename?: 'ListRowChange';
  /** When the change was made; null when unknown. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** Changed fields, in column order. */
  readonly fields: ReadonlyArray<ListFieldChange>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Kind of change. */
  readonly kind: ListRowChangeKind;
  /** Name of the person who made the change; null when unknown. */
  readonly operatorName?: Maybe<Scalars['String']['output']>;
};

/** Kind of change of a row. */
export type ListRowChangeKind =
  /** The row was added. */
  | 'ADDED'
  /** The row was approved. */
  | 'AUDITED'
  /** Values were changed. */
  | 'CHANGED'
  /** The row was imported from a file. */
  | 'IMPORTED'
  /** The row was rejected. */
  | 'REJECTED'
  /** A change that this version of the portal does not know. */
  | 'UNKNOWN';

/** A list of rows (数据行), read in pages with cursors. */
export type ListRowConnection = {
  readonly __typename?: 'ListRowConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<ListRowEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<ListRow>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A row in a list. */
export type ListRowEdge = {
  readonly __typename?: 'ListRowEdge';
  /** Position in this list, with these conditions, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The row. */
  readonly node: ListRow;
};

/** The outcome for one row. */
export type ListRowOutcome = {
  readonly __typename?: 'ListRowOutcome';
  /** Whether the change was made. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Key of the row. */
  readonly key: Scalars['ID']['output'];
  /** The row after the change; null when it was deleted or the change was refused. */
  readonly row?: Maybe<ListRow>;
  /** Why the change of this row was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page of rows. */
export type ListRowPage = {
  readonly __typename?: 'ListRowPage';
  /** Rows of this page. */
  readonly nodes: ReadonlyArray<ListRow>;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The outcome of adding or changing a row. */
export type ListRowPayload = {
  readonly __typename?: 'ListRowPayload';
  /** The row after the change; null when the change was refused. */
  readonly row?: Maybe<ListRow>;
  /** The row as another user has saved it, when the change was refused with CONFLICT; null when the row was deleted. */
  readonly theirs?: Maybe<ListRow>;
  /** Why the change was refused; empty when it succeeded. `field` is `input`, `values` and the column. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload lists in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A row as the client read it. */
export type ListRowReference = {
  /** Key of the row. */
  readonly key: Scalars['ID']['input'];
  /** Version that the client read; null when the row had none. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** A row to change. */
export type ListRowUpdateInput = {
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Key of the row. */
  readonly rowKey: Scalars['ID']['input'];
  /** Changed values by column name. */
  readonly values: Scalars['Row']['input'];
  /** Version that the client read; null when the row had none. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** Rows to delete, approve or reject. */
export type ListRowsInput = {
  /** Keys of the rows, 1 to 1000. */
  readonly keys: ReadonlyArray<Scalars['ID']['input']>;
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** The outcome of changing several rows. */
export type ListRowsPayload = {
  readonly __typename?: 'ListRowsPayload';
  /** One outcome for each row, in the order of the input. */
  readonly outcomes: ReadonlyArray<ListRowOutcome>;
  /** Why the whole change was refused; empty when it was not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload lists in the same request; null when no row was changed. */
  readonly viewer?: Maybe<Viewer>;
};

/** Several rows to change in the same way (批量修改). */
export type ListRowsUpdateInput = {
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Rows to change. Each row needs a call to the services; at most 100 rows are sure to stay within the calls that a request may make. */
  readonly rows: ReadonlyArray<ListRowReference>;
  /** New values for all rows, by column name. */
  readonly values: Scalars['Row']['input'];
};

/** Column settings of an account for a list. */
export type ListSettings = {
  readonly __typename?: 'ListSettings';
  /** Columns in order. Columns that the list has gained since then come after them; columns that no longer exist are ignored. */
  readonly columns: ReadonlyArray<ListColumnSetting>;
  /** Rows per page; null to use the configured number. */
  readonly pageSize?: Maybe<Scalars['Int']['output']>;
  /** Increases with each save. Send it back when saving. */
  readonly version: Scalars['Int']['output'];
};

/** The outcome of saving column settings. */
export type ListSettingsPayload = {
  readonly __typename?: 'ListSettingsPayload';
  /** The settings after the change; null when the configured columns apply or the change was refused. */
  readonly settings?: Maybe<ListSettings>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload the settings in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Column settings to save. */
export type ListSettingsSaveInput = {
  /** Columns in order, at most 200; an empty list restores the configured columns. */
  readonly columns: ReadonlyArray<ListColumnSettingInput>;
  /** Identifier of the list, as in listViews. */
  readonly list: Scalars['String']['input'];
  /** Rows per page, 1 to 1000; null to use the configured number. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A saved view: search conditions, sort order and columns. */
export type ListView = Node & {
  readonly __typename?: 'ListView';
  /** Columns in order; null to use the account's own column settings. */
  readonly columns?: Maybe<ReadonlyArray<ListColumnSetting>>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it belongs to the account; only own views can be changed. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether others can use it. */
  readonly isShared: Scalars['Boolean']['output'];
  /** Identifier of the list, as in listViews. */
  readonly list: Scalars['String']['output'];
  /** Name, at most 60 characters, unique among the account's own views of a list. */
  readonly name: Scalars['String']['output'];
  /** Who saved it. */
  readonly owner: Person;
  /** Name of its owner. */
  readonly ownerName: Scalars['String']['output'];
  /** Query parameters of the list's address: short texts by name. */
  readonly parameters: Scalars['Row']['output'];
  /** Increases with each save. Send it back when saving. */
  readonly version: Scalars['Int']['output'];
};

/** A view to delete. */
export type ListViewDeleteInput = {
  /** Id of one of the account's own views. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of saving or deleting a view. */
export type ListViewPayload = {
  readonly __typename?: 'ListViewPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The view after the change; null when the change was refused or the view was deleted. */
  readonly view?: Maybe<ListView>;
  /** The viewer, to reload the views in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A view to save. */
export type ListViewSaveInput = {
  /** Columns in order, at most 200; null to use the account's own column settings. */
  readonly columns?: InputMaybe<ReadonlyArray<ListColumnSettingInput>>;
  /** Id of the account's own view to overwrite; a new view is created when left out. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether others can use it. */
  readonly isShared?: Scalars['Boolean']['input'];
  /** Identifier of the list, as in listViews; the account needs permission for the module. */
  readonly list: Scalars['String']['input'];
  /** Its name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** Query parameters of the list's address: at most 40 texts of at most 4000 characters each, 16000 in total. */
  readonly parameters: Scalars['Row']['input'];
  /** Version that the client read; required when overwriting a view. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** Something that has changed. */
export type LiveEvent = {
  readonly __typename?: 'LiveEvent';
  /** What has changed, such as the code of a task, a dashboard or a list module; null when it may be anything of the kind. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** Kind of what has changed. */
  readonly kind: LiveEventKind;
};

/** Kind of a live event. */
export type LiveEventKind =
  /** Announcements (公告); a token needs READ_MESSAGES. */
  | 'ANNOUNCEMENT'
  /** Approvals (审批); a token needs READ_WORKFLOW. */
  | 'APPROVAL'
  /** Pinned menus (常用功能); a token needs READ_MENUS. */
  | 'FAVOURITES'
  /** Dashboards (首页布局); a token needs READ_CARDS. */
  | 'LAYOUT'
  /** Rows of list modules (列表); a token needs READ_LISTS. */
  | 'LIST'
  /** Messages (消息); a token needs READ_MESSAGES. */
  | 'MESSAGE'
  /** Must-see items (必看); a token needs READ_MESSAGES. */
  | 'MUST_SEE'
  /** Tasks (任务); a token needs READ_TASKS. */
  | 'TASK';

/** A locked session (锁屏), with only what the lock screen shows. */
export type LockedSession = {
  readonly __typename?: 'LockedSession';
  /** Account code (账号). */
  readonly code: Scalars['String']['output'];
  /** Name of the enterprise. */
  readonly enterpriseName: Scalars['String']['output'];
  /** When it was locked. */
  readonly lockedAt: Scalars['DateTime']['output'];
  /** Name of the person or company (姓名). */
  readonly name: Scalars['String']['output'];
  /** How to unlock it: with the password, or by signing in again with single sign-on. */
  readonly signedInBy: SignInMethod;
  /** Address at which single sign-on starts; null for a session that began with a password. */
  readonly singleSignOnUrl?: Maybe<Scalars['String']['output']>;
  /** Staff or supplier. */
  readonly userType: UserType;
};

/** The manual of a module (操作手册). */
export type Manual = {
  readonly __typename?: 'Manual';
  /** Text as HTML from the services; sanitize it before showing it. */
  readonly content: Scalars['HTML']['output'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** When it was last changed; null when the services do not know. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Position of the app menu (菜单位置). */
export type MenuMode =
  /** A tree on the left, the default. */
  | 'LEFT'
  /** A bar at the top. */
  | 'TOP';

/** A node of a menu tree (菜单节点). */
export type MenuNode = Node & {
  readonly __typename?: 'MenuNode';
  /** Menu code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of a PrimeIcons icon without the prefix, or address of a picture: a path at this gateway or https. Null when it has none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, stable within the account. */
  readonly id: Scalars['ID']['output'];
  /** Whether it opens a module. */
  readonly isLeaf: Scalars['Boolean']['output'];
  /** Code of the module that it opens; null for a group. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** Codes of its ancestors, from the root to the parent. */
  readonly parentCodes: ReadonlyArray<Scalars['String']['output']>;
};

/** A message to the account (消息). */
export type Message = Node & {
  readonly __typename?: 'Message';
  /** Text as HTML from the services; sanitize it before showing it. */
  readonly content: Scalars['HTML']['output'];
  /** When it was received; null when the services do not know. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it has priority (置顶). */
  readonly isPriority: Scalars['Boolean']['output'];
  /** Whether the account has read it. */
  readonly isRead: Scalars['Boolean']['output'];
  /** Module that it opens; null when there is none. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Parameters for opening the module. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Title. */
  readonly title: Scalars['String']['output'];
  /** Message type. */
  readonly type: MessageType;
};

/** The unread messages, shown as the newest five (未读消息). */
export type MessageCard = Card & Node & {
  readonly __typename?: 'MessageCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Number of unread messages and the newest of them; null with its own error when the service fails. */
  readonly messages?: Maybe<MessagePreview>;
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** A list of messages (消息), read in pages with cursors. */
export type MessageConnection = {
  readonly __typename?: 'MessageConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<Message>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Number of unread messages of one type. */
export type MessageCount = {
  readonly __typename?: 'MessageCount';
  /** Number of unread messages. */
  readonly count: Scalars['Int']['output'];
  /** Message type. */
  readonly type: MessageType;
};

/** A message in a list. */
export type MessageEdge = {
  readonly __typename?: 'MessageEdge';
  /** Position in this list, with these conditions, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The message. */
  readonly node: Message;
};

/** A page of messages. */
export type MessagePage = {
  readonly __typename?: 'MessagePage';
  /** Rows of this page. */
  readonly nodes: ReadonlyArray<Message>;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Number of unread messages and the newest of them. */
export type MessagePreview = {
  readonly __typename?: 'MessagePreview';
  /** The newest of them, at most 20. */
  readonly nodes: ReadonlyArray<Message>;
  /** Number of unread messages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Type of a message. */
export type MessageType =
  /** An alert (预警). */
  | 'ALERT'
  /** An announcement (公告). */
  | 'ANNOUNCEMENT'
  /** A notice (通知). */
  | 'NOTICE'
  /** A message of the system (系统消息). */
  | 'SYSTEM'
  /** A task to do (待办). */
  | 'TODO'
  /** A kind that this version of the portal does not know. */
  | 'UNKNOWN';

/** Messages to mark as read. */
export type MessagesReadAllInput = {
  /** Only messages of this type; all types when left out. */
  readonly type?: InputMaybe<MessageType>;
};

/** Messages to mark as read or unread. */
export type MessagesReadInput = {
  /** Ids of 1 to 100 messages. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** True marks them as read, false as unread. */
  readonly isRead?: Scalars['Boolean']['input'];
};

/** The outcome of marking messages as read. */
export type MessagesReadPayload = {
  readonly __typename?: 'MessagesReadPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to read the new counts in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The embedded module that a code is created for. */
export type MicroappCodeIssueInput = {
  /** Code of the app to look in; all apps when left out. */
  readonly applicationCode?: InputMaybe<Scalars['String']['input']>;
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** The outcome of creating a code. */
export type MicroappCodeIssuePayload = {
  readonly __typename?: 'MicroappCodeIssuePayload';
  /** The code, for the module's origin only; null when the mutation was refused. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** When the code expires; null when the mutation was refused. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Origin to which the code may be sent; null when the mutation was refused. */
  readonly origin?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A module (模块): one screen behind a menu. */
export type Module = Node & {
  readonly __typename?: 'Module';
  /** Code of its app. */
  readonly applicationCode: Scalars['String']['output'];
  /** Module code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** What opens with the module. */
  readonly target: ModuleTarget;
};

/** Target of a module. */
export type ModuleTarget = BuiltInScreen | EmbeddedModule | NoTarget;

/** An amount of money in one currency (金额). */
export type Money = {
  readonly __typename?: 'Money';
  /** The amount, exact. */
  readonly amount: Scalars['Decimal']['output'];
  /** Its currency. */
  readonly currency: Scalars['CurrencyCode']['output'];
};

/** Items that must be seen today (今日必看). */
export type MustSeeCard = Card & Node & {
  readonly __typename?: 'MustSeeCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Items, those not yet seen first; null with its own error when the service fails. */
  readonly items?: Maybe<ReadonlyArray<MustSeeItem>>;
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** An item that must be seen today (今日必看). */
export type MustSeeItem = Node & {
  readonly __typename?: 'MustSeeItem';
  /** Code of the module's app; null when the services send none, and every app is searched then. */
  readonly applicationCode?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether the account has seen it today. */
  readonly isSeen: Scalars['Boolean']['output'];
  /** Module that it opens. */
  readonly moduleCode: Scalars['String']['output'];
  /** Parameters for opening the module. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A must-see item to mark as seen. */
export type MustSeeMarkInput = {
  /** Id of the item. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of marking a must-see item as seen. */
export type MustSeeMarkPayload = {
  readonly __typename?: 'MustSeeMarkPayload';
  /** The item after the change; null when the mutation was refused. */
  readonly item?: Maybe<MustSeeItem>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Creates an API token (创建接口令牌) for programs of the account. The token is in the answer and cannot be shown again. Not safe to repeat:
   * every call creates one.
   */
  readonly apiTokenCreate?: Maybe<ApiTokenCreatePayload>;
  /** Revokes an API token (吊销接口令牌): it stops working at once, everywhere. */
  readonly apiTokenRevoke?: Maybe<ApiTokenRevokePayload>;
  /** Sets the avatar (头像) to an uploaded picture, or removes it. */
  readonly avatarSet?: Maybe<AvatarSetPayload>;
  /** Replaces the common menus (常用菜单): the whole list in its order, at most 12. */
  readonly commonMenusSave?: Maybe<CommonMenusSavePayload>;
  /** Resets the layout to the default of the post. */
  readonly dashboardLayoutReset?: Maybe<DashboardLayoutPayload>;
  /** Saves the layout of a dashboard or of a group of counters (布局设置) for the account and its post. */
  readonly dashboardLayoutSave?: Maybe<DashboardLayoutPayload>;
  /** Starts an export (导出) of a list to XLSX, CSV or JSONL: at most 100,000 rows. Safe to repeat with the same key. */
  readonly exportStart?: Maybe<JobPayload>;
  /** Removes a module from the favourites. Safe to repeat. */
  readonly favouriteRemove?: Maybe<FavouritesPayload>;
  /** Adds modules to the favourites (收藏功能), at most 12 in total. */
  readonly favouritesAdd?: Maybe<FavouritesPayload>;
  /** Imports the rows of a checked file (确认导入). Safe to repeat. */
  readonly importConfirm?: Maybe<JobPayload>;
  /** Starts an import (导入): the file is read and checked, and nothing is changed yet. Safe to repeat with the same key. */
  readonly importStart?: Maybe<JobPayload>;
  /** Cancels a job (取消). Safe to repeat; rows that were already imported stay. */
  readonly jobCancel?: Maybe<JobPayload>;
  /** Deletes a finished job and its file before it expires. Safe to repeat. */
  readonly jobRemove?: Maybe<JobPayload>;
  /** Continues a stopped job where it stopped (继续). */
  readonly jobResume?: Maybe<JobPayload>;
  /**
   * Clears the gateway's cache of a module's metadata for everyone, so that the next request reads it from the services. Requires the
   * permission to edit rows of the module, as staff; otherwise refused with NOT_PERMITTED.
   */
  readonly listMetadataClear?: Maybe<ListMetadataClearPayload>;
  /** Adds a row to a list (新增). Safe to repeat with the same key. */
  readonly listRowAdd?: Maybe<ListRowPayload>;
  /** Changes a row of a list (修改). Refused with CONFLICT when the row has changed since it was read. */
  readonly listRowUpdate?: Maybe<ListRowPayload>;
  /** Approves rows (审核). */
  readonly listRowsAudit?: Maybe<ListRowsPayload>;
  /** Deletes rows (删除); a row that no longer exists counts as deleted. */
  readonly listRowsDelete?: Maybe<ListRowsPayload>;
  /** Rejects rows (驳回). */
  readonly listRowsReject?: Maybe<ListRowsPayload>;
  /**
   * Sets the same values in several rows (批量修改); each row succeeds or fails independently. A change that needs more calls to the services than
   * a request may make fails with QUERY_TOO_COMPLEX before the first row is changed.
   */
  readonly listRowsUpdate?: Maybe<ListRowsPayload>;
  /** Saves the account's column settings of a list (列设置). */
  readonly listSettingsSave?: Maybe<ListSettingsPayload>;
  /** Deletes a view of the account. Safe to repeat. */
  readonly listViewDelete?: Maybe<ListViewPayload>;
  /** Saves a view of a list (保存视图). */
  readonly listViewSave?: Maybe<ListViewPayload>;
  /** Marks messages or announcements as read or unread. Safe to repeat. */
  readonly messagesRead?: Maybe<MessagesReadPayload>;
  /** Marks all unread messages, or all of one type, as read (全部已读). Safe to repeat. */
  readonly messagesReadAll?: Maybe<MessagesReadPayload>;
  /**
   * Creates the one-time code with which the server of an embedded module (嵌入模块) gets a short-lived token for this account (POST
   * /microapp/token). The code can be used once within one minute, and ends with the session.
   */
  readonly microappCodeIssue?: Maybe<MicroappCodeIssuePayload>;
  /** Marks a must-see item as seen today. Safe to repeat. */
  readonly mustSeeMark?: Maybe<MustSeeMarkPayload>;
  /** Changes the password of the account (修改密码) and ends its other sessions. */
  readonly passwordChange?: Maybe<PasswordChangePayload>;
  /** Switches to another post of the account (切换岗位). */
  readonly postSwitch?: Maybe<PostSwitchPayload>;
  /**
   * Starts an export of a sales query (销售导出) to CSV or JSONL: all its rows, at most 100,000. Refused with INVALID, NOT_FOUND or NOT_PERMITTED
   * where `Viewer.sales` fails. An API token needs READ_SALES besides EXPORT_LISTS, also to fetch the file. Safe to repeat with the same key.
   */
  readonly salesExportStart?: Maybe<JobPayload>;
  /** Deletes a saved query of the account. */
  readonly savedQueryDelete?: Maybe<SavedQueryPayload>;
  /** Saves a query of the playground (保存查询). */
  readonly savedQuerySave?: Maybe<SavedQueryPayload>;
  /**
   * Confirms with the password that the account itself is at this browser (确认身份). For 15 minutes after it, after a sign-in and after an unlock,
   * tokens and webhooks can be created and changed and other sessions ended; later these mutations fail with CONFIRMATION_REQUIRED.
   */
  readonly sessionConfirm?: Maybe<SessionConfirmPayload>;
  /**
   * Ends another session of the account (退出此登录). Errors: CONFIRMATION_REQUIRED; FORBIDDEN when the last proof is too old and no password can
   * be asked for, as after single sign-on.
   */
  readonly sessionEnd?: Maybe<SessionEndPayload>;
  /** Locks the session of this browser (锁屏): requests are refused with SESSION_LOCKED until it is unlocked. Safe to repeat. */
  readonly sessionLock?: Maybe<SessionLockPayload>;
  /** Signs in (登录) with an enterprise number, an account and a password, and sets the session cookie. */
  readonly sessionSignIn?: Maybe<SessionSignInPayload>;
  /** Signs in with the code that a single sign-on system (单点登录) has sent to this browser. A code can be used once. */
  readonly sessionSignInByCode?: Maybe<SessionSignInPayload>;
  /** Signs out (退出登录), revokes the tokens at the services and clears the cookie. Safe to repeat. */
  readonly sessionSignOut?: Maybe<SessionSignOutPayload>;
  /** Reports that the user is active, so that the session does not end for inactivity while no other request is made. */
  readonly sessionTouch?: Maybe<SessionTouchPayload>;
  /**
   * Unlocks the session with the password of the account (解锁). After 5 wrong passwords in a row the session ends. A session of single sign-on
   * has no password here and is unlocked by signing in again.
   */
  readonly sessionUnlock?: Maybe<SessionUnlockPayload>;
  /**
   * Ends all sessions of the enterprise except this one (结束所有登录). API tokens and webhooks go on working. Right and errors as of
   * sessionsEndOfAccount.
   */
  readonly sessionsEndAll?: Maybe<SessionsEndAllPayload>;
  /**
   * Ends all sessions of an account of the enterprise (结束账号的登录); of the caller's own account all but this one. API tokens and webhooks of the
   * account go on working. Only for those to whom the services give this right, `Viewer.isSessionAdministrator`. Errors as of sessionEnd.
   */
  readonly sessionsEndOfAccount?: Maybe<SessionsEndOfAccountPayload>;
  /** Ends all other sessions of the account (退出其他登录). Errors as of sessionEnd. */
  readonly sessionsEndOthers?: Maybe<SessionsEndOthersPayload>;
  /** Saves a document and optionally submits it to its process (保存、提交). Safe to repeat with the same key. */
  readonly sheetSave?: Maybe<SheetSavePayload>;
  /** Switches to another store (切换门店). */
  readonly shopSwitch?: Maybe<ShopSwitchPayload>;
  /**
   * Starts single sign-on in this browser (发起单点登录): sets a short-lived cookie and returns the address to open, with a `state` that the
   * single sign-on system must send back with the code.
   */
  readonly singleSignOnBegin?: Maybe<SingleSignOnBeginPayload>;
  /** Claims a task of the pool (领取). Safe to repeat. */
  readonly taskClaim?: Maybe<TaskPayload>;
  /** Finishes a claimed task (完成). Safe to repeat. */
  readonly taskFinish?: Maybe<TaskPayload>;
  /** Returns a claimed task to the pool (取消领取). Safe to repeat. */
  readonly taskRelease?: Maybe<TaskPayload>;
  /**
   * Creates a webhook (创建事件推送) of an API token of the account, or by an administrator of a service account. The secret is in the answer and
   * cannot be shown again. Not safe to repeat: every call creates one. An account may have 10. Error: RATE_LIMITED after 20 in a minute.
   */
  readonly webhookCreate?: Maybe<WebhookCreatePayload>;
  /** Deletes a webhook (删除) and its delivery log. */
  readonly webhookDelete?: Maybe<WebhookDeletePayload>;
  /** Pauses a webhook (暂停): nothing is sent or collected until it is resumed. Safe to repeat. */
  readonly webhookPause?: Maybe<WebhookPausePayload>;
  /** Resumes a webhook (恢复): what was waiting is sent, and events from now on. Safe to repeat. */
  readonly webhookResume?: Maybe<WebhookResumePayload>;
  /**
   * Replaces the secret of a webhook (更换密钥). The secret before it signs as well for 24 hours; one before that no longer. The new secret is in
   * the answer and cannot be shown again. Not safe to repeat. Error: RATE_LIMITED after 20 in a minute.
   */
  readonly webhookSecretRotate?: Maybe<WebhookSecretRotatePayload>;
  /**
   * Sends a test event to a webhook now (试发), also while it is paused, and returns the answer. It is not in the delivery log. Error:
   * RATE_LIMITED after 10 in a minute.
   */
  readonly webhookTest?: Maybe<WebhookTestPayload>;
  /**
   * Changes name, address, kinds or API token of a webhook (修改事件推送). Safe to repeat. Error: RATE_LIMITED after 20 other addresses in a
   * minute.
   */
  readonly webhookUpdate?: Maybe<WebhookUpdatePayload>;
  /** Presses a button of an approval, of a process or of the account (审批操作). Safe to repeat with the same key, also when the answer was lost. */
  readonly workflowActionSubmit?: Maybe<WorkflowActionPayload>;
  /**
   * Presses a batch button for several approvals at once (批量审批); each approval succeeds or fails independently. Safe to repeat with the same
   * key.
   */
  readonly workflowBatchSubmit?: Maybe<WorkflowBatchPayload>;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationApiTokenCreateArgs = {
  input: ApiTokenCreateInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationApiTokenRevokeArgs = {
  input: ApiTokenRevokeInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationAvatarSetArgs = {
  input: AvatarSetInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationCommonMenusSaveArgs = {
  input: CommonMenusSaveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationDashboardLayoutResetArgs = {
  input: DashboardLayoutResetInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationDashboardLayoutSaveArgs = {
  input: DashboardLayoutSaveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationExportStartArgs = {
  input: ExportStartInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationFavouriteRemoveArgs = {
  input: FavouriteRemoveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationFavouritesAddArgs = {
  input: FavouritesAddInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationImportConfirmArgs = {
  input: ImportConfirmInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationImportStartArgs = {
  input: ImportStartInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationJobCancelArgs = {
  input: JobInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationJobRemoveArgs = {
  input: JobInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationJobResumeArgs = {
  input: JobInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListMetadataClearArgs = {
  input: ListMetadataClearInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowAddArgs = {
  input: ListRowAddInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowUpdateArgs = {
  input: ListRowUpdateInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsAuditArgs = {
  input: ListRowsInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsDeleteArgs = {
  input: ListRowsInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsRejectArgs = {
  input: ListRowsInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsUpdateArgs = {
  input: ListRowsUpdateInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListSettingsSaveArgs = {
  input: ListSettingsSaveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListViewDeleteArgs = {
  input: ListViewDeleteInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListViewSaveArgs = {
  input: ListViewSaveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMessagesReadArgs = {
  input: MessagesReadInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMessagesReadAllArgs = {
  input: MessagesReadAllInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMicroappCodeIssueArgs = {
  input: MicroappCodeIssueInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMustSeeMarkArgs = {
  input: MustSeeMarkInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationPasswordChangeArgs = {
  input: PasswordChangeInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationPostSwitchArgs = {
  input: PostSwitchInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSalesExportStartArgs = {
  input: SalesExportStartInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSavedQueryDeleteArgs = {
  input: SavedQueryDeleteInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSavedQuerySaveArgs = {
  input: SavedQuerySaveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionConfirmArgs = {
  input: SessionConfirmInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionEndArgs = {
  input: SessionEndInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionSignInArgs = {
  input: SessionSignInInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionSignInByCodeArgs = {
  input: SessionSignInByCodeInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionUnlockArgs = {
  input: SessionUnlockInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionsEndOfAccountArgs = {
  input: SessionsEndOfAccountInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSheetSaveArgs = {
  input: SheetSaveInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationShopSwitchArgs = {
  input: ShopSwitchInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationTaskClaimArgs = {
  input: TaskInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationTaskFinishArgs = {
  input: TaskInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationTaskReleaseArgs = {
  input: TaskInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookCreateArgs = {
  input: WebhookCreateInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookDeleteArgs = {
  input: WebhookInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookPauseArgs = {
  input: WebhookInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookResumeArgs = {
  input: WebhookInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookSecretRotateArgs = {
  input: WebhookInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookTestArgs = {
  input: WebhookInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWebhookUpdateArgs = {
  input: WebhookUpdateInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWorkflowActionSubmitArgs = {
  input: WorkflowActionInput;
};


/**
 * Entry points for changing data. Expected refusals are returned in userErrors, never as top-level errors. A payload is null, with its own
 * error, when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWorkflowBatchSubmitArgs = {
  input: WorkflowBatchInput;
};

/** The module has no usable target. */
export type NoTarget = {
  readonly __typename?: 'NoTarget';
  /** Reason. */
  readonly reason: NoTargetReason;
};

/** Why a module has no usable target. */
export type NoTargetReason =
  /** The address is malformed, or the operator does not allow its origin (地址错误). */
  | 'NOT_ALLOWED'
  /** No address is configured (未设置外部链接). */
  | 'NOT_CONFIGURED';

/**
 * An object with an id that is unique among all objects of all types (全局标识). The id is opaque and keeps its meaning: it names the same data
 * for everyone who may read it. It contains the enterprise and, for data that depend on it, the account, post and store.
 */
export type Node = {
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
};

/** Where a page of a connection stands in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Cursor to read on with, as `after`; null for an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether rows follow after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether rows precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first row; null for an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** Current and new password. */
export type PasswordChangeInput = {
  /** New password, at most 128 characters. */
  readonly newPassword: Scalars['String']['input'];
  /** Current password, at most 128 characters. */
  readonly oldPassword: Scalars['String']['input'];
};

/** The outcome of changing the password. */
export type PasswordChangePayload = {
  readonly __typename?: 'PasswordChangePayload';
  /** Number of other sessions that were ended; null when the change was refused. */
  readonly endedSessions?: Maybe<Scalars['Int']['output']>;
  /** Rules that the new password breaks, by field; empty when it was changed. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Rules for a new password (密码规则). */
export type PasswordPolicy = {
  readonly __typename?: 'PasswordPolicy';
  /** Minimum number of character kinds (upper case, lower case, digits, symbols), 1 to 4. */
  readonly minimumKinds: Scalars['Int']['output'];
  /** Minimum number of characters, 8 or more. */
  readonly minimumLength: Scalars['Int']['output'];
};

/** An approval that waits for the account (待办审批). */
export type PendingApproval = {
  readonly __typename?: 'PendingApproval';
  /** When the task was received; null when the services do not know. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the document. */
  readonly documentNumber: Scalars['String']['output'];
  /** Code of the document type. */
  readonly documentType: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Who started the process. */
  readonly initiator: Person;
  /** Name of the person who started the process. */
  readonly initiatorName: Scalars['String']['output'];
  /** Instance code; null when the services do not say. */
  readonly instanceCode?: Maybe<Scalars['String']['output']>;
  /** Key of the process in the language packs; null when the services send none. */
  readonly processI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the process. */
  readonly processName: Scalars['String']['output'];
  /** Key of the step in the language packs; null when the services send none. */
  readonly stepI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the step. */
  readonly stepName: Scalars['String']['output'];
  /** Task code. */
  readonly taskCode: Scalars['String']['output'];
};

/** A person as named by the services (人员): a member of staff, or a user of a supplier. */
export type Person = {
  readonly __typename?: 'Person';
  /** Account code (账号); null where the services send the name alone. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Name as stored by the services; the code where they send no name, empty where they send neither. */
  readonly name: Scalars['String']['output'];
};

/** A feature of the portal (功能) that needs operations of the services. */
export type PortalFeature =
  /** The assistant (小精灵). */
  | 'ASSISTANT'
  /** Changing the avatar (更换头像). */
  | 'AVATAR_CHANGE'
  /** Filtering by channel (渠道). */
  | 'CHANNEL_FILTER'
  /** Common menus (常用菜单). */
  | 'COMMON_MENUS'
  /** Favourite modules (常用功能). */
  | 'FAVOURITES'
  /** Choosing and arranging cards (布局设置). */
  | 'LAYOUT'
  /** Manuals of modules (操作手册). */
  | 'MANUALS'
  /** Changing the password (修改密码). */
  | 'PASSWORD_CHANGE'
  /** Switching to another post (切换岗位). */
  | 'POST_SWITCH'
  /** Filtering by purchasing group (采购组). */
  | 'PURCHASE_GROUP_FILTER'
  /** Switching to another store (切换门店). */
  | 'SHOP_SWITCH';

/** Global parameters set by the operator (全局参数). */
export type PortalSettings = {
  readonly __typename?: 'PortalSettings';
  /** Id of this client of the retail services, passed to embedded modules; null when it is not set. */
  readonly clientId?: Maybe<Scalars['String']['output']>;
  /** Name of the client, shown in the top bar. */
  readonly clientName: Scalars['String']['output'];
  /** Whether English is available. */
  readonly englishOffered: Scalars['Boolean']['output'];
  /** Whether English is available. */
  readonly hasEnglish: Scalars['Boolean']['output'];
  /** Whether the right panel of the home page shows messages only. */
  readonly hasMessagesOnly: Scalars['Boolean']['output'];
  /** Position of the menu. */
  readonly menuMode: MenuMode;
  /** Whether the right panel of the home page shows messages only. */
  readonly messagesOnly: Scalars['Boolean']['output'];
};

/** A post (岗位): a station in a department. */
export type Post = Node & {
  readonly __typename?: 'Post';
  /** Post code. */
  readonly code: Scalars['String']['output'];
  /** Code of its department (部门). */
  readonly departmentCode: Scalars['String']['output'];
  /** Name of its department. */
  readonly departmentName: Scalars['String']['output'];
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Post name, for example 营运总监. */
  readonly name: Scalars['String']['output'];
  /** Code of its station. */
  readonly stationCode: Scalars['String']['output'];
  /** Code of the template (岗位模板) that grants its applications and menus. */
  readonly templateCode: Scalars['String']['output'];
};

/** Post to switch to. */
export type PostSwitchInput = {
  /** Code of one of the account's posts. */
  readonly postCode: Scalars['String']['input'];
  /** Code of a store of the new post; required when the post has stores to choose from. */
  readonly shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of switching the post. */
export type PostSwitchPayload = {
  readonly __typename?: 'PostSwitchPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account with its new post; null when the switch was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Steps of a process and the links between them (流程图). */
export type ProcessDiagram = {
  readonly __typename?: 'ProcessDiagram';
  /** Links between the steps. */
  readonly links: ReadonlyArray<ProcessLink>;
  /** Steps, in forward order. */
  readonly steps: ReadonlyArray<ProcessStep>;
};

/** A link from one step to another. */
export type ProcessLink = {
  readonly __typename?: 'ProcessLink';
  /** Code of the step where the link starts. */
  readonly from: Scalars['String']['output'];
  /** Whether the instance took this path. */
  readonly isTaken: Scalars['Boolean']['output'];
  /** Condition for taking the path in words; null when there is none. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** Key of the label in the language packs; null when the services send none. */
  readonly labelI18nCode?: Maybe<Scalars['String']['output']>;
  /** Code of the step where the link ends. */
  readonly to: Scalars['String']['output'];
};

/** A step of a process (节点). */
export type ProcessStep = {
  readonly __typename?: 'ProcessStep';
  /** Names of the people who acted or will act. */
  readonly assigneeNames: ReadonlyArray<Scalars['String']['output']>;
  /** Who acted or will act. */
  readonly assignees: ReadonlyArray<Person>;
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** When the instance left the step; null when it has not. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Kind of step. */
  readonly kind: ProcessStepKind;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Condition for passing through the step in words, such as an amount; null when there is none. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Key of the note in the language packs; null when the services send none. */
  readonly noteI18nCode?: Maybe<Scalars['String']['output']>;
  /** When the instance reached the step; null when it has not. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** State of the step in this instance. */
  readonly state: ProcessStepState;
};

/** Kind of process step. */
export type ProcessStepKind =
  /** The approval of any one of several people is enough (或签). */
  | 'ANYONE'
  /** One person decides. */
  | 'APPROVAL'
  /** All of several people must approve (会签). */
  | 'COUNTERSIGN'
  /** End of the process. */
  | 'END'
  /** Start of the process. */
  | 'START';

/** State of a step in a process instance. */
export type ProcessStepState =
  /** The instance has not reached the step yet. */
  | 'AHEAD'
  /** The instance is at this step. */
  | 'CURRENT'
  /** The instance has passed the step. */
  | 'DONE'
  /** The process was rejected at this step. */
  | 'REJECTED'
  /** The instance did not or will not pass through the step. */
  | 'SKIPPED';

/** A product (商品). It is found by its id or code, also when nothing was sold of it; a supplier finds its own products alone. */
export type Product = Node & {
  readonly __typename?: 'Product';
  /** Category of the first level; null when the services send none. */
  readonly category?: Maybe<Category>;
  /** Code, unique in the enterprise. */
  readonly code: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** Its supplier; null when the services send none. */
  readonly supplier?: Maybe<Supplier>;
};

/** Best-selling products of a period. */
export type ProductRanking = {
  readonly __typename?: 'ProductRanking';
  /** Currency of values in money. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Measure that the ranking uses. */
  readonly metric: SalesMetric;
  /** Days that the data covers. */
  readonly period: SalesPeriod;
  /** Products, best-selling first and those without a figure last. */
  readonly products: ReadonlyArray<RankedProduct>;
  /** Sum of the listed shares, in percent; null when no product has one. */
  readonly shareTotal?: Maybe<Scalars['Decimal']['output']>;
  /** Sum of the summary values; null for rates, which cannot be summed, and when no product has a figure. */
  readonly total?: Maybe<Scalars['Decimal']['output']>;
  /** Unit of the values. */
  readonly unit: FigureUnit;
};

/** Actual against plan by name. */
export type Progress = {
  readonly __typename?: 'Progress';
  /** Last day included in the figures. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of the values. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** At most 10 rows, in the order of the services. */
  readonly rows: ReadonlyArray<ProgressRow>;
};

/** Attainment of plan, for example by purchasing group (进度). */
export type ProgressCard = Card & Node & {
  readonly __typename?: 'ProgressCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The rows of a period; null with its own error when the service fails. */
  readonly progress?: Maybe<Progress>;
};


/** Attainment of plan, for example by purchasing group (进度). */
export type ProgressCardProgressArgs = {
  period?: ProgressPeriod;
};

/** Period that progress is measured over. */
export type ProgressPeriod =
  /** Yesterday. */
  | 'DAY'
  /** This month up to yesterday. */
  | 'MONTH'
  /** This year up to yesterday. */
  | 'YEAR';

/** Actual against plan of one name, such as a purchasing group. */
export type ProgressRow = {
  readonly __typename?: 'ProgressRow';
  /** Band of the rate; null without a plan. */
  readonly band?: Maybe<AttainmentBand>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Actual ÷ plan in percent with two decimals, not capped; null without a plan. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
  /** Actual; null when the services send none. */
  readonly value?: Maybe<Scalars['Decimal']['output']>;
};

/** A purchasing group (采购组): a category of the first level. */
export type PurchaseGroup = {
  readonly __typename?: 'PurchaseGroup';
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Level of the category, 1 for purchasing groups; null when the services send none. */
  readonly level?: Maybe<Scalars['Int']['output']>;
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** Entry points for reading. `viewer`, `node` and `nodes` need a session; the other fields are also open to visitors. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * The locked session of this browser (锁屏); null when nobody is signed in or the session is not locked. While the session is locked, every
   * other field fails with SESSION_LOCKED.
   */
  readonly lockedSession?: Maybe<LockedSession>;
  /**
   * An object by its id. Null when it does not exist, belongs to another enterprise, account or post, or the account may not see it; the answer
   * does not say which. Error: UNAUTHENTICATED without a session.
   */
  readonly node?: Maybe<Node>;
  /**
   * Objects by their ids, at most 100, in the order of the ids; null where `node` is null. A service that fails leaves only its own objects out, each
   * with an error. Error: QUERY_TOO_COMPLEX for more ids, UNAUTHENTICATED without a session.
   */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** Sign-in methods that a sign-in page may offer; needs no session. */
  readonly signInOptions: SignInOptions;
  /**
   * The signed-in account (当前用户); null when the caller is not signed in. All data that depends on an account is below it. Error:
   * SESSION_EXPIRED when the session has ended.
   */
  readonly viewer?: Maybe<Viewer>;
};


/** Entry points for reading. `viewer`, `node` and `nodes` need a session; the other fields are also open to visitors. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Entry points for reading. `viewer`, `node` and `nodes` need a session; the other fields are also open to visitors. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};

/** One product of the ranking. */
export type RankedProduct = {
  readonly __typename?: 'RankedProduct';
  /** Product code; null when the services send the name only. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Colour as #rrggbb; null when the services send none. */
  readonly colour?: Maybe<Scalars['String']['output']>;
  /** Value of the measure that the ranking uses: the bar's, otherwise that of the summary; null when the services send neither. */
  readonly figure?: Maybe<Scalars['Decimal']['output']>;
  /** Product name. */
  readonly name: Scalars['String']['output'];
  /** Rank, starting at 1. */
  readonly rank: Scalars['Int']['output'];
  /** Share of everything within the filter, in percent with two decimals; null when the services send none. */
  readonly share?: Maybe<Scalars['Decimal']['output']>;
  /** Value in the summary next to the bars; null when the services send none. */
  readonly summaryValue?: Maybe<Scalars['Decimal']['output']>;
  /** Value of the measure that the ranking uses; 0.00 when the services send none. */
  readonly value: Scalars['Decimal']['output'];
};

/** One store of the ranking. */
export type RankedStore = {
  readonly __typename?: 'RankedStore';
  /** Sales of the day; null when the services send no figure. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Store number; null when the services send the name only. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Store name. */
  readonly name: Scalars['String']['output'];
  /** Rank, starting at 1. */
  readonly rank: Scalars['Int']['output'];
  /** Sales of the day; 0.00 when the services send no figure. */
  readonly sales: Scalars['Decimal']['output'];
};

/** A period that moves with the business date. It ends with the last complete day, yesterday, or before it. */
export type RecentDays =
  /** The last 7 complete days (近 7 天). */
  | 'LAST_7_DAYS'
  /** The 12 whole months before it (近 12 个月). */
  | 'LAST_12_MONTHS'
  /** The last 30 complete days (近 30 天). */
  | 'LAST_30_DAYS'
  /** The whole month before it (上月). */
  | 'LAST_MONTH'
  /** The month of the last complete day, up to that day (本月). */
  | 'MONTH_TO_DATE'
  /** The year of the last complete day, up to that day (本年). */
  | 'YEAR_TO_DATE'
  /** The last complete day: yesterday (昨日). */
  | 'YESTERDAY';

/** A region of stores (区域). It is found by its id or code where the account has one of its stores; a supplier finds none. */
export type Region = Node & {
  readonly __typename?: 'Region';
  /** Code, unique in the enterprise. */
  readonly code: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** Comparison of a rule. */
export type RuleOperation =
  /** Greater than or equal to; for dates, on or after. */
  | 'AT_LEAST'
  /** Less than or equal to; for dates, on or before. */
  | 'AT_MOST'
  /** Not equal to. */
  | 'DIFFERENT'
  /** Equal to. */
  | 'EQUAL'
  /** Less than; for dates, before. */
  | 'LESS_THAN'
  /** Greater than; for dates, after. */
  | 'MORE_THAN';

/**
 * Change of the measures from the days compared with, in percent with two decimals; of margin and attainment in percentage points. Null where
 * one of the two values is null, or the earlier one is zero.
 */
export type SalesChange = {
  readonly __typename?: 'SalesChange';
  /** Change of the attainment in percentage points. */
  readonly attainment?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the average ticket. */
  readonly averageTicket?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the number of customers. */
  readonly customers?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the margin in percentage points. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the number of orders. */
  readonly orders?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the plan. */
  readonly plan?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the profit. */
  readonly profit?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the units sold. */
  readonly quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Change of the sales amount. */
  readonly sales?: Maybe<Scalars['Decimal']['output']>;
};

/** Days that sales are compared with (对比). */
export type SalesComparison =
  /** The same dates one year before (同比). */
  | 'LAST_YEAR'
  /** The same weekdays 52 weeks before (去年同星期). */
  | 'LAST_YEAR_SAME_WEEKDAYS'
  /** As many days just before the period; as many months for whole months (环比). */
  | 'PREVIOUS_PERIOD'
  /** As many whole weeks before as do not overlap, so that weekdays are compared with the same weekdays (同星期). */
  | 'SAME_WEEKDAYS';

/** Sales by the dimensions of a query, read in pages with cursors. */
export type SalesConnection = {
  readonly __typename?: 'SalesConnection';
  /** Last day with complete figures (数据截至). */
  readonly asOf: Scalars['Date']['output'];
  /** Days compared with, as many as the period has figures of; null without a comparison. */
  readonly comparedDays?: Maybe<SalesDays>;
  /** Currency of the amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Days of the query. */
  readonly days: SalesDays;
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<SalesEdge>;
  /** First day that figures are kept of; null when there are none. */
  readonly keptSince?: Maybe<Scalars['Date']['output']>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<SalesRow>;
  /** Where this page stands among all rows. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages, at most `top`. */
  readonly totalCount: Scalars['Int']['output'];
  /** Figures of all rows together, also of those after `top`. */
  readonly totals: SalesTotals;
};

/** Days from the first to the last, both included. */
export type SalesDays = {
  readonly __typename?: 'SalesDays';
  /** First day. */
  readonly from: Scalars['Date']['output'];
  /** Last day. */
  readonly to: Scalars['Date']['output'];
};

/** Days of a sales query: either `recent`, or `from` and `to`, at most 400 days. */
export type SalesDaysInput = {
  /** First day; it must not be after the last complete day. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** A period that moves with the business date. */
  readonly recent?: InputMaybe<RecentDays>;
  /** Last day, included; it may be in the future, for the plan of a whole month. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** What a row of sales is about (维度). */
export type SalesDimension =
  /** Category of the first level (品类). */
  | 'CATEGORY'
  /** Channel (渠道). */
  | 'CHANNEL'
  /** Day (日). */
  | 'DAY'
  /** Calendar month (月), cut at the ends of the period. */
  | 'MONTH'
  /** Product (商品). */
  | 'PRODUCT'
  /** Region (区域). */
  | 'REGION'
  /** Store (门店). */
  | 'SHOP'
  /** Week from Monday to Sunday (周), cut at the ends of the period. */
  | 'WEEK';

/** A row of sales in a page. */
export type SalesEdge = {
  readonly __typename?: 'SalesEdge';
  /** Position in this query, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The row. */
  readonly node: SalesRow;
};

/** A sales query to export (销售导出). */
export type SalesExportStartInput = {
  /** Days to compare with; none when left out. */
  readonly comparison?: InputMaybe<SalesComparison>;
  /** Dimensions, as in `Viewer.sales`. */
  readonly dimensions?: ReadonlyArray<SalesDimension>;
  /** Name of the file, ending in .csv or .jsonl as its format; characters that file names must not contain are replaced with _. */
  readonly fileName: Scalars['String']['input'];
  /** Conditions on the sales that count; all sales when left out. */
  readonly filter?: InputMaybe<SalesQueryFilterInput>;
  /** Format of the file. */
  readonly format?: SalesFileFormat;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
  /** Measures of the file, in their order. */
  readonly measures: ReadonlyArray<SalesMeasure>;
  /** Sort order; by the dimensions in their order when left out. */
  readonly orderBy?: InputMaybe<SalesOrderInput>;
  /** Days that the figures cover; recent days are those of the moment at which the export is started. */
  readonly period: SalesDaysInput;
  /** Keep only this many rows, 1 to 100, in the sort order; all rows when left out. */
  readonly top?: InputMaybe<Scalars['Int']['input']>;
};

/** Measures (指标). Each is null where there is not a single fact about it. */
export type SalesFigures = {
  readonly __typename?: 'SalesFigures';
  /** Sales ÷ plan in percent with two decimals (达成率); null without a plan. */
  readonly attainment?: Maybe<Scalars['Decimal']['output']>;
  /** Sales ÷ orders, to the cent (客单价); null without orders. */
  readonly averageTicket?: Maybe<Scalars['Decimal']['output']>;
  /** People counted at the doors (客流). */
  readonly customers?: Maybe<Scalars['Int']['output']>;
  /** Profit ÷ sales in percent with two decimals (毛利率); null without sales. */
  readonly margin?: Maybe<Scalars['Decimal']['output']>;
  /** Number of orders (订单数). */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Planned sales (计划); that of a part of a month by its calendar days. */
  readonly plan?: Maybe<Scalars['Decimal']['output']>;
  /** Sales less their cost (毛利). */
  readonly profit?: Maybe<Scalars['Decimal']['output']>;
  /** Units sold (销量). */
  readonly quantity?: Maybe<Scalars['Decimal']['output']>;
  /** Sales amount (销售额). */
  readonly sales?: Maybe<Scalars['Decimal']['output']>;
};

/** Format of an exported file. */
export type SalesFileFormat =
  /** Comma-separated values (RFC 4180) in UTF-8 with a byte order mark. The head names the fields, such as shop.number and values.sales. */
  | 'CSV'
  /** One JSON object per line, shaped like a row of `Viewer.sales`; decimals are strings. */
  | 'JSONL';

/**
 * Filter of a card's data (筛选). The default is the day before yesterday in the enterprise's time zone, all purchasing groups and all
 * channels.
 */
export type SalesFilterInput = {
  /** Codes of channels; all channels when empty. */
  readonly channelCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The day, any day of the month, or the first day of the week or range. Defaults to the day before yesterday; required for a range. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of a range; not allowed with other granularities. */
  readonly endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Length of the period. */
  readonly granularity?: DateGranularity;
  /** Code of one purchasing group; all groups when left out. */
  readonly purchaseGroupCode?: InputMaybe<Scalars['String']['input']>;
};

/** Achieved and estimated sales by day (销售趋势). */
export type SalesLineCard = Card & Node & {
  readonly __typename?: 'SalesLineCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** Sales by day; empty when the services have none for the period, null with its own error when the service fails. */
  readonly series?: Maybe<SalesSeries>;
};


/** Achieved and estimated sales by day (销售趋势). */
export type SalesLineCardSeriesArgs = {
  window?: SalesWindow;
};

/** A measure of sales (指标), as in `SalesFigures`. */
export type SalesMeasure =
  /** Attainment of the plan. */
  | 'ATTAINMENT'
  /** Average ticket. */
  | 'AVERAGE_TICKET'
  /** Customers. */
  | 'CUSTOMERS'
  /** Margin. */
  | 'MARGIN'
  /** Orders. */
  | 'ORDERS'
  /** Plan. */
  | 'PLAN'
  /** Profit. */
  | 'PROFIT'
  /** Quantity. */
  | 'QUANTITY'
  /** Sales. */
  | 'SALES';

/** Measure shown by a ranking or chart (指标). */
export type SalesMetric =
  /** Sales amount (销售金额). */
  | 'AMOUNT'
  /** Orders with the product ÷ all orders, in percent (订单渗透率). */
  | 'PENETRATION'
  /** Units sold (销售数量). */
  | 'QUANTITY';

/** What rows can be sorted by: the measures, then the dimensions. */
export type SalesOrderField =
  /** Attainment of the plan. */
  | 'ATTAINMENT'
  /** Average ticket. */
  | 'AVERAGE_TICKET'
  /** Category. */
  | 'CATEGORY'
  /** Channel. */
  | 'CHANNEL'
  /** Customers. */
  | 'CUSTOMERS'
  /** Day. */
  | 'DAY'
  /** Margin. */
  | 'MARGIN'
  /** Month. */
  | 'MONTH'
  /** Orders. */
  | 'ORDERS'
  /** Plan. */
  | 'PLAN'
  /** Product. */
  | 'PRODUCT'
  /** Profit. */
  | 'PROFIT'
  /** Quantity. */
  | 'QUANTITY'
  /** Region. */
  | 'REGION'
  /** Sales. */
  | 'SALES'
  /** Store number. */
  | 'SHOP'
  /** Week. */
  | 'WEEK';

/** Sort order of sales. */
export type SalesOrderInput = {
  /** Measure or dimension; a dimension must be one of the query. */
  readonly by: SalesOrderField;
  /** Largest first. */
  readonly isDescending?: Scalars['Boolean']['input'];
  /** Value, or its change against the days compared with; CHANGE and RATE need a comparison and a measure. */
  readonly of?: SalesOrderValue;
};

/** Which value of a measure counts for the sort order. */
export type SalesOrderValue =
  /** Its difference from the days compared with. */
  | 'CHANGE'
  /** That difference in percent. */
  | 'RATE'
  /** The value itself. */
  | 'VALUE';

/** The days that a card's data covers, both included. */
export type SalesPeriod = {
  readonly __typename?: 'SalesPeriod';
  /** First day. */
  readonly from: Scalars['Date']['output'];
  /** Length of the period. */
  readonly granularity: DateGranularity;
  /** Last day as requested; figures never go beyond yesterday. */
  readonly to: Scalars['Date']['output'];
};

/** One day of the sales line. */
export type SalesPoint = {
  readonly __typename?: 'SalesPoint';
  /** Achieved sales (达成销售). */
  readonly actual: Scalars['Decimal']['output'];
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Estimated sales (预估销售): the month's plan ÷ 30; null without a plan. */
  readonly estimated?: Maybe<Scalars['Decimal']['output']>;
  /** Achieved ÷ estimated in percent with two decimals (达成率); null without an estimate. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
};

/** Conditions on the sales that count, all of which must hold. An empty list is no condition. At most 200 codes each. */
export type SalesQueryFilterInput = {
  /** Codes of categories of the first level. */
  readonly categoryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Codes of channels. */
  readonly channelCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Codes of products. */
  readonly productCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Codes of regions. */
  readonly regionCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Numbers of stores. */
  readonly shopNumbers?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Sales of one store, category, month and so on. A field is null when its dimension is not one of the query. */
export type SalesRow = {
  readonly __typename?: 'SalesRow';
  /** Category of the first level. */
  readonly category?: Maybe<Category>;
  /** Change from the days compared with; null where `compared` is null. */
  readonly change?: Maybe<SalesChange>;
  /** Channel. */
  readonly channel?: Maybe<Channel>;
  /** The measures of the days compared with; null without a comparison, and where figures of these days are not kept. */
  readonly compared?: Maybe<SalesFigures>;
  /** The day, or the days of the week or month that belong to the period. */
  readonly days?: Maybe<SalesDays>;
  /** Product. */
  readonly product?: Maybe<Product>;
  /** Region. */
  readonly region?: Maybe<Region>;
  /** Store. */
  readonly shop?: Maybe<Shop>;
  /** The measures. */
  readonly values: SalesFigures;
};

/** Sales by day with their estimate. */
export type SalesSeries = {
  readonly __typename?: 'SalesSeries';
  /** Achieved sales of the window. */
  readonly actualTotal: Scalars['Decimal']['output'];
  /** The newest day. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of the amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Estimated sales of the days that have a plan; null when none has one. */
  readonly estimatedTotal?: Maybe<Scalars['Decimal']['output']>;
  /** How many of the days have a plan. */
  readonly plannedDays: Scalars['Int']['output'];
  /** The days, the oldest first. */
  readonly points: ReadonlyArray<SalesPoint>;
  /** Achieved ÷ estimated of the days that have a plan in percent with two decimals; null without an estimate. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
  /** What the amounts are, in the words of the services (副标题) or a key of their language packs; null when they send none. */
  readonly subtitle?: Maybe<Scalars['String']['output']>;
};

/** Sales of all rows together. */
export type SalesTotals = {
  readonly __typename?: 'SalesTotals';
  /** Change from the days compared with; null where `compared` is null. */
  readonly change?: Maybe<SalesChange>;
  /** The measures of the days compared with; null without a comparison, and where figures of these days are not kept. */
  readonly compared?: Maybe<SalesFigures>;
  /** The measures. */
  readonly values: SalesFigures;
};

/** Period of the sales line. */
export type SalesWindow =
  /** The last 7 days. */
  | 'LAST_7_DAYS'
  /** The last 30 days. */
  | 'LAST_30_DAYS';

/** A saved query (保存的查询) of the playground: an operation and its variables, to be run again or shared. It is stored as it was written and never run by the gateway. */
export type SavedQuery = Node & {
  readonly __typename?: 'SavedQuery';
  /** When it was last saved. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** Opaque identifier, also in links: `/playground?saved={id}`. */
  readonly id: Scalars['ID']['output'];
  /** Whether it belongs to the account; only own saved queries can be changed. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether others can use it. */
  readonly isShared: Scalars['Boolean']['output'];
  /** Name, at most 60 characters, unique among the account's own saved queries. */
  readonly name: Scalars['String']['output'];
  /** What it is for, at most 200 characters; empty when there is no note. */
  readonly note: Scalars['String']['output'];
  /** Who saved it. */
  readonly owner: Person;
  /** Name of its owner. */
  readonly ownerName: Scalars['String']['output'];
  /** Text of the operation. */
  readonly query: Scalars['String']['output'];
  /** Variables as the text of a JSON object; empty when there are none. */
  readonly variables: Scalars['String']['output'];
  /** Increases with each save. Send it back when saving. */
  readonly version: Scalars['Int']['output'];
};

/** A saved query to delete. */
export type SavedQueryDeleteInput = {
  /** Id of one of the account's own saved queries. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of saving or deleting a query. */
export type SavedQueryPayload = {
  readonly __typename?: 'SavedQueryPayload';
  /** The saved query after the change; null when the change was refused or it was deleted. */
  readonly savedQuery?: Maybe<SavedQuery>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload the saved queries in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A query to save. */
export type SavedQuerySaveInput = {
  /** Id of the account's own saved query to overwrite; a new one is created when left out. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether others can use it. */
  readonly isShared?: Scalars['Boolean']['input'];
  /** Its name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** What it is for, at most 200 characters. */
  readonly note?: Scalars['String']['input'];
  /** Text of the operation, 1 to 20000 characters. It may be unfinished: it is not checked. */
  readonly query: Scalars['String']['input'];
  /** Variables as the text of a JSON object, at most 10000 characters; empty for none. */
  readonly variables?: Scalars['String']['input'];
  /** Version that the client read; required when overwriting. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** One parameter of a built-in screen. */
export type ScreenParameter = {
  readonly __typename?: 'ScreenParameter';
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Value. */
  readonly value: Scalars['String']['output'];
};

/** Kind of search field. */
export type SearchType =
  /** Exact value. */
  | 'EQ'
  /** Several choices. */
  | 'IN'
  /** Part of the text. */
  | 'LIKE'
  /** A range with start and end. */
  | 'RANGE';

/**
 * A service account (服务账号): an account of the enterprise for a program. Nobody signs in with it; administrators create API tokens and
 * webhooks for it, which do and are sent what this account may do and see.
 */
export type ServiceAccount = Node & {
  readonly __typename?: 'ServiceAccount';
  /** Its API tokens, whoever created them, newest first, also expired ones for 30 days. Null when they cannot be read. */
  readonly apiTokens?: Maybe<ReadonlyArray<ApiToken>>;
  /** Account code (账号). */
  readonly code: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is locked (已停用): its tokens do not work, and it gets no new ones. */
  readonly isLocked: Scalars['Boolean']['output'];
  /** Name as stored by the services; the code where they send no name. */
  readonly name: Scalars['String']['output'];
  /** Name of the post (岗位) in which its tokens work; null when it has none. */
  readonly postName?: Maybe<Scalars['String']['output']>;
  /** Name of the store (门店) in which its tokens work; null for all stores, or none. */
  readonly shopName?: Maybe<Scalars['String']['output']>;
  /**
   * Its webhooks (事件推送), whoever created them, newest first. `Viewer.webhook` and the mutations of webhooks take their ids. Null when they
   * cannot be read.
   */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
};

/** The current session (登录会话). */
export type Session = {
  readonly __typename?: 'Session';
  /** When the session ends even if it is in use. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** Minutes of inactivity after which the session ends. */
  readonly idleMinutes: Scalars['Int']['output'];
  /** Whether the session can be locked. False when nothing could unlock it, because the services cannot check a password. */
  readonly isLockable: Scalars['Boolean']['output'];
  /** Whether the session can be locked. False when nothing could unlock it, because the services cannot check a password. */
  readonly lockable: Scalars['Boolean']['output'];
  /**
   * Value for the request header x-portal-scope, which identifies post and store. A request with the scope of an earlier post or store is
   * refused with SCOPE_CHANGED.
   */
  readonly scope: Scalars['String']['output'];
  /** Method of the sign-in. */
  readonly signedInBy: SignInMethod;
};

/** Password to confirm the account with. */
export type SessionConfirmInput = {
  /** Password (密码), at most 128 characters. */
  readonly password: Scalars['String']['input'];
};

/** The outcome of a confirmation. */
export type SessionConfirmPayload = {
  readonly __typename?: 'SessionConfirmPayload';
  /** The session; null when the password was refused. */
  readonly session?: Maybe<Session>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Session to end. */
export type SessionEndInput = {
  /** Id of another session of the account. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of ending one session. */
export type SessionEndPayload = {
  readonly __typename?: 'SessionEndPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account, with its remaining sessions; null when nobody is signed in. */
  readonly viewer?: Maybe<Viewer>;
};

/** The outcome of locking. */
export type SessionLockPayload = {
  readonly __typename?: 'SessionLockPayload';
  /** The locked session; null when nobody was signed in. */
  readonly lockedSession?: Maybe<LockedSession>;
  /** Always empty in this version. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Parameters with which a single sign-on system sends the browser back. */
export type SessionSignInByCodeInput = {
  /** The code, at most 512 characters. */
  readonly code: Scalars['String']['input'];
  /** True when the user was warned that this browser did not request the code and still wants to sign in with it. */
  readonly confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Enterprise number (企业编号); needed when the code alone does not identify it. */
  readonly enterpriseCode?: InputMaybe<Scalars['String']['input']>;
  /** True when the user was warned that this browser did not request the code and still wants to sign in with it. */
  readonly isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `state` that came back with the code. It is valid once, for ten minutes, in the browser that started single sign-on. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
};

/** Credentials for signing in. */
export type SessionSignInInput = {
  /** Account (账号), at most 64 characters. */
  readonly account: Scalars['String']['input'];
  /** Enterprise number (企业编号), at most 32 characters. */
  readonly enterpriseCode: Scalars['String']['input'];
  /** Password (密码), at most 128 characters. It is passed to the services and never stored. */
  readonly password: Scalars['String']['input'];
  /** Sign-in page in use: staff and suppliers have separate accounts. */
  readonly userType: UserType;
};

/** The outcome of a sign-in. */
export type SessionSignInPayload = {
  readonly __typename?: 'SessionSignInPayload';
  /** Why the sign-in was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account that is now signed in; null when the sign-in was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The outcome of a sign-out. */
export type SessionSignOutPayload = {
  readonly __typename?: 'SessionSignOutPayload';
  /** Where the browser goes next after a session of single sign-on; null for any other session. */
  readonly singleSignOnExit?: Maybe<SingleSignOnExit>;
  /** Always empty in this version. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Kind of account, which decides the sign-in page to show; null when nobody was signed in. */
  readonly userType?: Maybe<UserType>;
};

/** The outcome of sessionTouch. */
export type SessionTouchPayload = {
  readonly __typename?: 'SessionTouchPayload';
  /** The session; null when nobody is signed in. */
  readonly session?: Maybe<Session>;
  /** Always empty in this version. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Password to unlock the session. */
export type SessionUnlockInput = {
  /** Password (密码), at most 128 characters. */
  readonly password: Scalars['String']['input'];
};

/** The outcome of unlocking. */
export type SessionUnlockPayload = {
  readonly __typename?: 'SessionUnlockPayload';
  /** Attempts left; 0 means that the session has ended. Null after success, or when a password cannot unlock the session. */
  readonly attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account; null when unlocking was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The outcome of ending all sessions of the enterprise. */
export type SessionsEndAllPayload = {
  readonly __typename?: 'SessionsEndAllPayload';
  /** Number of sessions that were ended; null when the mutation was refused. */
  readonly ended?: Maybe<Scalars['Int']['output']>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** An account whose sessions are to end, as it is typed at sign-in. */
export type SessionsEndOfAccountInput = {
  /** Account (账号), at most 64 characters. */
  readonly account: Scalars['String']['input'];
  /** Staff and suppliers have separate accounts. */
  readonly userType: UserType;
};

/** The outcome of ending the sessions of an account. */
export type SessionsEndOfAccountPayload = {
  readonly __typename?: 'SessionsEndOfAccountPayload';
  /** Number of sessions that were ended; null when the mutation was refused. */
  readonly ended?: Maybe<Scalars['Int']['output']>;
  /**
   * Why the mutation was refused; empty when it succeeded. NOT_PERMITTED for every account when the caller may not end sessions of others;
   * NOT_FOUND when it may, but not those of such an account, or there is none.
   */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The outcome of ending the other sessions. */
export type SessionsEndOthersPayload = {
  readonly __typename?: 'SessionsEndOthersPayload';
  /** Number of sessions that were ended. */
  readonly ended: Scalars['Int']['output'];
  /** Always empty in this version. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account, with its remaining sessions; null when nobody is signed in. */
  readonly viewer?: Maybe<Viewer>;
};

/** A business document (单据). */
export type Sheet = Node & {
  readonly __typename?: 'Sheet';
  /** Amount in the enterprise's currency; null when it has none. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Its current or last approval process; null when it was never submitted. */
  readonly approval?: Maybe<Approval>;
  /** Changes since the last step (变更), in document order; null when the services do not know. */
  readonly changes?: Maybe<ReadonlyArray<SheetChange>>;
  /** When it was created; null when the services do not know. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who created it; null when the services do not know. */
  readonly creator?: Maybe<Person>;
  /** Name of its creator; null when the services do not know. */
  readonly creatorName?: Maybe<Scalars['String']['output']>;
  /** Detail lists, in the order of the form. */
  readonly details: ReadonlyArray<SheetDetail>;
  /** Code of the document type. */
  readonly documentType: Scalars['String']['output'];
  /** Structure of the document, with what may be edited in its current step. */
  readonly form: SheetForm;
  /** Values of the header fields, by column name. */
  readonly header: Scalars['Row']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** Number (单号). */
  readonly number: Scalars['String']['output'];
  /** Status. */
  readonly status: SheetStatus;
  /** Total of the document (金额); null when it has none. */
  readonly total?: Maybe<Money>;
  /** Increases with each save. Send it back when saving; a save with an older version is refused with CONFLICT. */
  readonly version: Scalars['Int']['output'];
};

/** A field or line that has changed since the last step (变更). */
export type SheetChange = {
  readonly __typename?: 'SheetChange';
  /** Current value, as text; null when it is empty. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** Value at the last step, as text; null when it was empty. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Column name; null when a whole line was added or removed. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** Whether the field or line was added, removed or changed. */
  readonly kind: SheetChangeKind;
  /** Line number; null in the header. */
  readonly lineNumber?: Maybe<Scalars['Int']['output']>;
  /** Name of the detail list, or header. */
  readonly section: Scalars['String']['output'];
};

/** Kind of change. */
export type SheetChangeKind =
  /** The field or line was added. */
  | 'ADDED'
  /** The value of the field was changed. */
  | 'CHANGED'
  /** The field or line was removed. */
  | 'REMOVED';

/** A list of documents (单据), read in pages with cursors. */
export type SheetConnection = {
  readonly __typename?: 'SheetConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<SheetEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<Sheet>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A detail list of a document. */
export type SheetDetail = {
  readonly __typename?: 'SheetDetail';
  /**
   * One page of lines: their values by column name, including `lineno`. Quantities (pkqty packages, remqty loose pieces, qty total, pknum
   * pieces per package) are exact decimals.
   */
  readonly rows: ReadonlyArray<Scalars['Row']['output']>;
  /** Name of the detail list. */
  readonly section: Scalars['String']['output'];
  /** Summary values over all lines for the columns that have a sumStyle, as exact decimals by column name. */
  readonly sums: Scalars['Row']['output'];
  /** Number of lines. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A detail list of a document. */
export type SheetDetailRowsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** Structure of the lines of a detail list. */
export type SheetDetailForm = {
  readonly __typename?: 'SheetDetailForm';
  /** Fields of a line, in order. */
  readonly columns: ReadonlyArray<FormColumn>;
  /** Key of its title in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the detail list. */
  readonly section: Scalars['String']['output'];
  /** Title as stored by the services, in one language. */
  readonly title: Scalars['String']['output'];
};

/** Changed lines of a detail list. */
export type SheetDetailInput = {
  /** New or changed lines: values by column name, including `lineno`. A line whose number does not exist yet is added. */
  readonly lines?: ReadonlyArray<Scalars['Row']['input']>;
  /** Numbers of removed lines. */
  readonly removed?: ReadonlyArray<Scalars['Int']['input']>;
  /** Name of the detail list. */
  readonly section: Scalars['String']['input'];
};

/** A document in a list. */
export type SheetEdge = {
  readonly __typename?: 'SheetEdge';
  /** Position in this list, with these conditions, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The document. */
  readonly node: Sheet;
};

/** Structure of a module's documents. */
export type SheetForm = {
  readonly __typename?: 'SheetForm';
  /** Detail lists (明细), in order. */
  readonly details: ReadonlyArray<SheetDetailForm>;
  /** Code of the document type. */
  readonly documentType: Scalars['String']['output'];
  /** Header fields, in order. */
  readonly header: ReadonlyArray<FormColumn>;
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** Rules between header fields or line fields. They are enforced when a document is submitted; a draft may violate them. */
  readonly rules: ReadonlyArray<FieldRule>;
};

/** A document without its lines, the former type of rows in lists; see Sheet. */
export type SheetHeader = {
  readonly __typename?: 'SheetHeader';
  /** Amount in the enterprise's currency; null when it has none. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** When it was created; null when the services do not know. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of its creator; null when the services do not know. */
  readonly creatorName?: Maybe<Scalars['String']['output']>;
  /** Values of all header fields, by column name. */
  readonly header: Scalars['Row']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Number (单号). */
  readonly number: Scalars['String']['output'];
  /** Status. */
  readonly status: SheetStatus;
};

/** A page of documents. */
export type SheetPage = {
  readonly __typename?: 'SheetPage';
  /** Rows of this page. */
  readonly nodes: ReadonlyArray<SheetHeader>;
  /** Documents of this page. Their lines, form, changes and approval are loaded one by one when they are selected. */
  readonly sheets: ReadonlyArray<Sheet>;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** Changes of a document to save. */
export type SheetSaveInput = {
  /** Changed lines, by detail list. */
  readonly details?: ReadonlyArray<SheetDetailInput>;
  /** Values of the changed header fields, by column name. */
  readonly header?: InputMaybe<Scalars['Row']['input']>;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Document number; left out for a new document. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** True submits the document to its process (提交审批); false saves a draft. */
  readonly submit: Scalars['Boolean']['input'];
  /** Code of the approval task in which the document is edited; null outside of an approval. */
  readonly taskCode?: InputMaybe<Scalars['String']['input']>;
  /** Version that the client read; 0 for a new document. */
  readonly version: Scalars['Int']['input'];
};

/** The outcome of saving a document. */
export type SheetSavePayload = {
  readonly __typename?: 'SheetSavePayload';
  /** The document after the save; null when the save was refused. */
  readonly sheet?: Maybe<Sheet>;
  /**
   * Why the save was refused; empty when it succeeded. `field` is `input`, then `header` and the column, or `details`, the list, the line
   * number and the column.
   */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload lists and counts in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Status of a document (单据状态). */
export type SheetStatus =
  /** Not submitted yet (草稿). */
  | 'DRAFT'
  /** In effect (已生效). */
  | 'EFFECTIVE'
  /** In its approval process (审批中). */
  | 'IN_PROCESS'
  /** Rejected (已驳回). */
  | 'REJECTED'
  /** Returned to its initiator (已退回). */
  | 'RETURNED'
  /** A state that this version of the portal does not know. */
  | 'UNKNOWN';

/** A type of business document (单据类型). */
export type SheetType = Node & {
  readonly __typename?: 'SheetType';
  /** Code. */
  readonly code: Scalars['ID']['output'];
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A store (门店). Other subgraphs refer to it by its number or its id. */
export type Shop = Node & {
  readonly __typename?: 'Shop';
  /** Store number; the old name of `number`. */
  readonly code: Scalars['String']['output'];
  /** Opaque identifier, stable for this object. */
  readonly id: Scalars['ID']['output'];
  /** Store name. */
  readonly name: Scalars['String']['output'];
  /** Store number (门店编号), for example 1001, unique in the enterprise. */
  readonly number: Scalars['String']['output'];
};

/** Store mode: which stores the apps of an account work on. */
export type ShopMode =
  /** Single-store and multi-store apps. */
  | 'BOTH'
  /** Multi-store apps only. */
  | 'MULTIPLE'
  /** The account has no app, or is a supplier. */
  | 'NONE'
  /** Single-store apps only. */
  | 'SINGLE';

/** Whether an app works on one store or on several. */
export type ShopScope =
  /** Several stores at once. */
  | 'MULTIPLE'
  /** One store at a time. */
  | 'SINGLE';

/** Store to switch to. */
export type ShopSwitchInput = {
  /** Store number; null means all stores, where the apps allow that. */
  readonly shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of switching the store. */
export type ShopSwitchPayload = {
  readonly __typename?: 'ShopSwitchPayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account with its new store; null when the switch was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Method of signing in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** Code of a single sign-on system. */
  | 'SINGLE_SIGN_ON';

/** Sign-in methods that a sign-in page may offer. */
export type SignInOptions = {
  readonly __typename?: 'SignInOptions';
  /**
   * Address at which single sign-on starts; null when it is not configured. singleSignOnBegin returns it with a state; the single sign-on
   * system sends the browser back to /login?code=&state=.
   */
  readonly singleSignOnUrl?: Maybe<Scalars['String']['output']>;
};

/** Address at which this browser starts single sign-on. */
export type SingleSignOnBeginPayload = {
  readonly __typename?: 'SingleSignOnBeginPayload';
  /** Address including its `state`; null when single sign-on is not configured. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Always empty in this version. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where the browser goes when a session of single sign-on ends. */
export type SingleSignOnExit = {
  readonly __typename?: 'SingleSignOnExit';
  /**
   * Address of the single sign-on system, at an origin that the operator allows; null when it is not available, and the browser then goes to
   * /error-login.
   */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Stores with the highest sales of a day. */
export type StoreRanking = {
  readonly __typename?: 'StoreRanking';
  /** Day of the figures. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of the amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** At most 10 stores, highest sales first and those without a figure last. */
  readonly stores: ReadonlyArray<RankedStore>;
};

/** The ten stores with the highest sales (门店销售 TOP10). */
export type StoreRankingCard = Card & Node & {
  readonly __typename?: 'StoreRankingCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The ranking; null with its own error when the service fails. */
  readonly ranking?: Maybe<StoreRanking>;
};


/** The ten stores with the highest sales (门店销售 TOP10). */
export type StoreRankingCardRankingArgs = {
  filter?: InputMaybe<SalesFilterInput>;
};

/** Changes as they happen. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Reports that something of the account has changed, in its post, without the data: read again what you show. Subscribe by
   * `POST /graphql/stream` with `Accept: text/event-stream`. After a new connection read again as well, because events in between are not
   * repeated. An account may have ten streams. When the session or token ends, the last event has the error SESSION_EXPIRED; when the stream
   * is complete without an error, subscribe again. Errors: FORBIDDEN when a token lacks the scope to read a kind that `kinds` names;
   * RATE_LIMITED for an eleventh stream.
   */
  readonly liveEvents: LiveEvent;
};


/** Changes as they happen. */
export type SubscriptionLiveEventsArgs = {
  kinds?: InputMaybe<ReadonlyArray<LiveEventKind>>;
};

/** Summary of a column. */
export type SumStyle =
  /** Average. */
  | 'AVERAGE'
  /** Number of cells that are not empty. */
  | 'COUNT'
  /** Largest value. */
  | 'MAXIMUM'
  /** Smallest value. */
  | 'MINIMUM'
  /** Sum. */
  | 'SUM';

/** A supplier of goods (供应商). It is found by its id or code; an account of a supplier finds this supplier alone. */
export type Supplier = Node & {
  readonly __typename?: 'Supplier';
  /** Code, unique in the enterprise. */
  readonly code: Scalars['String']['output'];
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
};

/** A task of the pool (任务). */
export type Task = Node & {
  readonly __typename?: 'Task';
  /** Who has claimed or finished it; null when it is free. */
  readonly assignee?: Maybe<Person>;
  /** Name of the person who has claimed or finished it; null when it is free. */
  readonly assigneeName?: Maybe<Scalars['String']['output']>;
  /** Actions that the services allow the account. */
  readonly buttons: ReadonlyArray<TaskButton>;
  /** When the claim expires and the task returns to the pool; null when it is not claimed. */
  readonly claimExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was claimed; null while it is free. */
  readonly claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code. */
  readonly code: Scalars['String']['output'];
  /** When it was created; null when the services do not know. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who created it. */
  readonly creator: Person;
  /** Name of its creator. */
  readonly creatorName: Scalars['String']['output'];
  /** Department type that the task is for (部门类型); null when it is for every type. */
  readonly departmentTypeCode?: Maybe<Scalars['String']['output']>;
  /** Instructions for the task, as HTML from the services; sanitize it before showing it. */
  readonly description: Scalars['HTML']['output'];
  /** Number of that document; null when it has none. */
  readonly documentNumber?: Maybe<Scalars['String']['output']>;
  /** When it is due; null when it has no due time. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was finished; null while it is not. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** Whether the account itself has claimed or finished it. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Key attribute (关键属性), for example a store; null when it has none. */
  readonly keyAttribute?: Maybe<Scalars['String']['output']>;
  /** Module of the document that the task is about; null when it has none. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Role that the task is for (角色). */
  readonly roleCode: Scalars['String']['output'];
  /** Whether the task is free, claimed or done. */
  readonly status: TaskStatus;
  /** Key of the type's name in the language packs; null when the services send none. */
  readonly typeI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the task type. */
  readonly typeName: Scalars['String']['output'];
};

/** Effect of a task's button. */
export type TaskAction =
  /** Claims the task. */
  | 'ASSIGN'
  /** Returns the task to the pool. */
  | 'CANCEL'
  /** Claims the task and finishes it. */
  | 'FINISH'
  /** Opens the task's document. */
  | 'HANDLE'
  /** An action that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Claims the task and opens its document. */
  | 'VIEW_AND_FINISH';

/** An action of a task. */
export type TaskButton = {
  readonly __typename?: 'TaskButton';
  /** Effect of the button. */
  readonly action: TaskAction;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Label, shown exactly as sent by the services. */
  readonly name: Scalars['String']['output'];
};

/** A list of tasks (任务), read in pages with cursors. */
export type TaskConnection = {
  readonly __typename?: 'TaskConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<TaskEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<Task>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The counters of the task centre (任务中心). */
export type TaskCounts = {
  readonly __typename?: 'TaskCounts';
  /** Tasks of the pool that the account has finished (我的已办). Handled approvals are not among them. */
  readonly finished: Scalars['Int']['output'];
  /** Tasks in the pool that the account may claim (任务池). */
  readonly pool: Scalars['Int']['output'];
  /** Tasks that the account has claimed (我的待办). */
  readonly todo: Scalars['Int']['output'];
};

/** A task in a list. */
export type TaskEdge = {
  readonly __typename?: 'TaskEdge';
  /** Position in this list, with these conditions, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The task. */
  readonly node: Task;
};

/** A task to change. */
export type TaskInput = {
  /** Id of the task. */
  readonly id: Scalars['ID']['input'];
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
};

/** A list of the task centre. */
export type TaskList =
  /** Tasks of the pool that the account has finished (我的已办). Handled approvals are in ApprovalList.FINISHED. */
  | 'FINISHED'
  /** Tasks that the account has claimed (我的待办). */
  | 'MINE'
  /** Tasks that the account may claim (任务池). */
  | 'POOL';

/** A page of tasks. */
export type TaskPage = {
  readonly __typename?: 'TaskPage';
  /** Rows of this page. */
  readonly nodes: ReadonlyArray<Task>;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The outcome of changing a task. */
export type TaskPayload = {
  readonly __typename?: 'TaskPayload';
  /** The task after the change, also when another account was faster; null when it does not exist. */
  readonly task?: Maybe<Task>;
  /** Why the change was refused; empty when it succeeded. The message of CONFLICT says who has the task. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload lists and counts in the same request; null when the mutation was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Status of a task. */
export type TaskStatus =
  /** Done (已完成). */
  | 'COMPLETED'
  /** Claimed by an account (已锁定). */
  | 'LOCKED'
  /** A state that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Free to claim (未锁定). */
  | 'UNLOCKED';

/** A card that is available for a dashboard. */
export type TemplateCard = {
  readonly __typename?: 'TemplateCard';
  /** Card code. */
  readonly code: Scalars['String']['output'];
  /** Position in the post's default layout. */
  readonly defaultPosition: CardPosition;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Whether the card is currently selected. */
  readonly isChecked: Scalars['Boolean']['output'];
  /** Name as stored by the services, in one language. */
  readonly name: Scalars['String']['output'];
  /** Type of the card in this schema, such as KpiCard. */
  readonly typename: Scalars['String']['output'];
};

/** Counters of approvals and tasks (待办). */
export type TodoCard = Card & Node & {
  readonly __typename?: 'TodoCard';
  readonly code: Scalars['String']['output'];
  /** The counters; null with its own error when the service fails. */
  readonly counters?: Maybe<TodoCounters>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The counters; null with its own error when the service fails. */
  readonly totals?: Maybe<ApprovalTotals>;
};

/** The six counters of approvals and tasks (待办). */
export type TodoCounters = {
  readonly __typename?: 'TodoCounters';
  /** Tasks of processes that the account has handled (已审批). */
  readonly finished: Scalars['Int']['output'];
  /** Started by me (我发起的); null when the services do not count them. */
  readonly initiated?: Maybe<Scalars['Int']['output']>;
  /** Awaiting my approval (待我审批). */
  readonly pendingApproval: Scalars['Int']['output'];
  /** Task pool (任务池). */
  readonly pool: Scalars['Int']['output'];
  /** Submitted by me (我提交的); null when the services do not count them. */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
  /** My to-dos (我的待办). */
  readonly todo: Scalars['Int']['output'];
};

/** Best-selling products (单品销售排行). */
export type TopProductCard = Card & Node & {
  readonly __typename?: 'TopProductCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The ranking of a period; null with its own error when the service fails. */
  readonly ranking?: Maybe<ProductRanking>;
};


/** Best-selling products (单品销售排行). */
export type TopProductCardRankingArgs = {
  filter?: InputMaybe<SalesFilterInput>;
  metric?: SalesMetric;
  top?: Scalars['Int']['input'];
};

/** A card whose kind this version of the portal does not know; screens say so instead of showing an empty card. */
export type UnknownCard = Card & Node & {
  readonly __typename?: 'UnknownCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** Kind that the services sent. */
  readonly kind: Scalars['String']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** An expected refusal that can be shown to the user: the field, a code for programs and a message in the caller's language. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** Stable code for programs. */
  readonly code: UserErrorCode;
  /** Path of the input field, for example ["input", "password"]; null when the error concerns the whole input. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What went wrong and what to do next, in the language of the request (Accept-Language). */
  readonly message: Scalars['String']['output'];
};

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

/** Kind of account. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. */
  | 'SUPPLIER';

/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type Viewer = Node & {
  readonly __typename?: 'Viewer';
  /** The account's API tokens (接口令牌), newest first, also expired ones for 30 days. Never readable with a token. Stored by the gateway. */
  readonly apiTokens?: Maybe<ReadonlyArray<ApiToken>>;
  /**
   * One app by its code, for loading late menus again; null when the account has no such app. Uses the list of apps of the last ten minutes,
   * so that only the menus are loaded.
   */
  readonly application?: Maybe<Application>;
  /**
   * Apps (应用) of the account, in the services' order, type 0 only. Empty when the services refuse the list; null with its own error when they
   * cannot be reached.
   */
  readonly applications?: Maybe<ReadonlyArray<Application>>;
  /**
   * One process instance, seen from one of its tasks when taskCode is given; null when the account may not see it or it does not exist. At
   * least one of the two codes is required.
   */
  readonly approval?: Maybe<Approval>;
  /** Actions for the account's own approval settings, such as appointing a deputy during an absence (代理). */
  readonly approvalButtons?: Maybe<ReadonlyArray<WorkflowButton>>;
  /** A list of approvals (审批列表) with cursors; conditions and order as in `approvals`. */
  readonly approvalConnection?: Maybe<ApprovalConnection>;
  /** The counters of the approval centre (待办六项). */
  readonly approvalTotals?: Maybe<ApprovalTotals>;
  /** One page of a list of approvals (审批列表), newest first. */
  readonly approvals?: Maybe<ApprovalPage>;
  /** Address of the avatar (头像) at this gateway; null when the account has none. */
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  /**
   * One card by its code, with the full time limit, whether or not it is in the layout of the dashboard; null when the dashboard neither shows
   * nor offers it to the account.
   */
  readonly card?: Maybe<Card>;
  /** Channels (渠道) that cards can be filtered by. */
  readonly channels?: Maybe<ReadonlyArray<Channel>>;
  /** Account code (账号). */
  readonly code: Scalars['String']['output'];
  /** Choices of a column (选项), best matches first, by page; a page that is not full is the last one. */
  readonly columnOptions?: Maybe<ReadonlyArray<ColumnOption>>;
  /** Menus that the account keeps at the top of the tree (常用菜单), in the account's order. */
  readonly commonMenus?: Maybe<ReadonlyArray<CommonMenu>>;
  /**
   * Dashboard (看板) of this account and post, with its cards in layout order; null when the account has none with this code. A card that takes
   * longer than CARD_TIMEOUT_MS fails alone with UPSTREAM_TIMEOUT; load it again with `card`, which waits for the full time limit.
   */
  readonly dashboard?: Maybe<Dashboard>;
  /**
   * Template of a dashboard or of a group of counters (布局设置): all cards that the post may use, selected or not, and the maximum number of
   * selected cards; null when the account has none with this code.
   */
  readonly dashboardTemplate?: Maybe<DashboardTemplate>;
  /**
   * Operating clock (作业时钟): tasks of the pool and of the account that are due on a day in the enterprise's time zone, by due time, at most
   * 200.
   */
  readonly dueTasks?: Maybe<ReadonlyArray<Task>>;
  /** One assistant (小精灵); null when the account has none with this code. */
  readonly elf?: Maybe<Elf>;
  /** Assistants (小精灵) of the account: prepared questions whose answers are rows. */
  readonly elves?: Maybe<ReadonlyArray<Elf>>;
  /** The enterprise (企业) whose data this is. */
  readonly enterprise: Enterprise;
  /** Favourite modules of the account (收藏功能), in the account's order. */
  readonly favourites?: Maybe<ReadonlyArray<Favourite>>;
  /**
   * Whether the account may create API tokens (接口令牌): the operator's services issue token pairs for them. False for a caller that uses a
   * token itself.
   */
  readonly hasApiTokens: Scalars['Boolean']['output'];
  /**
   * Whether the account may use the playground (查询台): it may read the schema. Operators decide with INTROSPECTION; false with the token of an
   * embedded module.
   */
  readonly hasPlayground: Scalars['Boolean']['output'];
  /**
   * Whether the caller may create webhooks (事件推送). The operator's services must issue token pairs, because a webhook belongs to an API token;
   * a caller that uses a token needs its scope WRITE_WEBHOOKS.
   */
  readonly hasWebhooks: Scalars['Boolean']['output'];
  /** Opaque identifier, stable for the account. */
  readonly id: Scalars['ID']['output'];
  /**
   * Whether the account may end sessions of other accounts of its enterprise (管理登录). The services are asked each time. Null when they fail.
   * Never readable with a token.
   */
  readonly isSessionAdministrator?: Maybe<Scalars['Boolean']['output']>;
  /** One job of the account; null when it does not exist or belongs to another account. */
  readonly job?: Maybe<Job>;
  /** Exports and imports of the account (我的任务文件) with cursors, newest first. */
  readonly jobConnection?: Maybe<JobConnection>;
  /**
   * Exports and imports of the account (我的任务文件), newest first. Finished jobs are kept for a day. Stored by the gateway; null with its own
   * error when its store fails.
   */
  readonly jobs?: Maybe<ReadonlyArray<Job>>;
  /**
   * Language packs (语言包) of the services for a locale: the fallback zh-CN and the locale itself, in the order in which they override the
   * built-in texts.
   */
  readonly languagePacks?: Maybe<ReadonlyArray<LanguagePack>>;
  /**
   * A master-data module (主数据模块): its list, form and permissions, all described by the services' metadata. Null when no module has this code.
   * Error: FORBIDDEN when the account may not see it.
   */
  readonly listModule?: Maybe<ListModule>;
  /** Column settings (列设置) of the account for a list; null when there are none. Stored by the gateway. */
  readonly listSettings?: Maybe<ListSettings>;
  /**
   * Saved views (保存的视图) of a list, by name: the account's own, and the newest 200 that others share. Staff share with the staff of their
   * enterprise, suppliers with the accounts of their company. Stored by the gateway.
   */
  readonly listViews?: Maybe<ReadonlyArray<ListView>>;
  /** Current post (主岗) of the account; null for suppliers. */
  readonly mainPost?: Maybe<Post>;
  /** The manual of a module (操作手册) in the language of the request; null when there is none. */
  readonly manual?: Maybe<Manual>;
  /** The messages of the account (消息) with cursors; conditions and order as in `messages`. */
  readonly messageConnection?: Maybe<MessageConnection>;
  /** One page of the account's messages (消息): priority messages (置顶) first, then the newest. */
  readonly messages?: Maybe<MessagePage>;
  /** Features (功能) that the operator's services do not support; the portal hides them. */
  readonly missingFeatures: ReadonlyArray<PortalFeature>;
  /** A module (模块) and its target; null when no module has this code. Error: FORBIDDEN when the account has no permission for it. */
  readonly module?: Maybe<Module>;
  /** Name of the person or company (姓名). */
  readonly name: Scalars['String']['output'];
  /**
   * Rules for a new password; null when the password cannot be changed here: in a session of single sign-on, or when the services do not
   * support it.
   */
  readonly passwordPolicy?: Maybe<PasswordPolicy>;
  /** Approvals that wait for the account (待我审批): their number and the newest 20. */
  readonly pendingApprovals?: Maybe<ApprovalPreview>;
  /** All posts of the account (岗位), the main one first; empty for suppliers. */
  readonly posts?: Maybe<ReadonlyArray<Post>>;
  /** Purchasing groups (采购组) that cards can be filtered by. */
  readonly purchaseGroups?: Maybe<ReadonlyArray<PurchaseGroup>>;
  /**
   * Sales (销售) by any dimensions, of the stores of the account's post; of a supplier's own products for a supplier. The fields selected in
   * `values`, `compared` and `change` are the measures that are asked for. Sales cover the days up to `asOf`, the plan all days of the period.
   * What is kept: customers by store, region and time; plan by store, region, category and time; profit by all of these and by channel; sales,
   * orders and quantity by everything. A supplier gets sales, orders and quantity without stores and regions. Errors: BAD_USER_INPUT for
   * dimensions, measures or days that are not kept together, for a wrong period, order or `top`, and for a cursor of another query or account;
   * NOT_FOUND when a filter names something that does not exist for the account; FORBIDDEN when a supplier asks for what it may not see.
   */
  readonly sales?: Maybe<SalesConnection>;
  /**
   * Saved queries (保存的查询) of the playground, by name: the account's own, and the newest 200 that others share. Staff share with the staff of
   * their enterprise, suppliers with the accounts of their company. Stored by the gateway.
   */
  readonly savedQueries?: Maybe<ReadonlyArray<SavedQuery>>;
  /** A saved query by its id, for links. Null when there is none that the account may see: the answer does not say whether it exists for others. */
  readonly savedQuery?: Maybe<SavedQuery>;
  /**
   * The service accounts (服务账号) for which the account may create API tokens, in the order of the services, also those that are locked.
   * Empty for everybody but administrators, and if the services have no such accounts. Null when the services fail. Never readable with a
   * token.
   */
  readonly serviceAccounts?: Maybe<ReadonlyArray<ServiceAccount>>;
  /** The session of this request. */
  readonly session: Session;
  /**
   * All sessions of the account at this gateway (登录会话), the current one first, then by last use. Error: FORBIDDEN with the token of an
   * embedded module.
   */
  readonly sessions?: Maybe<ReadonlyArray<AccountSession>>;
  /** Global parameters set by the operator. */
  readonly settings?: Maybe<PortalSettings>;
  /** A document of a module; null when it does not exist or the account may not see it. */
  readonly sheet?: Maybe<Sheet>;
  /** The documents of a module (单据列表) with cursors, newest first; null when the module has none. */
  readonly sheetConnection?: Maybe<SheetConnection>;
  /** Header fields, detail lists and rules of a module's documents, for creating a new one (新增); null when the module has no documents. */
  readonly sheetForm?: Maybe<SheetForm>;
  /** Types of business documents (单据类型). */
  readonly sheetTypes?: Maybe<ReadonlyArray<SheetType>>;
  /** One page of the documents of a module (单据列表), newest first; null when the module has no documents. */
  readonly sheets?: Maybe<SheetPage>;
  /** Currently selected store (当前门店); null means all stores, or no store. */
  readonly shop?: Maybe<Shop>;
  /** Store mode (门店模式), derived from the apps. */
  readonly shopMode?: Maybe<ShopMode>;
  /** The stores the account may see (门店). */
  readonly shops?: Maybe<ReadonlyArray<Shop>>;
  /** Stores of another post of the account, to choose from before switching to it. */
  readonly shopsOfPost?: Maybe<ReadonlyArray<Shop>>;
  /** When this session began (登录时间). */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** One task by its code; null when it does not exist or the account may not see it. */
  readonly task?: Maybe<Task>;
  /** A list of tasks (任务列表) with cursors; conditions and order as in `tasks`. */
  readonly taskConnection?: Maybe<TaskConnection>;
  /** The counters of the task centre (任务中心). */
  readonly taskCounts?: Maybe<TaskCounts>;
  /** One page of a list of tasks (任务列表), earliest due first; finished tasks are sorted by when they were finished. */
  readonly tasks?: Maybe<TaskPage>;
  /** Number of unread messages by type (未读数); types without any are left out. */
  readonly unreadCounts?: Maybe<ReadonlyArray<MessageCount>>;
  /** Unread messages of the account (未读消息): their number and the newest 20. */
  readonly unreadMessages?: Maybe<MessagePreview>;
  /** Staff or supplier. */
  readonly userType: UserType;
  /** One webhook of `webhooks`, or of a service account of `serviceAccounts`; null when there is none with this id that the caller may see. */
  readonly webhook?: Maybe<Webhook>;
  /**
   * The account's webhooks (事件推送), newest first: addresses to which the gateway sends events. A caller that uses an API token sees those of
   * its token. Stored by the gateway.
   */
  readonly webhooks?: Maybe<ReadonlyArray<Webhook>>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerApplicationArgs = {
  code: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerApprovalArgs = {
  instanceCode?: InputMaybe<Scalars['String']['input']>;
  taskCode?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerApprovalConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApprovalFilter>;
  first?: Scalars['Int']['input'];
  list: ApprovalList;
  order?: ApprovalOrder;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerApprovalsArgs = {
  filter?: InputMaybe<ApprovalFilter>;
  list: ApprovalList;
  order?: ApprovalOrder;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerCardArgs = {
  code: Scalars['String']['input'];
  dashboardCode?: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerColumnOptionsArgs = {
  column: Scalars['String']['input'];
  moduleCode: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  section?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<Scalars['Row']['input']>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerDashboardArgs = {
  code?: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerDashboardTemplateArgs = {
  code?: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerDueTasksArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerElfArgs = {
  code: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerJobConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerLanguagePacksArgs = {
  locale: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerListModuleArgs = {
  code: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerListSettingsArgs = {
  list: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerListViewsArgs = {
  list: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerManualArgs = {
  moduleCode: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerMessageConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<MessageType>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerMessagesArgs = {
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<MessageType>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerModuleArgs = {
  applicationCode?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerSalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  comparison?: InputMaybe<SalesComparison>;
  dimensions?: ReadonlyArray<SalesDimension>;
  filter?: InputMaybe<SalesQueryFilterInput>;
  first?: Scalars['Int']['input'];
  orderBy?: InputMaybe<SalesOrderInput>;
  period: SalesDaysInput;
  top?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerSavedQueryArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerSheetArgs = {
  moduleCode: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerSheetConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  moduleCode: Scalars['String']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SheetStatus>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerSheetFormArgs = {
  moduleCode: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerSheetsArgs = {
  moduleCode: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SheetStatus>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerShopsOfPostArgs = {
  postCode: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerTaskArgs = {
  code: Scalars['String']['input'];
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerTaskConnectionArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  list: TaskList;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerTasksArgs = {
  list: TaskList;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The signed-in account and everything it may see (当前用户). A nullable field is null, with its own error, when the service or store behind
 * it fails, so that the other fields of the request are kept; its description says when it is null for another reason.
 */
export type ViewerWebhookArgs = {
  id: Scalars['ID']['input'];
};

/**
 * A webhook (事件推送): the gateway sends each event of the chosen kinds to its address, signed as Standard Webhooks describes, at least once. It
 * belongs to an API token and gets the events that the token's account sees in the token's post; without a token that works it sends nothing.
 */
export type Webhook = Node & {
  readonly __typename?: 'Webhook';
  /** Id of its API token; null when the token no longer exists. */
  readonly apiTokenId?: Maybe<Scalars['ID']['output']>;
  /** Name of its API token; null when the token no longer exists. */
  readonly apiTokenName?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The administrator who created it for a service account; null for a webhook that the account created itself. */
  readonly creator?: Maybe<Person>;
  /** The delivery log (推送记录), newest first. Deliveries are kept for 7 days. Null with its own error when the store fails. */
  readonly deliveries?: Maybe<WebhookDeliveryConnection>;
  /** Until when the secret before the current one signs as well; null when only the current one signs. */
  readonly formerSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque identifier. */
  readonly id: Scalars['ID']['output'];
  /** What it is notified of. */
  readonly kinds: ReadonlyArray<WebhookEventKind>;
  /** The event that was sent last; null when none was. */
  readonly lastDelivery?: Maybe<WebhookDelivery>;
  /** Name, as the user gave it. */
  readonly name: Scalars['String']['output'];
  /** Why it is not active, and what to do; null while it is active. */
  readonly problem?: Maybe<WebhookProblem>;
  /**
   * When the gateway removes it, because its API token has not worked for 90 days by then; give it another token before. Null while its token
   * works, and in the minutes after it has stopped.
   */
  readonly removedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether events are sent. */
  readonly status: WebhookStatus;
  /** Address of the receiver. */
  readonly url: Scalars['String']['output'];
  /** Number of events that wait to be sent, or to be sent again. */
  readonly waitingCount: Scalars['Int']['output'];
};


/**
 * A webhook (事件推送): the gateway sends each event of the chosen kinds to its address, signed as Standard Webhooks describes, at least once. It
 * belongs to an API token and gets the events that the token's account sees in the token's post; without a token that works it sends nothing.
 */
export type WebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  status?: InputMaybe<WebhookDeliveryStatus>;
};

/** A new webhook. */
export type WebhookCreateInput = {
  /** Id of the API token that it belongs to. A caller that uses a token leaves it out: the webhook belongs to that token. */
  readonly apiTokenId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is notified of; at least one kind. The API token needs the scope to read each of them. */
  readonly kinds: ReadonlyArray<WebhookEventKind>;
  /** Name by which the user recognizes it, at most 60 characters. */
  readonly name: Scalars['String']['input'];
  /**
   * Id of a service account of `Viewer.serviceAccounts` that is not locked, to which the API token belongs; the account itself when absent.
   * Refused with NOT_FOUND for every other id, and with NOT_PERMITTED for a locked one.
   */
  readonly serviceAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Address of the receiver: https, at most 2000 characters, without user name, password and fragment. */
  readonly url: Scalars['String']['input'];
};

/** The outcome of creating a webhook. */
export type WebhookCreatePayload = {
  readonly __typename?: 'WebhookCreatePayload';
  /** The secret with which events are signed, `whsec_` and base64. It is readable here only; null when the webhook was refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The new webhook; null when it was refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** The outcome of deleting a webhook. */
export type WebhookDeletePayload = {
  readonly __typename?: 'WebhookDeletePayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The delivery of one event to one webhook. */
export type WebhookDelivery = {
  readonly __typename?: 'WebhookDelivery';
  /** How often it was sent; at most 9 times. */
  readonly attemptCount: Scalars['Int']['output'];
  /** Duration of the last attempt in milliseconds; null when there was none. */
  readonly durationMs?: Maybe<Scalars['Int']['output']>;
  /** Id of the event, as in the header `webhook-id`: the same in every attempt and for all webhooks of the token. */
  readonly eventId: Scalars['ID']['output'];
  /** Kind of the event. */
  readonly kind: WebhookEventKind;
  /** When it was last sent; null when it was not sent yet. */
  readonly lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is sent next, which a receiver can postpone with `Retry-After`; null when it is not sent again. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the gateway learned of the event. */
  readonly occurredAt: Scalars['DateTime']['output'];
  /** What went wrong in the last attempt; null when it succeeded or there was none. */
  readonly problem?: Maybe<WebhookDeliveryProblem>;
  /** Whether the receiver has it. */
  readonly status: WebhookDeliveryStatus;
  /** HTTP status of the last answer; null without an answer. */
  readonly statusCode?: Maybe<Scalars['Int']['output']>;
};

/** A delivery log, read in pages with cursors. */
export type WebhookDeliveryConnection = {
  readonly __typename?: 'WebhookDeliveryConnection';
  /** The rows of this page with their cursors. */
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  /** The rows of this page. */
  readonly nodes: ReadonlyArray<WebhookDelivery>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** Number of rows on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A delivery in a log. */
export type WebhookDeliveryEdge = {
  readonly __typename?: 'WebhookDeliveryEdge';
  /** Position in this list, for this account. Opaque. */
  readonly cursor: Scalars['String']['output'];
  /** The delivery. */
  readonly node: WebhookDelivery;
};

/** Why an attempt did not succeed. */
export type WebhookDeliveryProblem =
  /** The host does not exist, or has an address to which nothing is sent: a local, private or reserved one. */
  | 'ADDRESS_REFUSED'
  /** The receiver answered with a redirect. Redirects are not followed. */
  | 'REDIRECT'
  /** The receiver answered with a status other than 200 to 299. */
  | 'STATUS'
  /** No answer within 5 seconds. */
  | 'TIMEOUT'
  /** No connection, or it ended before the answer. */
  | 'UNREACHABLE';

/** Whether a delivery has succeeded. */
export type WebhookDeliveryStatus =
  /** The receiver answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** The receiver did not accept it in 9 attempts; it is not sent again. */
  | 'FAILED'
  /** It will be sent, or sent again. */
  | 'WAITING';

/** What a webhook is notified of. An event says that something has changed; read the new state with a query. */
export type WebhookEventKind =
  /** Announcements (公告) came or changed. */
  | 'ANNOUNCEMENT'
  /** Approvals of the account (审批) came or changed. */
  | 'APPROVAL'
  /** An export or import of the account (任务文件) ended. The API token needs the scope EXPORT_LISTS. */
  | 'JOB'
  /** Messages of the account (消息) came or changed. */
  | 'MESSAGE'
  /** Tasks of the account or its pool (任务) came or changed. */
  | 'TASK';

/** A webhook to act on. */
export type WebhookInput = {
  /** Id of one of the caller's webhooks, or of a webhook of a service account of `Viewer.serviceAccounts`. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of pausing a webhook. */
export type WebhookPausePayload = {
  readonly __typename?: 'WebhookPausePayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The paused webhook; null when it was refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** Why a webhook is not active. */
export type WebhookProblem = {
  readonly __typename?: 'WebhookProblem';
  /** Stable code for programs. */
  readonly code: WebhookProblemCode;
  /** What is wrong and what to do next, in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** Reason why a webhook is not active. */
export type WebhookProblemCode =
  /** Its service account is locked. */
  | 'ACCOUNT_LOCKED'
  /** Its owner paused it. */
  | 'PAUSED_BY_OWNER'
  /** It was paused because the receiver accepted nothing for 3 days. */
  | 'RECEIVER_FAILED'
  /** The receiver does not accept events at present. */
  | 'RECEIVER_FAILING'
  /** It was paused because the receiver answered 410: it wants no more events. */
  | 'RECEIVER_GONE'
  /** The services no longer accept its API token. */
  | 'TOKEN_ENDED'
  /** Its API token has expired. */
  | 'TOKEN_EXPIRED'
  /** Its API token was revoked. */
  | 'TOKEN_REVOKED'
  /** It was paused because too many events were waiting. */
  | 'TOO_MANY_WAITING';

/** The outcome of resuming a webhook. */
export type WebhookResumePayload = {
  readonly __typename?: 'WebhookResumePayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook; null when it was refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** The outcome of replacing the secret of a webhook. */
export type WebhookSecretRotatePayload = {
  readonly __typename?: 'WebhookSecretRotatePayload';
  /** The new secret. It is readable here only; null when it was refused. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The webhook; null when it was refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** Whether a webhook sends events. */
export type WebhookStatus =
  /** It sends events. */
  | 'ACTIVE'
  /** It sends events, but the receiver has not accepted the last ones. After 3 days without success it is paused. */
  | 'FAILING'
  /** It sends nothing and collects nothing until it is resumed. */
  | 'PAUSED'
  /**
   * Its API token no longer works, or its service account is locked. It sends nothing and collects nothing. Without a token that works it is
   * removed after 90 days: see `removedAt`.
   */
  | 'STOPPED';

/** The answer of a receiver to a test event. */
export type WebhookTest = {
  readonly __typename?: 'WebhookTest';
  /** The first 512 bytes of the answer as text, without control characters; empty without an answer. */
  readonly answer: Scalars['String']['output'];
  /** Duration in milliseconds. */
  readonly durationMs: Scalars['Int']['output'];
  /** Id of the test event, as in the header `webhook-id`. */
  readonly eventId: Scalars['ID']['output'];
  /** Whether the receiver accepted it: a status from 200 to 299. */
  readonly isAccepted: Scalars['Boolean']['output'];
  /** What went wrong; null when it was accepted. */
  readonly problem?: Maybe<WebhookDeliveryProblem>;
  /** HTTP status; null without an answer. */
  readonly statusCode?: Maybe<Scalars['Int']['output']>;
};

/** The outcome of a dry run. */
export type WebhookTestPayload = {
  readonly __typename?: 'WebhookTestPayload';
  /** How the receiver answered; null when the mutation was refused. */
  readonly test?: Maybe<WebhookTest>;
  /** Why the mutation was refused; empty when it succeeded. A receiver that does not accept the event is no refusal. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Changes of a webhook. What is absent stays as it is; null counts as absent. */
export type WebhookUpdateInput = {
  /**
   * Id of another API token of the same account that works: a webhook that was stopped for its token goes on with it. It gets the events from
   * now on; those that wait are sent. A caller that uses a token leaves it out.
   */
  readonly apiTokenId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of one of the caller's webhooks, or of a webhook of a service account of `Viewer.serviceAccounts`. */
  readonly id: Scalars['ID']['input'];
  /** Other kinds of events; at least one. The API token needs the scope to read each of them. */
  readonly kinds?: InputMaybe<ReadonlyArray<WebhookEventKind>>;
  /** Another name, at most 60 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Another address, with the limits of a new one. The secret stays, and events that wait are sent there. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of changing a webhook. */
export type WebhookUpdatePayload = {
  readonly __typename?: 'WebhookUpdatePayload';
  /** Why the mutation was refused; empty when it succeeded. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The changed webhook; null when it was refused. */
  readonly webhook?: Maybe<Webhook>;
};

/** Pressing one button. */
export type WorkflowActionInput = {
  /** Id of the button. */
  readonly button: Scalars['ID']['input'];
  /**
   * Idempotency key: 8 to 64 letters, digits, - and _. The client creates a new key for each press and sends the same key when retrying; the
   * action is carried out only once.
   */
  readonly key: Scalars['ID']['input'];
  /** Opinion, trimmed, at most 500 characters; required when the button has asksOpinion. */
  readonly opinion?: InputMaybe<Scalars['String']['input']>;
  /** Values of the button's form, by column name. */
  readonly values?: InputMaybe<Scalars['Row']['input']>;
};

/** The outcome of pressing a button. */
export type WorkflowActionPayload = {
  readonly __typename?: 'WorkflowActionPayload';
  /** The approval after the action, seen from the pressed task; null when the action was refused or the button belonged to no approval. */
  readonly approval?: Maybe<Approval>;
  /** Why the action was refused; empty when it succeeded. The message of CONFLICT says who acted first. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload lists and counts in the same request; null when the action was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Pressing one button each for several approvals. */
export type WorkflowBatchInput = {
  /** Ids of batch buttons, 1 to 50. */
  readonly buttons: ReadonlyArray<Scalars['ID']['input']>;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  readonly key: Scalars['ID']['input'];
  /** One opinion for all of them, trimmed, at most 500 characters. */
  readonly opinion?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome for one approval of a batch. */
export type WorkflowBatchOutcome = {
  readonly __typename?: 'WorkflowBatchOutcome';
  /** Id of the button. */
  readonly button: Scalars['ID']['output'];
  /** Whether the action was carried out. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Why this action was refused; empty when it was carried out. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The outcome of a batch; each approval succeeds or fails independently. */
export type WorkflowBatchPayload = {
  readonly __typename?: 'WorkflowBatchPayload';
  /** One outcome for each button, in the order of the input; empty when the whole batch was refused. */
  readonly outcomes: ReadonlyArray<WorkflowBatchOutcome>;
  /** Why the whole batch was refused; empty when it was not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The viewer, to reload lists and counts in the same request; null when the whole batch was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** An action of an approval (按钮). The services decide its name, order and effect. */
export type WorkflowButton = {
  readonly __typename?: 'WorkflowButton';
  /** Kind of action, for programs, exactly as sent by the services. */
  readonly action: Scalars['String']['output'];
  /** Whether an opinion is required (审批意见). */
  readonly asksOpinion: Scalars['Boolean']['output'];
  /** Fields to fill in before pressing; empty when there are none. */
  readonly form: ReadonlyArray<FormColumn>;
  /** One sentence that says what pressing it does; null when the services send none. */
  readonly hint?: Maybe<Scalars['String']['output']>;
  /** Key of the hint in the language packs; null when the services send none. */
  readonly hintI18nCode?: Maybe<Scalars['String']['output']>;
  /** What the text of `hintI18nCode` has for `{0}`, `{1}` and so on; empty when it has none. */
  readonly hintParameters: ReadonlyArray<HintParameter>;
  /** Key of its name in the language packs; null when the services send none. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of a PrimeIcons icon without the prefix; null when it has none. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Opaque identifier that contains the action, encrypted for this account. Send it back to press the button. */
  readonly id: Scalars['ID']['output'];
  /**
   * False when the button cannot work because the services name no request type, no address, or an address that is not allowed: 'interface not
   * configured, please check' (接口未配置，请检查).
   */
  readonly isConfigured: Scalars['Boolean']['output'];
  /** Whether an opinion is required (审批意见). */
  readonly isOpinionRequired: Scalars['Boolean']['output'];
  /** Label, shown exactly as sent by the services. */
  readonly name: Scalars['String']['output'];
  /** Module or page that the button opens; null for a button that is submitted. */
  readonly opens?: Maybe<ButtonTarget>;
  /** Appearance. */
  readonly style: ButtonStyle;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  AnnouncementCard: AnnouncementCard;
  ApiToken: ApiToken;
  Application: Application;
  Approval: Approval;
  CardGroupCard: CardGroupCard;
  Category: Category;
  Channel: Channel;
  ChannelBarCard: ChannelBarCard;
  ChannelPieCard: ChannelPieCard;
  CircleCard: CircleCard;
  CountCard: CountCard;
  Elf: Elf;
  Enterprise: Enterprise;
  FastAppCard: FastAppCard;
  Favourite: Favourite;
  IconCard: IconCard;
  Job: Job;
  KpiCard: KpiCard;
  ListRow: ListRow;
  ListView: ListView;
  MenuNode: MenuNode;
  Message: Message;
  MessageCard: MessageCard;
  Module: Module;
  MustSeeCard: MustSeeCard;
  MustSeeItem: MustSeeItem;
  Post: Post;
  Product: Product;
  ProgressCard: ProgressCard;
  Region: Region;
  SalesLineCard: SalesLineCard;
  SavedQuery: SavedQuery;
  ServiceAccount: ServiceAccount;
  Sheet: Sheet;
  SheetType: SheetType;
  Shop: Shop;
  StoreRankingCard: StoreRankingCard;
  Supplier: Supplier;
  Task: Task;
  TodoCard: TodoCard;
  TopProductCard: TopProductCard;
  UnknownCard: UnknownCard;
  Viewer: Viewer;
  Webhook: Webhook;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AnnouncementCard:
    ( { __typename: 'AnnouncementCard' }
    & GraphQLRecursivePick<FederationTypes['AnnouncementCard'], {"id":true}> );
  ApiToken:
    ( { __typename: 'ApiToken' }
    & GraphQLRecursivePick<FederationTypes['ApiToken'], {"id":true}> );
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}> );
  Approval:
    ( { __typename: 'Approval' }
    & GraphQLRecursivePick<FederationTypes['Approval'], {"id":true}> );
  CardGroupCard:
    ( { __typename: 'CardGroupCard' }
    & GraphQLRecursivePick<FederationTypes['CardGroupCard'], {"id":true}> );
  Category:
    ( { __typename: 'Category' }
    & ( GraphQLRecursivePick<FederationTypes['Category'], {"code":true}>
        | GraphQLRecursivePick<FederationTypes['Category'], {"id":true}> ) );
  Channel:
    ( { __typename: 'Channel' }
    & ( GraphQLRecursivePick<FederationTypes['Channel'], {"code":true}>
        | GraphQLRecursivePick<FederationTypes['Channel'], {"id":true}> ) );
  ChannelBarCard:
    ( { __typename: 'ChannelBarCard' }
    & GraphQLRecursivePick<FederationTypes['ChannelBarCard'], {"id":true}> );
  ChannelPieCard:
    ( { __typename: 'ChannelPieCard' }
    & GraphQLRecursivePick<FederationTypes['ChannelPieCard'], {"id":true}> );
  CircleCard:
    ( { __typename: 'CircleCard' }
    & GraphQLRecursivePick<FederationTypes['CircleCard'], {"id":true}> );
  CountCard:
    ( { __typename: 'CountCard' }
    & GraphQLRecursivePick<FederationTypes['CountCard'], {"id":true}> );
  Elf:
    ( { __typename: 'Elf' }
    & GraphQLRecursivePick<FederationTypes['Elf'], {"id":true}> );
  Enterprise:
    ( { __typename: 'Enterprise' }
    & GraphQLRecursivePick<FederationTypes['Enterprise'], {"id":true}> );
  FastAppCard:
    ( { __typename: 'FastAppCard' }
    & GraphQLRecursivePick<FederationTypes['FastAppCard'], {"id":true}> );
  Favourite:
    ( { __typename: 'Favourite' }
    & GraphQLRecursivePick<FederationTypes['Favourite'], {"id":true}> );
  IconCard:
    ( { __typename: 'IconCard' }
    & GraphQLRecursivePick<FederationTypes['IconCard'], {"id":true}> );
  Job:
    ( { __typename: 'Job' }
    & GraphQLRecursivePick<FederationTypes['Job'], {"id":true}> );
  KpiCard:
    ( { __typename: 'KpiCard' }
    & GraphQLRecursivePick<FederationTypes['KpiCard'], {"id":true}> );
  ListRow:
    ( { __typename: 'ListRow' }
    & GraphQLRecursivePick<FederationTypes['ListRow'], {"id":true}> );
  ListView:
    ( { __typename: 'ListView' }
    & GraphQLRecursivePick<FederationTypes['ListView'], {"id":true}> );
  MenuNode:
    ( { __typename: 'MenuNode' }
    & GraphQLRecursivePick<FederationTypes['MenuNode'], {"id":true}> );
  Message:
    ( { __typename: 'Message' }
    & GraphQLRecursivePick<FederationTypes['Message'], {"id":true}> );
  MessageCard:
    ( { __typename: 'MessageCard' }
    & GraphQLRecursivePick<FederationTypes['MessageCard'], {"id":true}> );
  Module:
    ( { __typename: 'Module' }
    & GraphQLRecursivePick<FederationTypes['Module'], {"id":true}> );
  MustSeeCard:
    ( { __typename: 'MustSeeCard' }
    & GraphQLRecursivePick<FederationTypes['MustSeeCard'], {"id":true}> );
  MustSeeItem:
    ( { __typename: 'MustSeeItem' }
    & GraphQLRecursivePick<FederationTypes['MustSeeItem'], {"id":true}> );
  Post:
    ( { __typename: 'Post' }
    & GraphQLRecursivePick<FederationTypes['Post'], {"id":true}> );
  Product:
    ( { __typename: 'Product' }
    & ( GraphQLRecursivePick<FederationTypes['Product'], {"code":true}>
        | GraphQLRecursivePick<FederationTypes['Product'], {"id":true}> ) );
  ProgressCard:
    ( { __typename: 'ProgressCard' }
    & GraphQLRecursivePick<FederationTypes['ProgressCard'], {"id":true}> );
  Region:
    ( { __typename: 'Region' }
    & ( GraphQLRecursivePick<FederationTypes['Region'], {"code":true}>
        | GraphQLRecursivePick<FederationTypes['Region'], {"id":true}> ) );
  SalesLineCard:
    ( { __typename: 'SalesLineCard' }
    & GraphQLRecursivePick<FederationTypes['SalesLineCard'], {"id":true}> );
  SavedQuery:
    ( { __typename: 'SavedQuery' }
    & GraphQLRecursivePick<FederationTypes['SavedQuery'], {"id":true}> );
  ServiceAccount:
    ( { __typename: 'ServiceAccount' }
    & GraphQLRecursivePick<FederationTypes['ServiceAccount'], {"id":true}> );
  Sheet:
    ( { __typename: 'Sheet' }
    & GraphQLRecursivePick<FederationTypes['Sheet'], {"id":true}> );
  SheetType:
    ( { __typename: 'SheetType' }
    & ( GraphQLRecursivePick<FederationTypes['SheetType'], {"code":true}>
        | GraphQLRecursivePick<FederationTypes['SheetType'], {"id":true}> ) );
  Shop:
    ( { __typename: 'Shop' }
    & ( GraphQLRecursivePick<FederationTypes['Shop'], {"id":true}>
        | GraphQLRecursivePick<FederationTypes['Shop'], {"number":true}> ) );
  StoreRankingCard:
    ( { __typename: 'StoreRankingCard' }
    & GraphQLRecursivePick<FederationTypes['StoreRankingCard'], {"id":true}> );
  Supplier:
    ( { __typename: 'Supplier' }
    & ( GraphQLRecursivePick<FederationTypes['Supplier'], {"code":true}>
        | GraphQLRecursivePick<FederationTypes['Supplier'], {"id":true}> ) );
  Task:
    ( { __typename: 'Task' }
    & GraphQLRecursivePick<FederationTypes['Task'], {"id":true}> );
  TodoCard:
    ( { __typename: 'TodoCard' }
    & GraphQLRecursivePick<FederationTypes['TodoCard'], {"id":true}> );
  TopProductCard:
    ( { __typename: 'TopProductCard' }
    & GraphQLRecursivePick<FederationTypes['TopProductCard'], {"id":true}> );
  UnknownCard:
    ( { __typename: 'UnknownCard' }
    & GraphQLRecursivePick<FederationTypes['UnknownCard'], {"id":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
  Webhook:
    ( { __typename: 'Webhook' }
    & GraphQLRecursivePick<FederationTypes['Webhook'], {"id":true}> );
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ModuleTarget:
    | ( BuiltInScreen & { __typename: 'BuiltInScreen' } )
    | ( EmbeddedModule & { __typename: 'EmbeddedModule' } )
    | ( NoTarget & { __typename: 'NoTarget' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Card:
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
  ;
  Node:
    | ( CardDefinitionModel )
    | ( ApiToken )
    | ( ApplicationModel )
    | ( ApprovalModelModel )
    | ( CardDefinitionModel )
    | ( CategoryModelModel )
    | ( ChannelModelModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( ElfModel )
    | ( EnterpriseModel )
    | ( CardDefinitionModel )
    | ( Favourite )
    | ( CardDefinitionModel )
    | ( JobRecordModel )
    | ( CardDefinitionModel )
    | ( ListRowModelModel )
    | ( ListView )
    | ( MenuNode )
    | ( Message )
    | ( CardDefinitionModel )
    | ( Omit<Module, 'target'> & { target: _RefType['ModuleTarget'] } )
    | ( CardDefinitionModel )
    | ( MustSeeItem )
    | ( Post )
    | ( ProductModelModel )
    | ( CardDefinitionModel )
    | ( NamedModelModel )
    | ( CardDefinitionModel )
    | ( SavedQuery )
    | ( ServiceAccountModelModel )
    | ( SheetModelModel )
    | ( SheetType )
    | ( ShopModel )
    | ( CardDefinitionModel )
    | ( NamedModelModel )
    | ( Task )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( CardDefinitionModel )
    | ( ViewerModel )
    | ( WebhookModelModel )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountSession: ResolverTypeWrapper<AccountSession>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AnnouncementCard: ResolverTypeWrapper<CardDefinitionModel>;
  ApiToken: ResolverTypeWrapper<ApiToken>;
  ApiTokenCreateInput: ApiTokenCreateInput;
  ApiTokenCreatePayload: ResolverTypeWrapper<Omit<ApiTokenCreatePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ApiTokenRevokeInput: ApiTokenRevokeInput;
  ApiTokenRevokePayload: ResolverTypeWrapper<Omit<ApiTokenRevokePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ApiTokenScope: ApiTokenScope;
  ApiTokenStatus: ApiTokenStatus;
  Application: ResolverTypeWrapper<ApplicationModel>;
  Approval: ResolverTypeWrapper<ApprovalModelModel>;
  ApprovalConnection: ResolverTypeWrapper<Omit<ApprovalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ApprovalEdge']>, nodes: ReadonlyArray<ResolversTypes['Approval']> }>;
  ApprovalEdge: ResolverTypeWrapper<Omit<ApprovalEdge, 'node'> & { node: ResolversTypes['Approval'] }>;
  ApprovalFilter: ApprovalFilter;
  ApprovalList: ApprovalList;
  ApprovalOrder: ApprovalOrder;
  ApprovalPage: ResolverTypeWrapper<Omit<ApprovalPage, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['Approval']> }>;
  ApprovalPreview: ResolverTypeWrapper<ApprovalPreview>;
  ApprovalStatus: ApprovalStatus;
  ApprovalStep: ResolverTypeWrapper<ApprovalStep>;
  ApprovalStepState: ApprovalStepState;
  ApprovalTotals: ResolverTypeWrapper<ApprovalTotals>;
  Attachment: ResolverTypeWrapper<Attachment>;
  Attainment: ResolverTypeWrapper<Attainment>;
  AttainmentBand: AttainmentBand;
  AvatarSetInput: AvatarSetInput;
  AvatarSetPayload: ResolverTypeWrapper<Omit<AvatarSetPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  BuiltInScreen: ResolverTypeWrapper<BuiltInScreen>;
  ButtonStyle: ButtonStyle;
  ButtonTarget: ResolverTypeWrapper<ButtonTarget>;
  Card: ResolverTypeWrapper<CardDefinitionModel>;
  CardCounter: ResolverTypeWrapper<CardCounter>;
  CardGroup: ResolverTypeWrapper<CardGroup>;
  CardGroupCard: ResolverTypeWrapper<CardDefinitionModel>;
  CardGroupKind: CardGroupKind;
  CardParameter: ResolverTypeWrapper<CardParameter>;
  CardPlacementInput: CardPlacementInput;
  CardPosition: ResolverTypeWrapper<CardPosition>;
  CardPositionInput: CardPositionInput;
  Category: ResolverTypeWrapper<CategoryModelModel>;
  Channel: ResolverTypeWrapper<ChannelModelModel>;
  ChannelBar: ResolverTypeWrapper<Omit<ChannelBar, 'channelValues'> & { channelValues: ReadonlyArray<ResolversTypes['ChannelValue']> }>;
  ChannelBarCard: ResolverTypeWrapper<CardDefinitionModel>;
  ChannelBars: ResolverTypeWrapper<Omit<ChannelBars, 'bars' | 'channels'> & { bars: ReadonlyArray<ResolversTypes['ChannelBar']>, channels: ReadonlyArray<ResolversTypes['Channel']> }>;
  ChannelPieCard: ResolverTypeWrapper<CardDefinitionModel>;
  ChannelShare: ResolverTypeWrapper<ChannelShare>;
  ChannelShares: ResolverTypeWrapper<ChannelShares>;
  ChannelValue: ResolverTypeWrapper<Omit<ChannelValue, 'channel'> & { channel: ResolversTypes['Channel'] }>;
  CircleCard: ResolverTypeWrapper<CardDefinitionModel>;
  CircleFigures: ResolverTypeWrapper<CircleFigures>;
  CodeLabelInput: CodeLabelInput;
  ColumnAlign: ColumnAlign;
  ColumnOption: ResolverTypeWrapper<ColumnOption>;
  ColumnPin: ColumnPin;
  ColumnProblem: ResolverTypeWrapper<ColumnProblem>;
  ColumnProblemCode: ColumnProblemCode;
  ColumnTotal: ResolverTypeWrapper<ColumnTotal>;
  ColumnType: ColumnType;
  CommonMenu: ResolverTypeWrapper<CommonMenu>;
  CommonMenuInput: CommonMenuInput;
  CommonMenusSaveInput: CommonMenusSaveInput;
  CommonMenusSavePayload: ResolverTypeWrapper<Omit<CommonMenusSavePayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ConditionOperation: ConditionOperation;
  CountCard: ResolverTypeWrapper<CardDefinitionModel>;
  CurrencyCode: ResolverTypeWrapper<Scalars['CurrencyCode']['output']>;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  DashboardLayoutPayload: ResolverTypeWrapper<Omit<DashboardLayoutPayload, 'dashboard'> & { dashboard?: Maybe<ResolversTypes['Dashboard']> }>;
  DashboardLayoutResetInput: DashboardLayoutResetInput;
  DashboardLayoutSaveInput: DashboardLayoutSaveInput;
  DashboardTemplate: ResolverTypeWrapper<DashboardTemplate>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateGranularity: DateGranularity;
  DateMode: DateMode;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  Elf: ResolverTypeWrapper<ElfModel>;
  ElfColumn: ResolverTypeWrapper<ElfColumn>;
  ElfRowPage: ResolverTypeWrapper<ElfRowPage>;
  EmbeddedModule: ResolverTypeWrapper<EmbeddedModule>;
  Enterprise: ResolverTypeWrapper<EnterpriseModel>;
  ErrorCode: ErrorCode;
  ExportColumnInput: ExportColumnInput;
  ExportStartInput: ExportStartInput;
  FastAppCard: ResolverTypeWrapper<CardDefinitionModel>;
  Favourite: ResolverTypeWrapper<Favourite>;
  FavouriteRemoveInput: FavouriteRemoveInput;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesPayload: ResolverTypeWrapper<Omit<FavouritesPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  FieldRule: ResolverTypeWrapper<FieldRule>;
  FieldRuleKind: FieldRuleKind;
  FigureUnit: FigureUnit;
  FormColumn: ResolverTypeWrapper<FormColumnModelModel>;
  GroupedCard: ResolverTypeWrapper<GroupedCard>;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  HintParameter: ResolverTypeWrapper<HintParameter>;
  IconCard: ResolverTypeWrapper<CardDefinitionModel>;
  ImportConfirmInput: ImportConfirmInput;
  ImportOutcome: ResolverTypeWrapper<ImportOutcome>;
  ImportPreview: ResolverTypeWrapper<PreviewModelModel>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportRow: ResolverTypeWrapper<ImportRow>;
  ImportStartInput: ImportStartInput;
  Job: ResolverTypeWrapper<JobRecordModel>;
  JobConnection: ResolverTypeWrapper<Omit<JobConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JobEdge']>, nodes: ReadonlyArray<ResolversTypes['Job']> }>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['Job'] }>;
  JobInput: JobInput;
  JobKind: JobKind;
  JobPayload: ResolverTypeWrapper<JobPayloadModel>;
  JobProblem: ResolverTypeWrapper<JobProblem>;
  JobProblemCode: JobProblemCode;
  JobStatus: JobStatus;
  KpiCard: ResolverTypeWrapper<CardDefinitionModel>;
  KpiFigures: ResolverTypeWrapper<KpiFigures>;
  LanguagePack: ResolverTypeWrapper<LanguagePack>;
  ListCell: ResolverTypeWrapper<ListCell>;
  ListColumnSetting: ResolverTypeWrapper<ListColumnSetting>;
  ListColumnSettingInput: ListColumnSettingInput;
  ListConditionInput: ListConditionInput;
  ListFieldChange: ResolverTypeWrapper<ListFieldChange>;
  ListFileFormat: ListFileFormat;
  ListFilterInput: ListFilterInput;
  ListMetadataClearInput: ListMetadataClearInput;
  ListMetadataClearPayload: ResolverTypeWrapper<Omit<ListMetadataClearPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ListModule: ResolverTypeWrapper<ListModuleModelModel>;
  ListOperation: ListOperation;
  ListOrderInput: ListOrderInput;
  ListRow: ResolverTypeWrapper<ListRowModelModel>;
  ListRowAddInput: ListRowAddInput;
  ListRowChange: ResolverTypeWrapper<ListRowChange>;
  ListRowChangeKind: ListRowChangeKind;
  ListRowConnection: ResolverTypeWrapper<Omit<ListRowConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ListRowEdge']>, nodes: ReadonlyArray<ResolversTypes['ListRow']> }>;
  ListRowEdge: ResolverTypeWrapper<Omit<ListRowEdge, 'node'> & { node: ResolversTypes['ListRow'] }>;
  ListRowOutcome: ResolverTypeWrapper<Omit<ListRowOutcome, 'row'> & { row?: Maybe<ResolversTypes['ListRow']> }>;
  ListRowPage: ResolverTypeWrapper<Omit<ListRowPage, 'nodes'> & { nodes: ReadonlyArray<ResolversTypes['ListRow']> }>;
  ListRowPayload: ResolverTypeWrapper<Omit<ListRowPayload, 'row' | 'theirs' | 'viewer'> & { row?: Maybe<ResolversTypes['ListRow']>, theirs?: Maybe<ResolversTypes['ListRow']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ListRowReference: ListRowReference;
  ListRowUpdateInput: ListRowUpdateInput;
  ListRowsInput: ListRowsInput;
  ListRowsPayload: ResolverTypeWrapper<Omit<ListRowsPayload, 'outcomes' | 'viewer'> & { outcomes: ReadonlyArray<ResolversTypes['ListRowOutcome']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ListRowsUpdateInput: ListRowsUpdateInput;
  ListSettings: ResolverTypeWrapper<ListSettings>;
  ListSettingsPayload: ResolverTypeWrapper<Omit<ListSettingsPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ListSettingsSaveInput: ListSettingsSaveInput;
  ListView: ResolverTypeWrapper<ListView>;
  ListViewDeleteInput: ListViewDeleteInput;
  ListViewPayload: ResolverTypeWrapper<Omit<ListViewPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ListViewSaveInput: ListViewSaveInput;
  LiveEvent: ResolverTypeWrapper<LiveEvent>;
  LiveEventKind: LiveEventKind;
  LockedSession: ResolverTypeWrapper<LockedSession>;
  Manual: ResolverTypeWrapper<Manual>;
  MenuMode: MenuMode;
  MenuNode: ResolverTypeWrapper<MenuNode>;
  Message: ResolverTypeWrapper<Message>;
  MessageCard: ResolverTypeWrapper<CardDefinitionModel>;
  MessageConnection: ResolverTypeWrapper<MessageConnection>;
  MessageCount: ResolverTypeWrapper<MessageCount>;
  MessageEdge: ResolverTypeWrapper<MessageEdge>;
  MessagePage: ResolverTypeWrapper<MessagePage>;
  MessagePreview: ResolverTypeWrapper<MessagePreview>;
  MessageType: MessageType;
  MessagesReadAllInput: MessagesReadAllInput;
  MessagesReadInput: MessagesReadInput;
  MessagesReadPayload: ResolverTypeWrapper<Omit<MessagesReadPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  MicroappCodeIssueInput: MicroappCodeIssueInput;
  MicroappCodeIssuePayload: ResolverTypeWrapper<MicroappCodeIssuePayload>;
  Module: ResolverTypeWrapper<Omit<Module, 'target'> & { target: ResolversTypes['ModuleTarget'] }>;
  ModuleTarget: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ModuleTarget']>;
  Money: ResolverTypeWrapper<Money>;
  MustSeeCard: ResolverTypeWrapper<CardDefinitionModel>;
  MustSeeItem: ResolverTypeWrapper<MustSeeItem>;
  MustSeeMarkInput: MustSeeMarkInput;
  MustSeeMarkPayload: ResolverTypeWrapper<MustSeeMarkPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoTarget: ResolverTypeWrapper<NoTarget>;
  NoTargetReason: NoTargetReason;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordChangeInput: PasswordChangeInput;
  PasswordChangePayload: ResolverTypeWrapper<PasswordChangePayload>;
  PasswordPolicy: ResolverTypeWrapper<PasswordPolicy>;
  PendingApproval: ResolverTypeWrapper<PendingApproval>;
  Person: ResolverTypeWrapper<Person>;
  PortalFeature: PortalFeature;
  PortalSettings: ResolverTypeWrapper<SettingsModel>;
  Post: ResolverTypeWrapper<Post>;
  PostSwitchInput: PostSwitchInput;
  PostSwitchPayload: ResolverTypeWrapper<Omit<PostSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ProcessDiagram: ResolverTypeWrapper<ProcessDiagram>;
  ProcessLink: ResolverTypeWrapper<ProcessLink>;
  ProcessStep: ResolverTypeWrapper<ProcessStep>;
  ProcessStepKind: ProcessStepKind;
  ProcessStepState: ProcessStepState;
  Product: ResolverTypeWrapper<ProductModelModel>;
  ProductRanking: ResolverTypeWrapper<ProductRanking>;
  Progress: ResolverTypeWrapper<Progress>;
  ProgressCard: ResolverTypeWrapper<CardDefinitionModel>;
  ProgressPeriod: ProgressPeriod;
  ProgressRow: ResolverTypeWrapper<ProgressRow>;
  PurchaseGroup: ResolverTypeWrapper<PurchaseGroup>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankedProduct: ResolverTypeWrapper<RankedProduct>;
  RankedStore: ResolverTypeWrapper<RankedStore>;
  RecentDays: RecentDays;
  Region: ResolverTypeWrapper<NamedModelModel>;
  Row: ResolverTypeWrapper<Scalars['Row']['output']>;
  RuleOperation: RuleOperation;
  SalesChange: ResolverTypeWrapper<SalesChange>;
  SalesComparison: SalesComparison;
  SalesConnection: ResolverTypeWrapper<Omit<SalesConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['SalesEdge']>, nodes: ReadonlyArray<ResolversTypes['SalesRow']> }>;
  SalesDays: ResolverTypeWrapper<SalesDays>;
  SalesDaysInput: SalesDaysInput;
  SalesDimension: SalesDimension;
  SalesEdge: ResolverTypeWrapper<Omit<SalesEdge, 'node'> & { node: ResolversTypes['SalesRow'] }>;
  SalesExportStartInput: SalesExportStartInput;
  SalesFigures: ResolverTypeWrapper<SalesFigures>;
  SalesFileFormat: SalesFileFormat;
  SalesFilterInput: SalesFilterInput;
  SalesLineCard: ResolverTypeWrapper<CardDefinitionModel>;
  SalesMeasure: SalesMeasure;
  SalesMetric: SalesMetric;
  SalesOrderField: SalesOrderField;
  SalesOrderInput: SalesOrderInput;
  SalesOrderValue: SalesOrderValue;
  SalesPeriod: ResolverTypeWrapper<SalesPeriod>;
  SalesPoint: ResolverTypeWrapper<SalesPoint>;
  SalesQueryFilterInput: SalesQueryFilterInput;
  SalesRow: ResolverTypeWrapper<Omit<SalesRow, 'category' | 'channel' | 'product' | 'region' | 'shop'> & { category?: Maybe<ResolversTypes['Category']>, channel?: Maybe<ResolversTypes['Channel']>, product?: Maybe<ResolversTypes['Product']>, region?: Maybe<ResolversTypes['Region']>, shop?: Maybe<ResolversTypes['Shop']> }>;
  SalesSeries: ResolverTypeWrapper<SalesSeries>;
  SalesTotals: ResolverTypeWrapper<SalesTotals>;
  SalesWindow: SalesWindow;
  SavedQuery: ResolverTypeWrapper<SavedQuery>;
  SavedQueryDeleteInput: SavedQueryDeleteInput;
  SavedQueryPayload: ResolverTypeWrapper<Omit<SavedQueryPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SavedQuerySaveInput: SavedQuerySaveInput;
  ScreenParameter: ResolverTypeWrapper<ScreenParameter>;
  SearchType: SearchType;
  ServiceAccount: ResolverTypeWrapper<ServiceAccountModelModel>;
  Session: ResolverTypeWrapper<Session>;
  SessionConfirmInput: SessionConfirmInput;
  SessionConfirmPayload: ResolverTypeWrapper<SessionConfirmPayload>;
  SessionEndInput: SessionEndInput;
  SessionEndPayload: ResolverTypeWrapper<Omit<SessionEndPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionLockPayload: ResolverTypeWrapper<SessionLockPayload>;
  SessionSignInByCodeInput: SessionSignInByCodeInput;
  SessionSignInInput: SessionSignInInput;
  SessionSignInPayload: ResolverTypeWrapper<Omit<SessionSignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionSignOutPayload: ResolverTypeWrapper<SessionSignOutPayload>;
  SessionTouchPayload: ResolverTypeWrapper<SessionTouchPayload>;
  SessionUnlockInput: SessionUnlockInput;
  SessionUnlockPayload: ResolverTypeWrapper<Omit<SessionUnlockPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionsEndAllPayload: ResolverTypeWrapper<SessionsEndAllPayload>;
  SessionsEndOfAccountInput: SessionsEndOfAccountInput;
  SessionsEndOfAccountPayload: ResolverTypeWrapper<SessionsEndOfAccountPayload>;
  SessionsEndOthersPayload: ResolverTypeWrapper<Omit<SessionsEndOthersPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Sheet: ResolverTypeWrapper<SheetModelModel>;
  SheetChange: ResolverTypeWrapper<SheetChange>;
  SheetChangeKind: SheetChangeKind;
  SheetConnection: ResolverTypeWrapper<Omit<SheetConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['SheetEdge']>, nodes: ReadonlyArray<ResolversTypes['Sheet']> }>;
  SheetDetail: ResolverTypeWrapper<SheetDetailModelModel>;
  SheetDetailForm: ResolverTypeWrapper<Omit<SheetDetailForm, 'columns'> & { columns: ReadonlyArray<ResolversTypes['FormColumn']> }>;
  SheetDetailInput: SheetDetailInput;
  SheetEdge: ResolverTypeWrapper<Omit<SheetEdge, 'node'> & { node: ResolversTypes['Sheet'] }>;
  SheetForm: ResolverTypeWrapper<Omit<SheetForm, 'details' | 'header'> & { details: ReadonlyArray<ResolversTypes['SheetDetailForm']>, header: ReadonlyArray<ResolversTypes['FormColumn']> }>;
  SheetHeader: ResolverTypeWrapper<SheetHeader>;
  SheetPage: ResolverTypeWrapper<SheetPageModelModel>;
  SheetSaveInput: SheetSaveInput;
  SheetSavePayload: ResolverTypeWrapper<Omit<SheetSavePayload, 'sheet' | 'viewer'> & { sheet?: Maybe<ResolversTypes['Sheet']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SheetStatus: SheetStatus;
  SheetType: ResolverTypeWrapper<SheetType>;
  Shop: ResolverTypeWrapper<ShopModel>;
  ShopMode: ShopMode;
  ShopScope: ShopScope;
  ShopSwitchInput: ShopSwitchInput;
  ShopSwitchPayload: ResolverTypeWrapper<Omit<ShopSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SignInMethod: SignInMethod;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SingleSignOnBeginPayload: ResolverTypeWrapper<SingleSignOnBeginPayload>;
  SingleSignOnExit: ResolverTypeWrapper<SingleSignOnExit>;
  StoreRanking: ResolverTypeWrapper<StoreRanking>;
  StoreRankingCard: ResolverTypeWrapper<CardDefinitionModel>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SumStyle: SumStyle;
  Supplier: ResolverTypeWrapper<NamedModelModel>;
  Task: ResolverTypeWrapper<Task>;
  TaskAction: TaskAction;
  TaskButton: ResolverTypeWrapper<TaskButton>;
  TaskConnection: ResolverTypeWrapper<TaskConnection>;
  TaskCounts: ResolverTypeWrapper<TaskCounts>;
  TaskEdge: ResolverTypeWrapper<TaskEdge>;
  TaskInput: TaskInput;
  TaskList: TaskList;
  TaskPage: ResolverTypeWrapper<TaskPage>;
  TaskPayload: ResolverTypeWrapper<TaskOutcomeModel>;
  TaskStatus: TaskStatus;
  TemplateCard: ResolverTypeWrapper<TemplateCard>;
  TodoCard: ResolverTypeWrapper<CardDefinitionModel>;
  TodoCounters: ResolverTypeWrapper<TodoCounters>;
  TopProductCard: ResolverTypeWrapper<CardDefinitionModel>;
  UnknownCard: ResolverTypeWrapper<CardDefinitionModel>;
  UserError: ResolverTypeWrapper<UserError>;
  UserErrorCode: UserErrorCode;
  UserType: UserType;
  Viewer: ResolverTypeWrapper<ViewerModel>;
  Webhook: ResolverTypeWrapper<WebhookModelModel>;
  WebhookCreateInput: WebhookCreateInput;
  WebhookCreatePayload: ResolverTypeWrapper<Omit<WebhookCreatePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookDeletePayload: ResolverTypeWrapper<WebhookDeletePayload>;
  WebhookDelivery: ResolverTypeWrapper<DeliveryModel>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, nodes: ReadonlyArray<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryProblem: WebhookDeliveryProblem;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEventKind: WebhookEventKind;
  WebhookInput: WebhookInput;
  WebhookPausePayload: ResolverTypeWrapper<Omit<WebhookPausePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookProblem: ResolverTypeWrapper<WebhookProblem>;
  WebhookProblemCode: WebhookProblemCode;
  WebhookResumePayload: ResolverTypeWrapper<Omit<WebhookResumePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookSecretRotatePayload: ResolverTypeWrapper<Omit<WebhookSecretRotatePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WebhookStatus: WebhookStatus;
  WebhookTest: ResolverTypeWrapper<WebhookTest>;
  WebhookTestPayload: ResolverTypeWrapper<WebhookTestPayload>;
  WebhookUpdateInput: WebhookUpdateInput;
  WebhookUpdatePayload: ResolverTypeWrapper<Omit<WebhookUpdatePayload, 'webhook'> & { webhook?: Maybe<ResolversTypes['Webhook']> }>;
  WorkflowActionInput: WorkflowActionInput;
  WorkflowActionPayload: ResolverTypeWrapper<ActionOutcomeModel>;
  WorkflowBatchInput: WorkflowBatchInput;
  WorkflowBatchOutcome: ResolverTypeWrapper<WorkflowBatchOutcome>;
  WorkflowBatchPayload: ResolverTypeWrapper<Omit<WorkflowBatchPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  WorkflowButton: ResolverTypeWrapper<Omit<WorkflowButton, 'form'> & { form: ReadonlyArray<ResolversTypes['FormColumn']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountSession: AccountSession;
  ID: Scalars['ID']['output'];
  AnnouncementCard: CardDefinitionModel;
  ApiToken: ApiToken | FederationReferenceTypes['ApiToken'];
  ApiTokenCreateInput: ApiTokenCreateInput;
  ApiTokenCreatePayload: Omit<ApiTokenCreatePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ApiTokenRevokeInput: ApiTokenRevokeInput;
  ApiTokenRevokePayload: Omit<ApiTokenRevokePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Application: ApplicationModel;
  Approval: ApprovalModelModel;
  ApprovalConnection: Omit<ApprovalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ApprovalEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Approval']> };
  ApprovalEdge: Omit<ApprovalEdge, 'node'> & { node: ResolversParentTypes['Approval'] };
  ApprovalFilter: ApprovalFilter;
  ApprovalPage: Omit<ApprovalPage, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['Approval']> };
  ApprovalPreview: ApprovalPreview;
  ApprovalStep: ApprovalStep;
  ApprovalTotals: ApprovalTotals;
  Attachment: Attachment;
  Attainment: Attainment;
  AvatarSetInput: AvatarSetInput;
  AvatarSetPayload: Omit<AvatarSetPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  BuiltInScreen: BuiltInScreen;
  ButtonTarget: ButtonTarget;
  Card: CardDefinitionModel;
  CardCounter: CardCounter;
  CardGroup: CardGroup;
  CardGroupCard: CardDefinitionModel;
  CardParameter: CardParameter;
  CardPlacementInput: CardPlacementInput;
  CardPosition: CardPosition;
  CardPositionInput: CardPositionInput;
  Category: CategoryModelModel;
  Channel: ChannelModelModel;
  ChannelBar: Omit<ChannelBar, 'channelValues'> & { channelValues: ReadonlyArray<ResolversParentTypes['ChannelValue']> };
  ChannelBarCard: CardDefinitionModel;
  ChannelBars: Omit<ChannelBars, 'bars' | 'channels'> & { bars: ReadonlyArray<ResolversParentTypes['ChannelBar']>, channels: ReadonlyArray<ResolversParentTypes['Channel']> };
  ChannelPieCard: CardDefinitionModel;
  ChannelShare: ChannelShare;
  ChannelShares: ChannelShares;
  ChannelValue: Omit<ChannelValue, 'channel'> & { channel: ResolversParentTypes['Channel'] };
  CircleCard: CardDefinitionModel;
  CircleFigures: CircleFigures;
  CodeLabelInput: CodeLabelInput;
  ColumnOption: ColumnOption;
  ColumnProblem: ColumnProblem;
  ColumnTotal: ColumnTotal;
  CommonMenu: CommonMenu;
  CommonMenuInput: CommonMenuInput;
  CommonMenusSaveInput: CommonMenusSaveInput;
  CommonMenusSavePayload: Omit<CommonMenusSavePayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  CountCard: CardDefinitionModel;
  CurrencyCode: Scalars['CurrencyCode']['output'];
  Dashboard: DashboardModel;
  DashboardLayoutPayload: Omit<DashboardLayoutPayload, 'dashboard'> & { dashboard?: Maybe<ResolversParentTypes['Dashboard']> };
  DashboardLayoutResetInput: DashboardLayoutResetInput;
  DashboardLayoutSaveInput: DashboardLayoutSaveInput;
  DashboardTemplate: DashboardTemplate;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Decimal: Scalars['Decimal']['output'];
  Elf: ElfModel;
  ElfColumn: ElfColumn;
  ElfRowPage: ElfRowPage;
  EmbeddedModule: EmbeddedModule;
  Enterprise: EnterpriseModel;
  ExportColumnInput: ExportColumnInput;
  ExportStartInput: ExportStartInput;
  FastAppCard: CardDefinitionModel;
  Favourite: Favourite | FederationReferenceTypes['Favourite'];
  FavouriteRemoveInput: FavouriteRemoveInput;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesPayload: Omit<FavouritesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  FieldRule: FieldRule;
  FormColumn: FormColumnModelModel;
  GroupedCard: GroupedCard;
  HTML: Scalars['HTML']['output'];
  HintParameter: HintParameter;
  IconCard: CardDefinitionModel;
  ImportConfirmInput: ImportConfirmInput;
  ImportOutcome: ImportOutcome;
  ImportPreview: PreviewModelModel;
  ImportProblem: ImportProblem;
  ImportRow: ImportRow;
  ImportStartInput: ImportStartInput;
  Job: JobRecordModel;
  JobConnection: Omit<JobConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JobEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Job']> };
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['Job'] };
  JobInput: JobInput;
  JobPayload: JobPayloadModel;
  JobProblem: JobProblem;
  KpiCard: CardDefinitionModel;
  KpiFigures: KpiFigures;
  LanguagePack: LanguagePack;
  ListCell: ListCell;
  ListColumnSetting: ListColumnSetting;
  ListColumnSettingInput: ListColumnSettingInput;
  ListConditionInput: ListConditionInput;
  ListFieldChange: ListFieldChange;
  ListFilterInput: ListFilterInput;
  ListMetadataClearInput: ListMetadataClearInput;
  ListMetadataClearPayload: Omit<ListMetadataClearPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ListModule: ListModuleModelModel;
  ListOrderInput: ListOrderInput;
  ListRow: ListRowModelModel;
  ListRowAddInput: ListRowAddInput;
  ListRowChange: ListRowChange;
  ListRowConnection: Omit<ListRowConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ListRowEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ListRow']> };
  ListRowEdge: Omit<ListRowEdge, 'node'> & { node: ResolversParentTypes['ListRow'] };
  ListRowOutcome: Omit<ListRowOutcome, 'row'> & { row?: Maybe<ResolversParentTypes['ListRow']> };
  ListRowPage: Omit<ListRowPage, 'nodes'> & { nodes: ReadonlyArray<ResolversParentTypes['ListRow']> };
  ListRowPayload: Omit<ListRowPayload, 'row' | 'theirs' | 'viewer'> & { row?: Maybe<ResolversParentTypes['ListRow']>, theirs?: Maybe<ResolversParentTypes['ListRow']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ListRowReference: ListRowReference;
  ListRowUpdateInput: ListRowUpdateInput;
  ListRowsInput: ListRowsInput;
  ListRowsPayload: Omit<ListRowsPayload, 'outcomes' | 'viewer'> & { outcomes: ReadonlyArray<ResolversParentTypes['ListRowOutcome']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ListRowsUpdateInput: ListRowsUpdateInput;
  ListSettings: ListSettings;
  ListSettingsPayload: Omit<ListSettingsPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ListSettingsSaveInput: ListSettingsSaveInput;
  ListView: ListView | FederationReferenceTypes['ListView'];
  ListViewDeleteInput: ListViewDeleteInput;
  ListViewPayload: Omit<ListViewPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ListViewSaveInput: ListViewSaveInput;
  LiveEvent: LiveEvent;
  LockedSession: LockedSession;
  Manual: Manual;
  MenuNode: MenuNode | FederationReferenceTypes['MenuNode'];
  Message: Message | FederationReferenceTypes['Message'];
  MessageCard: CardDefinitionModel;
  MessageConnection: MessageConnection;
  MessageCount: MessageCount;
  MessageEdge: MessageEdge;
  MessagePage: MessagePage;
  MessagePreview: MessagePreview;
  MessagesReadAllInput: MessagesReadAllInput;
  MessagesReadInput: MessagesReadInput;
  MessagesReadPayload: Omit<MessagesReadPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  MicroappCodeIssueInput: MicroappCodeIssueInput;
  MicroappCodeIssuePayload: MicroappCodeIssuePayload;
  Module: Omit<Module, 'target'> & { target: ResolversParentTypes['ModuleTarget'] } | FederationReferenceTypes['Module'];
  ModuleTarget: ResolversUnionTypes<ResolversParentTypes>['ModuleTarget'];
  Money: Money;
  MustSeeCard: CardDefinitionModel;
  MustSeeItem: MustSeeItem | FederationReferenceTypes['MustSeeItem'];
  MustSeeMarkInput: MustSeeMarkInput;
  MustSeeMarkPayload: MustSeeMarkPayload;
  Mutation: Record<PropertyKey, never>;
  NoTarget: NoTarget;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  PageInfo: PageInfo;
  PasswordChangeInput: PasswordChangeInput;
  PasswordChangePayload: PasswordChangePayload;
  PasswordPolicy: PasswordPolicy;
  PendingApproval: PendingApproval;
  Person: Person;
  PortalSettings: SettingsModel;
  Post: Post | FederationReferenceTypes['Post'];
  PostSwitchInput: PostSwitchInput;
  PostSwitchPayload: Omit<PostSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ProcessDiagram: ProcessDiagram;
  ProcessLink: ProcessLink;
  ProcessStep: ProcessStep;
  Product: ProductModelModel;
  ProductRanking: ProductRanking;
  Progress: Progress;
  ProgressCard: CardDefinitionModel;
  ProgressRow: ProgressRow;
  PurchaseGroup: PurchaseGroup;
  Query: Record<PropertyKey, never>;
  RankedProduct: RankedProduct;
  RankedStore: RankedStore;
  Region: NamedModelModel;
  Row: Scalars['Row']['output'];
  SalesChange: SalesChange;
  SalesConnection: Omit<SalesConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SalesEdge']>, nodes: ReadonlyArray<ResolversParentTypes['SalesRow']> };
  SalesDays: SalesDays;
  SalesDaysInput: SalesDaysInput;
  SalesEdge: Omit<SalesEdge, 'node'> & { node: ResolversParentTypes['SalesRow'] };
  SalesExportStartInput: SalesExportStartInput;
  SalesFigures: SalesFigures;
  SalesFilterInput: SalesFilterInput;
  SalesLineCard: CardDefinitionModel;
  SalesOrderInput: SalesOrderInput;
  SalesPeriod: SalesPeriod;
  SalesPoint: SalesPoint;
  SalesQueryFilterInput: SalesQueryFilterInput;
  SalesRow: Omit<SalesRow, 'category' | 'channel' | 'product' | 'region' | 'shop'> & { category?: Maybe<ResolversParentTypes['Category']>, channel?: Maybe<ResolversParentTypes['Channel']>, product?: Maybe<ResolversParentTypes['Product']>, region?: Maybe<ResolversParentTypes['Region']>, shop?: Maybe<ResolversParentTypes['Shop']> };
  SalesSeries: SalesSeries;
  SalesTotals: SalesTotals;
  SavedQuery: SavedQuery | FederationReferenceTypes['SavedQuery'];
  SavedQueryDeleteInput: SavedQueryDeleteInput;
  SavedQueryPayload: Omit<SavedQueryPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SavedQuerySaveInput: SavedQuerySaveInput;
  ScreenParameter: ScreenParameter;
  ServiceAccount: ServiceAccountModelModel;
  Session: Session;
  SessionConfirmInput: SessionConfirmInput;
  SessionConfirmPayload: SessionConfirmPayload;
  SessionEndInput: SessionEndInput;
  SessionEndPayload: Omit<SessionEndPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionLockPayload: SessionLockPayload;
  SessionSignInByCodeInput: SessionSignInByCodeInput;
  SessionSignInInput: SessionSignInInput;
  SessionSignInPayload: Omit<SessionSignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionSignOutPayload: SessionSignOutPayload;
  SessionTouchPayload: SessionTouchPayload;
  SessionUnlockInput: SessionUnlockInput;
  SessionUnlockPayload: Omit<SessionUnlockPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionsEndAllPayload: SessionsEndAllPayload;
  SessionsEndOfAccountInput: SessionsEndOfAccountInput;
  SessionsEndOfAccountPayload: SessionsEndOfAccountPayload;
  SessionsEndOthersPayload: Omit<SessionsEndOthersPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Sheet: SheetModelModel;
  SheetChange: SheetChange;
  SheetConnection: Omit<SheetConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['SheetEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Sheet']> };
  SheetDetail: SheetDetailModelModel;
  SheetDetailForm: Omit<SheetDetailForm, 'columns'> & { columns: ReadonlyArray<ResolversParentTypes['FormColumn']> };
  SheetDetailInput: SheetDetailInput;
  SheetEdge: Omit<SheetEdge, 'node'> & { node: ResolversParentTypes['Sheet'] };
  SheetForm: Omit<SheetForm, 'details' | 'header'> & { details: ReadonlyArray<ResolversParentTypes['SheetDetailForm']>, header: ReadonlyArray<ResolversParentTypes['FormColumn']> };
  SheetHeader: SheetHeader;
  SheetPage: SheetPageModelModel;
  SheetSaveInput: SheetSaveInput;
  SheetSavePayload: Omit<SheetSavePayload, 'sheet' | 'viewer'> & { sheet?: Maybe<ResolversParentTypes['Sheet']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SheetType: SheetType | FederationReferenceTypes['SheetType'];
  Shop: ShopModel;
  ShopSwitchInput: ShopSwitchInput;
  ShopSwitchPayload: Omit<ShopSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInOptions: SignInOptions;
  SingleSignOnBeginPayload: SingleSignOnBeginPayload;
  SingleSignOnExit: SingleSignOnExit;
  StoreRanking: StoreRanking;
  StoreRankingCard: CardDefinitionModel;
  Subscription: Record<PropertyKey, never>;
  Supplier: NamedModelModel;
  Task: Task | FederationReferenceTypes['Task'];
  TaskButton: TaskButton;
  TaskConnection: TaskConnection;
  TaskCounts: TaskCounts;
  TaskEdge: TaskEdge;
  TaskInput: TaskInput;
  TaskPage: TaskPage;
  TaskPayload: TaskOutcomeModel;
  TemplateCard: TemplateCard;
  TodoCard: CardDefinitionModel;
  TodoCounters: TodoCounters;
  TopProductCard: CardDefinitionModel;
  UnknownCard: CardDefinitionModel;
  UserError: UserError;
  Viewer: ViewerModel;
  Webhook: WebhookModelModel;
  WebhookCreateInput: WebhookCreateInput;
  WebhookCreatePayload: Omit<WebhookCreatePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookDeletePayload: WebhookDeletePayload;
  WebhookDelivery: DeliveryModel;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['WebhookDeliveryEdge']>, nodes: ReadonlyArray<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookInput: WebhookInput;
  WebhookPausePayload: Omit<WebhookPausePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookProblem: WebhookProblem;
  WebhookResumePayload: Omit<WebhookResumePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookSecretRotatePayload: Omit<WebhookSecretRotatePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WebhookTest: WebhookTest;
  WebhookTestPayload: WebhookTestPayload;
  WebhookUpdateInput: WebhookUpdateInput;
  WebhookUpdatePayload: Omit<WebhookUpdatePayload, 'webhook'> & { webhook?: Maybe<ResolversParentTypes['Webhook']> };
  WorkflowActionInput: WorkflowActionInput;
  WorkflowActionPayload: ActionOutcomeModel;
  WorkflowBatchInput: WorkflowBatchInput;
  WorkflowBatchOutcome: WorkflowBatchOutcome;
  WorkflowBatchPayload: Omit<WorkflowBatchPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  WorkflowButton: Omit<WorkflowButton, 'form'> & { form: ReadonlyArray<ResolversParentTypes['FormColumn']> };
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LinkDirectiveArgs = {
  import?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  url: Scalars['String']['input'];
};

export type LinkDirectiveResolver<Result, Parent, ContextType = Context, Args = LinkDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  requireOneSlicingArgument?: Maybe<Scalars['Boolean']['input']>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ShareableDirectiveArgs = { };

export type ShareableDirectiveResolver<Result, Parent, ContextType = Context, Args = ShareableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnnouncementCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnnouncementCard'] = ResolversParentTypes['AnnouncementCard'], FederationReferenceType extends FederationReferenceTypes['AnnouncementCard'] = FederationReferenceTypes['AnnouncementCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['AnnouncementCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  announcements?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken'], FederationReferenceType extends FederationReferenceTypes['ApiToken'] = FederationReferenceTypes['ApiToken']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ApiToken']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['ApiTokenScope']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApiTokenStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApiTokenCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenCreatePayload'] = ResolversParentTypes['ApiTokenCreatePayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ApiTokenRevokePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenRevokePayload'] = ResolversParentTypes['ApiTokenRevokePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homeModuleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menus?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MenuNode']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopScope?: Resolver<ResolversTypes['ShopScope'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval'], FederationReferenceType extends FederationReferenceTypes['Approval'] = FederationReferenceTypes['Approval']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Approval']> | FederationReferenceType, FederationReferenceType, ContextType>;
  actionI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  assigneeNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  assignees?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  attachments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Attachment']>>, ParentType, ContextType>;
  batchButtons?: Resolver<ReadonlyArray<ResolversTypes['WorkflowButton']>, ParentType, ContextType>;
  buttons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WorkflowButton']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  diagram?: Resolver<Maybe<ResolversTypes['ProcessDiagram']>, ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApprovalStep']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initiator?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  initiatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['Sheet']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ApprovalStatus'], ParentType, ContextType>;
  stepCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submitter?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  submitterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApprovalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalConnection'] = ResolversParentTypes['ApprovalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApprovalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Approval']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalEdge'] = ResolversParentTypes['ApprovalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Approval'], ParentType, ContextType>;
};

export type ApprovalPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalPage'] = ResolversParentTypes['ApprovalPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Approval']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalPreview'] = ResolversParentTypes['ApprovalPreview']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PendingApproval']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalStep'] = ResolversParentTypes['ApprovalStep']> = {
  actedFor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignee?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  assigneeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  onBehalfOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opinion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ApprovalStepState'], ParentType, ContextType>;
  stepI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApprovalTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalTotals'] = ResolversParentTypes['ApprovalTotals']> = {
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  started?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  todo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uploader?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  uploaderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttainmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attainment'] = ResolversParentTypes['Attainment']> = {
  actual?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  band?: Resolver<Maybe<ResolversTypes['AttainmentBand']>, ParentType, ContextType>;
  elapsedRate?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AvatarSetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AvatarSetPayload'] = ResolversParentTypes['AvatarSetPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type BuiltInScreenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuiltInScreen'] = ResolversParentTypes['BuiltInScreen']> = {
  parameters?: Resolver<ReadonlyArray<ResolversTypes['ScreenParameter']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ButtonTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ButtonTarget'] = ResolversParentTypes['ButtonTarget']> = {
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleParameters?: Resolver<ReadonlyArray<ResolversTypes['CardParameter']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  __resolveType: TypeResolveFn<'AnnouncementCard' | 'CardGroupCard' | 'ChannelBarCard' | 'ChannelPieCard' | 'CircleCard' | 'CountCard' | 'FastAppCard' | 'IconCard' | 'KpiCard' | 'MessageCard' | 'MustSeeCard' | 'ProgressCard' | 'SalesLineCard' | 'StoreRankingCard' | 'TodoCard' | 'TopProductCard' | 'UnknownCard', ParentType, ContextType>;
};

export type CardCounterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardCounter'] = ResolversParentTypes['CardCounter']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  applicationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconColour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleParameters?: Resolver<ReadonlyArray<ResolversTypes['CardParameter']>, ParentType, ContextType>;
  openCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CardGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardGroup'] = ResolversParentTypes['CardGroup']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['GroupedCard']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CardGroupKind'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardGroupCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardGroupCard'] = ResolversParentTypes['CardGroupCard'], FederationReferenceType extends FederationReferenceTypes['CardGroupCard'] = FederationReferenceTypes['CardGroupCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CardGroupCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['CardGroup']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CardParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardParameter'] = ResolversParentTypes['CardParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CardPositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CardPosition'] = ResolversParentTypes['CardPosition']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'], FederationReferenceType extends FederationReferenceTypes['Category'] = FederationReferenceTypes['Category']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Category']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel'], FederationReferenceType extends FederationReferenceTypes['Channel'] = FederationReferenceTypes['Channel']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Channel']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelBar'] = ResolversParentTypes['ChannelBar']> = {
  channelValues?: Resolver<ReadonlyArray<ResolversTypes['ChannelValue']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Decimal']>>, ParentType, ContextType>;
};

export type ChannelBarCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelBarCard'] = ResolversParentTypes['ChannelBarCard'], FederationReferenceType extends FederationReferenceTypes['ChannelBarCard'] = FederationReferenceTypes['ChannelBarCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ChannelBarCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bars?: Resolver<Maybe<ResolversTypes['ChannelBars']>, ParentType, ContextType, RequireFields<ChannelBarCardBarsArgs, 'metric'>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelBarsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelBars'] = ResolversParentTypes['ChannelBars']> = {
  bars?: Resolver<ReadonlyArray<ResolversTypes['ChannelBar']>, ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['Channel']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['SalesPeriod'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['FigureUnit'], ParentType, ContextType>;
};

export type ChannelPieCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelPieCard'] = ResolversParentTypes['ChannelPieCard'], FederationReferenceType extends FederationReferenceTypes['ChannelPieCard'] = FederationReferenceTypes['ChannelPieCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ChannelPieCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  shares?: Resolver<Maybe<ResolversTypes['ChannelShares']>, ParentType, ContextType, Partial<ChannelPieCardSharesArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChannelShareResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelShare'] = ResolversParentTypes['ChannelShare']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  amountShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quantityShare?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ChannelSharesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelShares'] = ResolversParentTypes['ChannelShares']> = {
  amountTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['ChannelShare']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['SalesPeriod'], ParentType, ContextType>;
  quantityTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  salesTotal?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unitsTotal?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ChannelValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelValue'] = ResolversParentTypes['ChannelValue']> = {
  channel?: Resolver<ResolversTypes['Channel'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type CircleCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CircleCard'] = ResolversParentTypes['CircleCard'], FederationReferenceType extends FederationReferenceTypes['CircleCard'] = FederationReferenceTypes['CircleCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CircleCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['CircleFigures']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CircleFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CircleFigures'] = ResolversParentTypes['CircleFigures']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  growthRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ColumnOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColumnOption'] = ResolversParentTypes['ColumnOption']> = {
  copies?: Resolver<Maybe<ResolversTypes['Row']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ColumnProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColumnProblem'] = ResolversParentTypes['ColumnProblem']> = {
  code?: Resolver<ResolversTypes['ColumnProblemCode'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ColumnTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColumnTotal'] = ResolversParentTypes['ColumnTotal']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommonMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommonMenu'] = ResolversParentTypes['CommonMenu']> = {
  applicationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  menuCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommonMenusSavePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommonMenusSavePayload'] = ResolversParentTypes['CommonMenusSavePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type CountCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountCard'] = ResolversParentTypes['CountCard'], FederationReferenceType extends FederationReferenceTypes['CountCard'] = FederationReferenceTypes['CountCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CountCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counter?: Resolver<Maybe<ResolversTypes['CardCounter']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface CurrencyCodeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CurrencyCode'], any> {
  name: 'CurrencyCode';
}

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cards?: Resolver<ReadonlyArray<ResolversTypes['Card']>, ParentType, ContextType, Partial<DashboardCardsArgs>>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardLayoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardLayoutPayload'] = ResolversParentTypes['DashboardLayoutPayload']> = {
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DashboardTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardTemplate'] = ResolversParentTypes['DashboardTemplate']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['TemplateCard']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type ElfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Elf'] = ResolversParentTypes['Elf'], FederationReferenceType extends FederationReferenceTypes['Elf'] = FederationReferenceTypes['Elf']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Elf']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ElfColumn']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['ElfRowPage']>, ParentType, ContextType, RequireFields<ElfRowsArgs, 'page' | 'pageSize'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ElfColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElfColumn'] = ResolversParentTypes['ElfColumn']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ElfRowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElfRowPage'] = ResolversParentTypes['ElfRowPage']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['Row']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmbeddedModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmbeddedModule'] = ResolversParentTypes['EmbeddedModule']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnterpriseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enterprise'] = ResolversParentTypes['Enterprise'], FederationReferenceType extends FederationReferenceTypes['Enterprise'] = FederationReferenceTypes['Enterprise']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Enterprise']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FastAppCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FastAppCard'] = ResolversParentTypes['FastAppCard'], FederationReferenceType extends FederationReferenceTypes['FastAppCard'] = FederationReferenceTypes['FastAppCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['FastAppCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  favourites?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Favourite']>>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavouriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite'], FederationReferenceType extends FederationReferenceTypes['Favourite'] = FederationReferenceTypes['Favourite']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Favourite']> | FederationReferenceType, FederationReferenceType, ContextType>;
  applicationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicationLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FavouritesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouritesPayload'] = ResolversParentTypes['FavouritesPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type FieldRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldRule'] = ResolversParentTypes['FieldRule']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FieldRuleKind'], ParentType, ContextType>;
  least?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['RuleOperation']>, ParentType, ContextType>;
  otherColumn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormColumn'] = ResolversParentTypes['FormColumn']> = {
  align?: Resolver<ResolversTypes['ColumnAlign'], ParentType, ContextType>;
  dateMode?: Resolver<Maybe<ResolversTypes['DateMode']>, ParentType, ContextType>;
  decimalPlaces?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dependsOn?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hasPrecision?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hintI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isKeyword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSortable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSummed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  maximumLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minimumLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ColumnOption']>>, ParentType, ContextType>;
  pickerModule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pin?: Resolver<Maybe<ResolversTypes['ColumnPin']>, ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  searchType?: Resolver<Maybe<ResolversTypes['SearchType']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  sumStyle?: Resolver<Maybe<ResolversTypes['SumStyle']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalOf?: Resolver<Maybe<ResolversTypes['ColumnTotal']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ColumnType'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GroupedCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroupedCard'] = ResolversParentTypes['GroupedCard']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['CardCounter'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type HintParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HintParameter'] = ResolversParentTypes['HintParameter']> = {
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  names?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IconCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IconCard'] = ResolversParentTypes['IconCard'], FederationReferenceType extends FederationReferenceTypes['IconCard'] = FederationReferenceTypes['IconCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['IconCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counter?: Resolver<Maybe<ResolversTypes['CardCounter']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImportOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportOutcome'] = ResolversParentTypes['ImportOutcome']> = {
  importedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPreview'] = ResolversParentTypes['ImportPreview']> = {
  badCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['ImportRow']>, ParentType, ContextType, RequireFields<ImportPreviewErrorsArgs, 'page' | 'pageSize'>>;
  goodCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingColumns?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reportUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ImportRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownHeads?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  values?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job'], FederationReferenceType extends FederationReferenceTypes['Job'] = FederationReferenceTypes['Job']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Job']> | FederationReferenceType, FederationReferenceType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCapped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isResumable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobKind'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ImportOutcome']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['ImportPreview']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['JobProblem']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Job']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
};

export type JobPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPayload'] = ResolversParentTypes['JobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type JobProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobProblem'] = ResolversParentTypes['JobProblem']> = {
  code?: Resolver<ResolversTypes['JobProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type KpiCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KpiCard'] = ResolversParentTypes['KpiCard'], FederationReferenceType extends FederationReferenceTypes['KpiCard'] = FederationReferenceTypes['KpiCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['KpiCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<Maybe<ResolversTypes['KpiFigures']>, ParentType, ContextType, Partial<KpiCardFiguresArgs>>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KpiFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KpiFigures'] = ResolversParentTypes['KpiFigures']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  dayBefore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  dayOverDayRate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Attainment'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['FigureUnit'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Attainment'], ParentType, ContextType>;
  yesterday?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type LanguagePackResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LanguagePack'] = ResolversParentTypes['LanguagePack']> = {
  checksum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListCell'] = ResolversParentTypes['ListCell']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListColumnSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListColumnSetting'] = ResolversParentTypes['ListColumnSetting']> = {
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pin?: Resolver<Maybe<ResolversTypes['ColumnPin']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListFieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListFieldChange'] = ResolversParentTypes['ListFieldChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListMetadataClearPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMetadataClearPayload'] = ResolversParentTypes['ListMetadataClearPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ListModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListModule'] = ResolversParentTypes['ListModule']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['FormColumn']>, ParentType, ContextType>;
  conditionOperations?: Resolver<ReadonlyArray<ResolversTypes['ConditionOperation']>, ParentType, ContextType>;
  exactMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exportLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasHistory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ListRowChange']>>, ParentType, ContextType, RequireFields<ListModuleHistoryArgs, 'key'>>;
  isExactMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSearchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<ReadonlyArray<ResolversTypes['ListOperation']>, ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ColumnProblem']>, ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ListRow']>, ParentType, ContextType, RequireFields<ListModuleRowArgs, 'key'>>;
  rowConnection?: Resolver<Maybe<ResolversTypes['ListRowConnection']>, ParentType, ContextType, RequireFields<ListModuleRowConnectionArgs, 'first' | 'orderBy'>>;
  rows?: Resolver<Maybe<ResolversTypes['ListRowPage']>, ParentType, ContextType, RequireFields<ListModuleRowsArgs, 'orderBy' | 'page'>>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['FieldRule']>, ParentType, ContextType>;
};

export type ListRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRow'] = ResolversParentTypes['ListRow'], FederationReferenceType extends FederationReferenceTypes['ListRow'] = FederationReferenceTypes['ListRow']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ListRow']> | FederationReferenceType, FederationReferenceType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['ListCell']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListRowChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowChange'] = ResolversParentTypes['ListRowChange']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ListFieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListRowChangeKind'], ParentType, ContextType>;
  operatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListRowConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowConnection'] = ResolversParentTypes['ListRowConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ListRowEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListRowEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowEdge'] = ResolversParentTypes['ListRowEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListRow'], ParentType, ContextType>;
};

export type ListRowOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowOutcome'] = ResolversParentTypes['ListRowOutcome']> = {
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ListRow']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ListRowPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowPage'] = ResolversParentTypes['ListRowPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListRowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowPayload'] = ResolversParentTypes['ListRowPayload']> = {
  row?: Resolver<Maybe<ResolversTypes['ListRow']>, ParentType, ContextType>;
  theirs?: Resolver<Maybe<ResolversTypes['ListRow']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ListRowsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowsPayload'] = ResolversParentTypes['ListRowsPayload']> = {
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['ListRowOutcome']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ListSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListSettings'] = ResolversParentTypes['ListSettings']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['ListColumnSetting']>, ParentType, ContextType>;
  pageSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListSettingsPayload'] = ResolversParentTypes['ListSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['ListSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ListViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView'], FederationReferenceType extends FederationReferenceTypes['ListView'] = FederationReferenceTypes['ListView']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ListView']> | FederationReferenceType, FederationReferenceType, ContextType>;
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ListColumnSetting']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewPayload'] = ResolversParentTypes['ListViewPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['ListView']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LiveEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LiveEvent'] = ResolversParentTypes['LiveEvent']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LiveEventKind'], ParentType, ContextType>;
};

export type LockedSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockedSession'] = ResolversParentTypes['LockedSession']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enterpriseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInBy?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
  singleSignOnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
};

export type ManualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Manual'] = ResolversParentTypes['Manual']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MenuNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuNode'] = ResolversParentTypes['MenuNode'], FederationReferenceType extends FederationReferenceTypes['MenuNode'] = FederationReferenceTypes['MenuNode']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MenuNode']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLeaf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message'], FederationReferenceType extends FederationReferenceTypes['Message'] = FederationReferenceTypes['Message']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Message']> | FederationReferenceType, FederationReferenceType, ContextType>;
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPriority?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleParameters?: Resolver<ReadonlyArray<ResolversTypes['CardParameter']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageCard'] = ResolversParentTypes['MessageCard'], FederationReferenceType extends FederationReferenceTypes['MessageCard'] = FederationReferenceTypes['MessageCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MessageCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageCount'] = ResolversParentTypes['MessageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Message']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessagePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Message']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessagesReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagesReadPayload'] = ResolversParentTypes['MessagesReadPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type MicroappCodeIssuePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MicroappCodeIssuePayload'] = ResolversParentTypes['MicroappCodeIssuePayload']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Module'] = ResolversParentTypes['Module'], FederationReferenceType extends FederationReferenceTypes['Module'] = FederationReferenceTypes['Module']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Module']> | FederationReferenceType, FederationReferenceType, ContextType>;
  applicationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ModuleTarget'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModuleTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModuleTarget'] = ResolversParentTypes['ModuleTarget']> = {
  __resolveType: TypeResolveFn<'BuiltInScreen' | 'EmbeddedModule' | 'NoTarget', ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MustSeeCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MustSeeCard'] = ResolversParentTypes['MustSeeCard'], FederationReferenceType extends FederationReferenceTypes['MustSeeCard'] = FederationReferenceTypes['MustSeeCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MustSeeCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MustSeeItem']>>, ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MustSeeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MustSeeItem'] = ResolversParentTypes['MustSeeItem'], FederationReferenceType extends FederationReferenceTypes['MustSeeItem'] = FederationReferenceTypes['MustSeeItem']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['MustSeeItem']> | FederationReferenceType, FederationReferenceType, ContextType>;
  applicationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleParameters?: Resolver<ReadonlyArray<ResolversTypes['CardParameter']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MustSeeMarkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MustSeeMarkPayload'] = ResolversParentTypes['MustSeeMarkPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['MustSeeItem']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  apiTokenCreate?: Resolver<Maybe<ResolversTypes['ApiTokenCreatePayload']>, ParentType, ContextType, RequireFields<MutationApiTokenCreateArgs, 'input'>>;
  apiTokenRevoke?: Resolver<Maybe<ResolversTypes['ApiTokenRevokePayload']>, ParentType, ContextType, RequireFields<MutationApiTokenRevokeArgs, 'input'>>;
  avatarSet?: Resolver<Maybe<ResolversTypes['AvatarSetPayload']>, ParentType, ContextType, RequireFields<MutationAvatarSetArgs, 'input'>>;
  commonMenusSave?: Resolver<Maybe<ResolversTypes['CommonMenusSavePayload']>, ParentType, ContextType, RequireFields<MutationCommonMenusSaveArgs, 'input'>>;
  dashboardLayoutReset?: Resolver<Maybe<ResolversTypes['DashboardLayoutPayload']>, ParentType, ContextType, RequireFields<MutationDashboardLayoutResetArgs, 'input'>>;
  dashboardLayoutSave?: Resolver<Maybe<ResolversTypes['DashboardLayoutPayload']>, ParentType, ContextType, RequireFields<MutationDashboardLayoutSaveArgs, 'input'>>;
  exportStart?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationExportStartArgs, 'input'>>;
  favouriteRemove?: Resolver<Maybe<ResolversTypes['FavouritesPayload']>, ParentType, ContextType, RequireFields<MutationFavouriteRemoveArgs, 'input'>>;
  favouritesAdd?: Resolver<Maybe<ResolversTypes['FavouritesPayload']>, ParentType, ContextType, RequireFields<MutationFavouritesAddArgs, 'input'>>;
  importConfirm?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationImportConfirmArgs, 'input'>>;
  importStart?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationImportStartArgs, 'input'>>;
  jobCancel?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationJobCancelArgs, 'input'>>;
  jobRemove?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationJobRemoveArgs, 'input'>>;
  jobResume?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationJobResumeArgs, 'input'>>;
  listMetadataClear?: Resolver<Maybe<ResolversTypes['ListMetadataClearPayload']>, ParentType, ContextType, RequireFields<MutationListMetadataClearArgs, 'input'>>;
  listRowAdd?: Resolver<Maybe<ResolversTypes['ListRowPayload']>, ParentType, ContextType, RequireFields<MutationListRowAddArgs, 'input'>>;
  listRowUpdate?: Resolver<Maybe<ResolversTypes['ListRowPayload']>, ParentType, ContextType, RequireFields<MutationListRowUpdateArgs, 'input'>>;
  listRowsAudit?: Resolver<Maybe<ResolversTypes['ListRowsPayload']>, ParentType, ContextType, RequireFields<MutationListRowsAuditArgs, 'input'>>;
  listRowsDelete?: Resolver<Maybe<ResolversTypes['ListRowsPayload']>, ParentType, ContextType, RequireFields<MutationListRowsDeleteArgs, 'input'>>;
  listRowsReject?: Resolver<Maybe<ResolversTypes['ListRowsPayload']>, ParentType, ContextType, RequireFields<MutationListRowsRejectArgs, 'input'>>;
  listRowsUpdate?: Resolver<Maybe<ResolversTypes['ListRowsPayload']>, ParentType, ContextType, RequireFields<MutationListRowsUpdateArgs, 'input'>>;
  listSettingsSave?: Resolver<Maybe<ResolversTypes['ListSettingsPayload']>, ParentType, ContextType, RequireFields<MutationListSettingsSaveArgs, 'input'>>;
  listViewDelete?: Resolver<Maybe<ResolversTypes['ListViewPayload']>, ParentType, ContextType, RequireFields<MutationListViewDeleteArgs, 'input'>>;
  listViewSave?: Resolver<Maybe<ResolversTypes['ListViewPayload']>, ParentType, ContextType, RequireFields<MutationListViewSaveArgs, 'input'>>;
  messagesRead?: Resolver<Maybe<ResolversTypes['MessagesReadPayload']>, ParentType, ContextType, RequireFields<MutationMessagesReadArgs, 'input'>>;
  messagesReadAll?: Resolver<Maybe<ResolversTypes['MessagesReadPayload']>, ParentType, ContextType, RequireFields<MutationMessagesReadAllArgs, 'input'>>;
  microappCodeIssue?: Resolver<Maybe<ResolversTypes['MicroappCodeIssuePayload']>, ParentType, ContextType, RequireFields<MutationMicroappCodeIssueArgs, 'input'>>;
  mustSeeMark?: Resolver<Maybe<ResolversTypes['MustSeeMarkPayload']>, ParentType, ContextType, RequireFields<MutationMustSeeMarkArgs, 'input'>>;
  passwordChange?: Resolver<Maybe<ResolversTypes['PasswordChangePayload']>, ParentType, ContextType, RequireFields<MutationPasswordChangeArgs, 'input'>>;
  postSwitch?: Resolver<Maybe<ResolversTypes['PostSwitchPayload']>, ParentType, ContextType, RequireFields<MutationPostSwitchArgs, 'input'>>;
  salesExportStart?: Resolver<Maybe<ResolversTypes['JobPayload']>, ParentType, ContextType, RequireFields<MutationSalesExportStartArgs, 'input'>>;
  savedQueryDelete?: Resolver<Maybe<ResolversTypes['SavedQueryPayload']>, ParentType, ContextType, RequireFields<MutationSavedQueryDeleteArgs, 'input'>>;
  savedQuerySave?: Resolver<Maybe<ResolversTypes['SavedQueryPayload']>, ParentType, ContextType, RequireFields<MutationSavedQuerySaveArgs, 'input'>>;
  sessionConfirm?: Resolver<Maybe<ResolversTypes['SessionConfirmPayload']>, ParentType, ContextType, RequireFields<MutationSessionConfirmArgs, 'input'>>;
  sessionEnd?: Resolver<Maybe<ResolversTypes['SessionEndPayload']>, ParentType, ContextType, RequireFields<MutationSessionEndArgs, 'input'>>;
  sessionLock?: Resolver<Maybe<ResolversTypes['SessionLockPayload']>, ParentType, ContextType>;
  sessionSignIn?: Resolver<Maybe<ResolversTypes['SessionSignInPayload']>, ParentType, ContextType, RequireFields<MutationSessionSignInArgs, 'input'>>;
  sessionSignInByCode?: Resolver<Maybe<ResolversTypes['SessionSignInPayload']>, ParentType, ContextType, RequireFields<MutationSessionSignInByCodeArgs, 'input'>>;
  sessionSignOut?: Resolver<Maybe<ResolversTypes['SessionSignOutPayload']>, ParentType, ContextType>;
  sessionTouch?: Resolver<Maybe<ResolversTypes['SessionTouchPayload']>, ParentType, ContextType>;
  sessionUnlock?: Resolver<Maybe<ResolversTypes['SessionUnlockPayload']>, ParentType, ContextType, RequireFields<MutationSessionUnlockArgs, 'input'>>;
  sessionsEndAll?: Resolver<Maybe<ResolversTypes['SessionsEndAllPayload']>, ParentType, ContextType>;
  sessionsEndOfAccount?: Resolver<Maybe<ResolversTypes['SessionsEndOfAccountPayload']>, ParentType, ContextType, RequireFields<MutationSessionsEndOfAccountArgs, 'input'>>;
  sessionsEndOthers?: Resolver<Maybe<ResolversTypes['SessionsEndOthersPayload']>, ParentType, ContextType>;
  sheetSave?: Resolver<Maybe<ResolversTypes['SheetSavePayload']>, ParentType, ContextType, RequireFields<MutationSheetSaveArgs, 'input'>>;
  shopSwitch?: Resolver<Maybe<ResolversTypes['ShopSwitchPayload']>, ParentType, ContextType, RequireFields<MutationShopSwitchArgs, 'input'>>;
  singleSignOnBegin?: Resolver<Maybe<ResolversTypes['SingleSignOnBeginPayload']>, ParentType, ContextType>;
  taskClaim?: Resolver<Maybe<ResolversTypes['TaskPayload']>, ParentType, ContextType, RequireFields<MutationTaskClaimArgs, 'input'>>;
  taskFinish?: Resolver<Maybe<ResolversTypes['TaskPayload']>, ParentType, ContextType, RequireFields<MutationTaskFinishArgs, 'input'>>;
  taskRelease?: Resolver<Maybe<ResolversTypes['TaskPayload']>, ParentType, ContextType, RequireFields<MutationTaskReleaseArgs, 'input'>>;
  webhookCreate?: Resolver<Maybe<ResolversTypes['WebhookCreatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookCreateArgs, 'input'>>;
  webhookDelete?: Resolver<Maybe<ResolversTypes['WebhookDeletePayload']>, ParentType, ContextType, RequireFields<MutationWebhookDeleteArgs, 'input'>>;
  webhookPause?: Resolver<Maybe<ResolversTypes['WebhookPausePayload']>, ParentType, ContextType, RequireFields<MutationWebhookPauseArgs, 'input'>>;
  webhookResume?: Resolver<Maybe<ResolversTypes['WebhookResumePayload']>, ParentType, ContextType, RequireFields<MutationWebhookResumeArgs, 'input'>>;
  webhookSecretRotate?: Resolver<Maybe<ResolversTypes['WebhookSecretRotatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookSecretRotateArgs, 'input'>>;
  webhookTest?: Resolver<Maybe<ResolversTypes['WebhookTestPayload']>, ParentType, ContextType, RequireFields<MutationWebhookTestArgs, 'input'>>;
  webhookUpdate?: Resolver<Maybe<ResolversTypes['WebhookUpdatePayload']>, ParentType, ContextType, RequireFields<MutationWebhookUpdateArgs, 'input'>>;
  workflowActionSubmit?: Resolver<Maybe<ResolversTypes['WorkflowActionPayload']>, ParentType, ContextType, RequireFields<MutationWorkflowActionSubmitArgs, 'input'>>;
  workflowBatchSubmit?: Resolver<Maybe<ResolversTypes['WorkflowBatchPayload']>, ParentType, ContextType, RequireFields<MutationWorkflowBatchSubmitArgs, 'input'>>;
};

export type NoTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoTarget'] = ResolversParentTypes['NoTarget']> = {
  reason?: Resolver<ResolversTypes['NoTargetReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AnnouncementCard' | 'ApiToken' | 'Application' | 'Approval' | 'CardGroupCard' | 'Category' | 'Channel' | 'ChannelBarCard' | 'ChannelPieCard' | 'CircleCard' | 'CountCard' | 'Elf' | 'Enterprise' | 'FastAppCard' | 'Favourite' | 'IconCard' | 'Job' | 'KpiCard' | 'ListRow' | 'ListView' | 'MenuNode' | 'Message' | 'MessageCard' | 'Module' | 'MustSeeCard' | 'MustSeeItem' | 'Post' | 'Product' | 'ProgressCard' | 'Region' | 'SalesLineCard' | 'SavedQuery' | 'ServiceAccount' | 'Sheet' | 'SheetType' | 'Shop' | 'StoreRankingCard' | 'Supplier' | 'Task' | 'TodoCard' | 'TopProductCard' | 'UnknownCard' | 'Viewer' | 'Webhook', ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordChangePayload'] = ResolversParentTypes['PasswordChangePayload']> = {
  endedSessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PasswordPolicyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordPolicy'] = ResolversParentTypes['PasswordPolicy']> = {
  minimumKinds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PendingApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PendingApproval'] = ResolversParentTypes['PendingApproval']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initiator?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  initiatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortalSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalSettings'] = ResolversParentTypes['PortalSettings']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  englishOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasEnglish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMessagesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menuMode?: Resolver<ResolversTypes['MenuMode'], ParentType, ContextType>;
  messagesOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'], FederationReferenceType extends FederationReferenceTypes['Post'] = FederationReferenceTypes['Post']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Post']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostSwitchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostSwitchPayload'] = ResolversParentTypes['PostSwitchPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ProcessDiagramResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessDiagram'] = ResolversParentTypes['ProcessDiagram']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['ProcessLink']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['ProcessStep']>, ParentType, ContextType>;
};

export type ProcessLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessLink'] = ResolversParentTypes['ProcessLink']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  labelI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProcessStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessStep'] = ResolversParentTypes['ProcessStep']> = {
  assigneeNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  assignees?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProcessStepKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noteI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProcessStepState'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'], FederationReferenceType extends FederationReferenceTypes['Product'] = FederationReferenceTypes['Product']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Product']> | FederationReferenceType, FederationReferenceType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductRankingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductRanking'] = ResolversParentTypes['ProductRanking']> = {
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  metric?: Resolver<ResolversTypes['SalesMetric'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['SalesPeriod'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['RankedProduct']>, ParentType, ContextType>;
  shareTotal?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['FigureUnit'], ParentType, ContextType>;
};

export type ProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Progress'] = ResolversParentTypes['Progress']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ProgressRow']>, ParentType, ContextType>;
};

export type ProgressCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressCard'] = ResolversParentTypes['ProgressCard'], FederationReferenceType extends FederationReferenceTypes['ProgressCard'] = FederationReferenceTypes['ProgressCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ProgressCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Progress']>, ParentType, ContextType, RequireFields<ProgressCardProgressArgs, 'period'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgressRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgressRow'] = ResolversParentTypes['ProgressRow']> = {
  band?: Resolver<Maybe<ResolversTypes['AttainmentBand']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PurchaseGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseGroup'] = ResolversParentTypes['PurchaseGroup']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  lockedSession?: Resolver<Maybe<ResolversTypes['LockedSession']>, ParentType, ContextType>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RankedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankedProduct'] = ResolversParentTypes['RankedProduct']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figure?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  summaryValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RankedStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankedStore'] = ResolversParentTypes['RankedStore']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region'], FederationReferenceType extends FederationReferenceTypes['Region'] = FederationReferenceTypes['Region']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Region']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface RowScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Row'], any> {
  name: 'Row';
}

export type SalesChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesChange'] = ResolversParentTypes['SalesChange']> = {
  attainment?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  averageTicket?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  profit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SalesConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesConnection'] = ResolversParentTypes['SalesConnection']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  comparedDays?: Resolver<Maybe<ResolversTypes['SalesDays']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['SalesDays'], ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['SalesEdge']>, ParentType, ContextType>;
  keptSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SalesRow']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['SalesTotals'], ParentType, ContextType>;
};

export type SalesDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesDays'] = ResolversParentTypes['SalesDays']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SalesEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesEdge'] = ResolversParentTypes['SalesEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SalesRow'], ParentType, ContextType>;
};

export type SalesFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesFigures'] = ResolversParentTypes['SalesFigures']> = {
  attainment?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  averageTicket?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  profit?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SalesLineCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesLineCard'] = ResolversParentTypes['SalesLineCard'], FederationReferenceType extends FederationReferenceTypes['SalesLineCard'] = FederationReferenceTypes['SalesLineCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SalesLineCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['SalesSeries']>, ParentType, ContextType, RequireFields<SalesLineCardSeriesArgs, 'window'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SalesPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesPeriod'] = ResolversParentTypes['SalesPeriod']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  granularity?: Resolver<ResolversTypes['DateGranularity'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SalesPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesPoint'] = ResolversParentTypes['SalesPoint']> = {
  actual?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  estimated?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type SalesRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesRow'] = ResolversParentTypes['SalesRow']> = {
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['SalesChange']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['Channel']>, ParentType, ContextType>;
  compared?: Resolver<Maybe<ResolversTypes['SalesFigures']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['SalesDays']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Region']>, ParentType, ContextType>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  values?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SalesSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesSeries'] = ResolversParentTypes['SalesSeries']> = {
  actualTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  estimatedTotal?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  plannedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['SalesPoint']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  subtitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SalesTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesTotals'] = ResolversParentTypes['SalesTotals']> = {
  change?: Resolver<Maybe<ResolversTypes['SalesChange']>, ParentType, ContextType>;
  compared?: Resolver<Maybe<ResolversTypes['SalesFigures']>, ParentType, ContextType>;
  values?: Resolver<ResolversTypes['SalesFigures'], ParentType, ContextType>;
};

export type SavedQueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedQuery'] = ResolversParentTypes['SavedQuery'], FederationReferenceType extends FederationReferenceTypes['SavedQuery'] = FederationReferenceTypes['SavedQuery']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SavedQuery']> | FederationReferenceType, FederationReferenceType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedQueryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedQueryPayload'] = ResolversParentTypes['SavedQueryPayload']> = {
  savedQuery?: Resolver<Maybe<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type ScreenParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenParameter'] = ResolversParentTypes['ScreenParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount'], FederationReferenceType extends FederationReferenceTypes['ServiceAccount'] = FederationReferenceTypes['ServiceAccount']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ServiceAccount']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shopName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLockable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lockable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInBy?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
};

export type SessionConfirmPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionConfirmPayload'] = ResolversParentTypes['SessionConfirmPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionEndPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionEndPayload'] = ResolversParentTypes['SessionEndPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionLockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionLockPayload'] = ResolversParentTypes['SessionLockPayload']> = {
  lockedSession?: Resolver<Maybe<ResolversTypes['LockedSession']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignInPayload'] = ResolversParentTypes['SessionSignInPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionSignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignOutPayload'] = ResolversParentTypes['SessionSignOutPayload']> = {
  singleSignOnExit?: Resolver<Maybe<ResolversTypes['SingleSignOnExit']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type SessionTouchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionTouchPayload'] = ResolversParentTypes['SessionTouchPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionUnlockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionUnlockPayload'] = ResolversParentTypes['SessionUnlockPayload']> = {
  attemptsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SessionsEndAllPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsEndAllPayload'] = ResolversParentTypes['SessionsEndAllPayload']> = {
  ended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionsEndOfAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsEndOfAccountPayload'] = ResolversParentTypes['SessionsEndOfAccountPayload']> = {
  ended?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SessionsEndOthersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsEndOthersPayload'] = ResolversParentTypes['SessionsEndOthersPayload']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sheet'] = ResolversParentTypes['Sheet'], FederationReferenceType extends FederationReferenceTypes['Sheet'] = FederationReferenceTypes['Sheet']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Sheet']> | FederationReferenceType, FederationReferenceType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SheetChange']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  creatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['SheetDetail']>, ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['SheetForm'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SheetStatus'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SheetChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetChange'] = ResolversParentTypes['SheetChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SheetChangeKind'], ParentType, ContextType>;
  lineNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetConnection'] = ResolversParentTypes['SheetConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SheetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Sheet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetDetail'] = ResolversParentTypes['SheetDetail']> = {
  rows?: Resolver<ReadonlyArray<ResolversTypes['Row']>, ParentType, ContextType, RequireFields<SheetDetailRowsArgs, 'page' | 'pageSize'>>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetDetailFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetDetailForm'] = ResolversParentTypes['SheetDetailForm']> = {
  columns?: Resolver<ReadonlyArray<ResolversTypes['FormColumn']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetEdge'] = ResolversParentTypes['SheetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Sheet'], ParentType, ContextType>;
};

export type SheetFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetForm'] = ResolversParentTypes['SheetForm']> = {
  details?: Resolver<ReadonlyArray<ResolversTypes['SheetDetailForm']>, ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  header?: Resolver<ReadonlyArray<ResolversTypes['FormColumn']>, ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['FieldRule']>, ParentType, ContextType>;
};

export type SheetHeaderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetHeader'] = ResolversParentTypes['SheetHeader']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SheetStatus'], ParentType, ContextType>;
};

export type SheetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetPage'] = ResolversParentTypes['SheetPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SheetHeader']>, ParentType, ContextType>;
  sheets?: Resolver<ReadonlyArray<ResolversTypes['Sheet']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetSavePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetSavePayload'] = ResolversParentTypes['SheetSavePayload']> = {
  sheet?: Resolver<Maybe<ResolversTypes['Sheet']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SheetTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetType'] = ResolversParentTypes['SheetType'], FederationReferenceType extends FederationReferenceTypes['SheetType'] = FederationReferenceTypes['SheetType']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SheetType']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop'], FederationReferenceType extends FederationReferenceTypes['Shop'] = FederationReferenceTypes['Shop']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Shop']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopSwitchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopSwitchPayload'] = ResolversParentTypes['ShopSwitchPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  singleSignOnUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SingleSignOnBeginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleSignOnBeginPayload'] = ResolversParentTypes['SingleSignOnBeginPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SingleSignOnExitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SingleSignOnExit'] = ResolversParentTypes['SingleSignOnExit']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreRankingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreRanking'] = ResolversParentTypes['StoreRanking']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['RankedStore']>, ParentType, ContextType>;
};

export type StoreRankingCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreRankingCard'] = ResolversParentTypes['StoreRankingCard'], FederationReferenceType extends FederationReferenceTypes['StoreRankingCard'] = FederationReferenceTypes['StoreRankingCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['StoreRankingCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['StoreRanking']>, ParentType, ContextType, Partial<StoreRankingCardRankingArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  liveEvents?: SubscriptionResolver<ResolversTypes['LiveEvent'], "liveEvents", ParentType, ContextType, Partial<SubscriptionLiveEventsArgs>>;
};

export type SupplierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Supplier'] = ResolversParentTypes['Supplier'], FederationReferenceType extends FederationReferenceTypes['Supplier'] = FederationReferenceTypes['Supplier']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Supplier']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task'], FederationReferenceType extends FederationReferenceTypes['Task'] = FederationReferenceTypes['Task']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Task']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  assigneeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttons?: Resolver<ReadonlyArray<ResolversTypes['TaskButton']>, ParentType, ContextType>;
  claimExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  creatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentTypeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyAttribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TaskStatus'], ParentType, ContextType>;
  typeI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TaskButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskButton'] = ResolversParentTypes['TaskButton']> = {
  action?: Resolver<ResolversTypes['TaskAction'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskConnection'] = ResolversParentTypes['TaskConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['TaskEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Task']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskCounts'] = ResolversParentTypes['TaskCounts']> = {
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  todo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskEdge'] = ResolversParentTypes['TaskEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type TaskPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskPage'] = ResolversParentTypes['TaskPage']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Task']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskPayload'] = ResolversParentTypes['TaskPayload']> = {
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type TemplateCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateCard'] = ResolversParentTypes['TemplateCard']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultPosition?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChecked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TodoCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoCard'] = ResolversParentTypes['TodoCard'], FederationReferenceType extends FederationReferenceTypes['TodoCard'] = FederationReferenceTypes['TodoCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TodoCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counters?: Resolver<Maybe<ResolversTypes['TodoCounters']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['ApprovalTotals']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TodoCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TodoCounters'] = ResolversParentTypes['TodoCounters']> = {
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  initiated?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pendingApproval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  todo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopProductCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopProductCard'] = ResolversParentTypes['TopProductCard'], FederationReferenceType extends FederationReferenceTypes['TopProductCard'] = FederationReferenceTypes['TopProductCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TopProductCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  ranking?: Resolver<Maybe<ResolversTypes['ProductRanking']>, ParentType, ContextType, RequireFields<TopProductCardRankingArgs, 'metric' | 'top'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnknownCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnknownCard'] = ResolversParentTypes['UnknownCard'], FederationReferenceType extends FederationReferenceTypes['UnknownCard'] = FederationReferenceTypes['UnknownCard']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['UnknownCard']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['CardPosition'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ApiToken']>>, ParentType, ContextType>;
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<ViewerApplicationArgs, 'code'>>;
  applications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Application']>>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType, Partial<ViewerApprovalArgs>>;
  approvalButtons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WorkflowButton']>>, ParentType, ContextType>;
  approvalConnection?: Resolver<Maybe<ResolversTypes['ApprovalConnection']>, ParentType, ContextType, RequireFields<ViewerApprovalConnectionArgs, 'first' | 'list' | 'order'>>;
  approvalTotals?: Resolver<Maybe<ResolversTypes['ApprovalTotals']>, ParentType, ContextType>;
  approvals?: Resolver<Maybe<ResolversTypes['ApprovalPage']>, ParentType, ContextType, RequireFields<ViewerApprovalsArgs, 'list' | 'order' | 'page' | 'pageSize'>>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType, RequireFields<ViewerCardArgs, 'code' | 'dashboardCode'>>;
  channels?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Channel']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columnOptions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ColumnOption']>>, ParentType, ContextType, RequireFields<ViewerColumnOptionsArgs, 'column' | 'moduleCode' | 'page' | 'pageSize'>>;
  commonMenus?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CommonMenu']>>, ParentType, ContextType>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType, RequireFields<ViewerDashboardArgs, 'code'>>;
  dashboardTemplate?: Resolver<Maybe<ResolversTypes['DashboardTemplate']>, ParentType, ContextType, RequireFields<ViewerDashboardTemplateArgs, 'code'>>;
  dueTasks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Task']>>, ParentType, ContextType, Partial<ViewerDueTasksArgs>>;
  elf?: Resolver<Maybe<ResolversTypes['Elf']>, ParentType, ContextType, RequireFields<ViewerElfArgs, 'code'>>;
  elves?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Elf']>>, ParentType, ContextType>;
  enterprise?: Resolver<ResolversTypes['Enterprise'], ParentType, ContextType>;
  favourites?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Favourite']>>, ParentType, ContextType>;
  hasApiTokens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPlayground?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasWebhooks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSessionAdministrator?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<ViewerJobArgs, 'id'>>;
  jobConnection?: Resolver<Maybe<ResolversTypes['JobConnection']>, ParentType, ContextType, RequireFields<ViewerJobConnectionArgs, 'first'>>;
  jobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Job']>>, ParentType, ContextType>;
  languagePacks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LanguagePack']>>, ParentType, ContextType, RequireFields<ViewerLanguagePacksArgs, 'locale'>>;
  listModule?: Resolver<Maybe<ResolversTypes['ListModule']>, ParentType, ContextType, RequireFields<ViewerListModuleArgs, 'code'>>;
  listSettings?: Resolver<Maybe<ResolversTypes['ListSettings']>, ParentType, ContextType, RequireFields<ViewerListSettingsArgs, 'list'>>;
  listViews?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ListView']>>, ParentType, ContextType, RequireFields<ViewerListViewsArgs, 'list'>>;
  mainPost?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  manual?: Resolver<Maybe<ResolversTypes['Manual']>, ParentType, ContextType, RequireFields<ViewerManualArgs, 'moduleCode'>>;
  messageConnection?: Resolver<Maybe<ResolversTypes['MessageConnection']>, ParentType, ContextType, RequireFields<ViewerMessageConnectionArgs, 'first'>>;
  messages?: Resolver<Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, RequireFields<ViewerMessagesArgs, 'page' | 'pageSize'>>;
  missingFeatures?: Resolver<ReadonlyArray<ResolversTypes['PortalFeature']>, ParentType, ContextType>;
  module?: Resolver<Maybe<ResolversTypes['Module']>, ParentType, ContextType, RequireFields<ViewerModuleArgs, 'code'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordPolicy?: Resolver<Maybe<ResolversTypes['PasswordPolicy']>, ParentType, ContextType>;
  pendingApprovals?: Resolver<Maybe<ResolversTypes['ApprovalPreview']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Post']>>, ParentType, ContextType>;
  purchaseGroups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PurchaseGroup']>>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['SalesConnection']>, ParentType, ContextType, RequireFields<ViewerSalesArgs, 'dimensions' | 'first' | 'period'>>;
  savedQueries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SavedQuery']>>, ParentType, ContextType>;
  savedQuery?: Resolver<Maybe<ResolversTypes['SavedQuery']>, ParentType, ContextType, RequireFields<ViewerSavedQueryArgs, 'id'>>;
  serviceAccounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceAccount']>>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccountSession']>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PortalSettings']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['Sheet']>, ParentType, ContextType, RequireFields<ViewerSheetArgs, 'moduleCode' | 'number'>>;
  sheetConnection?: Resolver<Maybe<ResolversTypes['SheetConnection']>, ParentType, ContextType, RequireFields<ViewerSheetConnectionArgs, 'first' | 'moduleCode'>>;
  sheetForm?: Resolver<Maybe<ResolversTypes['SheetForm']>, ParentType, ContextType, RequireFields<ViewerSheetFormArgs, 'moduleCode'>>;
  sheetTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SheetType']>>, ParentType, ContextType>;
  sheets?: Resolver<Maybe<ResolversTypes['SheetPage']>, ParentType, ContextType, RequireFields<ViewerSheetsArgs, 'moduleCode' | 'page' | 'pageSize'>>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  shopMode?: Resolver<Maybe<ResolversTypes['ShopMode']>, ParentType, ContextType>;
  shops?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shop']>>, ParentType, ContextType>;
  shopsOfPost?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shop']>>, ParentType, ContextType, RequireFields<ViewerShopsOfPostArgs, 'postCode'>>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<ViewerTaskArgs, 'code'>>;
  taskConnection?: Resolver<Maybe<ResolversTypes['TaskConnection']>, ParentType, ContextType, RequireFields<ViewerTaskConnectionArgs, 'first' | 'list'>>;
  taskCounts?: Resolver<Maybe<ResolversTypes['TaskCounts']>, ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskPage']>, ParentType, ContextType, RequireFields<ViewerTasksArgs, 'list' | 'page' | 'pageSize'>>;
  unreadCounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MessageCount']>>, ParentType, ContextType>;
  unreadMessages?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<ViewerWebhookArgs, 'id'>>;
  webhooks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Webhook']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook'], FederationReferenceType extends FederationReferenceTypes['Webhook'] = FederationReferenceTypes['Webhook']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Webhook']> | FederationReferenceType, FederationReferenceType, ContextType>;
  apiTokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  apiTokenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<WebhookDeliveriesArgs, 'first'>>;
  formerSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['WebhookEventKind']>, ParentType, ContextType>;
  lastDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['WebhookProblem']>, ParentType, ContextType>;
  removedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookStatus'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WebhookCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookCreatePayload'] = ResolversParentTypes['WebhookCreatePayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookDeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeletePayload'] = ResolversParentTypes['WebhookDeletePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WebhookEventKind'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['WebhookDeliveryProblem']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookPausePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookPausePayload'] = ResolversParentTypes['WebhookPausePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookProblem'] = ResolversParentTypes['WebhookProblem']> = {
  code?: Resolver<ResolversTypes['WebhookProblemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResumePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookResumePayload'] = ResolversParentTypes['WebhookResumePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookSecretRotatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookSecretRotatePayload'] = ResolversParentTypes['WebhookSecretRotatePayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookTestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTest'] = ResolversParentTypes['WebhookTest']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['WebhookDeliveryProblem']>, ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookTestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTestPayload'] = ResolversParentTypes['WebhookTestPayload']> = {
  test?: Resolver<Maybe<ResolversTypes['WebhookTest']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookUpdatePayload'] = ResolversParentTypes['WebhookUpdatePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WorkflowActionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowActionPayload'] = ResolversParentTypes['WorkflowActionPayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type WorkflowBatchOutcomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowBatchOutcome'] = ResolversParentTypes['WorkflowBatchOutcome']> = {
  button?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WorkflowBatchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowBatchPayload'] = ResolversParentTypes['WorkflowBatchPayload']> = {
  outcomes?: Resolver<ReadonlyArray<ResolversTypes['WorkflowBatchOutcome']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type WorkflowButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkflowButton'] = ResolversParentTypes['WorkflowButton']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  asksOpinion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  form?: Resolver<ReadonlyArray<ResolversTypes['FormColumn']>, ParentType, ContextType>;
  hint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hintI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hintParameters?: Resolver<ReadonlyArray<ResolversTypes['HintParameter']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpinionRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['ButtonTarget']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ButtonStyle'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountSession?: AccountSessionResolvers<ContextType>;
  AnnouncementCard?: AnnouncementCardResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenCreatePayload?: ApiTokenCreatePayloadResolvers<ContextType>;
  ApiTokenRevokePayload?: ApiTokenRevokePayloadResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalConnection?: ApprovalConnectionResolvers<ContextType>;
  ApprovalEdge?: ApprovalEdgeResolvers<ContextType>;
  ApprovalPage?: ApprovalPageResolvers<ContextType>;
  ApprovalPreview?: ApprovalPreviewResolvers<ContextType>;
  ApprovalStep?: ApprovalStepResolvers<ContextType>;
  ApprovalTotals?: ApprovalTotalsResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Attainment?: AttainmentResolvers<ContextType>;
  AvatarSetPayload?: AvatarSetPayloadResolvers<ContextType>;
  BuiltInScreen?: BuiltInScreenResolvers<ContextType>;
  ButtonTarget?: ButtonTargetResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CardCounter?: CardCounterResolvers<ContextType>;
  CardGroup?: CardGroupResolvers<ContextType>;
  CardGroupCard?: CardGroupCardResolvers<ContextType>;
  CardParameter?: CardParameterResolvers<ContextType>;
  CardPosition?: CardPositionResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Channel?: ChannelResolvers<ContextType>;
  ChannelBar?: ChannelBarResolvers<ContextType>;
  ChannelBarCard?: ChannelBarCardResolvers<ContextType>;
  ChannelBars?: ChannelBarsResolvers<ContextType>;
  ChannelPieCard?: ChannelPieCardResolvers<ContextType>;
  ChannelShare?: ChannelShareResolvers<ContextType>;
  ChannelShares?: ChannelSharesResolvers<ContextType>;
  ChannelValue?: ChannelValueResolvers<ContextType>;
  CircleCard?: CircleCardResolvers<ContextType>;
  CircleFigures?: CircleFiguresResolvers<ContextType>;
  ColumnOption?: ColumnOptionResolvers<ContextType>;
  ColumnProblem?: ColumnProblemResolvers<ContextType>;
  ColumnTotal?: ColumnTotalResolvers<ContextType>;
  CommonMenu?: CommonMenuResolvers<ContextType>;
  CommonMenusSavePayload?: CommonMenusSavePayloadResolvers<ContextType>;
  CountCard?: CountCardResolvers<ContextType>;
  CurrencyCode?: GraphQLScalarType;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardLayoutPayload?: DashboardLayoutPayloadResolvers<ContextType>;
  DashboardTemplate?: DashboardTemplateResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Elf?: ElfResolvers<ContextType>;
  ElfColumn?: ElfColumnResolvers<ContextType>;
  ElfRowPage?: ElfRowPageResolvers<ContextType>;
  EmbeddedModule?: EmbeddedModuleResolvers<ContextType>;
  Enterprise?: EnterpriseResolvers<ContextType>;
  FastAppCard?: FastAppCardResolvers<ContextType>;
  Favourite?: FavouriteResolvers<ContextType>;
  FavouritesPayload?: FavouritesPayloadResolvers<ContextType>;
  FieldRule?: FieldRuleResolvers<ContextType>;
  FormColumn?: FormColumnResolvers<ContextType>;
  GroupedCard?: GroupedCardResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HintParameter?: HintParameterResolvers<ContextType>;
  IconCard?: IconCardResolvers<ContextType>;
  ImportOutcome?: ImportOutcomeResolvers<ContextType>;
  ImportPreview?: ImportPreviewResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  JobPayload?: JobPayloadResolvers<ContextType>;
  JobProblem?: JobProblemResolvers<ContextType>;
  KpiCard?: KpiCardResolvers<ContextType>;
  KpiFigures?: KpiFiguresResolvers<ContextType>;
  LanguagePack?: LanguagePackResolvers<ContextType>;
  ListCell?: ListCellResolvers<ContextType>;
  ListColumnSetting?: ListColumnSettingResolvers<ContextType>;
  ListFieldChange?: ListFieldChangeResolvers<ContextType>;
  ListMetadataClearPayload?: ListMetadataClearPayloadResolvers<ContextType>;
  ListModule?: ListModuleResolvers<ContextType>;
  ListRow?: ListRowResolvers<ContextType>;
  ListRowChange?: ListRowChangeResolvers<ContextType>;
  ListRowConnection?: ListRowConnectionResolvers<ContextType>;
  ListRowEdge?: ListRowEdgeResolvers<ContextType>;
  ListRowOutcome?: ListRowOutcomeResolvers<ContextType>;
  ListRowPage?: ListRowPageResolvers<ContextType>;
  ListRowPayload?: ListRowPayloadResolvers<ContextType>;
  ListRowsPayload?: ListRowsPayloadResolvers<ContextType>;
  ListSettings?: ListSettingsResolvers<ContextType>;
  ListSettingsPayload?: ListSettingsPayloadResolvers<ContextType>;
  ListView?: ListViewResolvers<ContextType>;
  ListViewPayload?: ListViewPayloadResolvers<ContextType>;
  LiveEvent?: LiveEventResolvers<ContextType>;
  LockedSession?: LockedSessionResolvers<ContextType>;
  Manual?: ManualResolvers<ContextType>;
  MenuNode?: MenuNodeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageCard?: MessageCardResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageCount?: MessageCountResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MessagesReadPayload?: MessagesReadPayloadResolvers<ContextType>;
  MicroappCodeIssuePayload?: MicroappCodeIssuePayloadResolvers<ContextType>;
  Module?: ModuleResolvers<ContextType>;
  ModuleTarget?: ModuleTargetResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MustSeeCard?: MustSeeCardResolvers<ContextType>;
  MustSeeItem?: MustSeeItemResolvers<ContextType>;
  MustSeeMarkPayload?: MustSeeMarkPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NoTarget?: NoTargetResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordChangePayload?: PasswordChangePayloadResolvers<ContextType>;
  PasswordPolicy?: PasswordPolicyResolvers<ContextType>;
  PendingApproval?: PendingApprovalResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PortalSettings?: PortalSettingsResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostSwitchPayload?: PostSwitchPayloadResolvers<ContextType>;
  ProcessDiagram?: ProcessDiagramResolvers<ContextType>;
  ProcessLink?: ProcessLinkResolvers<ContextType>;
  ProcessStep?: ProcessStepResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductRanking?: ProductRankingResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  ProgressCard?: ProgressCardResolvers<ContextType>;
  ProgressRow?: ProgressRowResolvers<ContextType>;
  PurchaseGroup?: PurchaseGroupResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankedProduct?: RankedProductResolvers<ContextType>;
  RankedStore?: RankedStoreResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  Row?: GraphQLScalarType;
  SalesChange?: SalesChangeResolvers<ContextType>;
  SalesConnection?: SalesConnectionResolvers<ContextType>;
  SalesDays?: SalesDaysResolvers<ContextType>;
  SalesEdge?: SalesEdgeResolvers<ContextType>;
  SalesFigures?: SalesFiguresResolvers<ContextType>;
  SalesLineCard?: SalesLineCardResolvers<ContextType>;
  SalesPeriod?: SalesPeriodResolvers<ContextType>;
  SalesPoint?: SalesPointResolvers<ContextType>;
  SalesRow?: SalesRowResolvers<ContextType>;
  SalesSeries?: SalesSeriesResolvers<ContextType>;
  SalesTotals?: SalesTotalsResolvers<ContextType>;
  SavedQuery?: SavedQueryResolvers<ContextType>;
  SavedQueryPayload?: SavedQueryPayloadResolvers<ContextType>;
  ScreenParameter?: ScreenParameterResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionConfirmPayload?: SessionConfirmPayloadResolvers<ContextType>;
  SessionEndPayload?: SessionEndPayloadResolvers<ContextType>;
  SessionLockPayload?: SessionLockPayloadResolvers<ContextType>;
  SessionSignInPayload?: SessionSignInPayloadResolvers<ContextType>;
  SessionSignOutPayload?: SessionSignOutPayloadResolvers<ContextType>;
  SessionTouchPayload?: SessionTouchPayloadResolvers<ContextType>;
  SessionUnlockPayload?: SessionUnlockPayloadResolvers<ContextType>;
  SessionsEndAllPayload?: SessionsEndAllPayloadResolvers<ContextType>;
  SessionsEndOfAccountPayload?: SessionsEndOfAccountPayloadResolvers<ContextType>;
  SessionsEndOthersPayload?: SessionsEndOthersPayloadResolvers<ContextType>;
  Sheet?: SheetResolvers<ContextType>;
  SheetChange?: SheetChangeResolvers<ContextType>;
  SheetConnection?: SheetConnectionResolvers<ContextType>;
  SheetDetail?: SheetDetailResolvers<ContextType>;
  SheetDetailForm?: SheetDetailFormResolvers<ContextType>;
  SheetEdge?: SheetEdgeResolvers<ContextType>;
  SheetForm?: SheetFormResolvers<ContextType>;
  SheetHeader?: SheetHeaderResolvers<ContextType>;
  SheetPage?: SheetPageResolvers<ContextType>;
  SheetSavePayload?: SheetSavePayloadResolvers<ContextType>;
  SheetType?: SheetTypeResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopSwitchPayload?: ShopSwitchPayloadResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SingleSignOnBeginPayload?: SingleSignOnBeginPayloadResolvers<ContextType>;
  SingleSignOnExit?: SingleSignOnExitResolvers<ContextType>;
  StoreRanking?: StoreRankingResolvers<ContextType>;
  StoreRankingCard?: StoreRankingCardResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Supplier?: SupplierResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskButton?: TaskButtonResolvers<ContextType>;
  TaskConnection?: TaskConnectionResolvers<ContextType>;
  TaskCounts?: TaskCountsResolvers<ContextType>;
  TaskEdge?: TaskEdgeResolvers<ContextType>;
  TaskPage?: TaskPageResolvers<ContextType>;
  TaskPayload?: TaskPayloadResolvers<ContextType>;
  TemplateCard?: TemplateCardResolvers<ContextType>;
  TodoCard?: TodoCardResolvers<ContextType>;
  TodoCounters?: TodoCountersResolvers<ContextType>;
  TopProductCard?: TopProductCardResolvers<ContextType>;
  UnknownCard?: UnknownCardResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookCreatePayload?: WebhookCreatePayloadResolvers<ContextType>;
  WebhookDeletePayload?: WebhookDeletePayloadResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookPausePayload?: WebhookPausePayloadResolvers<ContextType>;
  WebhookProblem?: WebhookProblemResolvers<ContextType>;
  WebhookResumePayload?: WebhookResumePayloadResolvers<ContextType>;
  WebhookSecretRotatePayload?: WebhookSecretRotatePayloadResolvers<ContextType>;
  WebhookTest?: WebhookTestResolvers<ContextType>;
  WebhookTestPayload?: WebhookTestPayloadResolvers<ContextType>;
  WebhookUpdatePayload?: WebhookUpdatePayloadResolvers<ContextType>;
  WorkflowActionPayload?: WorkflowActionPayloadResolvers<ContextType>;
  WorkflowBatchOutcome?: WorkflowBatchOutcomeResolvers<ContextType>;
  WorkflowBatchPayload?: WorkflowBatchPayloadResolvers<ContextType>;
  WorkflowButton?: WorkflowButtonResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  link?: LinkDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  shareable?: ShareableDirectiveResolver<any, any, ContextType>;
};
