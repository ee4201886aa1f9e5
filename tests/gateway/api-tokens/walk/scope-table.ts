import type { ApiTokenScope } from '../../../../gateway/generated/resolvers.ts';

type Rule = ApiTokenScope | 'OPEN' | 'CLOSED';

/**
 * What a token needs for the entry points to data, written down independently of the gateway: the
 * fields of Query, Viewer, Mutation and Subscription, the types that can be asked for by id or key,
 * and those that cards of another part of the schema contain. A new entry point needs a line here.
 */
const ENTRIES: Readonly<Record<Rule, Readonly<Record<string, string>>>> = {
  // Who one is, what the enterprise has set, and the schema itself.
  OPEN: {
    Query: 'viewer lockedSession signInOptions node nodes _entities _service',
    Viewer: `id code name userType enterprise mainPost posts shop shops signedInAt avatarUrl shopsOfPost settings missingFeatures
      languagePacks`,
    Subscription: 'liveEvents',
    types: 'Enterprise Post Shop',
  },
  // Sessions, passwords, tokens, uploads and what a person has in the portal.
  CLOSED: {
    Viewer:
      'session sessions isSessionAdministrator passwordPolicy hasApiTokens apiTokens serviceAccounts hasPlayground savedQueries savedQuery',
    types: 'ApiToken SavedQuery ServiceAccount',
    Mutation: `sessionSignIn sessionSignInByCode singleSignOnBegin sessionSignOut sessionLock sessionUnlock
      sessionTouch sessionConfirm sessionEnd sessionsEndOthers sessionsEndOfAccount sessionsEndAll postSwitch shopSwitch passwordChange savedQuerySave savedQueryDelete
      apiTokenCreate apiTokenRevoke importStart importConfirm jobResume avatarSet microappCodeIssue`,
  },
  READ_CARDS: {
    Viewer: 'dashboard card dashboardTemplate channels purchaseGroups',
    types: `Channel AnnouncementCard CardGroupCard ChannelBarCard ChannelPieCard CircleCard CountCard FastAppCard IconCard
      KpiCard MessageCard MustSeeCard ProgressCard SalesLineCard StoreRankingCard TodoCard TopProductCard UnknownCard`,
  },
  WRITE_CARDS: { Mutation: 'dashboardLayoutSave dashboardLayoutReset' },
  READ_SALES: { Viewer: 'sales', types: 'Category Product Region Supplier' },
  READ_LISTS: {
    Viewer: 'listModule columnOptions listViews listSettings',
    types: 'ListRow ListView',
  },
  WRITE_LISTS: {
    Mutation: `listRowAdd listRowUpdate listRowsUpdate listRowsDelete listRowsAudit listRowsReject listMetadataClear
      listViewSave listViewDelete listSettingsSave`,
  },
  READ_SHEETS: { Viewer: 'sheetConnection sheets sheet sheetForm', types: 'Sheet' },
  WRITE_SHEETS: { Mutation: 'sheetSave' },
  READ_WORKFLOW: {
    Viewer: 'approvalConnection pendingApprovals approvals approvalTotals approval approvalButtons',
    types: 'Approval ApprovalTotals',
  },
  WRITE_WORKFLOW: { Mutation: 'workflowActionSubmit workflowBatchSubmit' },
  READ_TASKS: { Viewer: 'taskConnection taskCounts tasks task dueTasks', types: 'Task' },
  WRITE_TASKS: { Mutation: 'taskClaim taskRelease taskFinish' },
  READ_MESSAGES: {
    Viewer: 'messageConnection unreadMessages unreadCounts messages',
    types: 'Message MessagePreview MustSeeItem',
  },
  WRITE_MESSAGES: { Mutation: 'messagesRead messagesReadAll mustSeeMark' },
  READ_MENUS: {
    Viewer: `elves elf applications application shopMode sheetTypes commonMenus favourites manual
      module`,
    types: 'Application Elf Favourite MenuNode Module SheetType',
  },
  WRITE_MENUS: { Mutation: 'commonMenusSave favouritesAdd favouriteRemove' },
  READ_WEBHOOKS: { Viewer: 'hasWebhooks webhooks webhook', types: 'Webhook' },
  WRITE_WEBHOOKS: {
    Mutation: `webhookCreate webhookUpdate webhookPause webhookResume webhookDelete webhookSecretRotate
      webhookTest`,
  },
  EXPORT_LISTS: {
    Viewer: 'jobConnection jobs job',
    Mutation: 'exportStart salesExportStart jobCancel jobRemove',
    types: 'Job',
  },
};

/** Fields that give data of two parts of the schema. */
const ALSO: Readonly<Record<string, ApiTokenScope>> = {
  'Mutation.salesExportStart': 'READ_SALES',
};

const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Rules by `Type.field`, and by `Type` for the types that can be asked for by id or key. */
const RULES: ReadonlyMap<string, Rule> = new Map(
  (Object.entries(ENTRIES) as [Rule, Record<string, string>][]).flatMap(([rule, entries]) =>
    Object.entries(entries).flatMap(([root, names]) =>
      words(names).map((name): [string, Rule] => [
        root === 'types' ? name : `${root}.${name}`,
        rule,
      ]),
    ),
  ),
);

const ROOTS: ReadonlySet<string> = new Set(['Query', 'Viewer', 'Mutation', 'Subscription']);

/** What an operation needs that selects these fields. Writing includes reading the same. */
export function neededFor(path: readonly string[]): 'CLOSED' | ApiTokenScope[] {
  const rules = new Set(path.flatMap(rulesOf));
  if (rules.has('CLOSED')) return 'CLOSED';
  const scopes = [...rules].filter((rule) => rule !== 'OPEN' && rule !== 'CLOSED');
  return scopes.filter((scope) => !rules.has(writing(scope)!)).toSorted();
}

/** The scope to write what a scope reads; null for other scopes. */
export function writing(scope: ApiTokenScope): ApiTokenScope | null {
  return scope.startsWith('READ_') ? (scope.replace('READ_', 'WRITE_') as ApiTokenScope) : null;
}

/** The rules that a coordinate falls under: none for a field below an entry point. */
function rulesOf(coordinate: string): Rule[] {
  const [type = ''] = coordinate.split('.');
  return [RULES.get(coordinate), RULES.get(type), ALSO[coordinate]].filter(
    (rule) => rule !== undefined,
  );
}

/** Whether a coordinate is an entry point for which nobody has written down what it needs. */
export function lacksRule(coordinate: string, entities: ReadonlySet<string>): boolean {
  const [type = ''] = coordinate.split('.');
  if (ROOTS.has(type)) return !RULES.has(coordinate);
  return entities.has(type) && !RULES.has(type);
}

/** Entry points in this table that the schema does not have. */
export function unknownRules(coordinates: readonly string[]): string[] {
  const known = new Set(coordinates.flatMap((each) => [each, each.split('.')[0] ?? '']));
  return [...RULES.keys(), ...Object.keys(ALSO)].filter((each) => !known.has(each));
}
