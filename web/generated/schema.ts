export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An ISO 4217 currency code, for example CNY. */
  CurrencyCode: { input: string; output: string; }
  /** A calendar day in the enterprise's time zone, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment, RFC 3339 with an offset, for example 2026-06-15T09:00:00+08:00. */
  DateTime: { input: string; output: string; }
  /** An exact decimal number, serialised as a string so that no digit is lost: "1234.50". */
  Decimal: { input: string; output: string; }
  /** HTML that was written outside of the portal. It is passed on as it came: whoever shows it has to sanitise it first. */
  HTML: { input: string; output: string; }
  /** A row whose columns are known only while the portal runs: an object of texts, numbers, booleans and nulls by field name. */
  Row: { input: Readonly<Record<string, unknown>>; output: Readonly<Record<string, unknown>>; }
};

/** What approvals must be like; whatever is given must hold. */
export type ApprovalFilter = {
  /** Kind of the document. REST: biztype. */
  documentType?: InputMaybe<Scalars['String']['input']>;
  /** Amount up to here. */
  maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Amount from here on. */
  minimumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Came at least so many days ago (停留天数). */
  olderThanDays?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the number of the document, of the process, of what it is about or of who began it, at most 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Where the process stands. */
  status?: InputMaybe<ApprovalStatus>;
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

/** Whether a step was done. */
export type ApprovalStepState =
  /** It ended without anybody acting: somebody else was enough, or the process went elsewhere. */
  | 'CANCELLED'
  /** Somebody has acted. */
  | 'DONE'
  /** It waits. */
  | 'PENDING';

/** Attainment against plan in bands (达成区间). */
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

/** A picture that the account has uploaded, to become its avatar (头像). */
export type AvatarSetInput = {
  /** What the upload (POST /files/avatar) answered as `file`; null takes the avatar away. */
  file?: InputMaybe<Scalars['String']['input']>;
};

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

/** What a group of counters is about. REST: dtype. */
export type CardGroupKind =
  /** Things to do. REST: todo. */
  | 'TODO'
  /** A kind that this version does not know. */
  | 'UNKNOWN'
  /** Warnings. REST: warning. */
  | 'WARNING';

/** Where a card is to stand. */
export type CardPlacementInput = {
  /** Card code. REST: cardcode. */
  code: Scalars['String']['input'];
  /** Where it is to stand; when it is absent, where the template of the post puts it. */
  position?: InputMaybe<CardPositionInput>;
};

/** A place in the twelve columns of a dashboard. */
export type CardPositionInput = {
  /** First column, 1 to 12. REST: colnum. */
  column: Scalars['Int']['input'];
  /** Rows it spans, 1 to 20. REST: height. */
  height: Scalars['Int']['input'];
  /** Row, from 1. REST: rownum. */
  row: Scalars['Int']['input'];
  /** Columns it spans, 1 to 12; together with the column never beyond the twelfth. REST: width. */
  width: Scalars['Int']['input'];
};

/** What a code is called. */
export type CodeLabelInput = {
  /** What it is called, at most 200 characters. */
  label: Scalars['String']['input'];
  /** The code, at most 200 characters. */
  value: Scalars['String']['input'];
};

/** Which edge a cell stands at. */
export type ColumnAlign =
  /** In the middle. */
  | 'CENTER'
  /** The left one. */
  | 'LEFT'
  /** The right one: numbers. */
  | 'RIGHT';

/** Where a column stays in sight while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** What can be wrong with metadata. */
export type ColumnProblemCode =
  /** What it holds before anybody has typed is none of its kind; it is left out. */
  | 'BAD_DEFAULT'
  /** It depends on itself by way of others; it is offered without what it depends on. */
  | 'CIRCULAR_DEPENDENCY'
  /** It is to be longer than it may be; the lengths do not count. */
  | 'CONTRADICTORY_LENGTHS'
  /** Its name stands there twice; the first counts. */
  | 'DUPLICATE'
  /** Something is to be chosen, and there is nothing that says from what; its code is typed in. */
  | 'MISSING_SOURCE'
  /** It must be filled in, and nobody can see or type it; it is not asked for. */
  | 'REQUIRED_BUT_HIDDEN'
  /** The address of its source is not on the operator's list; its code is typed in. */
  | 'SOURCE_NOT_ALLOWED'
  /** It depends on a column that there is not. */
  | 'UNKNOWN_DEPENDENCY'
  /** The configuration names a key, name or other field that is no column. The services may still answer it. */
  | 'UNKNOWN_FIELD'
  /** A kind that this version does not know; it is shown as text. */
  | 'UNKNOWN_TYPE'
  /** A part of it that is JSON cannot be read; it does not count. */
  | 'UNREADABLE';

/** Kinds of fields. REST: columntype. */
export type ColumnType =
  /** Some of few. REST: CheckboxGroup. */
  | 'CHECKBOX_GROUP'
  /** A day. REST: Date. */
  | 'DATE'
  /** A day and a time. REST: DateTime. */
  | 'DATE_TIME'
  /** Held and never shown. REST: HideText. */
  | 'HIDE_TEXT'
  /** A line of text. REST: Input. */
  | 'INPUT'
  /** A number, two decimals. REST: InputNum. */
  | 'INPUT_NUM'
  /** A line of text with a hint. REST: InputTipText. */
  | 'INPUT_TIP_TEXT'
  /** A link. REST: Atarget. */
  | 'LINK'
  /** One of few. REST: Radio. */
  | 'RADIO'
  /** One of a list. REST: Select. */
  | 'SELECT'
  /** One of a list that depends on another field. REST: SelectDy. */
  | 'SELECT_DY'
  /** One of a lookup. REST: SelectLookUp. */
  | 'SELECT_LOOK_UP'
  /** One that is searched for. REST: SelectRemote. */
  | 'SELECT_REMOTE'
  /** One of what an address answers. REST: SelectRest. */
  | 'SELECT_REST'
  /** One of a list that is also text. REST: SelectText. */
  | 'SELECT_TEXT'
  /** A mark, shown only. REST: Tag. */
  | 'TAG'
  /** Several lines. REST: Textarea. */
  | 'TEXTAREA'
  /** A kind that this version does not know; shown as text. */
  | 'UNKNOWN';

/** One of the common menus to be. */
export type CommonMenuInput = {
  /** Application code. REST: appcode. */
  applicationCode: Scalars['String']['input'];
  /** Menu code. REST: menucode. */
  menuCode: Scalars['String']['input'];
};

/** The common menus to be. */
export type CommonMenusSaveInput = {
  /** All of them in their order, at most 12; what the account does not have is refused. */
  menus: Array<CommonMenuInput>;
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

/** A layout to be given up for the one of the post. */
export type DashboardLayoutResetInput = {
  /** Code of the dashboard or group. REST: dtmplcode. */
  code: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A layout to be kept for the account and its post. */
export type DashboardLayoutSaveInput = {
  /** The cards that are to stand on it, in their order: at least one, at most the limit of the template, none twice. */
  cards: Array<CardPlacementInput>;
  /** Code of the dashboard or group. REST: dtmplcode. */
  code: Scalars['String']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** How long a period is (时间粒度). REST: datetype. */
export type DateGranularity =
  /** One day. REST: 1. */
  | 'DAY'
  /** The calendar month of the date. REST: 3. */
  | 'MONTH'
  /** From one day to another, both included, at most 400. REST: 4. */
  | 'RANGE'
  /** Seven days from the date on: a week is its start plus 6. REST: 2. */
  | 'WEEK';

/** What a field of days or times asks for. */
export type DateMode =
  /** A day, YYYY-MM-DD. REST: date, or nothing. */
  | 'DATE'
  /** From one day to another: two days with ~ between. REST: range. */
  | 'DATE_RANGE'
  /** A day and a time, YYYY-MM-DD HH:mm:ss. REST: a column of type DateTime. */
  | 'DATE_TIME'
  /** A month, YYYY-MM. REST: month. */
  | 'MONTH'
  /** A time of day, HH:mm:ss. REST: time. */
  | 'TIME'
  /** From one time of day to another: two times with ~ between. REST: timerange. */
  | 'TIME_RANGE'
  /** A year, YYYY. REST: year. */
  | 'YEAR';

/** A column of a file. */
export type ExportColumnInput = {
  /** What its codes are called in the user's language, at most 200 of them; null or left out where they are called as the services call them. */
  labels?: InputMaybe<Array<CodeLabelInput>>;
  /** Name of the column. */
  name: Scalars['String']['input'];
  /** Its head in the user's language, at most 200 characters. */
  title: Scalars['String']['input'];
};

/** An export that is begun. */
export type ExportStartInput = {
  /** The columns in their order with their heads, at most 200. */
  columns: Array<ExportColumnInput>;
  /** What the file is called, ending in .xlsx; characters that no file name may have give way to _. */
  fileName: Scalars['String']['input'];
  /** Which rows, as the list shows them. */
  filter?: InputMaybe<ListFilterInput>;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** In which order; what is the same stands by the key, so that pages never overlap. */
  orderBy?: Array<ListOrderInput>;
};

/** A favourite that is to go. */
export type FavouriteRemoveInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Modules to become favourites. */
export type FavouritesAddInput = {
  /** Module codes; those that are favourites already change nothing. */
  moduleCodes: Array<Scalars['String']['input']>;
  /** Position that the first of them takes among the favourites, counted from 1; absent: after all others. Undoing a removal uses it. REST: sort. */
  position?: InputMaybe<Scalars['Int']['input']>;
};

/** What a rule compares. */
export type FieldRuleKind =
  /** A field with another one of the same part. REST: columns. */
  | 'COLUMNS'
  /** How many lines a detail list has. REST: lines. */
  | 'LINES'
  /** A day, a month or a moment with the day of the enterprise. REST: today. */
  | 'TODAY'
  /** A field with a fixed value. REST: value. */
  | 'VALUE';

/** How a number is to be read. */
export type FigureUnit =
  /** A whole count. */
  | 'COUNT'
  /** An amount in the enterprise's currency. */
  | 'MONEY'
  /** Percent, two decimals. */
  | 'PERCENT';

/** An import that is confirmed. */
export type ImportConfirmInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
  /** True leaves out the rows with which something is wrong; false imports all of them or none. */
  onlyGood: Scalars['Boolean']['input'];
};

/** An import that is begun. */
export type ImportStartInput = {
  /** Columns by their heads in the user's language, so that they are recognised, at most 200. */
  columns: Array<ExportColumnInput>;
  /** The file, as POST /files/import has answered it. */
  file: Scalars['String']['input'];
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
};

/** A job. */
export type JobInput = {
  /** Which one. */
  id: Scalars['ID']['input'];
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

/** A column as somebody arranges it. */
export type ListColumnSettingInput = {
  /** Whether it is shown. */
  isShown?: Scalars['Boolean']['input'];
  /** Name of the column. */
  name: Scalars['String']['input'];
  /** Where it stays in sight; null: nowhere. */
  pin?: InputMaybe<ColumnPin>;
  /** Width in pixels, 40 to 1000; null: as configured. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** One condition. */
export type ListConditionInput = {
  /** Name of the column. */
  column: Scalars['String']['input'];
  /** How it compares. */
  operation: ConditionOperation;
  /** What it is compared with, as the column keeps it; for IN see values. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** One of these, for IN; at most 1000. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which rows of a list. All parts hold together. */
export type ListFilterInput = {
  /** Conditions that all hold (且), at most 50. */
  all?: Array<ListConditionInput>;
  /** Conditions of which one holds at least (或), at most 50. With a keyword beside them the gateway asks so that both hold, or refuses with BAD_USER_INPUT where the services cannot. */
  any?: Array<ListConditionInput>;
  /** The keyword is the whole text (精确匹配); as configured when left out. */
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the search box holds, at most 100 characters, trimmed: in one of the keyword columns. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A module. */
export type ListMetadataClearInput = {
  /** Module code. */
  moduleCode: Scalars['String']['input'];
};

/** What may be done in a list. REST: the module code and the number of the operation. */
export type ListOperation =
  /** New rows (新增). REST: 001, addurl. */
  | 'ADD'
  /** Approve rows (审核). REST: 004, auditurl. */
  | 'AUDIT'
  /** Rows away (删除); never where 'ALL' protects them. REST: 003, deleteurl. */
  | 'DELETE'
  /** Other values (修改). REST: 002, updateurl. */
  | 'EDIT'
  /** Rows into a file (导出). REST: 006. */
  | 'EXPORT'
  /** Rows from a file (导入). REST: 005, importurl. */
  | 'IMPORT'
  /** Print the rows shown (打印). REST: 007. */
  | 'PRINT'
  /** Reject rows (驳回). REST: 010, rejecturl. */
  | 'REJECT';

/** An order of rows. */
export type ListOrderInput = {
  /** Name of a column that may be ordered by. REST: columncanorder. */
  column: Scalars['String']['input'];
  /** The greatest first. */
  descending?: Scalars['Boolean']['input'];
};

/** A row that is added. */
export type ListRowAddInput = {
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Its fields by name. */
  values: Scalars['Row']['input'];
};

/** What has happened to a row. */
export type ListRowChangeKind =
  /** It was added. */
  | 'ADDED'
  /** It was approved. */
  | 'AUDITED'
  /** It was changed. */
  | 'CHANGED'
  /** It came from a file. */
  | 'IMPORTED'
  /** It was rejected. */
  | 'REJECTED'
  /** Something that this version does not know. */
  | 'UNKNOWN';

/** A row as it was read. */
export type ListRowReference = {
  /** Key of the row. */
  key: Scalars['ID']['input'];
  /** The version that was read; null where there was none. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** A row that is changed. */
export type ListRowUpdateInput = {
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Key of the row. */
  rowKey: Scalars['ID']['input'];
  /** Fields that are others than before, by name. */
  values: Scalars['Row']['input'];
  /** The version that was read; null where there was none. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** Rows that something is done to. */
export type ListRowsInput = {
  /** Keys of the rows, at most 1000. */
  keys: Array<Scalars['ID']['input']>;
  /** Module code. */
  moduleCode: Scalars['String']['input'];
};

/** Several rows that are changed alike (批量修改). */
export type ListRowsUpdateInput = {
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Which. Each takes a call of the services, so that at most 100 are sure to be within the calls that a request may make. */
  rows: Array<ListRowReference>;
  /** Fields that all of them get, by name. */
  values: Scalars['Row']['input'];
};

/** Columns as somebody has arranged them. */
export type ListSettingsSaveInput = {
  /** The columns in their order, at most 200; an empty list goes back to how they are configured. */
  columns: Array<ListColumnSettingInput>;
  /** Which list. */
  list: Scalars['String']['input'];
  /** Rows of a page, 1 to 1000; null: as configured. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A view that goes away. */
export type ListViewDeleteInput = {
  /** The account's own. */
  id: Scalars['ID']['input'];
};

/** A view that is saved. */
export type ListViewSaveInput = {
  /** The columns in their order, at most 200. */
  columns?: InputMaybe<Array<ListColumnSettingInput>>;
  /** The account's own view that gets other contents; a new one when left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether others may use it. */
  isShared?: Scalars['Boolean']['input'];
  /** Which list; of a module only when the account may open it. */
  list: Scalars['String']['input'];
  /** Its name, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** What the address of the list holds: at most 40 texts of at most 4000 characters, 16000 in all. */
  parameters: Scalars['Row']['input'];
  /** The version that was read, for one that is there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Where the menu of applications stands (菜单位置). REST: global parameter MENUMODE. */
export type MenuMode =
  /** A tree at the left, the default. REST: left. */
  | 'LEFT'
  /** A bar at the top. REST: top. */
  | 'TOP';

/** What a message is about. REST: msgtype. */
export type MessageType =
  /** An alert (预警). REST: alert. */
  | 'ALERT'
  /** An announcement (公告). REST: announce. */
  | 'ANNOUNCEMENT'
  /** A notice (通知). REST: notify. */
  | 'NOTICE'
  /** A message of the system (系统消息). REST: sysinfo. */
  | 'SYSTEM'
  /** Something to do (待办). REST: todo. */
  | 'TODO'
  /** A kind that this version does not know. */
  | 'UNKNOWN';

/** All unread messages, or those of a type. */
export type MessagesReadAllInput = {
  /** Only those of this type; all when left out. */
  type?: InputMaybe<MessageType>;
};

/** Messages that have been read. */
export type MessagesReadInput = {
  /** Their ids; 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** False makes them unread again. */
  isRead?: Scalars['Boolean']['input'];
};

/** The embedded module that a code is for. */
export type MicroappCodeIssueInput = {
  /** Application to look in. REST: appcode. */
  applicationCode?: InputMaybe<Scalars['String']['input']>;
  /** Module code. REST: modulecode. */
  moduleCode: Scalars['String']['input'];
};

/** A must-see item that has been opened. */
export type MustSeeMarkInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Why a module opens nothing. */
export type NoTargetReason =
  /** The address is malformed or its origin is not on the operator's list (地址错误). */
  | 'NOT_ALLOWED'
  /** No address is configured (未设置外部链接). */
  | 'NOT_CONFIGURED';

/** What is needed to change the password. */
export type PasswordChangeInput = {
  /** The new one, at most 128 characters. */
  newPassword: Scalars['String']['input'];
  /** The present password, at most 128 characters. */
  oldPassword: Scalars['String']['input'];
};

/** Which post to work through. */
export type PostSwitchInput = {
  /** Code of one of the account's posts. REST: postcode. */
  postCode: Scalars['String']['input'];
  /** Code of a store that the post may see; required where there are stores to choose from. REST: shopid. */
  shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** What kind of step it is. */
export type ProcessStepKind =
  /** One of several is enough (或签). REST: anyone. */
  | 'ANYONE'
  /** One person decides. REST: approval. */
  | 'APPROVAL'
  /** All of several must agree (会签). REST: countersign. */
  | 'COUNTERSIGN'
  /** Where it ends. REST: end. */
  | 'END'
  /** Where it begins. REST: start. */
  | 'START';

/** Where an instance stands to a step. */
export type ProcessStepState =
  /** Still to come. */
  | 'AHEAD'
  /** It is there now. */
  | 'CURRENT'
  /** Gone through. */
  | 'DONE'
  /** It was refused there. */
  | 'REJECTED'
  /** Will not be gone through, or was not. */
  | 'SKIPPED';

/** Over what a progress is told. REST: datetype. */
export type ProgressPeriod =
  /** Yesterday. REST: 2. */
  | 'DAY'
  /** This month up to yesterday. REST: 3. */
  | 'MONTH'
  /** This year up to yesterday. REST: 4. */
  | 'YEAR';

/** How a rule compares. */
export type RuleOperation =
  /** Is it or more, or then or later. REST: ge. */
  | 'AT_LEAST'
  /** Is it or less, or then or earlier. REST: le. */
  | 'AT_MOST'
  /** Is another. REST: ne. */
  | 'DIFFERENT'
  /** Is the same. REST: eq. */
  | 'EQUAL'
  /** Is less, or earlier. REST: lt. */
  | 'LESS_THAN'
  /** Is more, or later. REST: gt. */
  | 'MORE_THAN';

/** What a card's data is narrowed to (筛选). Without one it is the day two days before today at the enterprise, all purchase groups and all channels. */
export type SalesFilterInput = {
  /** Channels; all when there is none. REST: channelid. */
  channelCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The day, a day of the month, or the first day of a week or range; two days before today when it is absent (a range needs it). REST: startdate. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of a range, and of nothing else. REST: enddate. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** How long the period is. */
  granularity?: DateGranularity;
  /** One purchase group; all when it is absent. REST: cateid. */
  purchaseGroupCode?: InputMaybe<Scalars['String']['input']>;
};

/** What a ranking or a chart is about (指标). REST: metric. */
export type SalesMetric =
  /** Sales amount (销售金额). REST: 10. */
  | 'AMOUNT'
  /** Orders with the product ÷ all orders, in percent (订单渗透率). REST: 20. */
  | 'PENETRATION'
  /** Units sold (销售数量). REST: 0. */
  | 'QUANTITY';

/** Windows of the sales line. */
export type SalesWindow =
  /** The last 7 days. REST: days 7. */
  | 'LAST_7_DAYS'
  /** The last 30 days. REST: days 30. */
  | 'LAST_30_DAYS';

/** How a search form asks for a column. */
export type SearchType =
  /** The very value. REST: eq. */
  | 'EQ'
  /** Several to choose. REST: in. */
  | 'IN'
  /** A part of the text. REST: like. */
  | 'LIKE'
  /** From and to. REST: range. */
  | 'RANGE';

/** What a single-sign-on system sends the browser back with. */
export type SessionSignInByCodeInput = {
  /** The code, at most 512 characters. */
  code: Scalars['String']['input'];
  /** The user was told that this browser did not ask for the code and wants to sign in with it all the same. */
  confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Enterprise number (企业编号), where the code alone does not tell it. */
  enterpriseCode?: InputMaybe<Scalars['String']['input']>;
  /** The `state` that came back with the code. It counts in the browser that began the sign-on, once and for ten minutes. */
  state?: InputMaybe<Scalars['String']['input']>;
};

/** What is needed to sign in. */
export type SessionSignInInput = {
  /** Account (账号), at most 64 characters. */
  account: Scalars['String']['input'];
  /** Enterprise number (企业编号), at most 32 characters. */
  enterpriseCode: Scalars['String']['input'];
  /** Password (密码), at most 128 characters. It is sent on to the services and kept nowhere. */
  password: Scalars['String']['input'];
  /** Which sign-in page is used: staff and suppliers have separate accounts. */
  userType: UserType;
};

/** What unlocks a session. */
export type SessionUnlockInput = {
  /** Password (密码), at most 128 characters. */
  password: Scalars['String']['input'];
};

/** What happened to a field or a line. */
export type SheetChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It is another. */
  | 'CHANGED'
  /** It is gone. */
  | 'REMOVED';

/** Lines of a detail list that are others than before. */
export type SheetDetailInput = {
  /** Lines that are new or others: their fields by name with `lineno`; one whose number there is not yet is new. */
  lines?: Array<Scalars['Row']['input']>;
  /** Numbers of lines that are gone. */
  removed?: Array<Scalars['Int']['input']>;
  /** Name of the list. */
  section: Scalars['String']['input'];
};

/** A document that is saved. */
export type SheetSaveInput = {
  /** Lines that are others than before. */
  details?: Array<SheetDetailInput>;
  /** Fields of the header that are others than before, by name. */
  header?: InputMaybe<Scalars['Row']['input']>;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: Scalars['ID']['input'];
  /** Module code. */
  moduleCode: Scalars['String']['input'];
  /** Number; left out for a new one. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** True hands it to its process (提交审批), false keeps a draft. REST: bpmopen. */
  submit: Scalars['Boolean']['input'];
  /** The approval task in which it is changed, if any. */
  taskCode?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; 0 for a new one. */
  version: Scalars['Int']['input'];
};

/** Where a document stands (单据状态). */
export type SheetStatus =
  /** Not handed in yet (草稿). REST: 0. */
  | 'DRAFT'
  /** In effect (已生效). REST: 2. */
  | 'EFFECTIVE'
  /** In its process (审批中). REST: 1. */
  | 'IN_PROCESS'
  /** Rejected (已驳回). REST: 3. */
  | 'REJECTED'
  /** Back with whoever began it (已退回). REST: 4. */
  | 'RETURNED'
  /** A state that this version does not know. */
  | 'UNKNOWN';

/** Which stores the applications of an account work on. */
export type ShopMode =
  /** Both. REST: 3. */
  | 'BOTH'
  /** Multi-store applications only. REST: 2. */
  | 'MULTIPLE'
  /** No application, or a supplier. REST: 0. */
  | 'NONE'
  /** Single-store applications only. REST: 1. */
  | 'SINGLE';

/** Whether an application works on one store or on many. REST: issingleshop. */
export type ShopScope =
  /** Many stores at once. REST: 2. */
  | 'MULTIPLE'
  /** One store at a time. REST: 1. */
  | 'SINGLE';

/** Which store to work for. */
export type ShopSwitchInput = {
  /** Store number; null means all stores, where the applications allow that. REST: shopid. */
  shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** How somebody signed in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** By the code of a single-sign-on system. */
  | 'SINGLE_SIGN_ON';

/** What stands below the cells of a column. */
export type SumStyle =
  /** Their mean. REST: avg. */
  | 'AVERAGE'
  /** How many hold something. REST: count. */
  | 'COUNT'
  /** The greatest. REST: max. */
  | 'MAXIMUM'
  /** The least. REST: min. */
  | 'MINIMUM'
  /** All of them together. REST: sum. */
  | 'SUM';

/** What a button of a task does. */
export type TaskAction =
  /** Claims it. REST: assign. */
  | 'ASSIGN'
  /** Gives it back. REST: cancel. */
  | 'CANCEL'
  /** Claims it to have it done. REST: finish. */
  | 'FINISH'
  /** Opens its sheet. REST: handle. */
  | 'HANDLE'
  /** One that this version does not know. */
  | 'UNKNOWN'
  /** Claims it and opens its sheet. REST: viewAndFinish. */
  | 'VIEW_AND_FINISH';

/** A task with which something is done. */
export type TaskInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  key: Scalars['ID']['input'];
};

/** A list of the task centre. */
export type TaskList =
  /** Tasks that it has finished (我的已办). REST: status completed, mine. */
  | 'FINISHED'
  /** Tasks that it has claimed (我的待办). REST: status locked, mine. */
  | 'MINE'
  /** Tasks that the account may claim (任务池). REST: status unlocked. */
  | 'POOL';

/** Whether somebody has a task. */
export type TaskStatus =
  /** It is done (已完成). REST: completed. */
  | 'COMPLETED'
  /** Somebody has claimed it (已锁定). REST: locked. */
  | 'LOCKED'
  /** A state that this version does not know. */
  | 'UNKNOWN'
  /** Nobody has it (未锁定). REST: unlocked. */
  | 'UNLOCKED';

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

/** Which kind of account somebody works with. REST: userType. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. REST: any userType but 2. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. REST: userType 2. */
  | 'SUPPLIER';

/** A button that is pressed. */
export type WorkflowActionInput = {
  /** Its id. */
  button: Scalars['ID']['input'];
  /** Made anew by the client for each time somebody presses, and kept for trying again: 8 to 64 letters, digits, - and _. What it has done once is not done twice. */
  key: Scalars['ID']['input'];
  /** The opinion, trimmed; required where the button asks for one, at most 500 characters. */
  opinion?: InputMaybe<Scalars['String']['input']>;
  /** What its form asks for, by the name of the column. */
  values?: InputMaybe<Scalars['Row']['input']>;
};

/** A button that is pressed for several approvals at once. */
export type WorkflowBatchInput = {
  /** Ids of batch buttons, 1 to 50. */
  buttons: Array<Scalars['ID']['input']>;
  /** As in WorkflowActionInput. */
  key: Scalars['ID']['input'];
  /** One opinion for all of them. */
  opinion?: InputMaybe<Scalars['String']['input']>;
};
