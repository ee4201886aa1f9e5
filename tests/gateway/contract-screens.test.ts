import { getOperationAST, OperationTypeNode, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { contractCalls } from '../support/retail/contract-document.ts';
import { CONTRACT_VARIANTS, type ContractVariant } from '../support/retail/contract-answers.ts';
import { createContractStub } from '../support/retail/contract-stub.ts';
import { startGateway, type GraphqlAnswer } from '../support/gateway/gateway.ts';
import { portalDocuments } from '../support/portal-documents.ts';
import { SCREEN_VARIABLES } from '../support/gateway/screen-variables.ts';

/** Queries about exports, imports, one saved query and one webhook, which the gateway stores itself. */
const GATEWAY_QUERIES = new Set([
  'JobState',
  'ImportFindings',
  'ImportErrors',
  'SavedQueryOfLink',
  'WebhookLog',
]);

/** Products, suppliers and regions by code, which other subgraphs ask for and no screen does. */
const ENTITIES = `{ _entities(representations: [{ __typename: "Product", code: "P100001" },
  { __typename: "Supplier", code: "T10001" }, { __typename: "Region", code: "R1" }]) {
  ... on Product { id name category { name } supplier { name } }
  ... on Supplier { id label: name } ... on Region { id label: name } } }`;

const ofScreens = portalDocuments()
  .filter(
    ({ name, document }) =>
      !GATEWAY_QUERIES.has(name) &&
      getOperationAST(document, name)?.operation === OperationTypeNode.QUERY,
  )
  .map(({ name, document }) => ({ name, text: print(document) }));
const queries = [...ofScreens, { name: 'Entities', text: ENTITIES }];

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
    for (const variables of SCREEN_VARIABLES[name] ?? [{}]) {
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
    'addApiToken',
    'addFavourites',
    'changePassword',
    'checkPassword',
    'claimTask',
    'deleteApiToken',
    'finishTask',
    'loginByApiToken',
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

/**
 * The portal over services that are generated from their document alone, to find anything that a
 * screen needs and the document does not state.
 */
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
    expect(shown('Entities')).toContain('"有机鲜牛奶 950ml"');
    expect(shown('Entities')).toContain('"华东区域"');
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
