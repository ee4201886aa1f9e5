export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** A new API token. */
export type ApiTokenCreateInput = {
  /** Its last day, in the time zone of the enterprise: from the current day of the clock, at most 366 days ahead. */
  expiresOn: Scalars['Date']['input'];
  /** Name by which the user recognizes it, at most 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do; at least one scope. */
  scopes: Array<ApiTokenScope>;
  /**
   * Id of a service account of `Viewer.serviceAccounts` that is not locked; the account itself when absent. Refused with NOT_FOUND for
   * every other id, and with NOT_PERMITTED for a locked one.
   */
  serviceAccount?: InputMaybe<Scalars['ID']['input']>;
};

/** An API token to revoke. */
export type ApiTokenRevokeInput = {
  /** Id of one of the account's tokens, or of a token of a service account of `Viewer.serviceAccounts`. */
  id: Scalars['ID']['input'];
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

/** Conditions on approvals; all given conditions must hold. */
export type ApprovalFilter = {
  /** Code of the document type. */
  documentType?: InputMaybe<Scalars['String']['input']>;
  /** Largest amount, included. */
  maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Smallest amount, included. */
  minimumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum number of days since the task was received (停留天数). */
  olderThanDays?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the document number, process name, summary or initiator's name, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Status of the process. */
  status?: InputMaybe<ApprovalStatus>;
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

/** State of an entry in the history. */
export type ApprovalStepState =
  /** Ended without an action, because another assignee's action was enough or the process took another path. */
  | 'CANCELLED'
  /** The assignee has acted. */
  | 'DONE'
  /** The assignee has not acted yet. */
  | 'PENDING';

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
  file?: InputMaybe<Scalars['String']['input']>;
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

/** Subject of a group of counters. */
export type CardGroupKind =
  /** Tasks to do. */
  | 'TODO'
  /** A kind that this version of the portal does not know. */
  | 'UNKNOWN'
  /** Warnings. */
  | 'WARNING';

/** A card and its position in a layout. */
export type CardPlacementInput = {
  /** Card code. */
  code: Scalars['String']['input'];
  /** New position; the default position of the post's template when left out. */
  position?: InputMaybe<CardPositionInput>;
};

/** A position in the 12-column grid of a dashboard. */
export type CardPositionInput = {
  /** First column, 1 to 12. */
  column: Scalars['Int']['input'];
  /** Height in rows, 1 to 20. */
  height: Scalars['Int']['input'];
  /** Row, starting at 1. */
  row: Scalars['Int']['input'];
  /** Width in columns, 1 to 12; column + width must not exceed 13. */
  width: Scalars['Int']['input'];
};

/** Display text of a code. */
export type CodeLabelInput = {
  /** Display text, at most 200 characters. */
  label: Scalars['String']['input'];
  /** The code, at most 200 characters. */
  value: Scalars['String']['input'];
};

/** Alignment of a cell. */
export type ColumnAlign =
  /** Centred. */
  | 'CENTER'
  /** Left. */
  | 'LEFT'
  /** Right, as used for numbers. */
  | 'RIGHT';

/** Edge at which a column stays visible while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

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

/** One common menu to save. */
export type CommonMenuInput = {
  /** App code. */
  applicationCode: Scalars['String']['input'];
  /** Menu code. */
  menuCode: Scalars['String']['input'];
};

/** The common menus to save. */
export type CommonMenusSaveInput = {
  /** All common menus in order, at most 12; a menu that the account does not have is refused with NOT_PERMITTED. */
  menus: Array<CommonMenuInput>;
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

/** A layout to reset to the default of the post. */
export type DashboardLayoutResetInput = {
  /** Code of the dashboard or group. */
  code: Scalars['String']['input'];
  /** Version that the client read; CONFLICT when the stored version is newer. */
  version: Scalars['Int']['input'];
};

/** A layout to save for the account and its post. */
export type DashboardLayoutSaveInput = {
  /** Cards in layout order: at least one, at most the limit of the template, without duplicates. */
  cards: Array<CardPlacementInput>;
  /** Code of the dashboard or group. */
  code: Scalars['String']['input'];
  /** Version that the client read; CONFLICT when the stored version is newer. */
  version: Scalars['Int']['input'];
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
  labels?: InputMaybe<Array<CodeLabelInput>>;
  /** Column name. */
  name: Scalars['String']['input'];
  /** Heading in the user's language, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** An export to start. */
export type ExportStartInput = {
  /** Columns of the file in order, with their headings, at most 200. */
  columns: Array<ExportColumnInput>;
  /** Name of the file, ending in .xlsx, .csv or .jsonl as its format; characters that file names must not contain are replaced with _. */
  fileName: Scalars['String']['input'];
  /** Conditions on the rows, as in the list. */
  filter?: InputMaybe<ListFilterInput>;
  /** Format of the file. */
  format?: ListFileFormat;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Sort order; rows that compare equal are sorted by key, so that pages never overlap. */
  orderBy?: Array<ListOrderInput>;
};

/** A favourite to remove. */
export type FavouriteRemoveInput = {
  /** Id of the favourite. */
  id: Scalars['ID']['input'];
};

/** Modules to add to the favourites. */
export type FavouritesAddInput = {
  /** Module codes; modules that are favourites already are ignored. */
  moduleCodes: Array<Scalars['String']['input']>;
  /** Position of the first added module among the favourites, starting at 1; at the end when left out. Used to undo a removal. */
  position?: InputMaybe<Scalars['Int']['input']>;
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

/** An import to confirm. */
export type ImportConfirmInput = {
  /** Id of the job. */
  id: Scalars['ID']['input'];
  /** True imports the valid rows only; false imports all rows or none. */
  onlyGood: Scalars['Boolean']['input'];
};

/** An import to start. */
export type ImportStartInput = {
  /** Columns with their headings in the user's language, by which they are recognised, at most 200. */
  columns: Array<ExportColumnInput>;
  /** The uploaded file, as returned by POST /files/import. */
  file: Scalars['String']['input'];
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
};

/** A job to change. */
export type JobInput = {
  /** Id of the job. */
  id: Scalars['ID']['input'];
};

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

/** Settings of one column. */
export type ListColumnSettingInput = {
  /** Whether it is shown. */
  isShown?: Scalars['Boolean']['input'];
  /** Name of the column. */
  name: Scalars['String']['input'];
  /** Edge at which it is pinned; null for none. */
  pin?: InputMaybe<ColumnPin>;
  /** Width in pixels, 40 to 1000; null to use the configured width. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** One condition on a column. */
export type ListConditionInput = {
  /** Name of the column. */
  column: Scalars['String']['input'];
  /** Comparison. */
  operation: ConditionOperation;
  /** Value to compare with, in the stored format of the column; for IN use `values`. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** Values for IN, at most 1000. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
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
  all?: Array<ListConditionInput>;
  /**
   * Conditions of which at least one must hold (或), at most 50. When the services cannot combine them with a keyword, the query fails with
   * BAD_USER_INPUT.
   */
  any?: Array<ListConditionInput>;
  /**
   * Whether the keyword must match the whole text (精确匹配); as configured when left out.
   * @deprecated Since 2026-11-25: use `isExact`. Removed after 2027-05-31.
   */
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the keyword must match the whole text (精确匹配); as configured when left out. */
  isExact?: InputMaybe<Scalars['Boolean']['input']>;
  /** Text of the search box, trimmed, at most 100 characters; it must match one of the keyword columns, or the name field of the rows when no column is one. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A module whose metadata cache to clear. */
export type ListMetadataClearInput = {
  /** Module code. */
  moduleCode: Scalars['String']['input'];
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
  column: Scalars['String']['input'];
  /**
   * True sorts the greatest value first.
   * @deprecated Since 2026-11-25: use `isDescending`. Removed after 2027-05-31.
   */
  descending?: Scalars['Boolean']['input'];
  /** True sorts the greatest value first. */
  isDescending?: Scalars['Boolean']['input'];
};

/** A row to add. */
export type ListRowAddInput = {
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Values by column name. */
  values: Scalars['Row']['input'];
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

/** A row as the client read it. */
export type ListRowReference = {
  /** Key of the row. */
  key: Scalars['ID']['input'];
  /** Version that the client read; null when the row had none. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A row to change. */
export type ListRowUpdateInput = {
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Key of the row. */
  rowKey: Scalars['ID']['input'];
  /** Changed values by column name. */
  values: Scalars['Row']['input'];
  /** Version that the client read; null when the row had none. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Rows to delete, approve or reject. */
export type ListRowsInput = {
  /** Keys of the rows, 1 to 1000. */
  keys: Array<Scalars['ID']['input']>;
  /** Module code. */
  moduleCode: Scalars['String']['input'];
};

/** Several rows to change in the same way (批量修改). */
export type ListRowsUpdateInput = {
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Rows to change. Each row needs a call to the services; at most 100 rows are sure to stay within the calls that a request may make. */
  rows: Array<ListRowReference>;
  /** New values for all rows, by column name. */
  values: Scalars['Row']['input'];
};

/** Column settings to save. */
export type ListSettingsSaveInput = {
  /** Columns in order, at most 200; an empty list restores the configured columns. */
  columns: Array<ListColumnSettingInput>;
  /** Identifier of the list, as in listViews. */
  list: Scalars['String']['input'];
  /** Rows per page, 1 to 1000; null to use the configured number. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A view to delete. */
export type ListViewDeleteInput = {
  /** Id of one of the account's own views. */
  id: Scalars['ID']['input'];
};

/** A view to save. */
export type ListViewSaveInput = {
  /** Columns in order, at most 200; null to use the account's own column settings. */
  columns?: InputMaybe<Array<ListColumnSettingInput>>;
  /** Id of the account's own view to overwrite; a new view is created when left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether others can use it. */
  isShared?: Scalars['Boolean']['input'];
  /** Identifier of the list, as in listViews; the account needs permission for the module. */
  list: Scalars['String']['input'];
  /** Its name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Query parameters of the list's address: at most 40 texts of at most 4000 characters each, 16000 in total. */
  parameters: Scalars['Row']['input'];
  /** Version that the client read; required when overwriting a view. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** Position of the app menu (菜单位置). */
export type MenuMode =
  /** A tree on the left, the default. */
  | 'LEFT'
  /** A bar at the top. */
  | 'TOP';

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
  type?: InputMaybe<MessageType>;
};

/** Messages to mark as read or unread. */
export type MessagesReadInput = {
  /** Ids of 1 to 100 messages. */
  ids: Array<Scalars['ID']['input']>;
  /** True marks them as read, false as unread. */
  isRead?: Scalars['Boolean']['input'];
};

/** The embedded module that a code is created for. */
export type MicroappCodeIssueInput = {
  /** Code of the app to look in; all apps when left out. */
  applicationCode?: InputMaybe<Scalars['String']['input']>;
  /** Module code. */
  moduleCode: Scalars['String']['input'];
};

/** A must-see item to mark as seen. */
export type MustSeeMarkInput = {
  /** Id of the item. */
  id: Scalars['ID']['input'];
};

/** Why a module has no usable target. */
export type NoTargetReason =
  /** The address is malformed, or the operator does not allow its origin (地址错误). */
  | 'NOT_ALLOWED'
  /** No address is configured (未设置外部链接). */
  | 'NOT_CONFIGURED';

/** Current and new password. */
export type PasswordChangeInput = {
  /** New password, at most 128 characters. */
  newPassword: Scalars['String']['input'];
  /** Current password, at most 128 characters. */
  oldPassword: Scalars['String']['input'];
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

/** Post to switch to. */
export type PostSwitchInput = {
  /** Code of one of the account's posts. */
  postCode: Scalars['String']['input'];
  /** Code of a store of the new post; required when the post has stores to choose from. */
  shopCode?: InputMaybe<Scalars['String']['input']>;
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

/** Period that progress is measured over. */
export type ProgressPeriod =
  /** Yesterday. */
  | 'DAY'
  /** This month up to yesterday. */
  | 'MONTH'
  /** This year up to yesterday. */
  | 'YEAR';

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

/** Days of a sales query: either `recent`, or `from` and `to`, at most 400 days. */
export type SalesDaysInput = {
  /** First day; it must not be after the last complete day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** A period that moves with the business date. */
  recent?: InputMaybe<RecentDays>;
  /** Last day, included; it may be in the future, for the plan of a whole month. */
  to?: InputMaybe<Scalars['Date']['input']>;
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

/** A sales query to export (销售导出). */
export type SalesExportStartInput = {
  /** Days to compare with; none when left out. */
  comparison?: InputMaybe<SalesComparison>;
  /** Dimensions, as in `Viewer.sales`. */
  dimensions?: Array<SalesDimension>;
  /** Name of the file, ending in .csv or .jsonl as its format; characters that file names must not contain are replaced with _. */
  fileName: Scalars['String']['input'];
  /** Conditions on the sales that count; all sales when left out. */
  filter?: InputMaybe<SalesQueryFilterInput>;
  /** Format of the file. */
  format?: SalesFileFormat;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
  /** Measures of the file, in their order. */
  measures: Array<SalesMeasure>;
  /** Sort order; by the dimensions in their order when left out. */
  orderBy?: InputMaybe<SalesOrderInput>;
  /** Days that the figures cover; recent days are those of the moment at which the export is started. */
  period: SalesDaysInput;
  /** Keep only this many rows, 1 to 100, in the sort order; all rows when left out. */
  top?: InputMaybe<Scalars['Int']['input']>;
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
  channelCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The day, any day of the month, or the first day of the week or range. Defaults to the day before yesterday; required for a range. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of a range; not allowed with other granularities. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** Length of the period. */
  granularity?: DateGranularity;
  /** Code of one purchasing group; all groups when left out. */
  purchaseGroupCode?: InputMaybe<Scalars['String']['input']>;
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
  by: SalesOrderField;
  /** Largest first. */
  isDescending?: Scalars['Boolean']['input'];
  /** Value, or its change against the days compared with; CHANGE and RATE need a comparison and a measure. */
  of?: SalesOrderValue;
};

/** Which value of a measure counts for the sort order. */
export type SalesOrderValue =
  /** Its difference from the days compared with. */
  | 'CHANGE'
  /** That difference in percent. */
  | 'RATE'
  /** The value itself. */
  | 'VALUE';

/** Conditions on the sales that count, all of which must hold. An empty list is no condition. At most 200 codes each. */
export type SalesQueryFilterInput = {
  /** Codes of categories of the first level. */
  categoryCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of channels. */
  channelCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of products. */
  productCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of regions. */
  regionCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Numbers of stores. */
  shopNumbers?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Period of the sales line. */
export type SalesWindow =
  /** The last 7 days. */
  | 'LAST_7_DAYS'
  /** The last 30 days. */
  | 'LAST_30_DAYS';

/** A saved query to delete. */
export type SavedQueryDeleteInput = {
  /** Id of one of the account's own saved queries. */
  id: Scalars['ID']['input'];
};

/** A query to save. */
export type SavedQuerySaveInput = {
  /** Id of the account's own saved query to overwrite; a new one is created when left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether others can use it. */
  isShared?: Scalars['Boolean']['input'];
  /** Its name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What it is for, at most 200 characters. */
  note?: Scalars['String']['input'];
  /** Text of the operation, 1 to 20000 characters. It may be unfinished: it is not checked. */
  query: Scalars['String']['input'];
  /** Variables as the text of a JSON object, at most 10000 characters; empty for none. */
  variables?: Scalars['String']['input'];
  /** Version that the client read; required when overwriting. */
  version?: InputMaybe<Scalars['Int']['input']>;
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

/** Password to confirm the account with. */
export type SessionConfirmInput = {
  /** Password (密码), at most 128 characters. */
  password: Scalars['String']['input'];
};

/** Session to end. */
export type SessionEndInput = {
  /** Id of another session of the account. */
  id: Scalars['ID']['input'];
};

/** Parameters with which a single sign-on system sends the browser back. */
export type SessionSignInByCodeInput = {
  /** The code, at most 512 characters. */
  code: Scalars['String']['input'];
  /**
   * True when the user was warned that this browser did not request the code and still wants to sign in with it.
   * @deprecated Since 2026-11-25: use `isConfirmed`. Removed after 2027-05-31.
   */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Enterprise number (企业编号); needed when the code alone does not identify it. */
  enterpriseCode?: InputMaybe<Scalars['String']['input']>;
  /** True when the user was warned that this browser did not request the code and still wants to sign in with it. */
  isConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The `state` that came back with the code. It is valid once, for ten minutes, in the browser that started single sign-on. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** Credentials for signing in. */
export type SessionSignInInput = {
  /** Account (账号), at most 64 characters. */
  account: Scalars['String']['input'];
  /** Enterprise number (企业编号), at most 32 characters. */
  enterpriseCode: Scalars['String']['input'];
  /** Password (密码), at most 128 characters. It is passed to the services and never stored. */
  password: Scalars['String']['input'];
  /** Sign-in page in use: staff and suppliers have separate accounts. */
  userType: UserType;
};

/** Password to unlock the session. */
export type SessionUnlockInput = {
  /** Password (密码), at most 128 characters. */
  password: Scalars['String']['input'];
};

/** An account whose sessions are to end, as it is typed at sign-in. */
export type SessionsEndOfAccountInput = {
  /** Account (账号), at most 64 characters. */
  account: Scalars['String']['input'];
  /** Staff and suppliers have separate accounts. */
  userType: UserType;
};

/** Kind of change. */
export type SheetChangeKind =
  /** The field or line was added. */
  | 'ADDED'
  /** The value of the field was changed. */
  | 'CHANGED'
  /** The field or line was removed. */
  | 'REMOVED';

/** Changed lines of a detail list. */
export type SheetDetailInput = {
  /** New or changed lines: values by column name, including `lineno`. A line whose number does not exist yet is added. */
  lines?: Array<Scalars['Row']['input']>;
  /** Numbers of removed lines. */
  removed?: Array<Scalars['Int']['input']>;
  /** Name of the detail list. */
  section: Scalars['String']['input'];
};

/** Changes of a document to save. */
export type SheetSaveInput = {
  /** Changed lines, by detail list. */
  details?: Array<SheetDetailInput>;
  /** Values of the changed header fields, by column name. */
  header?: InputMaybe<Scalars['Row']['input']>;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Document number; left out for a new document. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** True submits the document to its process (提交审批); false saves a draft. */
  submit: Scalars['Boolean']['input'];
  /** Code of the approval task in which the document is edited; null outside of an approval. */
  taskCode?: InputMaybe<Scalars['String']['input']>;
  /** Version that the client read; 0 for a new document. */
  version: Scalars['Int']['input'];
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
  shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** Method of signing in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** Code of a single sign-on system. */
  | 'SINGLE_SIGN_ON';

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

/** A task to change. */
export type TaskInput = {
  /** Id of the task. */
  id: Scalars['ID']['input'];
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
};

/** A list of the task centre. */
export type TaskList =
  /** Tasks of the pool that the account has finished (我的已办). Handled approvals are in ApprovalList.FINISHED. */
  | 'FINISHED'
  /** Tasks that the account has claimed (我的待办). */
  | 'MINE'
  /** Tasks that the account may claim (任务池). */
  | 'POOL';

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

/** A new webhook. */
export type WebhookCreateInput = {
  /** Id of the API token that it belongs to. A caller that uses a token leaves it out: the webhook belongs to that token. */
  apiTokenId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is notified of; at least one kind. The API token needs the scope to read each of them. */
  kinds: Array<WebhookEventKind>;
  /** Name by which the user recognizes it, at most 60 characters. */
  name: Scalars['String']['input'];
  /**
   * Id of a service account of `Viewer.serviceAccounts` that is not locked, to which the API token belongs; the account itself when absent.
   * Refused with NOT_FOUND for every other id, and with NOT_PERMITTED for a locked one.
   */
  serviceAccount?: InputMaybe<Scalars['ID']['input']>;
  /** Address of the receiver: https, at most 2000 characters, without user name, password and fragment. */
  url: Scalars['String']['input'];
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
  id: Scalars['ID']['input'];
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

/** Changes of a webhook. What is absent stays as it is; null counts as absent. */
export type WebhookUpdateInput = {
  /**
   * Id of another API token of the same account that works: a webhook that was stopped for its token goes on with it. It gets the events from
   * now on; those that wait are sent. A caller that uses a token leaves it out.
   */
  apiTokenId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of one of the caller's webhooks, or of a webhook of a service account of `Viewer.serviceAccounts`. */
  id: Scalars['ID']['input'];
  /** Other kinds of events; at least one. The API token needs the scope to read each of them. */
  kinds?: InputMaybe<Array<WebhookEventKind>>;
  /** Another name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Another address, with the limits of a new one. The secret stays, and events that wait are sent there. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** Pressing one button. */
export type WorkflowActionInput = {
  /** Id of the button. */
  button: Scalars['ID']['input'];
  /**
   * Idempotency key: 8 to 64 letters, digits, - and _. The client creates a new key for each press and sends the same key when retrying; the
   * action is carried out only once.
   */
  key: Scalars['ID']['input'];
  /** Opinion, trimmed, at most 500 characters; required when the button has asksOpinion. */
  opinion?: InputMaybe<Scalars['String']['input']>;
  /** Values of the button's form, by column name. */
  values?: InputMaybe<Scalars['Row']['input']>;
};

/** Pressing one button each for several approvals. */
export type WorkflowBatchInput = {
  /** Ids of batch buttons, 1 to 50. */
  buttons: Array<Scalars['ID']['input']>;
  /**
   * Idempotency key generated by the client: 8 to 64 letters, digits, - and _. Send the same key when retrying; the change is made only
   * once.
   */
  key: Scalars['ID']['input'];
  /** One opinion for all of them, trimmed, at most 500 characters. */
  opinion?: InputMaybe<Scalars['String']['input']>;
};
