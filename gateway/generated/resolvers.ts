import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerModel, Enterprise as EnterpriseModel, Settings as SettingsModel } from '../session/viewer.ts';
import type { Elf as ElfModel } from '../assistant/rest.ts';
import type { Application as ApplicationModel } from '../menus/rest.ts';
import type { ApprovalModel as ApprovalModelModel } from '../workflow/approval.ts';
import type { ActionOutcome as ActionOutcomeModel } from '../workflow/action-outcome.ts';
import type { TaskOutcome as TaskOutcomeModel } from '../tasks/task-outcome.ts';
import type { FormColumnModel as FormColumnModelModel } from '../module-model/form-column.ts';
import type { ListModuleModel as ListModuleModelModel, ListRowModel as ListRowModelModel } from '../module-model/list-module.ts';
import type { JobRecord as JobRecordModel, PreviewModel as PreviewModelModel } from '../jobs/job.ts';
import type { JobOutcome as JobOutcomeModel } from '../jobs/outcome.ts';
import type { SheetModel as SheetModelModel, SheetDetailModel as SheetDetailModelModel } from '../sheets/sheet.ts';
import type { Dashboard as DashboardModel, CardDefinition as CardDefinitionModel } from '../cards/rest.ts';
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

/** One session of the account, in whatever browser. */
export type AccountSession = {
  readonly __typename?: 'AccountSession';
  /** Address that it began from, as the gateway sees it. */
  readonly address?: Maybe<Scalars['String']['output']>;
  /** Name of the browser, for example Chrome; null when it does not say. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** Whether it is the one that asks. */
  readonly current: Scalars['Boolean']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** When it was last used, to the minute. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Name of the operating system, for example Windows; null when it does not say. */
  readonly system?: Maybe<Scalars['String']['output']>;
};

/** The unread announcements, shown as the first five (公告). REST: uitmpl AnnouncementCard. */
export type AnnouncementCard = Card & {
  readonly __typename?: 'AnnouncementCard';
  /** How many, and the first; null with an error of its own when the service fails. REST: announce/pageQuery, for suppliers venderannounce/pageQuery. */
  readonly announcements?: Maybe<MessagePreview>;
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** An application (应用): a group of menus under one name. */
export type Application = {
  readonly __typename?: 'Application';
  /** Application code. REST: appcode. */
  readonly code: Scalars['String']['output'];
  /** Module that its home opens, or null. REST: homeurl. */
  readonly homeUrl?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs. REST: i18ncode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Address of its logo at this gateway, or null. REST: applogo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /**
   * Its menu tree (菜单) as a flat list in the order of the tree; null with an error of its own when it cannot be had. All trees of one
   * request are loaded in parallel. REST: account/getPostMenuTree, for suppliers tenantaccount/getMenuTree.
   */
  readonly menus?: Maybe<ReadonlyArray<MenuNode>>;
  /** Its own name, shown when the language pack has none for i18nCode. REST: appname. */
  readonly name: Scalars['String']['output'];
  /** One store or many. REST: issingleshop. */
  readonly shopScope: ShopScope;
};

/** A process instance, or one task of it (审批). */
export type Approval = {
  readonly __typename?: 'Approval';
  /** Key of what the account pressed in the language packs; null when the services tell none. REST: buttonentrycode. */
  readonly actionI18nCode?: Maybe<Scalars['String']['output']>;
  /** What the account pressed, in the words of the services; null while it has not. REST: buttonName. */
  readonly actionName?: Maybe<Scalars['String']['output']>;
  /** Amount of the document, in the enterprise's currency; null where it has none. REST: amount. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Who has it now (当前处理人). REST: assigneeNames. */
  readonly assigneeNames: ReadonlyArray<Scalars['String']['output']>;
  /** Files that belong to it (附件). REST: msc-bpm/process/getAttachments. */
  readonly attachments?: Maybe<ReadonlyArray<Attachment>>;
  /** Buttons that may be pressed for several approvals at once (批量审批). REST: batchButtons. */
  readonly batchButtons: ReadonlyArray<WorkflowButton>;
  /**
   * What the account may do, as the services decide (审批按钮): of the task where one is meant and waits, of the instance otherwise. REST:
   * msc-bpm/process/getButtonsByTaskId, getButtonsByInstanceId.
   */
  readonly buttons?: Maybe<ReadonlyArray<WorkflowButton>>;
  /** When the task came; of an instance, when it began. REST: createdate. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The steps, the path taken and where it is now (流程图). REST: msc-bpm/process/getDiagram. */
  readonly diagram?: Maybe<ProcessDiagram>;
  /** Number of the document (单号). REST: bizKey. */
  readonly documentNumber: Scalars['String']['output'];
  /** Kind of the document. REST: bizType. */
  readonly documentType: Scalars['String']['output'];
  /** When it ended. REST: finishdate. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was done so far and by whom (审批记录), the oldest first, then what waits. REST: msc-bpm/process/getHistory. */
  readonly history?: Maybe<ReadonlyArray<ApprovalStep>>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Who began it (发起人). REST: initiatorName. */
  readonly initiatorName: Scalars['String']['output'];
  /** Instance code. REST: workflowInstanceId. */
  readonly instanceCode: Scalars['String']['output'];
  /** Module of the document. REST: moduleCode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Key of the process in the language packs; null when the services tell none. REST: processentrycode. */
  readonly processI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the process. REST: processName. */
  readonly processName: Scalars['String']['output'];
  /** The document; null where its module has none. REST: {prefix}/searchItem. */
  readonly sheet?: Maybe<Sheet>;
  /** Where the process stands. REST: status. */
  readonly status: ApprovalStatus;
  /** Step of the task, or the one where the instance is (当前节点). REST: activityId. */
  readonly stepCode?: Maybe<Scalars['String']['output']>;
  /** Key of the step in the language packs; null when the services tell none. REST: activityentrycode. */
  readonly stepI18nCode?: Maybe<Scalars['String']['output']>;
  /** Its name. REST: activityName. */
  readonly stepName?: Maybe<Scalars['String']['output']>;
  /** Who brought it in (提交人). REST: submitterName. */
  readonly submitterName?: Maybe<Scalars['String']['output']>;
  /** What the document is about, in one line. REST: summary. */
  readonly summary?: Maybe<Scalars['String']['output']>;
  /** Task code; null where an instance is meant. REST: taskId. */
  readonly taskCode?: Maybe<Scalars['String']['output']>;
};

/** What approvals must be like; whatever is given must hold. */
export type ApprovalFilter = {
  /** Kind of the document. REST: biztype. */
  readonly documentType?: InputMaybe<Scalars['String']['input']>;
  /** Amount up to here. */
  readonly maximumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Amount from here on. */
  readonly minimumAmount?: InputMaybe<Scalars['Decimal']['input']>;
  /** Came at least so many days ago (停留天数). */
  readonly olderThanDays?: InputMaybe<Scalars['Int']['input']>;
  /** Part of the number of the document, of the process, of what it is about or of who began it, at most 100 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Where the process stands. */
  readonly status?: InputMaybe<ApprovalStatus>;
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

/** A page of approvals. */
export type ApprovalPage = {
  readonly __typename?: 'ApprovalPage';
  /** Those of the page. */
  readonly nodes: ReadonlyArray<Approval>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A glance at the approvals that wait. */
export type ApprovalPreview = {
  readonly __typename?: 'ApprovalPreview';
  /** The newest of them, at most 20. REST: todoList. */
  readonly nodes: ReadonlyArray<PendingApproval>;
  /** How many wait in all. REST: count. */
  readonly totalCount: Scalars['Int']['output'];
};

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

/** Something that was done in a process, or waits to be done (审批记录). */
export type ApprovalStep = {
  readonly __typename?: 'ApprovalStep';
  /** What kind of action it was; verbatim. REST: actionName. */
  readonly action?: Maybe<Scalars['String']['output']>;
  /** Key of what was pressed in the language packs; null when the services tell none. REST: buttonentrycode. */
  readonly actionI18nCode?: Maybe<Scalars['String']['output']>;
  /** What was pressed, in the words of the services; null while it waits. REST: buttonName. */
  readonly actionName?: Maybe<Scalars['String']['output']>;
  /** Whose it was or is. REST: assigneeName. */
  readonly assigneeName: Scalars['String']['output'];
  /** Department. REST: deptName. */
  readonly departmentName?: Maybe<Scalars['String']['output']>;
  /** When it was done. REST: finishdate. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** For whom somebody acted as a deputy or delegate (代). REST: onBehalfOf. */
  readonly onBehalfOf?: Maybe<Scalars['String']['output']>;
  /** Why: plain text. REST: opinion. */
  readonly opinion?: Maybe<Scalars['String']['output']>;
  /** Post. REST: postName. */
  readonly postName?: Maybe<Scalars['String']['output']>;
  /** When it came. REST: startdate. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Done, waiting or cancelled. REST: state. */
  readonly state: ApprovalStepState;
  /** Key of the step in the language packs; null when the services tell none. REST: activityentrycode. */
  readonly stepI18nCode?: Maybe<Scalars['String']['output']>;
  /** Step. REST: activityName. */
  readonly stepName: Scalars['String']['output'];
};

/** Whether a step was done. */
export type ApprovalStepState =
  /** It ended without anybody acting: somebody else was enough, or the process went elsewhere. */
  | 'CANCELLED'
  /** Somebody has acted. */
  | 'DONE'
  /** It waits. */
  | 'PENDING';

/** The six counters of approvals and tasks. */
export type ApprovalTotals = {
  readonly __typename?: 'ApprovalTotals';
  /** Tasks done (我的已办). REST: finishCount. */
  readonly finished: Scalars['Int']['output'];
  /** Tasks that wait (待我审批). REST: pendingTaskCount. */
  readonly pending: Scalars['Int']['output'];
  /** Tasks in the pool (任务池). REST: poolCount. */
  readonly pool: Scalars['Int']['output'];
  /** Processes begun that are under way (我发起的); null when the services do not count them. REST: initiatedCount. */
  readonly started?: Maybe<Scalars['Int']['output']>;
  /** Processes brought in that are under way (我提交的); null when the services do not count them. REST: submittedCount. */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
  /** Pool tasks claimed (我的待办). REST: todoCount. */
  readonly todo: Scalars['Int']['output'];
};

/** A file that belongs to a process (附件). */
export type Attachment = {
  readonly __typename?: 'Attachment';
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Name of the file. REST: name. */
  readonly name: Scalars['String']['output'];
  /** Bytes. REST: size. */
  readonly sizeBytes?: Maybe<Scalars['Int']['output']>;
  /** When. REST: createdate. */
  readonly uploadedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who brought it. REST: uploader. */
  readonly uploaderName?: Maybe<Scalars['String']['output']>;
  /** Where the portal gives it out, a path of the gateway; null for an address that is not allowed. REST: url. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Actual against plan over a period (达成). */
export type Attainment = {
  readonly __typename?: 'Attainment';
  /** Actual so far. REST: monthValue, yearValue. */
  readonly actual?: Maybe<Scalars['Decimal']['output']>;
  /** Band of the rate; null without a plan. */
  readonly band?: Maybe<AttainmentBand>;
  /** How much of the period has passed by asOf, in percent, two decimals. */
  readonly elapsedRate: Scalars['Decimal']['output'];
  /** Plan of the whole period; null when none is set. REST: monthPlanValue, yearPlanValue. */
  readonly plan?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Attainment in percent, two decimals, not capped: the services' own where they send one, else actual ÷ plan; null when the plan is zero or null.
   * REST: monthRate, yearRate.
   */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
};

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
  readonly file?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of setting the avatar. */
export type AvatarSetPayload = {
  readonly __typename?: 'AvatarSetPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account with its avatar; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A screen of this portal. REST: url portal:{screen}?{parameters}. */
export type BuiltInScreen = {
  readonly __typename?: 'BuiltInScreen';
  /** Its parameters, in the order of the address. */
  readonly parameters: ReadonlyArray<ScreenParameter>;
  /** Its name, for example dashboard, list, sheet, message, approval. */
  readonly screen: Scalars['String']['output'];
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

/** What a button opens: a module of the portal, or a page whose origin the operator has listed. */
export type ButtonTarget = {
  readonly __typename?: 'ButtonTarget';
  /** Module, or null for a page. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** What the module is opened with. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Page, or null for a module. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** A card of a dashboard (卡片). */
export type Card = {
  /** Card code. REST: cardcode. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque and stable within the account. */
  readonly id: Scalars['ID']['output'];
  /** Code of the module behind it, or null. REST: modulecode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Its own name. REST: cardname. */
  readonly name: Scalars['String']['output'];
  /** Where it stands. */
  readonly position: CardPosition;
};

/** A number that waits for somebody, and what it leads to. */
export type CardCounter = {
  readonly __typename?: 'CardCounter';
  /** An amount beside it, or null. REST: data.amt. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** Application of the module behind it. REST: appcode. */
  readonly applicationCode?: Maybe<Scalars['String']['output']>;
  /** How many; shown up to 99. REST: data.num. */
  readonly count: Scalars['Int']['output'];
  /** Name of an icon, without a prefix. REST: icon. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Colour of the icon as #rrggbb; anything else the services name is null. REST: iconColor. */
  readonly iconColour?: Maybe<Scalars['String']['output']>;
  /** Module that a click opens; the card's own when the counter names none. REST: modulecode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** What the module is opened with. REST: moduleparams. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
};

/** A group of counters that the user may arrange (快捷卡片组). */
export type CardGroup = {
  readonly __typename?: 'CardGroup';
  /** The cards that are ticked, in their order. REST: details. */
  readonly cards: ReadonlyArray<GroupedCard>;
  /** Code by which its template and layout are asked for and saved. REST: dtmplcode. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Whether its cards are pinned, that is shortcuts with badges or plain numbers, or a list. REST: uitmpl IconCard and CountCard are pinned. */
  readonly isPinned: Scalars['Boolean']['output'];
  /** What it is about. REST: dtype. */
  readonly kind: CardGroupKind;
  /** How many cards may be ticked; above 1 there is something to set. REST: maxnum. */
  readonly limit: Scalars['Int']['output'];
  /** Its own name. REST: typename. */
  readonly name: Scalars['String']['output'];
};

/** A group of counters in the right panel (快捷卡片). REST: uitmpl CardGroup. */
export type CardGroupCard = Card & {
  readonly __typename?: 'CardGroupCard';
  readonly code: Scalars['String']['output'];
  /** The group that the card's parameters name; null with an error of its own when the service fails. REST: dashboardTmplCard/queryWithMore. */
  readonly group?: Maybe<CardGroup>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** What a group of counters is about. REST: dtype. */
export type CardGroupKind =
  /** Things to do. REST: todo. */
  | 'TODO'
  /** A kind that this version does not know. */
  | 'UNKNOWN'
  /** Warnings. REST: warning. */
  | 'WARNING';

/** A parameter that a module is opened with. */
export type CardParameter = {
  readonly __typename?: 'CardParameter';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its value. */
  readonly value: Scalars['String']['output'];
};

/** Where a card is to stand. */
export type CardPlacementInput = {
  /** Card code. REST: cardcode. */
  readonly code: Scalars['String']['input'];
  /** Where it is to stand; when it is absent, where the template of the post puts it. */
  readonly position?: InputMaybe<CardPositionInput>;
};

/** Where a card stands in the twelve columns of its dashboard. REST: rownum, colnum, width, height. */
export type CardPosition = {
  readonly __typename?: 'CardPosition';
  /** First column, 1 to 12. */
  readonly column: Scalars['Int']['output'];
  /** Rows it spans. */
  readonly height: Scalars['Int']['output'];
  /** Row, from 1. */
  readonly row: Scalars['Int']['output'];
  /** Columns it spans, 1 to 12. */
  readonly width: Scalars['Int']['output'];
};

/** A place in the twelve columns of a dashboard. */
export type CardPositionInput = {
  /** First column, 1 to 12. REST: colnum. */
  readonly column: Scalars['Int']['input'];
  /** Rows it spans, 1 to 20. REST: height. */
  readonly height: Scalars['Int']['input'];
  /** Row, from 1. REST: rownum. */
  readonly row: Scalars['Int']['input'];
  /** Columns it spans, 1 to 12; together with the column never beyond the twelfth. REST: width. */
  readonly width: Scalars['Int']['input'];
};

/** A sales channel (渠道). */
export type Channel = {
  readonly __typename?: 'Channel';
  /** Code. REST: channelid. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Its own name. REST: channelname. */
  readonly name: Scalars['String']['output'];
  /**
   * Place among all channels of the enterprise by code, from 1, whatever a card is narrowed to: charts colour a channel by it. Null for a channel that is
   * not in that list.
   */
  readonly place?: Maybe<Scalars['Int']['output']>;
};

/** One bar: a purchase group with its channels. */
export type ChannelBar = {
  readonly __typename?: 'ChannelBar';
  /** Code of the group. REST: categoryid. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the group. REST: name. */
  readonly name: Scalars['String']['output'];
  /** All channels together. REST: num. */
  readonly total: Scalars['Decimal']['output'];
  /** One value for each channel, in the order of `channels`; null where the services tell none. REST: channelid{X}. */
  readonly values: ReadonlyArray<Maybe<Scalars['Decimal']['output']>>;
};

/** Sales of each channel by purchase group (渠道销售). REST: uitmpl ChannelBarCard. */
export type ChannelBarCard = Card & {
  readonly __typename?: 'ChannelBarCard';
  /** The bars of a period; null with an error of its own when the service fails. */
  readonly bars?: Maybe<ChannelBars>;
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};


/** Sales of each channel by purchase group (渠道销售). REST: uitmpl ChannelBarCard. */
export type ChannelBarCardBarsArgs = {
  filter?: InputMaybe<SalesFilterInput>;
  metric?: SalesMetric;
};

/** Sales by purchase group and channel over a period. */
export type ChannelBars = {
  readonly __typename?: 'ChannelBars';
  /** The bars, in the order of the services. */
  readonly bars: ReadonlyArray<ChannelBar>;
  /** The channels that the bars are made of. */
  readonly channels: ReadonlyArray<Channel>;
  /** Currency of money values. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The days. */
  readonly period: SalesPeriod;
  /** How the values are to be read. */
  readonly unit: FigureUnit;
};

/** Share of each channel in the sales (渠道销售占比). REST: uitmpl PieCard. */
export type ChannelPieCard = Card & {
  readonly __typename?: 'ChannelPieCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The channels of a period; null with an error of its own when the service fails. */
  readonly shares?: Maybe<ChannelShares>;
};


/** Share of each channel in the sales (渠道销售占比). REST: uitmpl PieCard. */
export type ChannelPieCardSharesArgs = {
  filter?: InputMaybe<SalesFilterInput>;
};

/** One channel of the pie. */
export type ChannelShare = {
  readonly __typename?: 'ChannelShare';
  /** Sales amount. REST: sale. */
  readonly amount: Scalars['Decimal']['output'];
  /** Its part of the amount of all in percent, two decimals; null where all together are nothing. */
  readonly amountShare?: Maybe<Scalars['Decimal']['output']>;
  /** Channel code. REST: channelid. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Channel name. REST: name. */
  readonly name: Scalars['String']['output'];
  /** Place among all channels of the enterprise by code, from 1; null for a channel that is not among them. Charts colour a channel by it. */
  readonly place?: Maybe<Scalars['Int']['output']>;
  /** Units sold. REST: num. */
  readonly quantity: Scalars['Decimal']['output'];
  /** Its part of the quantity of all in percent, two decimals; null where all together are nothing. */
  readonly quantityShare?: Maybe<Scalars['Decimal']['output']>;
};

/** Sales by channel over a period. */
export type ChannelShares = {
  readonly __typename?: 'ChannelShares';
  /** Sales of all of them. */
  readonly amountTotal: Scalars['Decimal']['output'];
  /** The channels, the largest amount first. */
  readonly channels: ReadonlyArray<ChannelShare>;
  /** Currency of the amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The days. */
  readonly period: SalesPeriod;
  /** Units of all of them. */
  readonly quantityTotal: Scalars['Decimal']['output'];
};

/** Count, growth and sales of one figure, such as member sales (会员销售). REST: uitmpl CircleCard. */
export type CircleCard = Card & {
  readonly __typename?: 'CircleCard';
  readonly code: Scalars['String']['output'];
  /** Its figures; null with an error of its own when the service fails. */
  readonly figures?: Maybe<CircleFigures>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** Figures of a group of people or things on one day. */
export type CircleFigures = {
  readonly __typename?: 'CircleFigures';
  /** Their sales. REST: amt. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** The day (数据截至). */
  readonly asOf: Scalars['Date']['output'];
  /** How many. REST: num. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** Currency of the amount. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Growth against the day before in percent, two decimals. REST: hb. */
  readonly growthRate?: Maybe<Scalars['Decimal']['output']>;
  /** Share of all sales in percent, two decimals. REST: prop. */
  readonly share?: Maybe<Scalars['Decimal']['output']>;
};

/** What a code is called. */
export type CodeLabelInput = {
  /** What it is called, at most 200 characters. */
  readonly label: Scalars['String']['input'];
  /** The code, at most 200 characters. */
  readonly value: Scalars['String']['input'];
};

/** Which edge a cell stands at. */
export type ColumnAlign =
  /** In the middle. */
  | 'CENTER'
  /** The left one. */
  | 'LEFT'
  /** The right one: numbers. */
  | 'RIGHT';

/** Something that may be chosen (选项). */
export type ColumnOption = {
  readonly __typename?: 'ColumnOption';
  /** What choosing it puts into other fields, by their names; null for nothing. REST: columnrestmap copy. */
  readonly copies?: Maybe<Scalars['Row']['output']>;
  /** Key of what is shown in the language packs. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** What is shown. */
  readonly label: Scalars['String']['output'];
  /** What is kept. */
  readonly value: Scalars['String']['output'];
};

/** Where a column stays in sight while the others scroll. */
export type ColumnPin =
  /** At the left edge. */
  | 'LEFT'
  /** At the right edge. */
  | 'RIGHT';

/** What is wrong with a column of the metadata. */
export type ColumnProblem = {
  readonly __typename?: 'ColumnProblem';
  /** What. */
  readonly code: ColumnProblemCode;
  /** Name of the column; null when it is about the whole. */
  readonly column?: Maybe<Scalars['String']['output']>;
};

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

/** A column of a detail list that a total of the header adds up (合计来源). */
export type ColumnTotal = {
  readonly __typename?: 'ColumnTotal';
  /** Name of its column. */
  readonly column: Scalars['String']['output'];
  /** Name of the list. */
  readonly section: Scalars['String']['output'];
};

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

/** A menu that an account keeps at hand (常用菜单). */
export type CommonMenu = {
  readonly __typename?: 'CommonMenu';
  /** Application code. REST: appcode. */
  readonly applicationCode: Scalars['String']['output'];
  /** Menu code. REST: menucode. */
  readonly menuCode: Scalars['String']['output'];
  /** Code of the module that it opens. REST: modulecode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
};

/** One of the common menus to be. */
export type CommonMenuInput = {
  /** Application code. REST: appcode. */
  readonly applicationCode: Scalars['String']['input'];
  /** Menu code. REST: menucode. */
  readonly menuCode: Scalars['String']['input'];
};

/** The common menus to be. */
export type CommonMenusSaveInput = {
  /** All of them in their order, at most 12; what the account does not have is refused. */
  readonly menus: ReadonlyArray<CommonMenuInput>;
};

/** The outcome of saving the common menus. */
export type CommonMenusSavePayload = {
  readonly __typename?: 'CommonMenusSavePayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose they are, to be asked for the new list; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
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

/** A number that opens a module (数字卡). REST: uitmpl CountCard. */
export type CountCard = Card & {
  readonly __typename?: 'CountCard';
  readonly code: Scalars['String']['output'];
  /** The number; null with an error of its own when the service fails. */
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
  /** Last day that is complete in the sales facts (数据截至), yesterday at the enterprise. */
  readonly asOf: Scalars['Date']['output'];
  /** The cards, in the order of the layout; those of some rows only when these are named, so that a page asks for what can be seen. */
  readonly cards: ReadonlyArray<Card>;
  /** Code. REST: dtmplcode. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Its own name. REST: dtmplname. */
  readonly name: Scalars['String']['output'];
  /** How many stores the figures cover (门店数); null for suppliers, and when the services cannot tell. REST: account/getShopList. */
  readonly shopCount?: Maybe<Scalars['Int']['output']>;
  /** Grows with each save, 0 is the template of the post; whoever saves sends the one that he read. REST: version. */
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
  /** The dashboard as it is now; null when it was refused, except with the code CONFLICT: somebody saved it since it was read, and this is what he saved. */
  readonly dashboard?: Maybe<Dashboard>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A layout to be given up for the one of the post. */
export type DashboardLayoutResetInput = {
  /** Code of the dashboard or group. REST: dtmplcode. */
  readonly code: Scalars['String']['input'];
  /** The version that was read. */
  readonly version: Scalars['Int']['input'];
};

/** A layout to be kept for the account and its post. */
export type DashboardLayoutSaveInput = {
  /** The cards that are to stand on it, in their order: at least one, at most the limit of the template, none twice. */
  readonly cards: ReadonlyArray<CardPlacementInput>;
  /** Code of the dashboard or group. REST: dtmplcode. */
  readonly code: Scalars['String']['input'];
  /** The version that was read. */
  readonly version: Scalars['Int']['input'];
};

/** What may stand on a dashboard or in a group of counters. */
export type DashboardTemplate = {
  readonly __typename?: 'DashboardTemplate';
  /** All cards that are offered: those on the dashboard in their order, then the others. */
  readonly cards: ReadonlyArray<TemplateCard>;
  /** Code. REST: dtmplcode. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** How many cards may be ticked. REST: maxnum. */
  readonly limit: Scalars['Int']['output'];
  /** Its own name. REST: typename. */
  readonly name: Scalars['String']['output'];
  /** The version of the layout that the ticks belong to. REST: version. */
  readonly version: Scalars['Int']['output'];
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

/** An elf (小精灵) of the assistant: a prepared question. */
export type Elf = {
  readonly __typename?: 'Elf';
  /** Its code. REST: caspeerid. */
  readonly code: Scalars['String']['output'];
  /** What its rows are shown in. REST: columndata. */
  readonly columns: ReadonlyArray<ElfColumn>;
  /** Whether it may be run. REST: flag 1. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Its own name. REST: caspername. */
  readonly name: Scalars['String']['output'];
  /**
   * Runs it: one page of its rows, by the address in its configuration, which is checked against the operator's list. Null with an error of its
   * own when that fails; FORBIDDEN when it is not enabled. REST: casperrest.
   */
  readonly rows?: Maybe<ElfRowPage>;
};


/** An elf (小精灵) of the assistant: a prepared question. */
export type ElfRowsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A column of an elf's rows. */
export type ElfColumn = {
  readonly __typename?: 'ElfColumn';
  /** Name of the field in a row. REST: columnname. */
  readonly field: Scalars['String']['output'];
  /** Its heading. REST: columntitle. */
  readonly title: Scalars['String']['output'];
};

/** One page of an elf's rows. */
export type ElfRowPage = {
  readonly __typename?: 'ElfRowPage';
  /** Number of this page, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Rows on a page. */
  readonly pageSize: Scalars['Int']['output'];
  /** The rows, by the fields of its columns. */
  readonly rows: ReadonlyArray<Scalars['Row']['output']>;
  /** How many rows there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A screen of somebody else in a frame; its origin stands on the operator's list. REST: an absolute url. */
export type EmbeddedModule = {
  readonly __typename?: 'EmbeddedModule';
  /** Its address. */
  readonly url: Scalars['String']['output'];
};

/** A retail enterprise (企业). */
export type Enterprise = {
  readonly __typename?: 'Enterprise';
  /** Enterprise number (企业编号), what people type at sign-in. REST: ent_id. */
  readonly code: Scalars['String']['output'];
  /** Currency of its amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Full name. REST: entname. */
  readonly name: Scalars['String']['output'];
  /** IANA time zone in which its days begin and end, for example Asia/Shanghai. */
  readonly timeZone: Scalars['String']['output'];
  /** The business date (营业日期): today in the time zone of the enterprise. */
  readonly today: Scalars['Date']['output'];
};

/** A column of a file. */
export type ExportColumnInput = {
  /** What its codes are called in the user's language, at most 200 of them; null or left out where they are called as the services call them. */
  readonly labels?: InputMaybe<ReadonlyArray<CodeLabelInput>>;
  /** Name of the column. */
  readonly name: Scalars['String']['input'];
  /** Its head in the user's language, at most 200 characters. */
  readonly title: Scalars['String']['input'];
};

/** An export that is begun. */
export type ExportStartInput = {
  /** The columns in their order with their heads, at most 200. */
  readonly columns: ReadonlyArray<ExportColumnInput>;
  /** What the file is called, ending in .xlsx; characters that no file name may have give way to _. */
  readonly fileName: Scalars['String']['input'];
  /** Which rows, as the list shows them. */
  readonly filter?: InputMaybe<ListFilterInput>;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** In which order; what is the same stands by the key, so that pages never overlap. */
  readonly orderBy?: ReadonlyArray<ListOrderInput>;
};

/** The favourite modules as tiles (常用功能). REST: uitmpl FastAppCard. */
export type FastAppCard = Card & {
  readonly __typename?: 'FastAppCard';
  readonly code: Scalars['String']['output'];
  /** The favourites of the account; null with an error of its own when the service fails. REST: favorite/pageQuery. */
  readonly favourites?: Maybe<ReadonlyArray<Favourite>>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** How many there may be. */
  readonly limit: Scalars['Int']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** A favourite module of an account (收藏功能). */
export type Favourite = {
  readonly __typename?: 'Favourite';
  /** Application code. REST: appcode. */
  readonly applicationCode: Scalars['String']['output'];
  /** Address of the logo of its application at this gateway; null when it has none. REST: logo. */
  readonly applicationLogoUrl?: Maybe<Scalars['String']['output']>;
  /** Name of its application. REST: appname. */
  readonly applicationName: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: i18ncode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of its own icon in the PrimeIcons set without the prefix; null when it has none. REST: iconpath, unless that is a path. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Address of its own picture at this gateway; null when it has none. REST: iconpath when it is a path. */
  readonly iconUrl?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Module code. REST: modulecode. */
  readonly moduleCode: Scalars['String']['output'];
  /** Its own name. REST: modulename. */
  readonly name: Scalars['String']['output'];
};

/** A favourite that is to go. */
export type FavouriteRemoveInput = {
  /** Its id. */
  readonly id: Scalars['ID']['input'];
};

/** Modules to become favourites. */
export type FavouritesAddInput = {
  /** Module codes; those that are favourites already change nothing. */
  readonly moduleCodes: ReadonlyArray<Scalars['String']['input']>;
  /** Position that the first of them takes among the favourites, counted from 1; absent: after all others. Undoing a removal uses it. REST: sort. */
  readonly position?: InputMaybe<Scalars['Int']['input']>;
};

/** The outcome of changing the favourites. */
export type FavouritesPayload = {
  readonly __typename?: 'FavouritesPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose they are, to be asked for the new list; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/**
 * A rule between fields of a row or a document (跨字段规则). The form, the import and the services hold to it alike. Numbers compare as exact decimals,
 * everything else as text. A rule says nothing while one of its fields holds nothing; only a number that is compared with a fixed one counts as zero then.
 * REST: fieldrules of moduleConfig/getOne.
 */
export type FieldRule = {
  readonly __typename?: 'FieldRule';
  /** Names the rule. REST: rulecode. */
  readonly code: Scalars['String']['output'];
  /** The field that is compared, and at which the refusal stands; null for LINES. REST: columnname. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** What is compared with what. REST: ruletype. */
  readonly kind: FieldRuleKind;
  /** Of LINES: how many there must be at least. REST: least. */
  readonly least?: Maybe<Scalars['Int']['output']>;
  /** What to say when it is broken, in the language of the request. REST: texts; made of the titles of the fields where it has none. */
  readonly message: Scalars['String']['output'];
  /** How it compares; null for LINES. REST: operation. */
  readonly operation?: Maybe<RuleOperation>;
  /** Of COLUMNS: the other field. REST: othercolumn. */
  readonly otherColumn?: Maybe<Scalars['String']['output']>;
  /** Part of a document that it is about: header, or the name of a detail list. REST: divid. */
  readonly section: Scalars['String']['output'];
  /** Of VALUE: what it is compared with, as text. REST: value. */
  readonly value?: Maybe<Scalars['String']['output']>;
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

/** A field of a form or column of a table, as metadata tells it (列元数据). */
export type FormColumn = {
  readonly __typename?: 'FormColumn';
  /** Which edge its cells stand at. REST: textalign, else by its kind. */
  readonly align: ColumnAlign;
  /** What a field of days or times asks for, and how its value is written; null for other kinds. REST: mode in columndata of a Date. */
  readonly dateMode?: Maybe<DateMode>;
  /** Decimals of its numbers; null for kinds that are no numbers. 2, or what columndata says as precision (0 to 6). */
  readonly decimalPlaces?: Maybe<Scalars['Int']['output']>;
  /** What it holds before anybody has typed. REST: columndefval. */
  readonly defaultValue?: Maybe<Scalars['String']['output']>;
  /** Columns whose values decide what may be chosen here. REST: {name} in columnrestparams. */
  readonly dependsOn: ReadonlyArray<Scalars['String']['output']>;
  /** Whether metadata says how many decimals its numbers have: then all of them are shown. REST: precision in columndata of an InputNum. */
  readonly hasPrecision: Scalars['Boolean']['output'];
  /** What stands below its field as a hint. REST: columndata of an InputTipText. */
  readonly hint?: Maybe<Scalars['String']['output']>;
  /** Key of the hint in the language packs. */
  readonly hintI18nCode?: Maybe<Scalars['String']['output']>;
  /** Key of its title in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Whether it may be changed. REST: canedit. */
  readonly isEditable: Scalars['Boolean']['output'];
  /** Whether it stays in sight while a table scrolls sideways. REST: columnfixed. */
  readonly isFixed: Scalars['Boolean']['output'];
  /** Whether the search box looks in it. REST: searchtype with keyword. */
  readonly isKeyword: Scalars['Boolean']['output'];
  /** Whether it must hold something. REST: validempty 0. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** Whether a list may be ordered by it. REST: columncanorder. */
  readonly isSortable: Scalars['Boolean']['output'];
  /** Whether a table adds it up. REST: columnsumstyle. */
  readonly isSummed: Scalars['Boolean']['output'];
  /** Whether it is shown. REST: canshow. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** Greatest number. REST: columndata max of an InputNum. */
  readonly maximum?: Maybe<Scalars['Decimal']['output']>;
  /** Most characters. REST: validlengthmax. */
  readonly maximumLength?: Maybe<Scalars['Int']['output']>;
  /** Least number. REST: columndata min of an InputNum. */
  readonly minimum?: Maybe<Scalars['Decimal']['output']>;
  /** Fewest characters. REST: validlengthmin. */
  readonly minimumLength?: Maybe<Scalars['Int']['output']>;
  /** Name of its value. REST: columnname. */
  readonly name: Scalars['String']['output'];
  /** What may be chosen, at most 200; null where nothing is chosen, or where choosing needs a search (columnOptions). REST: columndata, columnrest. */
  readonly options?: Maybe<ReadonlyArray<ColumnOption>>;
  /** Module whose rows are chosen from in a dialog; null: a list is enough. REST: module in columnrestmap. */
  readonly pickerModule?: Maybe<Scalars['String']['output']>;
  /** At which edge it stays in sight; null for nowhere. REST: columnfixed left or right. */
  readonly pin?: Maybe<ColumnPin>;
  /** Row of the form it stands in. REST: columnrow. */
  readonly row?: Maybe<Scalars['Int']['output']>;
  /** How the search form asks for it; null: not at all. REST: searchtype eq, like, in or range. */
  readonly searchType?: Maybe<SearchType>;
  /** Part of a sheet: header, or the name of a detail list. REST: divid. */
  readonly section: Scalars['String']['output'];
  /** How many of the 12 columns of the form it takes. REST: columnspan. */
  readonly span?: Maybe<Scalars['Int']['output']>;
  /** What the arrows add. REST: columndata step of an InputNum; 1 when it says nothing. */
  readonly step?: Maybe<Scalars['Decimal']['output']>;
  /** Harmless declarations for its cells, by their names in CSSOM (color, fontWeight). REST: css, of which all else is left out. */
  readonly style: Scalars['Row']['output'];
  /** What stands below its cells in a table; null for nothing. REST: columnsumstyle. */
  readonly sumStyle?: Maybe<SumStyle>;
  /** Its own title. REST: columntitle. */
  readonly title: Scalars['String']['output'];
  /** Of a number in the header that nobody types: the column of a detail list that it adds up; null for every other one. REST: columntotalof. */
  readonly totalOf?: Maybe<ColumnTotal>;
  /** What kind of field it is. REST: columntype. */
  readonly type: ColumnType;
  /** What its numbers are of (元, %). A percent sign stands in cells too, other units in forms alone. REST: columndata unit of an InputNum, a text or {text, entrycode}. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** Key of the unit in the language packs. */
  readonly unitI18nCode?: Maybe<Scalars['String']['output']>;
  /** Width in a table in pixels. REST: width. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** A counter of a group. */
export type GroupedCard = {
  readonly __typename?: 'GroupedCard';
  /** Card code. REST: cardcode. */
  readonly code: Scalars['String']['output'];
  /** Its number, and what it leads to. */
  readonly counter: CardCounter;
  /** Key of its name in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Its own name. REST: cardname. */
  readonly name: Scalars['String']['output'];
};

/** A shortcut with a badge (图标卡). REST: uitmpl IconCard. */
export type IconCard = Card & {
  readonly __typename?: 'IconCard';
  readonly code: Scalars['String']['output'];
  /** The number of its badge; null with an error of its own when the service fails. */
  readonly counter?: Maybe<CardCounter>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** An import that is confirmed. */
export type ImportConfirmInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
  /** True leaves out the rows with which something is wrong; false imports all of them or none. */
  readonly onlyGood: Scalars['Boolean']['input'];
};

/** What an import did. */
export type ImportOutcome = {
  readonly __typename?: 'ImportOutcome';
  /** Rows that are in. */
  readonly importedCount: Scalars['Int']['output'];
  /** Rows that are not. */
  readonly refusedCount: Scalars['Int']['output'];
  /** The workbook with the reason beside each bad cell; null when there is none. */
  readonly reportUrl?: Maybe<Scalars['String']['output']>;
};

/** What was found in a file before anything is done. */
export type ImportPreview = {
  readonly __typename?: 'ImportPreview';
  /** Rows in which something is wrong. */
  readonly badCount: Scalars['Int']['output'];
  /** The columns that were recognised, in the order of the file. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Rows in which something is wrong, by page, in the order of the file; while the import waits to be confirmed. */
  readonly errors: ReadonlyArray<ImportRow>;
  /** Rows with which all is well. */
  readonly goodCount: Scalars['Int']['output'];
  /** Columns that must be filled in and stand nowhere in the file. */
  readonly missingColumns: ReadonlyArray<Scalars['String']['output']>;
  /** The workbook of those rows with the reason beside each bad cell, before anything is done; null where all rows are good. Only for the session's account. */
  readonly reportUrl?: Maybe<Scalars['String']['output']>;
  /** The first rows, at most 50, good and bad ones as they come. */
  readonly rows: ReadonlyArray<ImportRow>;
  /** Rows that were read. */
  readonly totalCount: Scalars['Int']['output'];
  /** Heads of the file that belong to no column. */
  readonly unknownHeads: ReadonlyArray<Scalars['String']['output']>;
};


/** What was found in a file before anything is done. */
export type ImportPreviewErrorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** What is wrong with a cell. */
export type ImportProblem = {
  readonly __typename?: 'ImportProblem';
  /** Name of the column; null for the whole row. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** Why, in the language in which the import was begun. */
  readonly message: Scalars['String']['output'];
};

/** A row of a file. */
export type ImportRow = {
  readonly __typename?: 'ImportRow';
  /** Its number in the file, as a spreadsheet shows it. */
  readonly number: Scalars['Int']['output'];
  /** What is wrong with it. */
  readonly problems: ReadonlyArray<ImportProblem>;
  /** Its values by column. */
  readonly values: Scalars['Row']['output'];
};

/** An import that is begun. */
export type ImportStartInput = {
  /** Columns by their heads in the user's language, so that they are recognised, at most 200. */
  readonly columns: ReadonlyArray<ExportColumnInput>;
  /** The file, as POST /files/import has answered it. */
  readonly file: Scalars['String']['input'];
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** Something that takes its time: rows into a file, or rows from one. Nobody else's than the account's that began it. */
export type Job = {
  readonly __typename?: 'Job';
  /** Rows that are done. */
  readonly doneCount: Scalars['Int']['output'];
  /** Where its file is fetched, in parts if need be (Range); null while there is none. Only for the session's account. */
  readonly downloadUrl?: Maybe<Scalars['String']['output']>;
  /** When it ended; null while it has not. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When what it has made goes away; null while it has not ended. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the file is called. */
  readonly fileName: Scalars['String']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether there are more rows than a file may hold, so that it holds the first ones (export), by their key. */
  readonly isCapped: Scalars['Boolean']['output'];
  /** Whether it can go on where it stopped (jobResume). */
  readonly isResumable: Scalars['Boolean']['output'];
  /** Which way. */
  readonly kind: JobKind;
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** What an import did; null before. */
  readonly outcome?: Maybe<ImportOutcome>;
  /** What an import found in the file; null for exports and before it was read. */
  readonly preview?: Maybe<ImportPreview>;
  /** Why it stopped; null when nothing is wrong. */
  readonly problem?: Maybe<JobProblem>;
  /** When it was begun. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** Where it stands. */
  readonly status: JobStatus;
  /** Rows in all, as far as is known; null before. */
  readonly totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A job. */
export type JobInput = {
  /** Which one. */
  readonly id: Scalars['ID']['input'];
};

/** Which way rows go. */
export type JobKind =
  /** Into a file (导出). */
  | 'EXPORT'
  /** From a file (导入). */
  | 'IMPORT';

/** The outcome of beginning or steering a job. */
export type JobPayload = {
  readonly __typename?: 'JobPayload';
  /** The job as it is now; null when it was refused or removed. */
  readonly job?: Maybe<Job>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose jobs have changed; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Why a job stopped. */
export type JobProblem = {
  readonly __typename?: 'JobProblem';
  /** What, stable, for programs. */
  readonly code: JobProblemCode;
  /** What, and what to do next, in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** Page of the services at which it stopped, from 1; null when it was none. */
  readonly page?: Maybe<Scalars['Int']['output']>;
};

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

/** Sales, gross profit, customer flow or unit price (指标卡). REST: uitmpl KpiCard. */
export type KpiCard = Card & {
  readonly __typename?: 'KpiCard';
  readonly code: Scalars['String']['output'];
  /** Its figures; null with an error of its own when the service fails. */
  readonly figures?: Maybe<KpiFigures>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};


/** Sales, gross profit, customer flow or unit price (指标卡). REST: uitmpl KpiCard. */
export type KpiCardFiguresArgs = {
  filter?: InputMaybe<SalesFilterInput>;
};

/** The figures of a KPI card (指标). */
export type KpiFigures = {
  readonly __typename?: 'KpiFigures';
  /** The day of the newest value (数据截至): yesterday at the enterprise, or the last complete day of the period that was chosen. REST: sdate. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of money values. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** The value of the day before it (前日). REST: beforeYesterdayValue. */
  readonly dayBefore?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Change against the day before in percent, two decimals (日环比): the services' own where they send one, else (yesterday − dayBefore) ÷ |dayBefore|;
   * null when dayBefore is zero or null. REST: yesterdayRate.
   */
  readonly dayOverDayRate?: Maybe<Scalars['Decimal']['output']>;
  /** This month against plan (月达成). */
  readonly month: Attainment;
  /** How the values are to be read: MONEY, except for customer flow (operating03) and where the services say that they count. REST: valuekind. */
  readonly unit: FigureUnit;
  /** This year against plan (年达成). */
  readonly year: Attainment;
  /** The newest value: yesterday (昨日) unless a period was chosen. REST: yesterdayValue. */
  readonly yesterday?: Maybe<Scalars['Decimal']['output']>;
};

/** A language pack (语言包): texts of the services by key. */
export type LanguagePack = {
  readonly __typename?: 'LanguagePack';
  /** md5 of the unpacked file; the address changes with it. REST: md5. */
  readonly checksum: Scalars['String']['output'];
  /** zh-CN, zh-TW or en-US. */
  readonly locale: Scalars['String']['output'];
  /** Address at this gateway; its content never changes. */
  readonly url: Scalars['String']['output'];
};

/** A typed cell of a row. */
export type ListCell = {
  readonly __typename?: 'ListCell';
  /** Name of its column. */
  readonly column: Scalars['String']['output'];
  /** The day, for columns of days that hold one. */
  readonly date?: Maybe<Scalars['Date']['output']>;
  /** The number, for columns of numbers that hold one. */
  readonly number?: Maybe<Scalars['Decimal']['output']>;
  /** As it is read: what its code is called. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** As it is kept, as text; null for nothing. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A column as somebody has arranged it. */
export type ListColumnSetting = {
  readonly __typename?: 'ListColumnSetting';
  /** Whether it is shown. */
  readonly isShown: Scalars['Boolean']['output'];
  /** Name of the column. */
  readonly name: Scalars['String']['output'];
  /** Where it stays in sight; null: nowhere. */
  readonly pin?: Maybe<ColumnPin>;
  /** Width in pixels; null: as configured. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** A column as somebody arranges it. */
export type ListColumnSettingInput = {
  /** Whether it is shown. */
  readonly isShown?: Scalars['Boolean']['input'];
  /** Name of the column. */
  readonly name: Scalars['String']['input'];
  /** Where it stays in sight; null: nowhere. */
  readonly pin?: InputMaybe<ColumnPin>;
  /** Width in pixels, 40 to 1000; null: as configured. */
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** One condition. */
export type ListConditionInput = {
  /** Name of the column. */
  readonly column: Scalars['String']['input'];
  /** How it compares. */
  readonly operation: ConditionOperation;
  /** What it is compared with, as the column keeps it; for IN see values. */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** One of these, for IN; at most 1000. */
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** A field that became another. */
export type ListFieldChange = {
  readonly __typename?: 'ListFieldChange';
  /** As it became, as text. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** As it was, as text. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Name of its column. */
  readonly column: Scalars['String']['output'];
};

/** Which rows of a list. All parts hold together. */
export type ListFilterInput = {
  /** Conditions that all hold (且), at most 50. */
  readonly all?: ReadonlyArray<ListConditionInput>;
  /** Conditions of which one holds at least (或), at most 50. With a keyword beside them the gateway asks so that both hold, or refuses with BAD_USER_INPUT where the services cannot. */
  readonly any?: ReadonlyArray<ListConditionInput>;
  /** The keyword is the whole text (精确匹配); as configured when left out. */
  readonly exact?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the search box holds, at most 100 characters, trimmed: in one of the keyword columns. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A module. */
export type ListMetadataClearInput = {
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** The outcome of clearing what is kept of a module's metadata. */
export type ListMetadataClearPayload = {
  readonly __typename?: 'ListMetadataClearPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose modules are asked for anew; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A master-data module: a list, made of metadata alone. */
export type ListModule = {
  readonly __typename?: 'ListModule';
  /** Module code. REST: modulecode. */
  readonly code: Scalars['String']['output'];
  /** Its columns in their order: of the table, the search form and the edit form. Those that are switched off (flag 0) are left out. */
  readonly columns: ReadonlyArray<FormColumn>;
  /** What conditions its search knows. REST: operations of the configuration; eq, like and in when it says nothing. */
  readonly conditionOperations: ReadonlyArray<ConditionOperation>;
  /** Whether the search box looks for the whole text rather than for a part of it, until the user says otherwise. REST: exactmatch. */
  readonly exactMatch: Scalars['Boolean']['output'];
  /** Most rows of an export. */
  readonly exportLimit: Scalars['Int']['output'];
  /** Whether the services tell what has happened to a row. REST: historyurl. */
  readonly hasHistory: Scalars['Boolean']['output'];
  /** What has happened to a row (变更记录), the newest first, at most 200; null when the services do not tell. REST: historyurl. */
  readonly history?: Maybe<ReadonlyArray<ListRowChange>>;
  /** Whether the services have an address for its rows; without one there is nothing to list (接口未配置). REST: searchurl. */
  readonly isSearchable: Scalars['Boolean']['output'];
  /** The column that names a row for good. REST: keyfield. */
  readonly keyField: Scalars['String']['output'];
  /** The column that says what a row is called. REST: namefield. */
  readonly nameField: Scalars['String']['output'];
  /** What the account may do here and the services have an address for (按钮权限). REST: methodcode rows, and the urls of the configuration. */
  readonly operations: ReadonlyArray<ListOperation>;
  /** Rows of a page as configured, 1 to 1000. REST: pagesize. */
  readonly pageSize: Scalars['Int']['output'];
  /** What is wrong with the metadata; the list works without what is wrong (获取页面UI错误). Empty when all is well. */
  readonly problems: ReadonlyArray<ColumnProblem>;
  /** One row by its key; null when there is none. REST: searchurl with the key as its condition. */
  readonly row?: Maybe<ListRow>;
  /** A page of its rows. REST: searchurl. */
  readonly rows?: Maybe<ListRowPage>;
  /** Rules between the fields of a row. REST: fieldrules. */
  readonly rules: ReadonlyArray<FieldRule>;
};


/** A master-data module: a list, made of metadata alone. */
export type ListModuleHistoryArgs = {
  key: Scalars['ID']['input'];
};


/** A master-data module: a list, made of metadata alone. */
export type ListModuleRowArgs = {
  key: Scalars['ID']['input'];
};


/** A master-data module: a list, made of metadata alone. */
export type ListModuleRowsArgs = {
  filter?: InputMaybe<ListFilterInput>;
  orderBy?: ReadonlyArray<ListOrderInput>;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
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
  readonly column: Scalars['String']['input'];
  /** The greatest first. */
  readonly descending?: Scalars['Boolean']['input'];
};

/** A row of a list (数据行). */
export type ListRow = {
  readonly __typename?: 'ListRow';
  /** The same as cells in the order of the module's columns, typed. */
  readonly cells: ReadonlyArray<ListCell>;
  /** Whether it may be deleted: the configured flag does not protect it. REST: undeletableflag. */
  readonly isDeletable: Scalars['Boolean']['output'];
  /** Value of the key field; what a row without one is named by is made up and it can neither be changed nor deleted. */
  readonly key: Scalars['ID']['output'];
  /** What the codes in it are called, by column, where the options of the column do not tell it. */
  readonly labels: Scalars['Row']['output'];
  /** What it is called; its key where it has no name. */
  readonly name: Scalars['String']['output'];
  /** All of its fields by name, as the services keep them; dates, moments and texts in the forms that the configuration asks for. */
  readonly values: Scalars['Row']['output'];
  /** What tells whether somebody has changed it since; null when the services do not tell. REST: modifytime. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** A row that is added. */
export type ListRowAddInput = {
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Its fields by name. */
  readonly values: Scalars['Row']['input'];
};

/** Something that has happened to a row (变更记录). */
export type ListRowChange = {
  readonly __typename?: 'ListRowChange';
  /** When. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** Fields that became others, in the order of the columns. */
  readonly fields: ReadonlyArray<ListFieldChange>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** What: added, changed, approved, rejected or imported. */
  readonly kind: ListRowChangeKind;
  /** Who. */
  readonly operatorName?: Maybe<Scalars['String']['output']>;
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

/** What became of a row. */
export type ListRowOutcome = {
  readonly __typename?: 'ListRowOutcome';
  /** Whether it was done. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Its key. */
  readonly key: Scalars['ID']['output'];
  /** The row as it is now; null when it is gone or was refused. */
  readonly row?: Maybe<ListRow>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A page of rows. */
export type ListRowPage = {
  readonly __typename?: 'ListRowPage';
  /** Those of the page. */
  readonly nodes: ReadonlyArray<ListRow>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The outcome of adding or changing a row. */
export type ListRowPayload = {
  readonly __typename?: 'ListRowPayload';
  /** The row as it is now; null when it was refused. */
  readonly row?: Maybe<ListRow>;
  /** The row as somebody else has made it meanwhile, where that is the refusal (CONFLICT); null when it is gone. */
  readonly theirs?: Maybe<ListRow>;
  /** Why it was refused; a field is `input`, `values` and its column. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose lists may have changed; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A row as it was read. */
export type ListRowReference = {
  /** Key of the row. */
  readonly key: Scalars['ID']['input'];
  /** The version that was read; null where there was none. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** A row that is changed. */
export type ListRowUpdateInput = {
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Key of the row. */
  readonly rowKey: Scalars['ID']['input'];
  /** Fields that are others than before, by name. */
  readonly values: Scalars['Row']['input'];
  /** The version that was read; null where there was none. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** Rows that something is done to. */
export type ListRowsInput = {
  /** Keys of the rows, at most 1000. */
  readonly keys: ReadonlyArray<Scalars['ID']['input']>;
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
};

/** The outcome for each of several rows. */
export type ListRowsPayload = {
  readonly __typename?: 'ListRowsPayload';
  /** One for each row, in the order they were given. */
  readonly outcomes: ReadonlyArray<ListRowOutcome>;
  /** Why all of it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose lists may have changed; null when nothing was done. */
  readonly viewer?: Maybe<Viewer>;
};

/** Several rows that are changed alike (批量修改). */
export type ListRowsUpdateInput = {
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Which. Each takes a call of the services, so that at most 100 are sure to be within the calls that a request may make. */
  readonly rows: ReadonlyArray<ListRowReference>;
  /** Fields that all of them get, by name. */
  readonly values: Scalars['Row']['input'];
};

/** How the columns of a list are arranged for an account. */
export type ListSettings = {
  readonly __typename?: 'ListSettings';
  /** The columns in their order. Those that the list has gained since stand after them; those that are gone are passed over. */
  readonly columns: ReadonlyArray<ListColumnSetting>;
  /** Rows of a page; null: as configured. */
  readonly pageSize?: Maybe<Scalars['Int']['output']>;
  /** Grows with each save. */
  readonly version: Scalars['Int']['output'];
};

/** The outcome of arranging columns. */
export type ListSettingsPayload = {
  readonly __typename?: 'ListSettingsPayload';
  /** As they are now; null when they are as configured, or when it was refused. */
  readonly settings?: Maybe<ListSettings>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose settings have changed; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** Columns as somebody has arranged them. */
export type ListSettingsSaveInput = {
  /** The columns in their order, at most 200; an empty list goes back to how they are configured. */
  readonly columns: ReadonlyArray<ListColumnSettingInput>;
  /** Which list. */
  readonly list: Scalars['String']['input'];
  /** Rows of a page, 1 to 1000; null: as configured. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** A saved view: what is looked for, in which order, with which columns. */
export type ListView = {
  readonly __typename?: 'ListView';
  /** The columns in their order; null: as the user has arranged them. */
  readonly columns?: Maybe<ReadonlyArray<ListColumnSetting>>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the account's own: only those can be changed. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether others may use it. */
  readonly isShared: Scalars['Boolean']['output'];
  /** Which list. */
  readonly list: Scalars['String']['output'];
  /** Its name, at most 60 characters, unique among the account's own of a list. */
  readonly name: Scalars['String']['output'];
  /** Whose it is. */
  readonly ownerName: Scalars['String']['output'];
  /** What the address of the list holds: few short texts by name. */
  readonly parameters: Scalars['Row']['output'];
  /** Grows with each save. */
  readonly version: Scalars['Int']['output'];
};

/** A view that goes away. */
export type ListViewDeleteInput = {
  /** The account's own. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of saving or deleting a view. */
export type ListViewPayload = {
  readonly __typename?: 'ListViewPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The view as it is now; null when it was refused or deleted. */
  readonly view?: Maybe<ListView>;
  /** Whose views have changed; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A view that is saved. */
export type ListViewSaveInput = {
  /** The columns in their order, at most 200. */
  readonly columns?: InputMaybe<ReadonlyArray<ListColumnSettingInput>>;
  /** The account's own view that gets other contents; a new one when left out. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether others may use it. */
  readonly isShared?: Scalars['Boolean']['input'];
  /** Which list; of a module only when the account may open it. */
  readonly list: Scalars['String']['input'];
  /** Its name, 1 to 60 characters. */
  readonly name: Scalars['String']['input'];
  /** What the address of the list holds: at most 40 texts of at most 4000 characters, 16000 in all. */
  readonly parameters: Scalars['Row']['input'];
  /** The version that was read, for one that is there. */
  readonly version?: InputMaybe<Scalars['Int']['input']>;
};

/** A locked session (锁屏): just enough to greet its user. */
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
  /** How it is unlocked: with the password, or by signing on again. */
  readonly signedInBy: SignInMethod;
  /** Address at which single sign-on begins again; null for a session that began with a password. */
  readonly singleSignOnUrl?: Maybe<Scalars['String']['output']>;
  /** Staff or supplier. */
  readonly userType: UserType;
};

/** The manual of a module (操作手册). */
export type Manual = {
  readonly __typename?: 'Manual';
  /** Its text. REST: content. */
  readonly content: Scalars['HTML']['output'];
  /** Module code. REST: modulecode. */
  readonly moduleCode: Scalars['String']['output'];
  /** Its title. REST: title. */
  readonly title: Scalars['String']['output'];
  /** When it was last changed. REST: modifytime. */
  readonly updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Where the menu of applications stands (菜单位置). REST: global parameter MENUMODE. */
export type MenuMode =
  /** A tree at the left, the default. REST: left. */
  | 'LEFT'
  /** A bar at the top. REST: top. */
  | 'TOP';

/** A node of a menu tree (菜单节点). */
export type MenuNode = {
  readonly __typename?: 'MenuNode';
  /** Menu code. REST: menucode. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: i18ncode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Icon name of the PrimeIcons set without the prefix, or null. REST: icon. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Opaque and stable within the account. */
  readonly id: Scalars['ID']['output'];
  /** Whether it opens a module. REST: lastflag 1. */
  readonly isLeaf: Scalars['Boolean']['output'];
  /** Code of the module that it opens; null for a group. REST: modulecode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Its own name. REST: menuname. */
  readonly name: Scalars['String']['output'];
  /** Codes of its ancestors, the nearest last. REST: parentcodelist without 0. */
  readonly parentCodes: ReadonlyArray<Scalars['String']['output']>;
};

/** A message to the account (消息). */
export type Message = {
  readonly __typename?: 'Message';
  /** Its text. REST: msgcontent. */
  readonly content: Scalars['HTML']['output'];
  /** When it came. REST: createtime. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether it matters more than others. REST: priorityflag 1. */
  readonly isPriority: Scalars['Boolean']['output'];
  /** Whether the account has read it. REST: msgstatus 1. */
  readonly isRead: Scalars['Boolean']['output'];
  /** Module that it leads to, or null. REST: modulecode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** What the module is opened with. REST: moduleparams. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Its title. REST: msgtitle. */
  readonly title: Scalars['String']['output'];
  /** What it is about. REST: msgtype. */
  readonly type: MessageType;
};

/** The unread messages, shown as the newest five (未读消息). REST: uitmpl MessageCard. */
export type MessageCard = Card & {
  readonly __typename?: 'MessageCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** How many, and the newest; null with an error of its own when the service fails. REST: messageuser/queryUnReadMsg, for suppliers vendermessageuser/queryUnReadMsg. */
  readonly messages?: Maybe<MessagePreview>;
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** How many messages of a type are unread. */
export type MessageCount = {
  readonly __typename?: 'MessageCount';
  /** How many. */
  readonly count: Scalars['Int']['output'];
  /** The type. */
  readonly type: MessageType;
};

/** A page of messages. */
export type MessagePage = {
  readonly __typename?: 'MessagePage';
  /** Those of the page. */
  readonly nodes: ReadonlyArray<Message>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A glance at the unread messages. */
export type MessagePreview = {
  readonly __typename?: 'MessagePreview';
  /** The newest of them, at most 20. */
  readonly nodes: ReadonlyArray<Message>;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

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
  readonly type?: InputMaybe<MessageType>;
};

/** Messages that have been read. */
export type MessagesReadInput = {
  /** Their ids; 1 to 100. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** False makes them unread again. */
  readonly isRead?: Scalars['Boolean']['input'];
};

/** The outcome of marking messages as read. */
export type MessagesReadPayload = {
  readonly __typename?: 'MessagesReadPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose they are, to be asked for the new counts; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The embedded module that a code is for. */
export type MicroappCodeIssueInput = {
  /** Application to look in. REST: appcode. */
  readonly applicationCode?: InputMaybe<Scalars['String']['input']>;
  /** Module code. REST: modulecode. */
  readonly moduleCode: Scalars['String']['input'];
};

/** The outcome of asking for a code. */
export type MicroappCodeIssuePayload = {
  readonly __typename?: 'MicroappCodeIssuePayload';
  /** The code; null when it was refused. It is for the module's origin alone. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** When it ends. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The only origin that it may be sent to; null when it was refused. */
  readonly origin?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A module (模块): one screen behind a menu. */
export type Module = {
  readonly __typename?: 'Module';
  /** Code of its application. REST: appcode. */
  readonly applicationCode: Scalars['String']['output'];
  /** Module code. REST: modulecode. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs. REST: i18ncode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Its own name. REST: modulename. */
  readonly name: Scalars['String']['output'];
  /** What opening it shows. */
  readonly target: ModuleTarget;
};

/** What a module opens. REST: the module's url. */
export type ModuleTarget = BuiltInScreen | EmbeddedModule | NoTarget;

/** What must be seen today (今日必看). REST: uitmpl MustSeeCard. */
export type MustSeeCard = Card & {
  readonly __typename?: 'MustSeeCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The items, those not seen first; null with an error of its own when the service fails. REST: dashboardDailySeeUser/list. */
  readonly items?: Maybe<ReadonlyArray<MustSeeItem>>;
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** Something that must be seen today (今日必看). */
export type MustSeeItem = {
  readonly __typename?: 'MustSeeItem';
  /** Application of the module. REST: appcode. */
  readonly applicationCode?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs. REST: nameentrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether the account has seen it today. REST: seen. */
  readonly isSeen: Scalars['Boolean']['output'];
  /** Module that it opens. REST: modulecode. */
  readonly moduleCode: Scalars['String']['output'];
  /** What the module is opened with. REST: moduleparams. */
  readonly moduleParameters: ReadonlyArray<CardParameter>;
  /** Its own name. REST: name. */
  readonly name: Scalars['String']['output'];
};

/** A must-see item that has been opened. */
export type MustSeeMarkInput = {
  /** Its id. */
  readonly id: Scalars['ID']['input'];
};

/** The outcome of marking a must-see item as seen. */
export type MustSeeMarkPayload = {
  readonly __typename?: 'MustSeeMarkPayload';
  /** The item as it is now; null when it was refused. */
  readonly item?: Maybe<MustSeeItem>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Sets the avatar (头像) to a picture that was uploaded, or takes it away. REST: account/updateLogo. */
  readonly avatarSet?: Maybe<AvatarSetPayload>;
  /** Sets the common menus (常用菜单): the whole list in its order, at most 12. REST: commonmenu/batchSave. */
  readonly commonMenusSave?: Maybe<CommonMenusSavePayload>;
  /** Goes back to the layout of the post. REST: dashboardUser/resetLayout. */
  readonly dashboardLayoutReset?: Maybe<DashboardLayoutPayload>;
  /** Keeps the layout of a dashboard or of a group of counters (布局设置) for the account and its post. REST: dashboardUser/saveLayout. */
  readonly dashboardLayoutSave?: Maybe<DashboardLayoutPayload>;
  /** Begins an export (导出). Safe to repeat with the same key. REST: the module's searchurl, page by page. */
  readonly exportStart?: Maybe<JobPayload>;
  /** Removes a module from the favourites. Safe to repeat. REST: favorite/delete. */
  readonly favouriteRemove?: Maybe<FavouritesPayload>;
  /** Adds modules to the favourites (收藏功能), which may be 12 in all. REST: favorite/batchSave. */
  readonly favouritesAdd?: Maybe<FavouritesPayload>;
  /** Has the rows of a previewed import taken in (确认导入). Safe to repeat. REST: the module's importurl. */
  readonly importConfirm?: Maybe<JobPayload>;
  /** Begins an import (导入): the file is read and looked through, nothing is changed yet. Safe to repeat with the same key. */
  readonly importStart?: Maybe<JobPayload>;
  /** Calls a job off (取消). Safe to repeat; rows that are in stay in. */
  readonly jobCancel?: Maybe<JobPayload>;
  /** Takes an ended job and its file away before its day is over. Safe to repeat. */
  readonly jobRemove?: Maybe<JobPayload>;
  /** Lets a job that stopped go on where it stopped (继续). */
  readonly jobResume?: Maybe<JobPayload>;
  /**
   * Forgets what the gateway keeps of a module's metadata, for everybody: the next who opens it asks the services. For staff with the permission to
   * edit rows of the module; everybody else is refused with NOT_PERMITTED.
   */
  readonly listMetadataClear?: Maybe<ListMetadataClearPayload>;
  /** Adds a row to a list (新增). Safe to repeat with the same key. REST: the module's addurl. */
  readonly listRowAdd?: Maybe<ListRowPayload>;
  /** Changes a row of a list (修改). REST: the module's updateurl, with the whole row. */
  readonly listRowUpdate?: Maybe<ListRowPayload>;
  /** Approves rows (审核). REST: the module's auditurl. */
  readonly listRowsAudit?: Maybe<ListRowsPayload>;
  /** Deletes rows (删除); what is gone already counts as done. REST: the module's deleteurl. */
  readonly listRowsDelete?: Maybe<ListRowsPayload>;
  /** Rejects rows (驳回). REST: the module's rejecturl. */
  readonly listRowsReject?: Maybe<ListRowsPayload>;
  /**
   * Changes several rows alike (批量修改); each is done or refused for itself. What would take more calls of the services than a request may make is refused
   * with QUERY_TOO_COMPLEX before the first row is changed. REST: the module's updateurl, once for each row.
   */
  readonly listRowsUpdate?: Maybe<ListRowsPayload>;
  /** Keeps how the account arranges the columns of a list (列设置). */
  readonly listSettingsSave?: Maybe<ListSettingsPayload>;
  /** Deletes a view of the account. Safe to repeat. */
  readonly listViewDelete?: Maybe<ListViewPayload>;
  /** Saves a view of a list (保存视图). */
  readonly listViewSave?: Maybe<ListViewPayload>;
  /** Marks messages or announcements as read. Safe to repeat. REST: messageuser/batchSave, for suppliers vendermessageuser/batchSave. */
  readonly messagesRead?: Maybe<MessagesReadPayload>;
  /** Marks all unread messages as read, or all of a type (全部已读). Safe to repeat. REST: messageuser/queryUnReadMsg and batchSave, for suppliers vendermessageuser. */
  readonly messagesReadAll?: Maybe<MessagesReadPayload>;
  /**
   * Makes the one-time code with which the server of an embedded module (嵌入模块) gets a short-lived token of this account at the gateway
   * (POST /microapp/token). It counts once, for a minute, and ends with the session.
   */
  readonly microappCodeIssue?: Maybe<MicroappCodeIssuePayload>;
  /** Marks a must-see item as seen today. Safe to repeat. REST: dashboardDailySeeUser/seen. */
  readonly mustSeeMark?: Maybe<MustSeeMarkPayload>;
  /** Changes the password of the account (修改密码); its other sessions end. REST: account/changePassword. */
  readonly passwordChange?: Maybe<PasswordChangePayload>;
  /** Works through another post from now on (切换岗位). REST: msc-auth/authentication/switchPost. */
  readonly postSwitch?: Maybe<PostSwitchPayload>;
  /** Locks the session of this browser (锁屏): nothing is answered until it is unlocked. Safe to repeat. */
  readonly sessionLock?: Maybe<SessionLockPayload>;
  /**
   * Signs in (登录) with an enterprise number, an account and a password, and sets the session cookie.
   * REST: msc-auth/authentication/login.
   */
  readonly sessionSignIn?: Maybe<SessionSignInPayload>;
  /** Signs in with the code that a single-sign-on system (单点登录) has sent the browser here with. A code counts once. REST: msc-auth/authentication/loginByCode. */
  readonly sessionSignInByCode?: Maybe<SessionSignInPayload>;
  /** Signs out (退出登录), revokes the tokens at the services and clears the cookie. Safe to repeat. REST: msc-auth/authentication/logout. */
  readonly sessionSignOut?: Maybe<SessionSignOutPayload>;
  /** Says that somebody is at work though nothing else was asked, so that the session does not end for idleness. */
  readonly sessionTouch?: Maybe<SessionTouchPayload>;
  /**
   * Unlocks it with the password of the account (解锁). After 5 wrong ones in a row the session ends. A session of single sign-on has no
   * password here and is unlocked by signing in again. REST: account/checkPassword.
   */
  readonly sessionUnlock?: Maybe<SessionUnlockPayload>;
  /** Ends all sessions of the account but this one (退出其他登录). */
  readonly sessionsEndOthers?: Maybe<SessionsEndOthersPayload>;
  /** Saves a document, and hands it to its process (保存、提交). Safe to repeat with the same key. REST: {prefix}/save. */
  readonly sheetSave?: Maybe<SheetSavePayload>;
  /** Works for another store from now on (切换门店). REST: msc-auth/authentication/switchShop. */
  readonly shopSwitch?: Maybe<ShopSwitchPayload>;
  /**
   * Begins single sign-on in this browser (发起单点登录): sets a short-lived cookie and answers the address to go to, with a `state` that the system there
   * must send back beside the code.
   */
  readonly singleSignOnBegin?: Maybe<SingleSignOnBeginPayload>;
  /** Claims a task of the pool (领取). Safe to repeat. REST: taskpool/assignMyWork. */
  readonly taskClaim?: Maybe<TaskPayload>;
  /** Finishes a claimed task, when the work in it is done (完成). Safe to repeat. REST: taskassignment/finishMyWork. */
  readonly taskFinish?: Maybe<TaskPayload>;
  /** Gives a claimed task back to the pool (取消领取). Safe to repeat. REST: taskassignment/unlockMyWork. */
  readonly taskRelease?: Maybe<TaskPayload>;
  /**
   * Presses a button of an approval, of a process or of the account (审批操作). Safe to repeat with the same key, also after an answer that got lost.
   * REST: the address that the services name for the button, checked against the allow-list of workflow addresses.
   */
  readonly workflowActionSubmit?: Maybe<WorkflowActionPayload>;
  /** Presses a batch button for several approvals at once (批量审批); each is done or refused for itself. Safe to repeat with the same key. */
  readonly workflowBatchSubmit?: Maybe<WorkflowBatchPayload>;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationAvatarSetArgs = {
  input: AvatarSetInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationCommonMenusSaveArgs = {
  input: CommonMenusSaveInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationDashboardLayoutResetArgs = {
  input: DashboardLayoutResetInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationDashboardLayoutSaveArgs = {
  input: DashboardLayoutSaveInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationExportStartArgs = {
  input: ExportStartInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationFavouriteRemoveArgs = {
  input: FavouriteRemoveInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationFavouritesAddArgs = {
  input: FavouritesAddInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationImportConfirmArgs = {
  input: ImportConfirmInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationImportStartArgs = {
  input: ImportStartInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationJobCancelArgs = {
  input: JobInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationJobRemoveArgs = {
  input: JobInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationJobResumeArgs = {
  input: JobInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListMetadataClearArgs = {
  input: ListMetadataClearInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowAddArgs = {
  input: ListRowAddInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowUpdateArgs = {
  input: ListRowUpdateInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsAuditArgs = {
  input: ListRowsInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsDeleteArgs = {
  input: ListRowsInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsRejectArgs = {
  input: ListRowsInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListRowsUpdateArgs = {
  input: ListRowsUpdateInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListSettingsSaveArgs = {
  input: ListSettingsSaveInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListViewDeleteArgs = {
  input: ListViewDeleteInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationListViewSaveArgs = {
  input: ListViewSaveInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMessagesReadArgs = {
  input: MessagesReadInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMessagesReadAllArgs = {
  input: MessagesReadAllInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMicroappCodeIssueArgs = {
  input: MicroappCodeIssueInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationMustSeeMarkArgs = {
  input: MustSeeMarkInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationPasswordChangeArgs = {
  input: PasswordChangeInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationPostSwitchArgs = {
  input: PostSwitchInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionSignInArgs = {
  input: SessionSignInInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionSignInByCodeArgs = {
  input: SessionSignInByCodeInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSessionUnlockArgs = {
  input: SessionUnlockInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationSheetSaveArgs = {
  input: SheetSaveInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationShopSwitchArgs = {
  input: ShopSwitchInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationTaskClaimArgs = {
  input: TaskInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationTaskFinishArgs = {
  input: TaskInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationTaskReleaseArgs = {
  input: TaskInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWorkflowActionSubmitArgs = {
  input: WorkflowActionInput;
};


/**
 * Everything that changes something. Expected refusals are data (userErrors), never top-level errors. A payload is null with an error of its own
 * when its mutation failed for another reason, so that the results of the other mutations of the request are kept.
 */
export type MutationWorkflowBatchSubmitArgs = {
  input: WorkflowBatchInput;
};

/** The module opens nothing. */
export type NoTarget = {
  readonly __typename?: 'NoTarget';
  /** Why not. */
  readonly reason: NoTargetReason;
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
  readonly newPassword: Scalars['String']['input'];
  /** The present password, at most 128 characters. */
  readonly oldPassword: Scalars['String']['input'];
};

/** The outcome of changing the password. */
export type PasswordChangePayload = {
  readonly __typename?: 'PasswordChangePayload';
  /** How many other sessions of the account ended by it; null when it was refused. */
  readonly endedSessions?: Maybe<Scalars['Int']['output']>;
  /** Which rule was broken, by field. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a new password must be (密码规则). */
export type PasswordPolicy = {
  readonly __typename?: 'PasswordPolicy';
  /** How many kinds of upper case, lower case, digits and symbols at least; 1 to 4. REST: kinds. */
  readonly minimumKinds: Scalars['Int']['output'];
  /** How many characters at least; 8 or more. REST: minlength. */
  readonly minimumLength: Scalars['Int']['output'];
};

/** An approval that waits for the account (待办审批). */
export type PendingApproval = {
  readonly __typename?: 'PendingApproval';
  /** When the task came. REST: createdate. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the document it is about. REST: bizKey. */
  readonly documentNumber: Scalars['String']['output'];
  /** Kind of that document. REST: bizType. */
  readonly documentType: Scalars['String']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Who began it. REST: initiatorName. */
  readonly initiatorName: Scalars['String']['output'];
  /** Instance code; null when the services do not say. REST: workflowInstanceId. */
  readonly instanceCode?: Maybe<Scalars['String']['output']>;
  /** Key of the process in the language packs; null when the services tell none. REST: processentrycode. */
  readonly processI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the process. REST: processName. */
  readonly processName: Scalars['String']['output'];
  /** Key of the step in the language packs; null when the services tell none. REST: activityentrycode. */
  readonly stepI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the step. REST: activityName. */
  readonly stepName: Scalars['String']['output'];
  /** Task code. REST: taskId. */
  readonly taskCode: Scalars['String']['output'];
};

/** What the operator has set for the whole portal (全局参数). */
export type PortalSettings = {
  readonly __typename?: 'PortalSettings';
  /** Number of this client of the retail services, which embedded modules are told; null when it is not set. REST: CLIENT_ID. */
  readonly clientId?: Maybe<Scalars['String']['output']>;
  /** Name of the client in the top bar. REST: CLIENT_NAME. */
  readonly clientName: Scalars['String']['output'];
  /** Whether English is offered. REST: ENGLISHDISPLAY, 0 hides it. */
  readonly englishOffered: Scalars['Boolean']['output'];
  /** Where the menu stands. REST: MENUMODE. */
  readonly menuMode: MenuMode;
  /** Whether the right panel of the home page shows messages only. REST: JUSTSHOWMESSAGE. */
  readonly messagesOnly: Scalars['Boolean']['output'];
};

/** A post (岗位): a station in a department. */
export type Post = {
  readonly __typename?: 'Post';
  /** Post code. REST: postCode. */
  readonly code: Scalars['String']['output'];
  /** Code of its department (部门). REST: deptCode. */
  readonly departmentCode: Scalars['String']['output'];
  /** Name of its department. REST: deptName. */
  readonly departmentName: Scalars['String']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Post name, for example 营运总监. REST: postName. */
  readonly name: Scalars['String']['output'];
  /** Code of its station. REST: stationId. */
  readonly stationCode: Scalars['String']['output'];
  /** Code of the template (岗位模板) that grants its applications and menus. REST: postTmplCode. */
  readonly templateCode: Scalars['String']['output'];
};

/** Which post to work through. */
export type PostSwitchInput = {
  /** Code of one of the account's posts. REST: postcode. */
  readonly postCode: Scalars['String']['input'];
  /** Code of a store that the post may see; required where there are stores to choose from. REST: shopid. */
  readonly shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of switching the post. */
export type PostSwitchPayload = {
  readonly __typename?: 'PostSwitchPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account with its new post; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The steps of a process and how they hang together (流程图). */
export type ProcessDiagram = {
  readonly __typename?: 'ProcessDiagram';
  /** What leads from one to another. */
  readonly links: ReadonlyArray<ProcessLink>;
  /** The steps, in an order that goes forward. */
  readonly steps: ReadonlyArray<ProcessStep>;
};

/** What leads from one step to another. */
export type ProcessLink = {
  readonly __typename?: 'ProcessLink';
  /** Code of the step it begins at. */
  readonly from: Scalars['String']['output'];
  /** Whether the instance went this way. */
  readonly isTaken: Scalars['Boolean']['output'];
  /** When it is taken, in words. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** Code of the step it leads to. */
  readonly to: Scalars['String']['output'];
};

/** A step of a process (节点). */
export type ProcessStep = {
  readonly __typename?: 'ProcessStep';
  /** Who acted or is to act. REST: assigneeNames. */
  readonly assigneeNames: ReadonlyArray<Scalars['String']['output']>;
  /** Code. REST: code. */
  readonly code: Scalars['String']['output'];
  /** When it went on. REST: finishdate. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** What kind of step it is. REST: kind. */
  readonly kind: ProcessStepKind;
  /** Name. REST: name. */
  readonly name: Scalars['String']['output'];
  /** When it is gone through, in words, such as an amount. REST: note. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** When it came there. REST: startdate. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the instance stands to it. REST: state. */
  readonly state: ProcessStepState;
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

/** The products that sold best in a period. */
export type ProductRanking = {
  readonly __typename?: 'ProductRanking';
  /** Currency of money values. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** What they are ranked by. */
  readonly metric: SalesMetric;
  /** The days. */
  readonly period: SalesPeriod;
  /** The products, the best first. */
  readonly products: ReadonlyArray<RankedProduct>;
  /** Sum of the shares shown, in percent. */
  readonly shareTotal?: Maybe<Scalars['Decimal']['output']>;
  /** Sum of the values of the summary; null for rates, which have none. */
  readonly total?: Maybe<Scalars['Decimal']['output']>;
  /** How the values are to be read. */
  readonly unit: FigureUnit;
};

/** Actual against plan by name. */
export type Progress = {
  readonly __typename?: 'Progress';
  /** Last day that counts. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of the values. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** At most 10 rows, in the order of the services. */
  readonly rows: ReadonlyArray<ProgressRow>;
};

/** Attainment of plan, such as by purchase group (进度). REST: uitmpl ProgressCard. */
export type ProgressCard = Card & {
  readonly __typename?: 'ProgressCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The rows of a period; null with an error of its own when the service fails. */
  readonly progress?: Maybe<Progress>;
};


/** Attainment of plan, such as by purchase group (进度). REST: uitmpl ProgressCard. */
export type ProgressCardProgressArgs = {
  period?: ProgressPeriod;
};

/** Over what a progress is told. REST: datetype. */
export type ProgressPeriod =
  /** Yesterday. REST: 2. */
  | 'DAY'
  /** This month up to yesterday. REST: 3. */
  | 'MONTH'
  /** This year up to yesterday. REST: 4. */
  | 'YEAR';

/** One row of the progress. */
export type ProgressRow = {
  readonly __typename?: 'ProgressRow';
  /** Band of the rate; null without a plan. */
  readonly band?: Maybe<AttainmentBand>;
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name. REST: name. */
  readonly name: Scalars['String']['output'];
  /** Actual ÷ plan in percent, two decimals, not capped; null without a plan. REST: rate. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
  /** Actual. REST: value. */
  readonly value?: Maybe<Scalars['Decimal']['output']>;
};

/** A purchase group (采购组), the first level of the categories. */
export type PurchaseGroup = {
  readonly __typename?: 'PurchaseGroup';
  /** Code. REST: categoryid. */
  readonly code: Scalars['String']['output'];
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Level of the category; a purchase group is of level 1. REST: deptlevelid. */
  readonly level?: Maybe<Scalars['Int']['output']>;
  /** Its own name. REST: categoryname. */
  readonly name: Scalars['String']['output'];
};

/** What every signed-in question starts from, and what a signed-out visitor may ask. */
export type Query = {
  readonly __typename?: 'Query';
  /**
   * The locked session of this browser (锁屏); null when nobody is signed in or the session is not locked. While it is locked this is all
   * that may be asked: everything else answers SESSION_LOCKED.
   */
  readonly lockedSession?: Maybe<LockedSession>;
  /** What a sign-in page may offer; asked without an account. */
  readonly signInOptions: SignInOptions;
  /**
   * Whoever is signed in (当前用户); null when nobody is. Everything that depends on an account hangs below it.
   * Error: SESSION_EXPIRED when a session existed and has ended.
   */
  readonly viewer?: Maybe<Viewer>;
};

/** One product of the ranking. */
export type RankedProduct = {
  readonly __typename?: 'RankedProduct';
  /** Product code. REST: productid. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Its colour as #rrggbb; null when the services send none. REST: color. */
  readonly colour?: Maybe<Scalars['String']['output']>;
  /** Product name. REST: name. */
  readonly name: Scalars['String']['output'];
  /** Place, from 1. */
  readonly rank: Scalars['Int']['output'];
  /** Its part of all that the filter lets through in percent, two decimals. REST: prop of sumData, or of echartData where sumData has none. */
  readonly share?: Maybe<Scalars['Decimal']['output']>;
  /** Its value in the summary beside the bars; null when the services send none. REST: xx. */
  readonly summaryValue?: Maybe<Scalars['Decimal']['output']>;
  /** Its value in the metric, by which it is ranked. REST: num. */
  readonly value: Scalars['Decimal']['output'];
};

/** One store of the ranking. */
export type RankedStore = {
  readonly __typename?: 'RankedStore';
  /** Store number. REST: shopid. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Store name. REST: name. */
  readonly name: Scalars['String']['output'];
  /** Place, from 1. */
  readonly rank: Scalars['Int']['output'];
  /** Sales of the day. REST: saleValue. */
  readonly sales: Scalars['Decimal']['output'];
};

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
  readonly channelCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The day, a day of the month, or the first day of a week or range; two days before today when it is absent (a range needs it). REST: startdate. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Last day of a range, and of nothing else. REST: enddate. */
  readonly endDate?: InputMaybe<Scalars['Date']['input']>;
  /** How long the period is. */
  readonly granularity?: DateGranularity;
  /** One purchase group; all when it is absent. REST: cateid. */
  readonly purchaseGroupCode?: InputMaybe<Scalars['String']['input']>;
};

/** Achieved and estimated sales by day (销售趋势). REST: uitmpl SalesLineCard. */
export type SalesLineCard = Card & {
  readonly __typename?: 'SalesLineCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The days of a window, none where the services send none for it; null with an error of its own when the service fails. */
  readonly series?: Maybe<SalesSeries>;
};


/** Achieved and estimated sales by day (销售趋势). REST: uitmpl SalesLineCard. */
export type SalesLineCardSeriesArgs = {
  window?: SalesWindow;
};

/** What a ranking or a chart is about (指标). REST: metric. */
export type SalesMetric =
  /** Sales amount (销售金额). REST: 10. */
  | 'AMOUNT'
  /** Orders with the product ÷ all orders, in percent (订单渗透率). REST: 20. */
  | 'PENETRATION'
  /** Units sold (销售数量). REST: 0. */
  | 'QUANTITY';

/** The days that a card's data covers, both included. */
export type SalesPeriod = {
  readonly __typename?: 'SalesPeriod';
  /** First day. */
  readonly from: Scalars['Date']['output'];
  /** How long it is. */
  readonly granularity: DateGranularity;
  /** Last day, as asked for; the services never tell beyond yesterday. */
  readonly to: Scalars['Date']['output'];
};

/** One day of the sales line. */
export type SalesPoint = {
  readonly __typename?: 'SalesPoint';
  /** Achieved sales (达成销售). REST: salevalue. */
  readonly actual: Scalars['Decimal']['output'];
  /** The day. REST: sdate. */
  readonly date: Scalars['Date']['output'];
  /** Estimated sales (预估销售): the month's plan ÷ 30; null without a plan. REST: monthplan. */
  readonly estimated?: Maybe<Scalars['Decimal']['output']>;
  /** Achieved ÷ estimated in percent, two decimals (达成率); null without an estimate. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
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
  /** Achieved ÷ estimated of the days that have a plan in percent, two decimals; null without an estimate. */
  readonly rate?: Maybe<Scalars['Decimal']['output']>;
};

/** Windows of the sales line. */
export type SalesWindow =
  /** The last 7 days. REST: days 7. */
  | 'LAST_7_DAYS'
  /** The last 30 days. REST: days 30. */
  | 'LAST_30_DAYS';

/** One parameter of a built-in screen. */
export type ScreenParameter = {
  readonly __typename?: 'ScreenParameter';
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Value. */
  readonly value: Scalars['String']['output'];
};

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

/** A session as its own account may know it (登录会话). */
export type Session = {
  readonly __typename?: 'Session';
  /** When it ends however much it is used. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** After how many minutes without use it ends. */
  readonly idleMinutes: Scalars['Int']['output'];
  /** Whether it can be locked: whether there is something that unlocks it again. False where the services cannot check a password. */
  readonly lockable: Scalars['Boolean']['output'];
  /** What the requests of a page carry in the header x-portal-scope. A request whose scope is another than the session's is refused with SCOPE_CHANGED: the post or store was switched in another window. */
  readonly scope: Scalars['String']['output'];
  /** How somebody signed in. */
  readonly signedInBy: SignInMethod;
};

/** The outcome of locking. */
export type SessionLockPayload = {
  readonly __typename?: 'SessionLockPayload';
  /** The locked session; null when nobody was signed in. */
  readonly lockedSession?: Maybe<LockedSession>;
  /** Always empty at present. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a single-sign-on system sends the browser back with. */
export type SessionSignInByCodeInput = {
  /** The code, at most 512 characters. */
  readonly code: Scalars['String']['input'];
  /** The user was told that this browser did not ask for the code and wants to sign in with it all the same. */
  readonly confirmed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Enterprise number (企业编号), where the code alone does not tell it. */
  readonly enterpriseCode?: InputMaybe<Scalars['String']['input']>;
  /** The `state` that came back with the code. It counts in the browser that began the sign-on, once and for ten minutes. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
};

/** What is needed to sign in. */
export type SessionSignInInput = {
  /** Account (账号), at most 64 characters. */
  readonly account: Scalars['String']['input'];
  /** Enterprise number (企业编号), at most 32 characters. */
  readonly enterpriseCode: Scalars['String']['input'];
  /** Password (密码), at most 128 characters. It is sent on to the services and kept nowhere. */
  readonly password: Scalars['String']['input'];
  /** Which sign-in page is used: staff and suppliers have separate accounts. */
  readonly userType: UserType;
};

/** The outcome of a sign-in. */
export type SessionSignInPayload = {
  readonly __typename?: 'SessionSignInPayload';
  /** Why it was refused; empty when it was not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Who is signed in now; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The outcome of a sign-out. */
export type SessionSignOutPayload = {
  readonly __typename?: 'SessionSignOutPayload';
  /** For a session that began by single sign-on: where it goes now. Null for any other. */
  readonly singleSignOnExit?: Maybe<SingleSignOnExit>;
  /** Always empty at present. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Which sign-in page the account belongs to; null when nobody was signed in. */
  readonly userType?: Maybe<UserType>;
};

/** The outcome of sessionTouch. */
export type SessionTouchPayload = {
  readonly __typename?: 'SessionTouchPayload';
  /** The session; null when nobody is signed in. */
  readonly session?: Maybe<Session>;
  /** Always empty at present. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What unlocks a session. */
export type SessionUnlockInput = {
  /** Password (密码), at most 128 characters. */
  readonly password: Scalars['String']['input'];
};

/** The outcome of unlocking. */
export type SessionUnlockPayload = {
  readonly __typename?: 'SessionUnlockPayload';
  /** How many attempts are left; 0 means that the session has ended. Null when it was unlocked, or cannot be by a password. */
  readonly attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose session it is; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** The outcome of ending the other sessions. */
export type SessionsEndOthersPayload = {
  readonly __typename?: 'SessionsEndOthersPayload';
  /** How many were ended. */
  readonly ended: Scalars['Int']['output'];
  /** Always empty at present. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Who asked, with the sessions that are left. */
  readonly viewer?: Maybe<Viewer>;
};

/** A business document (单据). */
export type Sheet = {
  readonly __typename?: 'Sheet';
  /** Amount in the enterprise's currency; null where it has none. REST: amount. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** The process that it is or was in; null when it was never handed in. REST: workflowInstanceId. */
  readonly approval?: Maybe<Approval>;
  /** What has changed since the last step (变更), in the order of the document; null when the services cannot tell. REST: {prefix}/searchItemHistory. */
  readonly changes?: Maybe<ReadonlyArray<SheetChange>>;
  /** The detail lists, in the order of the form. */
  readonly details: ReadonlyArray<SheetDetail>;
  /** Kind. REST: sheettype. */
  readonly documentType: Scalars['String']['output'];
  /** What it consists of, in the step where it is. */
  readonly form: SheetForm;
  /** The fields of the header, by name. */
  readonly header: Scalars['Row']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** Number (单号). REST: sheetid. */
  readonly number: Scalars['String']['output'];
  /** Where it stands. REST: status. */
  readonly status: SheetStatus;
  /** Grows with each save; whoever saves sends the one that he read. REST: version. */
  readonly version: Scalars['Int']['output'];
};

/** A field that is another than at the last step (变更). */
export type SheetChange = {
  readonly __typename?: 'SheetChange';
  /** As it is, as text. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** As it was, as text. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** Field; null for a whole line that was added or removed. */
  readonly column?: Maybe<Scalars['String']['output']>;
  /** What happened. */
  readonly kind: SheetChangeKind;
  /** Line of the list; null in the header. REST: lineno. */
  readonly lineNumber?: Maybe<Scalars['Int']['output']>;
  /** Detail list, or header. */
  readonly section: Scalars['String']['output'];
};

/** What happened to a field or a line. */
export type SheetChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It is another. */
  | 'CHANGED'
  /** It is gone. */
  | 'REMOVED';

/** A detail list of a document. */
export type SheetDetail = {
  readonly __typename?: 'SheetDetail';
  /** The lines of a page: their fields by name, `lineno` among them. Quantities (pkqty packages, remqty loose pieces, qty total, pknum pieces in a package) are exact decimals. */
  readonly rows: ReadonlyArray<Scalars['Row']['output']>;
  /** Name of the list. REST: divid. */
  readonly section: Scalars['String']['output'];
  /** What stands below the columns that are summed up (see sumStyle), over all lines, as exact decimals by name. */
  readonly sums: Scalars['Row']['output'];
  /** How many lines it has. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A detail list of a document. */
export type SheetDetailRowsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** What the lines of a detail list consist of. */
export type SheetDetailForm = {
  readonly __typename?: 'SheetDetailForm';
  /** Fields of a line, in their order. */
  readonly columns: ReadonlyArray<FormColumn>;
  /** Key of its title in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of the list. REST: divid. */
  readonly section: Scalars['String']['output'];
  /** Its own title. REST: title. */
  readonly title: Scalars['String']['output'];
};

/** Lines of a detail list that are others than before. */
export type SheetDetailInput = {
  /** Lines that are new or others: their fields by name with `lineno`; one whose number there is not yet is new. */
  readonly lines?: ReadonlyArray<Scalars['Row']['input']>;
  /** Numbers of lines that are gone. */
  readonly removed?: ReadonlyArray<Scalars['Int']['input']>;
  /** Name of the list. */
  readonly section: Scalars['String']['input'];
};

/** What documents of a module consist of. */
export type SheetForm = {
  readonly __typename?: 'SheetForm';
  /** The detail lists (明细), in their order. REST: moduleConfig details. */
  readonly details: ReadonlyArray<SheetDetailForm>;
  /** Kind of the documents. REST: sheettype. */
  readonly documentType: Scalars['String']['output'];
  /** Fields of the header, in their order. REST: columns of divid header. */
  readonly header: ReadonlyArray<FormColumn>;
  /** Module code. */
  readonly moduleCode: Scalars['String']['output'];
  /** Rules between the fields of its header and of its lines. They count when a document is handed in; a draft may break them. REST: fieldrules. */
  readonly rules: ReadonlyArray<FieldRule>;
};

/** A document without its lines, as a list shows it. */
export type SheetHeader = {
  readonly __typename?: 'SheetHeader';
  /** Amount in the enterprise's currency; null where it has none. REST: amount. */
  readonly amount?: Maybe<Scalars['Decimal']['output']>;
  /** When it was made. REST: createtime. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who made it. REST: creatorname. */
  readonly creatorName?: Maybe<Scalars['String']['output']>;
  /** All of its fields, by name. */
  readonly header: Scalars['Row']['output'];
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Number (单号). REST: sheetid. */
  readonly number: Scalars['String']['output'];
  /** Where it stands. REST: status. */
  readonly status: SheetStatus;
};

/** A page of documents. */
export type SheetPage = {
  readonly __typename?: 'SheetPage';
  /** Those of the page. */
  readonly nodes: ReadonlyArray<SheetHeader>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A document that is saved. */
export type SheetSaveInput = {
  /** Lines that are others than before. */
  readonly details?: ReadonlyArray<SheetDetailInput>;
  /** Fields of the header that are others than before, by name. */
  readonly header?: InputMaybe<Scalars['Row']['input']>;
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  readonly key: Scalars['ID']['input'];
  /** Module code. */
  readonly moduleCode: Scalars['String']['input'];
  /** Number; left out for a new one. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** True hands it to its process (提交审批), false keeps a draft. REST: bpmopen. */
  readonly submit: Scalars['Boolean']['input'];
  /** The approval task in which it is changed, if any. */
  readonly taskCode?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; 0 for a new one. */
  readonly version: Scalars['Int']['input'];
};

/** The outcome of saving a document. */
export type SheetSavePayload = {
  readonly __typename?: 'SheetSavePayload';
  /** The document as it is now; null when it was refused. */
  readonly sheet?: Maybe<Sheet>;
  /** Why it was refused; a field is `input`, then header and its column, or details, the list, the line number and its column. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose lists and counts may have changed; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
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

/** A kind of business document (单据类型). */
export type SheetType = {
  readonly __typename?: 'SheetType';
  /** Code. REST: sheettype. */
  readonly code: Scalars['ID']['output'];
  /** Key of its name in the language packs. REST: i18ncode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Its own name. REST: sheettypename. */
  readonly name: Scalars['String']['output'];
};

/** A store (门店). */
export type Shop = {
  readonly __typename?: 'Shop';
  /** Store number, for example 1001. REST: shopid. */
  readonly code: Scalars['String']['output'];
  /** Opaque and stable. */
  readonly id: Scalars['ID']['output'];
  /** Store name. REST: shopname. */
  readonly name: Scalars['String']['output'];
};

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
  readonly shopCode?: InputMaybe<Scalars['String']['input']>;
};

/** The outcome of switching the store. */
export type ShopSwitchPayload = {
  readonly __typename?: 'ShopSwitchPayload';
  /** Why it was refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account with its new store; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** How somebody signed in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** By the code of a single-sign-on system. */
  | 'SINGLE_SIGN_ON';

/** What a sign-in page may offer. */
export type SignInOptions = {
  readonly __typename?: 'SignInOptions';
  /** Address at which single sign-on begins, on the operator's list; null when there is none. singleSignOnBegin answers it with a state; the system there sends the browser back to /login?code=&state=. */
  readonly singleSignOnUrl?: Maybe<Scalars['String']['output']>;
};

/** Where single sign-on begins for this browser. */
export type SingleSignOnBeginPayload = {
  readonly __typename?: 'SingleSignOnBeginPayload';
  /** Address with its `state`; null when there is no single sign-on. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Always empty at present. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Where a session of single sign-on goes at its end. */
export type SingleSignOnExit = {
  readonly __typename?: 'SingleSignOnExit';
  /** Address of the single-sign-on system, its origin on the operator's list; null when it cannot be had: the browser goes to /error-login then. REST: sysConfig/getSSOExitSystemUrl. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The best stores of a day. */
export type StoreRanking = {
  readonly __typename?: 'StoreRanking';
  /** The day. */
  readonly asOf: Scalars['Date']['output'];
  /** Currency of the amounts. */
  readonly currency: Scalars['CurrencyCode']['output'];
  /** At most 10, the best first. */
  readonly stores: ReadonlyArray<RankedStore>;
};

/** The ten stores with the highest sales (门店销售 TOP10). REST: uitmpl StoreRankCard. */
export type StoreRankingCard = Card & {
  readonly __typename?: 'StoreRankingCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The ranking; null with an error of its own when the service fails. */
  readonly ranking?: Maybe<StoreRanking>;
};


/** The ten stores with the highest sales (门店销售 TOP10). REST: uitmpl StoreRankCard. */
export type StoreRankingCardRankingArgs = {
  filter?: InputMaybe<SalesFilterInput>;
};

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

/** A task of the pool (任务). */
export type Task = {
  readonly __typename?: 'Task';
  /** Who has it, or finished it. REST: assigneeName. */
  readonly assigneeName?: Maybe<Scalars['String']['output']>;
  /** What the account may do with it, as the services decide. REST: buttons. */
  readonly buttons: ReadonlyArray<TaskButton>;
  /** When the claim runs out and the task goes back to the pool. REST: lockexpires. */
  readonly claimExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was claimed. REST: lockdate. */
  readonly claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Code. REST: taskid. */
  readonly code: Scalars['String']['output'];
  /** When it was made. REST: createdate. */
  readonly createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who made it. REST: creator. */
  readonly creatorName: Scalars['String']['output'];
  /** Kind of department it is for (部门类型). REST: depttypeid. */
  readonly departmentTypeCode?: Maybe<Scalars['String']['output']>;
  /** What is to be done. REST: taskdesc. */
  readonly description: Scalars['HTML']['output'];
  /** Number of that sheet. REST: sheetid. */
  readonly documentNumber?: Maybe<Scalars['String']['output']>;
  /** When it is due. REST: duedate. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was finished. REST: finishdate. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the account itself. REST: assigneeCode. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Key attribute (关键属性), a store for instance. REST: taskkeyattr. */
  readonly keyAttribute?: Maybe<Scalars['String']['output']>;
  /** Module of the sheet in which it is worked on; null where it has none. REST: modulecode. */
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  /** Name. REST: taskname. */
  readonly name: Scalars['String']['output'];
  /** Role it is for (角色). REST: rolecode. */
  readonly roleCode: Scalars['String']['output'];
  /** Whether somebody has it. REST: status. */
  readonly status: TaskStatus;
  /** Key of its kind in the language packs; null when the services tell none. REST: tasktypeentrycode. */
  readonly typeI18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of its type. REST: tasktypename. */
  readonly typeName: Scalars['String']['output'];
};

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

/** Something that may be done with a task. */
export type TaskButton = {
  readonly __typename?: 'TaskButton';
  /** What it does. REST: key. */
  readonly action: TaskAction;
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Shown verbatim. REST: name. */
  readonly name: Scalars['String']['output'];
};

/** The counters of the task centre (任务中心). */
export type TaskCounts = {
  readonly __typename?: 'TaskCounts';
  /** Tasks that it has finished (我的已办). REST: finishCount. */
  readonly finished: Scalars['Int']['output'];
  /** Tasks in the pool that the account may claim (任务池). REST: poolCount. */
  readonly pool: Scalars['Int']['output'];
  /** Tasks that it has claimed (我的待办). REST: todoCount. */
  readonly todo: Scalars['Int']['output'];
};

/** A task with which something is done. */
export type TaskInput = {
  /** Its id. */
  readonly id: Scalars['ID']['input'];
  /** As in WorkflowActionInput: made by the client, the same for trying again. */
  readonly key: Scalars['ID']['input'];
};

/** A list of the task centre. */
export type TaskList =
  /** Tasks that it has finished (我的已办). REST: status completed, mine. */
  | 'FINISHED'
  /** Tasks that it has claimed (我的待办). REST: status locked, mine. */
  | 'MINE'
  /** Tasks that the account may claim (任务池). REST: status unlocked. */
  | 'POOL';

/** A page of tasks. */
export type TaskPage = {
  readonly __typename?: 'TaskPage';
  /** Those of the page. */
  readonly nodes: ReadonlyArray<Task>;
  /** How many there are on all pages. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The outcome for a task. */
export type TaskPayload = {
  readonly __typename?: 'TaskPayload';
  /** The task as it is now, also when somebody else was faster; null when there is none. */
  readonly task?: Maybe<Task>;
  /** Why it was refused. CONFLICT tells who has it. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose lists and counts have changed; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

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

/** A card that may stand on a dashboard. */
export type TemplateCard = {
  readonly __typename?: 'TemplateCard';
  /** Card code. REST: cardcode. */
  readonly code: Scalars['String']['output'];
  /** Where the template of the post puts it. REST: rownum, colnum, width, height. */
  readonly defaultPosition: CardPosition;
  /** Key of its name in the language packs. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Whether it stands on the dashboard now. REST: checked. */
  readonly isChecked: Scalars['Boolean']['output'];
  /** Its own name. REST: cardname. */
  readonly name: Scalars['String']['output'];
  /** Type of the schema that it is, such as KpiCard. */
  readonly typename: Scalars['String']['output'];
};

/** Counters of approvals and tasks (待办). REST: uitmpl TodoCard. */
export type TodoCard = Card & {
  readonly __typename?: 'TodoCard';
  readonly code: Scalars['String']['output'];
  /** The counters; null with an error of its own when the service fails. REST: msc-flowable/report/total. */
  readonly counters?: Maybe<TodoCounters>;
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** The six counters of approvals and tasks (待办). */
export type TodoCounters = {
  readonly __typename?: 'TodoCounters';
  /** Done by me (我的已办). REST: finishCount. */
  readonly finished: Scalars['Int']['output'];
  /** Started by me (我发起的); null when the services do not count them. REST: initiatedCount. */
  readonly initiated?: Maybe<Scalars['Int']['output']>;
  /** Awaiting my approval (待我审批). REST: pendingTaskCount. */
  readonly pendingApproval: Scalars['Int']['output'];
  /** Task pool (任务池). REST: poolCount. */
  readonly pool: Scalars['Int']['output'];
  /** Submitted by me (我提交的); null when the services do not count them. REST: submittedCount. */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
  /** My to-dos (我的待办). REST: todoCount. */
  readonly todo: Scalars['Int']['output'];
};

/** The products that sold best (单品销售排行). REST: uitmpl TopProductCard. */
export type TopProductCard = Card & {
  readonly __typename?: 'TopProductCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
  /** The ranking of a period; null with an error of its own when the service fails. */
  readonly ranking?: Maybe<ProductRanking>;
};


/** The products that sold best (单品销售排行). REST: uitmpl TopProductCard. */
export type TopProductCardRankingArgs = {
  filter?: InputMaybe<SalesFilterInput>;
  metric?: SalesMetric;
  top?: Scalars['Int']['input'];
};

/** A card of a kind that this version does not know; shown as such, never as an empty one. */
export type UnknownCard = Card & {
  readonly __typename?: 'UnknownCard';
  readonly code: Scalars['String']['output'];
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  readonly id: Scalars['ID']['output'];
  /** The kind that the services named. REST: uitmpl. */
  readonly kind: Scalars['String']['output'];
  readonly moduleCode?: Maybe<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly position: CardPosition;
};

/** A refusal that a caller can expect and show: which field, why, in the caller's language. */
export type UserError = {
  readonly __typename?: 'UserError';
  /** What went wrong, stable, for programs. */
  readonly code: UserErrorCode;
  /** Path of the input field it is about, for example ["input", "password"]; null when it is about the whole. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What went wrong and what to do next, in the language of the request (Accept-Language). */
  readonly message: Scalars['String']['output'];
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

/** Which kind of account somebody works with. REST: userType. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. REST: any userType but 2. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. REST: userType 2. */
  | 'SUPPLIER';

/** The signed-in account with all that it may see (当前用户). */
export type Viewer = {
  readonly __typename?: 'Viewer';
  /**
   * One application by its code, for asking again for what came late; null when the account has none of that code. The list of applications of the
   * last ten minutes will do, so that only its menus are asked for.
   */
  readonly application?: Maybe<Application>;
  /**
   * Applications (应用) of the account, in the services' order, type 0 only. Empty when the services refuse the list; an unreachable
   * service is an error here. REST: account/getPostAppInfo, for suppliers tenantaccountapp/list.
   */
  readonly applications?: Maybe<ReadonlyArray<Application>>;
  /**
   * One process instance, as one of its tasks sees it where that is named; null when there is none that the account may see. One of the two codes
   * must be given. REST: msc-bpm/process/getOne.
   */
  readonly approval?: Maybe<Approval>;
  /** What the account may set up for its approvals, a deputy for an absence (代理) for instance. REST: msc-bpm/process/getButtons. */
  readonly approvalButtons?: Maybe<ReadonlyArray<WorkflowButton>>;
  /** The six counters of approvals and tasks (待办六项). REST: msc-flowable/report/total. */
  readonly approvalTotals?: Maybe<ApprovalTotals>;
  /**
   * The approvals of a list (审批列表), the newest first, by page. REST: msc-flowable pendingtask, finishedtask, initiatedprocess and
   * submittedprocess, each pageQuery.
   */
  readonly approvals?: Maybe<ApprovalPage>;
  /** Address of the avatar (头像) at this gateway; null when the account has none. REST: logo. */
  readonly avatarUrl?: Maybe<Scalars['String']['output']>;
  /** One card by its code, with the full time limit; null when the account has no such card. */
  readonly card?: Maybe<Card>;
  /** The channels (渠道) that cards can be narrowed to. REST: zb-mca-base/channel/search. */
  readonly channels?: Maybe<ReadonlyArray<Channel>>;
  /** Account code (账号). REST: userCode. */
  readonly code: Scalars['String']['output'];
  /**
   * What may be chosen in a column of a module (选项), those that match first, by page: a page that is not full is the last. REST: the column's
   * columndata, columnrest or, for lookups, lookupItem/query.
   */
  readonly columnOptions?: Maybe<ReadonlyArray<ColumnOption>>;
  /** The menus that the account keeps at the top of the tree (常用菜单), in its order. REST: commonmenu/pageQuery. */
  readonly commonMenus?: Maybe<ReadonlyArray<CommonMenu>>;
  /**
   * The cards of a dashboard (看板) for this account and post, in their order. A card that is late (more than CARD_TIMEOUT_MS) fails alone
   * with UPSTREAM_TIMEOUT; ask for it again by `card`, which waits for the full time. REST: dashboardUser/getLayout.
   */
  readonly dashboard?: Maybe<Dashboard>;
  /**
   * What may stand on a dashboard or in a group of counters (布局设置): all cards that the template of the post offers, ticked or not, and how many
   * may be ticked; null when the account has none of that code. REST: dashboardTmplCard/queryWithMore.
   */
  readonly dashboardTemplate?: Maybe<DashboardTemplate>;
  /**
   * The operating clock (作业时钟): the tasks of the pool and of the account that are due on a day of the enterprise, by due time, at most 200. REST:
   * msc-taskm/taskpool/pageQuery.
   */
  readonly dueTasks?: Maybe<ReadonlyArray<Task>>;
  /** One of them; null when the account has none of that code. REST: casper/list. */
  readonly elf?: Maybe<Elf>;
  /** The elves (小精灵) of the account: prepared questions whose answers are rows. REST: casper/list. */
  readonly elves?: Maybe<ReadonlyArray<Elf>>;
  /** The enterprise (企业) whose data this is. */
  readonly enterprise: Enterprise;
  /** The account's favourite modules (收藏功能), in its order. REST: favorite/pageQuery. */
  readonly favourites?: Maybe<ReadonlyArray<Favourite>>;
  /** Opaque and stable for the account. */
  readonly id: Scalars['ID']['output'];
  /** One of them; null when there is none that is the account's own. */
  readonly job?: Maybe<Job>;
  /** Exports and imports of the account (我的任务文件), the newest first. What has ended is kept for a day. Kept by the gateway; null with an error of its own when its store fails. */
  readonly jobs?: Maybe<ReadonlyArray<Job>>;
  /**
   * The language packs (语言包) of the services for a locale: the fallback zh-CN and the locale itself, in the order in which they are to be
   * laid over the built-in texts. REST: languageVersion/search.
   */
  readonly languagePacks?: Maybe<ReadonlyArray<LanguagePack>>;
  /**
   * A master-data module (主数据模块): its list, form and what may be done in it, all of it told by the services' metadata. Null when there is
   * none of that code; one that the account may not see is refused (FORBIDDEN). REST: moduleConfig/getOne,
   * uiModule/listByModuleCode, operation/listByModuleCode.
   */
  readonly listModule?: Maybe<ListModule>;
  /** How the account has arranged the columns of a list (列设置); null when it has not. Kept by the gateway. */
  readonly listSettings?: Maybe<ListSettings>;
  /**
   * Saved views (保存的视图) of a list by name: the account's own, and the newest 200 that others have shared, staff of an enterprise with its staff and
   * people of a supplier with their own. Kept by the gateway.
   */
  readonly listViews?: Maybe<ReadonlyArray<ListView>>;
  /** The post (主岗) that the account works through at present; null for suppliers. REST: mainPost. */
  readonly mainPost?: Maybe<Post>;
  /** The manual of a module (操作手册) in the language of the request; null when there is none. REST: operatehelp/getOne. */
  readonly manual?: Maybe<Manual>;
  /**
   * The messages of the account (消息) by page: what matters more (置顶) first, then the newest. REST: messageuser/pageQuery, for suppliers
   * vendermessageuser/pageQuery; announcements by announce/pageQuery, for suppliers venderannounce/pageQuery.
   */
  readonly messages?: Maybe<MessagePage>;
  /**
   * A module (模块) by its code and what opening it shows; null when there is none of that code, and the error FORBIDDEN when the account has no
   * permission for it. REST: menu/query, module/query for modules without a menu.
   */
  readonly module?: Maybe<Module>;
  /** Name of the person or company (姓名). REST: username. */
  readonly name: Scalars['String']['output'];
  /** What a new password must be; null where it cannot be changed here: a session of single sign-on, or services without it. REST: account/getPasswordPolicy. */
  readonly passwordPolicy?: Maybe<PasswordPolicy>;
  /** The approvals that wait for the account (待我审批): how many, and the newest 20. REST: msc-flowable/report/todo. */
  readonly pendingApprovals?: Maybe<ApprovalPreview>;
  /** All posts of the account (岗位), the main one first; empty for suppliers. REST: account/getPostList. */
  readonly posts?: Maybe<ReadonlyArray<Post>>;
  /** The purchase groups (采购组) that cards can be narrowed to. REST: zb-mca-base/shopformclass/search, deptlevelid 1. */
  readonly purchaseGroups?: Maybe<ReadonlyArray<PurchaseGroup>>;
  /** The session through which this is asked. */
  readonly session: Session;
  /** All sessions of the account at this gateway (登录会话), the present one first, then by their last use. FORBIDDEN with the token of an embedded module. */
  readonly sessions?: Maybe<ReadonlyArray<AccountSession>>;
  /** What the operator has set for the whole portal. REST: globPara/search. */
  readonly settings?: Maybe<PortalSettings>;
  /** A document of a module; null when there is none of that number that the account may see. REST: {prefix}/searchItem. */
  readonly sheet?: Maybe<Sheet>;
  /** What a document of a module consists of, to begin a new one (新增). REST: moduleConfig/getOne, uiModuleBpm/listByModuleCode. */
  readonly sheetForm?: Maybe<SheetForm>;
  /** Kinds of business documents (单据类型). REST: sheetConfig/pageQuery. */
  readonly sheetTypes?: Maybe<ReadonlyArray<SheetType>>;
  /** The documents of a sheet module (单据列表) by page, the newest first. REST: the module's searchurl. */
  readonly sheets?: Maybe<SheetPage>;
  /** The store that is chosen at present (当前门店); null means all stores or none. REST: shopid, shopname. */
  readonly shop?: Maybe<Shop>;
  /** Which stores the applications work on (门店模式), derived from them. */
  readonly shopMode?: Maybe<ShopMode>;
  /** The stores the account may see (门店). REST: account/getShopList. */
  readonly shops?: Maybe<ReadonlyArray<Shop>>;
  /** The stores that another post of the account may see, to choose from before it is switched to. REST: account/getShopList. */
  readonly shopsOfPost?: Maybe<ReadonlyArray<Shop>>;
  /** When this session began (登录时间). REST: createDate. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** One task by its code; null when there is none that the account may see. REST: msc-taskm/taskpool/taskDetail. */
  readonly task?: Maybe<Task>;
  /** The counters of the task centre (任务中心). REST: msc-taskm/taskpool/getMyWorkCount. */
  readonly taskCounts?: Maybe<TaskCounts>;
  /** The tasks of a list (任务列表) by page, what is due first at the top; done ones by when they were done. REST: msc-taskm/taskpool/pageQuery. */
  readonly tasks?: Maybe<TaskPage>;
  /** How many messages of each type are unread (未读数), types without any left out. REST: as unreadMessages. */
  readonly unreadCounts?: Maybe<ReadonlyArray<MessageCount>>;
  /** The unread messages of the account (未读消息): how many, and the newest 20. REST: messageuser/queryUnReadMsg, for suppliers vendermessageuser/queryUnReadMsg. */
  readonly unreadMessages?: Maybe<MessagePreview>;
  /** Staff or supplier. REST: userType. */
  readonly userType: UserType;
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerApplicationArgs = {
  code: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerApprovalArgs = {
  instanceCode?: InputMaybe<Scalars['String']['input']>;
  taskCode?: InputMaybe<Scalars['String']['input']>;
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerApprovalsArgs = {
  filter?: InputMaybe<ApprovalFilter>;
  list: ApprovalList;
  order?: ApprovalOrder;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerCardArgs = {
  code: Scalars['String']['input'];
  dashboardCode?: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerColumnOptionsArgs = {
  column: Scalars['String']['input'];
  moduleCode: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  section?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<Scalars['Row']['input']>;
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerDashboardArgs = {
  code?: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerDashboardTemplateArgs = {
  code?: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerDueTasksArgs = {
  date?: InputMaybe<Scalars['Date']['input']>;
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerElfArgs = {
  code: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerJobArgs = {
  id: Scalars['ID']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerLanguagePacksArgs = {
  locale: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerListModuleArgs = {
  code: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerListSettingsArgs = {
  list: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerListViewsArgs = {
  list: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerManualArgs = {
  moduleCode: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerMessagesArgs = {
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<MessageType>;
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerModuleArgs = {
  applicationCode?: InputMaybe<Scalars['String']['input']>;
  code: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerSheetArgs = {
  moduleCode: Scalars['String']['input'];
  number: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerSheetFormArgs = {
  moduleCode: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerSheetsArgs = {
  moduleCode: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SheetStatus>;
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerShopsOfPostArgs = {
  postCode: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerTaskArgs = {
  code: Scalars['String']['input'];
};


/** The signed-in account with all that it may see (当前用户). */
export type ViewerTasksArgs = {
  list: TaskList;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};

/** A button that is pressed. */
export type WorkflowActionInput = {
  /** Its id. */
  readonly button: Scalars['ID']['input'];
  /** Made anew by the client for each time somebody presses, and kept for trying again: 8 to 64 letters, digits, - and _. What it has done once is not done twice. */
  readonly key: Scalars['ID']['input'];
  /** The opinion, trimmed; required where the button asks for one, at most 500 characters. */
  readonly opinion?: InputMaybe<Scalars['String']['input']>;
  /** What its form asks for, by the name of the column. */
  readonly values?: InputMaybe<Scalars['Row']['input']>;
};

/** The outcome of pressing a button. */
export type WorkflowActionPayload = {
  readonly __typename?: 'WorkflowActionPayload';
  /** The approval as it is now, as the pressed task sees it; null when it was refused, or when the button belonged to none. */
  readonly approval?: Maybe<Approval>;
  /** Why it was refused. CONFLICT tells who was faster. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose it was, to be asked for new lists and counts; null when it was refused. */
  readonly viewer?: Maybe<Viewer>;
};

/** A button that is pressed for several approvals at once. */
export type WorkflowBatchInput = {
  /** Ids of batch buttons, 1 to 50. */
  readonly buttons: ReadonlyArray<Scalars['ID']['input']>;
  /** As in WorkflowActionInput. */
  readonly key: Scalars['ID']['input'];
  /** One opinion for all of them. */
  readonly opinion?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one of several. */
export type WorkflowBatchOutcome = {
  readonly __typename?: 'WorkflowBatchOutcome';
  /** Id of the button. */
  readonly button: Scalars['ID']['output'];
  /** Whether it was done. */
  readonly isDone: Scalars['Boolean']['output'];
  /** Why not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The outcome of pressing for several at once: each stands for itself. */
export type WorkflowBatchPayload = {
  readonly __typename?: 'WorkflowBatchPayload';
  /** One for each button, in their order; empty when all were refused beforehand. */
  readonly outcomes: ReadonlyArray<WorkflowBatchOutcome>;
  /** Why all were refused. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** Whose they were; null when all were refused beforehand. */
  readonly viewer?: Maybe<Viewer>;
};

/** What may be pressed (按钮). Name, order and effect are the services'. */
export type WorkflowButton = {
  readonly __typename?: 'WorkflowButton';
  /** What kind of action it is, for programs; verbatim. REST: actionName. */
  readonly action: Scalars['String']['output'];
  /** Whether an opinion must come with it (审批意见). REST: actionName send, reject, cancel. */
  readonly asksOpinion: Scalars['Boolean']['output'];
  /** What else must come with it. REST: form. */
  readonly form: ReadonlyArray<FormColumn>;
  /** What pressing it does, in one sentence; null when the services do not say. REST: hint. */
  readonly hint?: Maybe<Scalars['String']['output']>;
  /** Key of its name in the language packs; null when the services tell none. REST: entrycode. */
  readonly i18nCode?: Maybe<Scalars['String']['output']>;
  /** Name of an icon, or null. REST: icon. */
  readonly icon?: Maybe<Scalars['String']['output']>;
  /** Opaque; what is pressed, sealed for this account. */
  readonly id: Scalars['ID']['output'];
  /**
   * False when pressing it can do nothing because the services name no request type or no address, or an address that is not allowed: 'interface not configured,
   * please check' (接口未配置，请检查). REST: requesttype, url.
   */
  readonly isConfigured: Scalars['Boolean']['output'];
  /** Shown verbatim. REST: buttonName. */
  readonly name: Scalars['String']['output'];
  /** What it opens instead of being posted; null for one that is posted. REST: requesttype openwindow. */
  readonly opens?: Maybe<ButtonTarget>;
  /** How it looks. REST: btnType, else by actionName. */
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
  Application: Application;
  CardGroupCard: CardGroupCard;
  ChannelBarCard: ChannelBarCard;
  ChannelPieCard: ChannelPieCard;
  CircleCard: CircleCard;
  CountCard: CountCard;
  Elf: Elf;
  Enterprise: Enterprise;
  FastAppCard: FastAppCard;
  IconCard: IconCard;
  KpiCard: KpiCard;
  MenuNode: MenuNode;
  MessageCard: MessageCard;
  Module: Module;
  MustSeeCard: MustSeeCard;
  Post: Post;
  ProgressCard: ProgressCard;
  SalesLineCard: SalesLineCard;
  SheetType: SheetType;
  Shop: Shop;
  StoreRankingCard: StoreRankingCard;
  TodoCard: TodoCard;
  TopProductCard: TopProductCard;
  UnknownCard: UnknownCard;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  AnnouncementCard:
    ( { __typename: 'AnnouncementCard' }
    & GraphQLRecursivePick<FederationTypes['AnnouncementCard'], {"id":true}> );
  Application:
    ( { __typename: 'Application' }
    & GraphQLRecursivePick<FederationTypes['Application'], {"id":true}> );
  CardGroupCard:
    ( { __typename: 'CardGroupCard' }
    & GraphQLRecursivePick<FederationTypes['CardGroupCard'], {"id":true}> );
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
  IconCard:
    ( { __typename: 'IconCard' }
    & GraphQLRecursivePick<FederationTypes['IconCard'], {"id":true}> );
  KpiCard:
    ( { __typename: 'KpiCard' }
    & GraphQLRecursivePick<FederationTypes['KpiCard'], {"id":true}> );
  MenuNode:
    ( { __typename: 'MenuNode' }
    & GraphQLRecursivePick<FederationTypes['MenuNode'], {"id":true}> );
  MessageCard:
    ( { __typename: 'MessageCard' }
    & GraphQLRecursivePick<FederationTypes['MessageCard'], {"id":true}> );
  Module:
    ( { __typename: 'Module' }
    & GraphQLRecursivePick<FederationTypes['Module'], {"id":true}> );
  MustSeeCard:
    ( { __typename: 'MustSeeCard' }
    & GraphQLRecursivePick<FederationTypes['MustSeeCard'], {"id":true}> );
  Post:
    ( { __typename: 'Post' }
    & GraphQLRecursivePick<FederationTypes['Post'], {"id":true}> );
  ProgressCard:
    ( { __typename: 'ProgressCard' }
    & GraphQLRecursivePick<FederationTypes['ProgressCard'], {"id":true}> );
  SalesLineCard:
    ( { __typename: 'SalesLineCard' }
    & GraphQLRecursivePick<FederationTypes['SalesLineCard'], {"id":true}> );
  SheetType:
    ( { __typename: 'SheetType' }
    & GraphQLRecursivePick<FederationTypes['SheetType'], {"code":true}> );
  Shop:
    ( { __typename: 'Shop' }
    & GraphQLRecursivePick<FederationTypes['Shop'], {"id":true}> );
  StoreRankingCard:
    ( { __typename: 'StoreRankingCard' }
    & GraphQLRecursivePick<FederationTypes['StoreRankingCard'], {"id":true}> );
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
};

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ModuleTarget:
    | ( BuiltInScreen & { __typename: 'BuiltInScreen' } )
    | ( EmbeddedModule & { __typename: 'EmbeddedModule' } )
    | ( NoTarget & { __typename: 'NoTarget' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountSession: ResolverTypeWrapper<AccountSession>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AnnouncementCard: ResolverTypeWrapper<CardDefinitionModel>;
  Application: ResolverTypeWrapper<ApplicationModel>;
  Approval: ResolverTypeWrapper<ApprovalModelModel>;
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
  Channel: ResolverTypeWrapper<Channel>;
  ChannelBar: ResolverTypeWrapper<ChannelBar>;
  ChannelBarCard: ResolverTypeWrapper<CardDefinitionModel>;
  ChannelBars: ResolverTypeWrapper<ChannelBars>;
  ChannelPieCard: ResolverTypeWrapper<CardDefinitionModel>;
  ChannelShare: ResolverTypeWrapper<ChannelShare>;
  ChannelShares: ResolverTypeWrapper<ChannelShares>;
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
  IconCard: ResolverTypeWrapper<CardDefinitionModel>;
  ImportConfirmInput: ImportConfirmInput;
  ImportOutcome: ResolverTypeWrapper<ImportOutcome>;
  ImportPreview: ResolverTypeWrapper<PreviewModelModel>;
  ImportProblem: ResolverTypeWrapper<ImportProblem>;
  ImportRow: ResolverTypeWrapper<ImportRow>;
  ImportStartInput: ImportStartInput;
  Job: ResolverTypeWrapper<JobRecordModel>;
  JobInput: JobInput;
  JobKind: JobKind;
  JobPayload: ResolverTypeWrapper<JobOutcomeModel>;
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
  LockedSession: ResolverTypeWrapper<LockedSession>;
  Manual: ResolverTypeWrapper<Manual>;
  MenuMode: MenuMode;
  MenuNode: ResolverTypeWrapper<MenuNode>;
  Message: ResolverTypeWrapper<Message>;
  MessageCard: ResolverTypeWrapper<CardDefinitionModel>;
  MessageCount: ResolverTypeWrapper<MessageCount>;
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
  MustSeeCard: ResolverTypeWrapper<CardDefinitionModel>;
  MustSeeItem: ResolverTypeWrapper<MustSeeItem>;
  MustSeeMarkInput: MustSeeMarkInput;
  MustSeeMarkPayload: ResolverTypeWrapper<MustSeeMarkPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoTarget: ResolverTypeWrapper<NoTarget>;
  NoTargetReason: NoTargetReason;
  PasswordChangeInput: PasswordChangeInput;
  PasswordChangePayload: ResolverTypeWrapper<PasswordChangePayload>;
  PasswordPolicy: ResolverTypeWrapper<PasswordPolicy>;
  PendingApproval: ResolverTypeWrapper<PendingApproval>;
  PortalSettings: ResolverTypeWrapper<SettingsModel>;
  Post: ResolverTypeWrapper<Post>;
  PostSwitchInput: PostSwitchInput;
  PostSwitchPayload: ResolverTypeWrapper<Omit<PostSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  ProcessDiagram: ResolverTypeWrapper<ProcessDiagram>;
  ProcessLink: ResolverTypeWrapper<ProcessLink>;
  ProcessStep: ResolverTypeWrapper<ProcessStep>;
  ProcessStepKind: ProcessStepKind;
  ProcessStepState: ProcessStepState;
  ProductRanking: ResolverTypeWrapper<ProductRanking>;
  Progress: ResolverTypeWrapper<Progress>;
  ProgressCard: ResolverTypeWrapper<CardDefinitionModel>;
  ProgressPeriod: ProgressPeriod;
  ProgressRow: ResolverTypeWrapper<ProgressRow>;
  PurchaseGroup: ResolverTypeWrapper<PurchaseGroup>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RankedProduct: ResolverTypeWrapper<RankedProduct>;
  RankedStore: ResolverTypeWrapper<RankedStore>;
  Row: ResolverTypeWrapper<Scalars['Row']['output']>;
  RuleOperation: RuleOperation;
  SalesFilterInput: SalesFilterInput;
  SalesLineCard: ResolverTypeWrapper<CardDefinitionModel>;
  SalesMetric: SalesMetric;
  SalesPeriod: ResolverTypeWrapper<SalesPeriod>;
  SalesPoint: ResolverTypeWrapper<SalesPoint>;
  SalesSeries: ResolverTypeWrapper<SalesSeries>;
  SalesWindow: SalesWindow;
  ScreenParameter: ResolverTypeWrapper<ScreenParameter>;
  SearchType: SearchType;
  Session: ResolverTypeWrapper<Session>;
  SessionLockPayload: ResolverTypeWrapper<SessionLockPayload>;
  SessionSignInByCodeInput: SessionSignInByCodeInput;
  SessionSignInInput: SessionSignInInput;
  SessionSignInPayload: ResolverTypeWrapper<Omit<SessionSignInPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionSignOutPayload: ResolverTypeWrapper<SessionSignOutPayload>;
  SessionTouchPayload: ResolverTypeWrapper<SessionTouchPayload>;
  SessionUnlockInput: SessionUnlockInput;
  SessionUnlockPayload: ResolverTypeWrapper<Omit<SessionUnlockPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SessionsEndOthersPayload: ResolverTypeWrapper<Omit<SessionsEndOthersPayload, 'viewer'> & { viewer?: Maybe<ResolversTypes['Viewer']> }>;
  Sheet: ResolverTypeWrapper<SheetModelModel>;
  SheetChange: ResolverTypeWrapper<SheetChange>;
  SheetChangeKind: SheetChangeKind;
  SheetDetail: ResolverTypeWrapper<SheetDetailModelModel>;
  SheetDetailForm: ResolverTypeWrapper<Omit<SheetDetailForm, 'columns'> & { columns: ReadonlyArray<ResolversTypes['FormColumn']> }>;
  SheetDetailInput: SheetDetailInput;
  SheetForm: ResolverTypeWrapper<Omit<SheetForm, 'details' | 'header'> & { details: ReadonlyArray<ResolversTypes['SheetDetailForm']>, header: ReadonlyArray<ResolversTypes['FormColumn']> }>;
  SheetHeader: ResolverTypeWrapper<SheetHeader>;
  SheetPage: ResolverTypeWrapper<SheetPage>;
  SheetSaveInput: SheetSaveInput;
  SheetSavePayload: ResolverTypeWrapper<Omit<SheetSavePayload, 'sheet' | 'viewer'> & { sheet?: Maybe<ResolversTypes['Sheet']>, viewer?: Maybe<ResolversTypes['Viewer']> }>;
  SheetStatus: SheetStatus;
  SheetType: ResolverTypeWrapper<SheetType>;
  Shop: ResolverTypeWrapper<Shop>;
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
  SumStyle: SumStyle;
  Task: ResolverTypeWrapper<Task>;
  TaskAction: TaskAction;
  TaskButton: ResolverTypeWrapper<TaskButton>;
  TaskCounts: ResolverTypeWrapper<TaskCounts>;
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
  Application: ApplicationModel;
  Approval: ApprovalModelModel;
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
  Channel: Channel;
  ChannelBar: ChannelBar;
  ChannelBarCard: CardDefinitionModel;
  ChannelBars: ChannelBars;
  ChannelPieCard: CardDefinitionModel;
  ChannelShare: ChannelShare;
  ChannelShares: ChannelShares;
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
  Favourite: Favourite;
  FavouriteRemoveInput: FavouriteRemoveInput;
  FavouritesAddInput: FavouritesAddInput;
  FavouritesPayload: Omit<FavouritesPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  FieldRule: FieldRule;
  FormColumn: FormColumnModelModel;
  GroupedCard: GroupedCard;
  HTML: Scalars['HTML']['output'];
  IconCard: CardDefinitionModel;
  ImportConfirmInput: ImportConfirmInput;
  ImportOutcome: ImportOutcome;
  ImportPreview: PreviewModelModel;
  ImportProblem: ImportProblem;
  ImportRow: ImportRow;
  ImportStartInput: ImportStartInput;
  Job: JobRecordModel;
  JobInput: JobInput;
  JobPayload: JobOutcomeModel;
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
  ListView: ListView;
  ListViewDeleteInput: ListViewDeleteInput;
  ListViewPayload: Omit<ListViewPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ListViewSaveInput: ListViewSaveInput;
  LockedSession: LockedSession;
  Manual: Manual;
  MenuNode: MenuNode | FederationReferenceTypes['MenuNode'];
  Message: Message;
  MessageCard: CardDefinitionModel;
  MessageCount: MessageCount;
  MessagePage: MessagePage;
  MessagePreview: MessagePreview;
  MessagesReadAllInput: MessagesReadAllInput;
  MessagesReadInput: MessagesReadInput;
  MessagesReadPayload: Omit<MessagesReadPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  MicroappCodeIssueInput: MicroappCodeIssueInput;
  MicroappCodeIssuePayload: MicroappCodeIssuePayload;
  Module: Omit<Module, 'target'> & { target: ResolversParentTypes['ModuleTarget'] } | FederationReferenceTypes['Module'];
  ModuleTarget: ResolversUnionTypes<ResolversParentTypes>['ModuleTarget'];
  MustSeeCard: CardDefinitionModel;
  MustSeeItem: MustSeeItem;
  MustSeeMarkInput: MustSeeMarkInput;
  MustSeeMarkPayload: MustSeeMarkPayload;
  Mutation: Record<PropertyKey, never>;
  NoTarget: NoTarget;
  PasswordChangeInput: PasswordChangeInput;
  PasswordChangePayload: PasswordChangePayload;
  PasswordPolicy: PasswordPolicy;
  PendingApproval: PendingApproval;
  PortalSettings: SettingsModel;
  Post: Post | FederationReferenceTypes['Post'];
  PostSwitchInput: PostSwitchInput;
  PostSwitchPayload: Omit<PostSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  ProcessDiagram: ProcessDiagram;
  ProcessLink: ProcessLink;
  ProcessStep: ProcessStep;
  ProductRanking: ProductRanking;
  Progress: Progress;
  ProgressCard: CardDefinitionModel;
  ProgressRow: ProgressRow;
  PurchaseGroup: PurchaseGroup;
  Query: Record<PropertyKey, never>;
  RankedProduct: RankedProduct;
  RankedStore: RankedStore;
  Row: Scalars['Row']['output'];
  SalesFilterInput: SalesFilterInput;
  SalesLineCard: CardDefinitionModel;
  SalesPeriod: SalesPeriod;
  SalesPoint: SalesPoint;
  SalesSeries: SalesSeries;
  ScreenParameter: ScreenParameter;
  Session: Session;
  SessionLockPayload: SessionLockPayload;
  SessionSignInByCodeInput: SessionSignInByCodeInput;
  SessionSignInInput: SessionSignInInput;
  SessionSignInPayload: Omit<SessionSignInPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionSignOutPayload: SessionSignOutPayload;
  SessionTouchPayload: SessionTouchPayload;
  SessionUnlockInput: SessionUnlockInput;
  SessionUnlockPayload: Omit<SessionUnlockPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SessionsEndOthersPayload: Omit<SessionsEndOthersPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  Sheet: SheetModelModel;
  SheetChange: SheetChange;
  SheetDetail: SheetDetailModelModel;
  SheetDetailForm: Omit<SheetDetailForm, 'columns'> & { columns: ReadonlyArray<ResolversParentTypes['FormColumn']> };
  SheetDetailInput: SheetDetailInput;
  SheetForm: Omit<SheetForm, 'details' | 'header'> & { details: ReadonlyArray<ResolversParentTypes['SheetDetailForm']>, header: ReadonlyArray<ResolversParentTypes['FormColumn']> };
  SheetHeader: SheetHeader;
  SheetPage: SheetPage;
  SheetSaveInput: SheetSaveInput;
  SheetSavePayload: Omit<SheetSavePayload, 'sheet' | 'viewer'> & { sheet?: Maybe<ResolversParentTypes['Sheet']>, viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SheetType: SheetType | FederationReferenceTypes['SheetType'];
  Shop: Shop | FederationReferenceTypes['Shop'];
  ShopSwitchInput: ShopSwitchInput;
  ShopSwitchPayload: Omit<ShopSwitchPayload, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['Viewer']> };
  SignInOptions: SignInOptions;
  SingleSignOnBeginPayload: SingleSignOnBeginPayload;
  SingleSignOnExit: SingleSignOnExit;
  StoreRanking: StoreRanking;
  StoreRankingCard: CardDefinitionModel;
  Task: Task;
  TaskButton: TaskButton;
  TaskCounts: TaskCounts;
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

export type ApplicationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Application'] = ResolversParentTypes['Application'], FederationReferenceType extends FederationReferenceTypes['Application'] = FederationReferenceTypes['Application']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Application']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  homeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menus?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MenuNode']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopScope?: Resolver<ResolversTypes['ShopScope'], ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  actionI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  assigneeNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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
  submitterName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taskCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Channel'] = ResolversParentTypes['Channel']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChannelBarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelBar'] = ResolversParentTypes['ChannelBar']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
};

export type ChannelSharesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChannelShares'] = ResolversParentTypes['ChannelShares']> = {
  amountTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  channels?: Resolver<ReadonlyArray<ResolversTypes['ChannelShare']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['SalesPeriod'], ParentType, ContextType>;
  quantityTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['ElfRowPage']>, ParentType, ContextType, RequireFields<ElfRowsArgs, 'page' | 'pageSize'>>;
};

export type ElfColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ElfColumn'] = ResolversParentTypes['ElfColumn']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type FavouriteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Favourite'] = ResolversParentTypes['Favourite']> = {
  applicationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicationLogoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  iconUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
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
  isSearchable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameField?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<ReadonlyArray<ResolversTypes['ListOperation']>, ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['ColumnProblem']>, ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['ListRow']>, ParentType, ContextType, RequireFields<ListModuleRowArgs, 'key'>>;
  rows?: Resolver<Maybe<ResolversTypes['ListRowPage']>, ParentType, ContextType, RequireFields<ListModuleRowsArgs, 'orderBy' | 'page'>>;
  rules?: Resolver<ReadonlyArray<ResolversTypes['FieldRule']>, ParentType, ContextType>;
};

export type ListRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRow'] = ResolversParentTypes['ListRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['ListCell']>, ParentType, ContextType>;
  isDeletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  labels?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListRowChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRowChange'] = ResolversParentTypes['ListRowChange']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['ListFieldChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListRowChangeKind'], ParentType, ContextType>;
  operatorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ListViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  columns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ListColumnSetting']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListViewPayload'] = ResolversParentTypes['ListViewPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['ListView']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
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
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPriority?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moduleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  moduleParameters?: Resolver<ReadonlyArray<ResolversTypes['CardParameter']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>;
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

export type MessageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageCount'] = ResolversParentTypes['MessageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MessageType'], ParentType, ContextType>;
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
};

export type ModuleTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModuleTarget'] = ResolversParentTypes['ModuleTarget']> = {
  __resolveType: TypeResolveFn<'BuiltInScreen' | 'EmbeddedModule' | 'NoTarget', ParentType, ContextType>;
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

export type MustSeeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MustSeeItem'] = ResolversParentTypes['MustSeeItem']> = {
  applicationCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  moduleParameters?: Resolver<ReadonlyArray<ResolversTypes['CardParameter']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MustSeeMarkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MustSeeMarkPayload'] = ResolversParentTypes['MustSeeMarkPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['MustSeeItem']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
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
  sessionLock?: Resolver<Maybe<ResolversTypes['SessionLockPayload']>, ParentType, ContextType>;
  sessionSignIn?: Resolver<Maybe<ResolversTypes['SessionSignInPayload']>, ParentType, ContextType, RequireFields<MutationSessionSignInArgs, 'input'>>;
  sessionSignInByCode?: Resolver<Maybe<ResolversTypes['SessionSignInPayload']>, ParentType, ContextType, RequireFields<MutationSessionSignInByCodeArgs, 'input'>>;
  sessionSignOut?: Resolver<Maybe<ResolversTypes['SessionSignOutPayload']>, ParentType, ContextType>;
  sessionTouch?: Resolver<Maybe<ResolversTypes['SessionTouchPayload']>, ParentType, ContextType>;
  sessionUnlock?: Resolver<Maybe<ResolversTypes['SessionUnlockPayload']>, ParentType, ContextType, RequireFields<MutationSessionUnlockArgs, 'input'>>;
  sessionsEndOthers?: Resolver<Maybe<ResolversTypes['SessionsEndOthersPayload']>, ParentType, ContextType>;
  sheetSave?: Resolver<Maybe<ResolversTypes['SheetSavePayload']>, ParentType, ContextType, RequireFields<MutationSheetSaveArgs, 'input'>>;
  shopSwitch?: Resolver<Maybe<ResolversTypes['ShopSwitchPayload']>, ParentType, ContextType, RequireFields<MutationShopSwitchArgs, 'input'>>;
  singleSignOnBegin?: Resolver<Maybe<ResolversTypes['SingleSignOnBeginPayload']>, ParentType, ContextType>;
  taskClaim?: Resolver<Maybe<ResolversTypes['TaskPayload']>, ParentType, ContextType, RequireFields<MutationTaskClaimArgs, 'input'>>;
  taskFinish?: Resolver<Maybe<ResolversTypes['TaskPayload']>, ParentType, ContextType, RequireFields<MutationTaskFinishArgs, 'input'>>;
  taskRelease?: Resolver<Maybe<ResolversTypes['TaskPayload']>, ParentType, ContextType, RequireFields<MutationTaskReleaseArgs, 'input'>>;
  workflowActionSubmit?: Resolver<Maybe<ResolversTypes['WorkflowActionPayload']>, ParentType, ContextType, RequireFields<MutationWorkflowActionSubmitArgs, 'input'>>;
  workflowBatchSubmit?: Resolver<Maybe<ResolversTypes['WorkflowBatchPayload']>, ParentType, ContextType, RequireFields<MutationWorkflowBatchSubmitArgs, 'input'>>;
};

export type NoTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoTarget'] = ResolversParentTypes['NoTarget']> = {
  reason?: Resolver<ResolversTypes['NoTargetReason'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  initiatorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  processName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stepI18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stepName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortalSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PortalSettings'] = ResolversParentTypes['PortalSettings']> = {
  clientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  englishOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProcessStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcessStep'] = ResolversParentTypes['ProcessStep']> = {
  assigneeNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProcessStepKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProcessStepState'], ParentType, ContextType>;
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
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RankedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankedProduct'] = ResolversParentTypes['RankedProduct']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  summaryValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type RankedStoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankedStore'] = ResolversParentTypes['RankedStore']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export interface RowScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Row'], any> {
  name: 'Row';
}

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

export type SalesSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesSeries'] = ResolversParentTypes['SalesSeries']> = {
  actualTotal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  estimatedTotal?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  plannedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ReadonlyArray<ResolversTypes['SalesPoint']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type ScreenParameterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScreenParameter'] = ResolversParentTypes['ScreenParameter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  idleMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signedInBy?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
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

export type SessionsEndOthersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionsEndOthersPayload'] = ResolversParentTypes['SessionsEndOthersPayload']> = {
  ended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type SheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sheet'] = ResolversParentTypes['Sheet']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SheetChange']>>, ParentType, ContextType>;
  details?: Resolver<ReadonlyArray<ResolversTypes['SheetDetail']>, ParentType, ContextType>;
  documentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['SheetForm'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['Row'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  moduleCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SheetStatus'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SheetChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SheetChange'] = ResolversParentTypes['SheetChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SheetChangeKind'], ParentType, ContextType>;
  lineNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop'], FederationReferenceType extends FederationReferenceTypes['Shop'] = FederationReferenceTypes['Shop']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Shop']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type TaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  assigneeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buttons?: Resolver<ReadonlyArray<ResolversTypes['TaskButton']>, ParentType, ContextType>;
  claimExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
};

export type TaskButtonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskButton'] = ResolversParentTypes['TaskButton']> = {
  action?: Resolver<ResolversTypes['TaskAction'], ParentType, ContextType>;
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaskCounts'] = ResolversParentTypes['TaskCounts']> = {
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pool?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  todo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  application?: Resolver<Maybe<ResolversTypes['Application']>, ParentType, ContextType, RequireFields<ViewerApplicationArgs, 'code'>>;
  applications?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Application']>>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType, Partial<ViewerApprovalArgs>>;
  approvalButtons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WorkflowButton']>>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<ViewerJobArgs, 'id'>>;
  jobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Job']>>, ParentType, ContextType>;
  languagePacks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['LanguagePack']>>, ParentType, ContextType, RequireFields<ViewerLanguagePacksArgs, 'locale'>>;
  listModule?: Resolver<Maybe<ResolversTypes['ListModule']>, ParentType, ContextType, RequireFields<ViewerListModuleArgs, 'code'>>;
  listSettings?: Resolver<Maybe<ResolversTypes['ListSettings']>, ParentType, ContextType, RequireFields<ViewerListSettingsArgs, 'list'>>;
  listViews?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ListView']>>, ParentType, ContextType, RequireFields<ViewerListViewsArgs, 'list'>>;
  mainPost?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  manual?: Resolver<Maybe<ResolversTypes['Manual']>, ParentType, ContextType, RequireFields<ViewerManualArgs, 'moduleCode'>>;
  messages?: Resolver<Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, RequireFields<ViewerMessagesArgs, 'page' | 'pageSize'>>;
  module?: Resolver<Maybe<ResolversTypes['Module']>, ParentType, ContextType, RequireFields<ViewerModuleArgs, 'code'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordPolicy?: Resolver<Maybe<ResolversTypes['PasswordPolicy']>, ParentType, ContextType>;
  pendingApprovals?: Resolver<Maybe<ResolversTypes['ApprovalPreview']>, ParentType, ContextType>;
  posts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Post']>>, ParentType, ContextType>;
  purchaseGroups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PurchaseGroup']>>, ParentType, ContextType>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  sessions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccountSession']>>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PortalSettings']>, ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['Sheet']>, ParentType, ContextType, RequireFields<ViewerSheetArgs, 'moduleCode' | 'number'>>;
  sheetForm?: Resolver<Maybe<ResolversTypes['SheetForm']>, ParentType, ContextType, RequireFields<ViewerSheetFormArgs, 'moduleCode'>>;
  sheetTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SheetType']>>, ParentType, ContextType>;
  sheets?: Resolver<Maybe<ResolversTypes['SheetPage']>, ParentType, ContextType, RequireFields<ViewerSheetsArgs, 'moduleCode' | 'page' | 'pageSize'>>;
  shop?: Resolver<Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
  shopMode?: Resolver<Maybe<ResolversTypes['ShopMode']>, ParentType, ContextType>;
  shops?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shop']>>, ParentType, ContextType>;
  shopsOfPost?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Shop']>>, ParentType, ContextType, RequireFields<ViewerShopsOfPostArgs, 'postCode'>>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<ViewerTaskArgs, 'code'>>;
  taskCounts?: Resolver<Maybe<ResolversTypes['TaskCounts']>, ParentType, ContextType>;
  tasks?: Resolver<Maybe<ResolversTypes['TaskPage']>, ParentType, ContextType, RequireFields<ViewerTasksArgs, 'list' | 'page' | 'pageSize'>>;
  unreadCounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MessageCount']>>, ParentType, ContextType>;
  unreadMessages?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['UserType'], ParentType, ContextType>;
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
  i18nCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['ButtonTarget']>, ParentType, ContextType>;
  style?: Resolver<ResolversTypes['ButtonStyle'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccountSession?: AccountSessionResolvers<ContextType>;
  AnnouncementCard?: AnnouncementCardResolvers<ContextType>;
  Application?: ApplicationResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
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
  Channel?: ChannelResolvers<ContextType>;
  ChannelBar?: ChannelBarResolvers<ContextType>;
  ChannelBarCard?: ChannelBarCardResolvers<ContextType>;
  ChannelBars?: ChannelBarsResolvers<ContextType>;
  ChannelPieCard?: ChannelPieCardResolvers<ContextType>;
  ChannelShare?: ChannelShareResolvers<ContextType>;
  ChannelShares?: ChannelSharesResolvers<ContextType>;
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
  IconCard?: IconCardResolvers<ContextType>;
  ImportOutcome?: ImportOutcomeResolvers<ContextType>;
  ImportPreview?: ImportPreviewResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
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
  ListRowOutcome?: ListRowOutcomeResolvers<ContextType>;
  ListRowPage?: ListRowPageResolvers<ContextType>;
  ListRowPayload?: ListRowPayloadResolvers<ContextType>;
  ListRowsPayload?: ListRowsPayloadResolvers<ContextType>;
  ListSettings?: ListSettingsResolvers<ContextType>;
  ListSettingsPayload?: ListSettingsPayloadResolvers<ContextType>;
  ListView?: ListViewResolvers<ContextType>;
  ListViewPayload?: ListViewPayloadResolvers<ContextType>;
  LockedSession?: LockedSessionResolvers<ContextType>;
  Manual?: ManualResolvers<ContextType>;
  MenuNode?: MenuNodeResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageCard?: MessageCardResolvers<ContextType>;
  MessageCount?: MessageCountResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MessagesReadPayload?: MessagesReadPayloadResolvers<ContextType>;
  MicroappCodeIssuePayload?: MicroappCodeIssuePayloadResolvers<ContextType>;
  Module?: ModuleResolvers<ContextType>;
  ModuleTarget?: ModuleTargetResolvers<ContextType>;
  MustSeeCard?: MustSeeCardResolvers<ContextType>;
  MustSeeItem?: MustSeeItemResolvers<ContextType>;
  MustSeeMarkPayload?: MustSeeMarkPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NoTarget?: NoTargetResolvers<ContextType>;
  PasswordChangePayload?: PasswordChangePayloadResolvers<ContextType>;
  PasswordPolicy?: PasswordPolicyResolvers<ContextType>;
  PendingApproval?: PendingApprovalResolvers<ContextType>;
  PortalSettings?: PortalSettingsResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostSwitchPayload?: PostSwitchPayloadResolvers<ContextType>;
  ProcessDiagram?: ProcessDiagramResolvers<ContextType>;
  ProcessLink?: ProcessLinkResolvers<ContextType>;
  ProcessStep?: ProcessStepResolvers<ContextType>;
  ProductRanking?: ProductRankingResolvers<ContextType>;
  Progress?: ProgressResolvers<ContextType>;
  ProgressCard?: ProgressCardResolvers<ContextType>;
  ProgressRow?: ProgressRowResolvers<ContextType>;
  PurchaseGroup?: PurchaseGroupResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RankedProduct?: RankedProductResolvers<ContextType>;
  RankedStore?: RankedStoreResolvers<ContextType>;
  Row?: GraphQLScalarType;
  SalesLineCard?: SalesLineCardResolvers<ContextType>;
  SalesPeriod?: SalesPeriodResolvers<ContextType>;
  SalesPoint?: SalesPointResolvers<ContextType>;
  SalesSeries?: SalesSeriesResolvers<ContextType>;
  ScreenParameter?: ScreenParameterResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionLockPayload?: SessionLockPayloadResolvers<ContextType>;
  SessionSignInPayload?: SessionSignInPayloadResolvers<ContextType>;
  SessionSignOutPayload?: SessionSignOutPayloadResolvers<ContextType>;
  SessionTouchPayload?: SessionTouchPayloadResolvers<ContextType>;
  SessionUnlockPayload?: SessionUnlockPayloadResolvers<ContextType>;
  SessionsEndOthersPayload?: SessionsEndOthersPayloadResolvers<ContextType>;
  Sheet?: SheetResolvers<ContextType>;
  SheetChange?: SheetChangeResolvers<ContextType>;
  SheetDetail?: SheetDetailResolvers<ContextType>;
  SheetDetailForm?: SheetDetailFormResolvers<ContextType>;
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
  Task?: TaskResolvers<ContextType>;
  TaskButton?: TaskButtonResolvers<ContextType>;
  TaskCounts?: TaskCountsResolvers<ContextType>;
  TaskPage?: TaskPageResolvers<ContextType>;
  TaskPayload?: TaskPayloadResolvers<ContextType>;
  TemplateCard?: TemplateCardResolvers<ContextType>;
  TodoCard?: TodoCardResolvers<ContextType>;
  TodoCounters?: TodoCountersResolvers<ContextType>;
  TopProductCard?: TopProductCardResolvers<ContextType>;
  UnknownCard?: UnknownCardResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
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
