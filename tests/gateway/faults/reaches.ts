import { fileAddress } from '../../../gateway/request/file-address.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import type { GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import type { OtherData } from './faulty-services.ts';
import { asks, input, textOf, type Reach } from './reach.ts';

const KEY = 'a-key-of-the-client';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const ALL_RIGHTS = {
  operations: ['001', '002', '003', '004', '005', '006', '007', '008', '009', '010'].map(
    (right) => ({ methodcode: `200209${right}` }),
  ),
};
const SIGN_IN = {
  enterpriseCode: '100001',
  account: 'ops_director',
  password: 'Retail@2026',
  userType: 'STAFF',
};
const task = { key: KEY, id: globalId('Task', 'PT100001') };
const ROW = { moduleCode: '200209', rowKey: 'B001', version: '2026-05-11 09:41:00' };
const ROWS = { moduleCode: '200209', keys: ['B001'] };

/** The first id in an answer below the given field. */
function firstId(answer: GraphqlAnswer, field: string): string {
  const found = new RegExp(`"${field}":\\[\\{[^}]*?"id":"([^"]+)"`, 'u').exec(
    JSON.stringify(answer.data),
  );
  if (found?.[1] === undefined) throw new Error(`${field} has no id: ${JSON.stringify(answer)}`);
  return found[1];
}

const BUTTONS = `query ($taskCode: String, $instanceCode: String) {
  viewer { approval(taskCode: $taskCode, instanceCode: $instanceCode) { buttons { id } } } }`;
const press = (query: string, field: string, services?: OtherData): Reach =>
  asks(
    'WorkflowActionSubmit',
    {},
    {
      ...(services && { services }),
      before: async (browser) => ({
        input: {
          ...{ key: KEY, opinion: 'Agreed' },
          button: firstId(
            await browser.ask(query, { instanceCode: 'WI100021', taskCode: 'WT1000210' }),
            field,
          ),
        },
      }),
    },
  );
const button = (path: string) => ({
  ...{ buttonName: '同意', actionName: 'send', requesttype: 'POST', url: `/api/msc-bpm/${path}` },
  params: { taskId: 'WT1000210' },
});

/** What reaches the operations that no query of a screen reaches. */
export const REACHES: Readonly<Record<string, Reach>> = {
  login: input('SignIn', SIGN_IN, { as: 'visitor' }),
  loginByCode: {
    as: 'visitor',
    act: (browser) =>
      browser.ask(textOf('SignInByCode'), { input: { code: 'code-1', confirmed: true } }),
  },
  logout: asks('SignOut'),
  refreshToken: asks('Posts', {}, { as: 'expired' }),
  switchPost: input('PostSwitch', { postCode: 'P0002' }),
  switchShop: input('ShopSwitch', {}),
  moduleQuery: asks(
    'Module',
    { code: '200209', applicationCode: 'OPS' },
    { services: { menuQuery: [] } },
  ),
  // The smallest request that reads a layout asks for a card outside it, and would not show a difference.
  dashboardLayout: asks('DashboardLayout', { code: 'home' }),
  changePassword: {
    act: (browser) =>
      browser.ask(
        'mutation ($input: PasswordChangeInput!) { passwordChange(input: $input) { userErrors { code } } }',
        { input: { oldPassword: 'Retail@2026', newPassword: 'Change-me-2027!' } },
      ),
  },
  checkPassword: {
    before: async (browser) => {
      await browser.ask('mutation { sessionLock { userErrors { code } } }');
      return {};
    },
    act: (browser) =>
      browser.ask(
        'mutation { sessionUnlock(input: { password: "Retail@2026" }) { userErrors { code } } }',
      ),
  },
  ssoExitUrl: asks('SignOut', {}, { as: 'single sign-on' }),
  saveFavorites: input('FavouritesAdd', { moduleCodes: ['200209'] }),
  deleteFavorite: {
    before: async (browser) => ({
      input: { id: firstId(await browser.ask('{ viewer { favourites { id } } }'), 'favourites') },
    }),
    act: (browser, variables) =>
      browser.ask(
        'mutation ($input: FavouriteRemoveInput!) { favouriteRemove(input: $input) { userErrors { code } } }',
        variables,
      ),
  },
  saveCommonMenus: input('CommonMenusSave', {
    menus: [{ menuCode: 'OPS0101', applicationCode: 'OPS' }],
  }),
  saveDashboardLayout: input('DashboardLayoutSave', {
    ...{ code: 'home', version: 1 },
    cards: [{ code: 'operating01', position: { row: 1, column: 1, width: 3, height: 1 } }],
  }),
  resetDashboardLayout: input('DashboardLayoutReset', { code: 'home', version: 1 }),
  markSeen: {
    before: async (browser) => ({
      input: {
        id: firstId(
          await browser.ask(textOf('Card'), {
            dashboardCode: 'panel',
            code: 'mustsee',
            filter: {},
            filterOfOne: {},
          }),
          'items',
        ),
      },
    }),
    act: (browser, variables) => browser.ask(textOf('MustSeeMark'), variables),
  },
  saveMessages: {
    act: (browser) =>
      browser.ask('mutation { messagesReadAll(input: {}) { userErrors { code } } }'),
  },
  saveVendorMessages: {
    as: 'supplier',
    act: (browser) =>
      browser.ask('mutation { messagesReadAll(input: {}) { userErrors { code } } }'),
  },
  updateLogo: {
    act: (browser) => browser.ask('mutation { avatarSet(input: {}) { userErrors { code } } }'),
  },
  uploadFile: {
    act: (browser) =>
      browser.fetch('/files/avatar', multipartForm([{ filename: 'me.png', content: PICTURE }])),
  },
  downloadFile: {
    act: (browser) => browser.fetch(fileAddress('/fs/msc-file/file/F1') ?? ''),
  },
  languagePack: {
    isKept: true,
    act: (browser) => browser.fetch('/language/en-US/11d6850c1b10583546e4cc026776dbd7.json'),
  },
  events: { act: (browser) => browser.openEvents() },
  workflowAction: press(BUTTONS, 'buttons'),
  instanceAction: press(BUTTONS, 'buttons', { taskButtons: [button('instance/withdraw')] }),
  accountAction: press('{ viewer { approvalButtons { id } } }', 'approvalButtons', {
    accountButtons: [button('account/transfer')],
  }),
  instanceButtons: {
    services: {
      processInstance: { workflowInstanceId: 'WI100021', status: 'finished', taskId: null },
    },
    act: (browser) => browser.ask(BUTTONS, { instanceCode: 'WI100021' }),
  },
  salesObjects: {
    act: (browser) =>
      browser.ask(
        'query ($all: [_Any!]!) { viewer { code } _entities(representations: $all) { ... on Product { name } } }',
        { all: [{ __typename: 'Product', code: 'P100001' }] },
      ),
  },
  claimTask: input('TaskClaim', task),
  unlockTask: input('TaskRelease', task),
  finishTask: input('TaskFinish', task),
  saveSheet: input('SheetSave', {
    ...{ key: KEY, moduleCode: '200101', number: 'PO-EXAMPLE', version: 1, submit: false },
    header: {},
  }),
  addRow: input(
    'ListRowAdd',
    { key: KEY, moduleCode: '200209', values: { brandname: '禾源' } },
    { services: ALL_RIGHTS },
  ),
  updateRow: input(
    'ListRowUpdate',
    { ...ROW, values: { brandname: '禾源二' } },
    { services: ALL_RIGHTS },
  ),
  deleteRows: input('ListRowsDelete', ROWS, { services: ALL_RIGHTS }),
  auditRows: input('ListRowsAudit', ROWS, { services: ALL_RIGHTS }),
  rejectRows: input('ListRowsReject', ROWS, { services: ALL_RIGHTS }),
};

/** Operations of the contract that the gateway does not call, or only in a job. */
export const NOT_REACHED: Readonly<Record<string, string>> = {
  loginByApiToken: 'not called yet',
  addApiToken: 'not called yet',
  deleteApiToken: 'not called yet',
  salesQuery: 'called only by a card that the operator configures',
  importRows: 'called by a job, after the answer to the user',
};
