import { getOperationAST, OperationTypeNode, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { contractCalls } from '../support/retail/contract-document.ts';
import { CONTRACT_VARIANTS, type ContractVariant } from '../support/retail/contract-answers.ts';
import { createContractStub } from '../support/retail/contract-stub.ts';
import { startGateway, type GraphqlAnswer } from '../support/gateway/gateway.ts';
import { portalDocuments } from '../support/portal-documents.ts';

// TODO in this file is a message type of the schema, not a note of open work.

/**
 * The portal over services that are generated from their document alone, to find anything that a
 * screen needs and the document does not state. These are the variables of the screens' queries;
 * queries that are missing here take none.
 */
const LIST = {
  code: '200209',
  list: 'module:200209',
  page: 1,
  pageSize: 30,
  orderBy: [],
  withRows: true,
  withColumns: true,
};
const APPROVAL = { instanceCode: 'WI100021', taskCode: 'WT1000210' };
const SHEET = { moduleCode: '200101', number: 'PO-EXAMPLE', page: 1, pageSize: 30 };
const HOME_CARDS = [
  'operating01',
  'trend',
  'ranking',
  'todo',
  'bar',
  'pie',
  'top',
  'progress',
  'circle',
  'count',
  'icon',
];
const PANEL_CARDS = ['group', 'mustsee', 'messages', 'announcements', 'fastapp'];
const MODULES = [
  '200101',
  '200209',
  '200601',
  '100002',
  '100003',
  '100004',
  '200105',
  '200615',
  '200613',
];
const cardOf = (dashboardCode: string) => (code: string) => ({
  dashboardCode,
  code,
  filter: {},
  filterOfOne: {},
});
const HOME = { code: 'home', fold: 20, belowFold: 20, filter: {}, filterOfOne: {}, panel: true };
const PARTS = { buttons: true, diagram: true, history: true, attachments: true, sheet: true };

const VARIABLES: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  Approval: [APPROVAL],
  ApprovalPart: [{ ...APPROVAL, ...PARTS }],
  Approvals: ['PENDING', 'FINISHED', 'STARTED', 'SUBMITTED'].map((list) => ({
    list,
    page: 1,
    pageSize: 30,
    filter: {},
    order: 'NEWEST',
  })),
  Card: [...HOME_CARDS.map(cardOf('home')), ...PANEL_CARDS.map(cardOf('panel'))],
  CardReference: [cardOf('home')('operating01')],
  ChannelBar: [{ ...cardOf('home')('bar'), metric: 'AMOUNT' }],
  ChannelPie: [cardOf('home')('pie')],
  ColumnOptions: [
    { moduleCode: '200209', column: 'selectrest', page: 1, pageSize: 30, values: {} },
  ],
  DashboardLayout: ['home', 'panel', 'report', 'todo'].map((code) => ({ code })),
  DashboardVersion: [{ code: 'home' }],
  DueTasks: [{ date: '2026-06-15', withOthers: true }],
  ElfRows: [{ code: 'E1', page: 1, pageSize: 30 }],
  Home: [HOME, { ...HOME, code: 'report', panel: false }],
  Kpi: [cardOf('home')('operating01')],
  LanguagePacks: [{ locale: 'en-US' }],
  ListHistory: [{ ...LIST, key: 'B001' }],
  ListModule: [LIST],
  ListRow: [{ ...LIST, key: 'B001' }],
  ListRows: [LIST],
  ListSettings: [LIST],
  ListViews: [LIST],
  Manual: [SHEET],
  Messages: [
    { page: 1, pageSize: 30 },
    ...['TODO', 'ANNOUNCEMENT'].map((type) => ({ page: 1, pageSize: 30, type })),
  ],
  Module: MODULES.map((code) => ({ code, applicationCode: code < '200' ? null : 'OPS' })),
  NewSheet: [SHEET],
  PickerRows: [{ ...LIST, moduleCode: '200209' }],
  Progress: ['YEAR', 'MONTH', 'DAY'].map((period) => ({ ...cardOf('home')('progress'), period })),
  ShellMenus: ['OPS', 'RPT'].map((code) => ({ code })),
  SheetDocument: [SHEET],
  SheetLines: [SHEET],
  SheetTask: [{ code: 'PT100001' }],
  Sheets: [SHEET],
  ShopsOfPost: [{ postCode: 'P0002' }],
  StoreRanking: [cardOf('home')('ranking')],
  Task: [{ code: 'PT100001' }],
  Tasks: ['POOL', 'MINE', 'FINISHED'].map((list) => ({ list, page: 1, pageSize: 30 })),
  TopProduct: [{ ...cardOf('home')('top'), metric: 'AMOUNT', top: 10 }],
  Workbench: [{ locale: 'zh-CN' }],
};

/** Exports and imports, which the gateway stores itself. */
const OF_THE_GATEWAY = new Set(['JobState', 'ImportFindings', 'ImportErrors']);

const queries = portalDocuments()
  .filter(
    ({ name, document }) =>
      !OF_THE_GATEWAY.has(name) &&
      getOperationAST(document, name)?.operation === OperationTypeNode.QUERY,
  )
  .map(({ name, document }) => ({ name, text: print(document) }));

async function portalOver(variant: ContractVariant) {
  const stub = createContractStub(variant);
  const gateway = await startGateway({}, { transport: stub.transport });
  const input = {
    enterpriseCode: '100001',
    account: 'ops_director',
    password: 'Retail@2026',
    userType: 'STAFF',
  };
  const signIn =
    'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { code message } } }';
  const answer = await gateway.ask(signIn, { variables: { input } });
  expect(answer.data).toEqual({ sessionSignIn: { userErrors: [] } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return {
    stub,
    ask: (query: string, variables = {}) => gateway.ask(query, { cookie, variables }),
  };
}

/** The errors of an answer with their paths. */
function failuresOf(name: string, { errors = [] }: GraphqlAnswer): string[] {
  return errors.map(({ message, path = [], extensions }) => {
    const { code, reason, upstream } = extensions as {
      code: string;
      reason?: string;
      upstream?: { operation: string };
    };
    const where = path.filter((step) => typeof step === 'string').join('.');
    return [name, code, reason, upstream?.operation, where, message].filter(Boolean).join(' | ');
  });
}

async function visitAll(variant: ContractVariant) {
  const { stub, ask } = await portalOver(variant);
  const failures: string[] = [];
  const answers = new Map<string, unknown[]>();
  for (const { name, text } of queries) {
    for (const variables of VARIABLES[name] ?? [{}]) {
      const answer = await ask(text, variables);
      failures.push(...failuresOf(name, answer));
      answers.set(name, [...(answers.get(name) ?? []), answer.data]);
    }
  }
  return { stub, failures, answers };
}

/** Operations that the queries of staff do not need with these examples. */
const NOT_READ: readonly string[] = [
  ...[
    'supplierApplications',
    'supplierMenuTree',
    'unreadVendorMessages',
    'vendorAnnouncements',
    'vendorMessages',
    'saveVendorMessages',
  ],
  // Approvals assigned to no user here, a module without a menu, and the event stream.
  ...['instanceButtons', 'moduleQuery', 'events'],
  // Operations that change something, or begin and end a session.
  ...[
    'addFavourites',
    'changePassword',
    'checkPassword',
    'claimTask',
    'finishTask',
    'loginByCode',
    'logout',
    'markSeen',
    'refreshToken',
    'removeFavourite',
    'resetDashboardLayout',
    'saveCommonMenus',
    'saveDashboardLayout',
    'saveMessages',
    'ssoExitUrl',
    'switchPost',
    'switchShop',
    'unlockTask',
    'updateLogo',
    'uploadFile',
  ],
];

/** Answers that follow the document cause no errors. */
const FAITHFUL: readonly ContractVariant[] = [
  'examples',
  'required fields only',
  'nulls',
  'unknown fields',
];

describe('every screen over services generated from their document', () => {
  test.each(FAITHFUL)('shows no error: %s', async (variant) => {
    const { stub, failures } = await visitAll(variant);
    expect(failures).toEqual([]);
    expect([...new Set(stub.problems)]).toEqual([]);
  });

  test.each(CONTRACT_VARIANTS.filter((variant) => !FAITHFUL.includes(variant)))(
    'never reports an odd answer as an unexpected error: %s',
    async (variant) => {
      const { stub, failures } = await visitAll(variant);
      expect(failures.filter((failure) => failure.includes('| INTERNAL'))).toEqual([]);
      expect([...new Set(stub.problems)]).toEqual([]);
    },
  );

  test('shows the values of the examples', async () => {
    const { answers } = await visitAll('examples');
    const [home] = answers.get('Home') ?? [];
    const shown = (name: string) => JSON.stringify(answers.get(name));
    expect(home).toMatchObject({
      viewer: {
        dashboard: {
          above: expect.arrayContaining([
            expect.objectContaining({ code: 'operating01' }),
          ]) as unknown,
        },
      },
    });
    expect(shown('Home')).toContain('"yesterday":"4312077.50"');
    expect(shown('Workbench')).toContain('"要货申请"');
    expect(shown('Module')).toContain('"screen":"taskpool"');
    expect(shown('ListModule')).toContain('"brandname"');
    expect(shown('ListRows')).toContain('"禾源"');
    expect(shown('Sheets')).toContain('"PO2606140021"');
    expect(shown('SheetDocument')).toContain('"PO-EXAMPLE"');
    expect(shown('Approvals')).toContain('"PO2606140021"');
    expect(shown('Approval')).toContain('"同意"');
    expect(shown('Tasks')).toContain('"夏季陈列检查"');
    expect(shown('Messages')).toContain('"采购订单待审批"');
    expect(shown('ElfRows')).toContain('"星湖店"');
    expect(shown('Manual')).toContain('"要货申请"');
    expect(shown('DashboardLayout')).toContain('"待办与消息"');
  });

  test('calls every operation that the gateway reads', async () => {
    const { stub } = await visitAll('examples');
    const operationOf = new Map(contractCalls().map(({ id, pattern }) => [id, pattern] as const));
    const asked = new Set(stub.asked);
    const isAsked = (path: string) =>
      [...operationOf].some(([id, pattern]) => pattern.test(path) && asked.has(id));
    const missing = Object.entries(OPERATIONS).filter(([, path]) => !isAsked(path));
    expect(missing.map(([name]) => name).toSorted()).toEqual(NOT_READ.toSorted());
  });
});
