import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { buildTree } from '../../../retail/navigation/menus.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type MenuNode = components['schemas']['MenuNode'];
type Application = components['schemas']['Application'];
type Module = components['schemas']['Module'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');

afterAll(async () => {
  await app.close();
  db.close();
});

const row = (menucode: string, parentcode: string | null, modulecode: string | null = null) => ({
  menucode,
  menuname: menucode,
  i18ncode: null,
  appcode: 'A',
  parentcode,
  modulecode,
  icon: null,
});

it('the menu tree includes ancestors and leaves out groups without a leaf', () => {
  const tree = buildTree([
    row('G1', null),
    row('G11', 'G1'),
    row('L', 'G11', 'M1'),
    row('G2', null),
    row('G21', 'G2'),
  ]);
  const outline = (nodes: readonly MenuNode[]): unknown =>
    nodes.map((node) => [
      node.menucode,
      node.parentcodelist,
      node.lastflag,
      outline(node.children),
    ]);
  expect(outline(tree)).toEqual([
    ['G1', '0', '0', [['G11', '0,G1', '0', [['L', '0,G1,G11', '1', []]]]]],
  ]);
});

it('each post template gets its applications of every type, in their order', async () => {
  const codes = async (account: string, post: string, template: string) => {
    const client = await signInRetail(app, account);
    const { data } = await client.call<Application[]>('/api/msc-ucs/account/getPostAppInfo', {
      entId: '100001',
      postCode: post,
      postTmplCode: template,
    });
    return data.filter(({ apptype }) => apptype === '0').map(({ appcode }) => appcode);
  };
  expect(await codes('store1001', 'P0011', 'PT04')).toEqual(['OPS', 'PRM']);
  expect(await codes('newbie', 'P0070', 'PT11')).toEqual([]);
});

it("a menu of the account's applications returns its target", async () => {
  const find = async (params: object) =>
    (await director.call<Module[]>('/api/msc-ucs/menu/query', { params })).data.map(
      ({ modulecode, appcode }) => [modulecode, appcode],
    );
  expect(await find({ modulecode: '200101', appcode: 'OPS' })).toEqual([['200101', 'OPS']]);
  expect(await find({ modulecode: '200101', appcode: 'PUR' })).toEqual([]);
  expect(await find({ modulecode: '200101', appcode: 'PUR', crossapp: '1' })).toEqual([
    ['200101', 'OPS'],
  ]);
  expect(await find({ modulecode: '999999' })).toEqual([]);
});

it.each([
  ['by its code', { modulecode: '200501' }],
  ['by its code and application', { modulecode: '200501', appcode: 'FIN' }],
  ['by its kind of document', { sheettype: 'EX' }],
])('refuses a module that is there, but not for the account: %s', async (_title, params) => {
  for (const path of ['/api/msc-ucs/menu/query', '/api/msc-ucs/module/query']) {
    const { returncode, data } = await director.call(path, { params });
    expect({ returncode, data }).toEqual({ returncode: 'A0301', data: null });
  }
});

it('every card and favourite opens its module if the account has the application', async () => {
  const accounts = ['admin', 'ops_director', 'area_east', 'store1001', 'analyst', 'v10001'];
  for (const account of accounts) {
    const client = await signInRetail(app, account);
    const { data } = await client.call<{ cards: components['schemas']['DashboardCard'][] }>(
      '/api/msc-ucs/dashboardUser/getLayout',
      { dtmplcode: 'home', usercode: '' },
    );
    const granted = await client.call<Application[]>(
      account.startsWith('v')
        ? '/api/msc-ucs/tenantaccountapp/list'
        : '/api/msc-ucs/account/getPostAppInfo',
      account.startsWith('v')
        ? { tenantid: '', accountid: '' }
        : { entId: '', postTmplCode: '', postCode: '' },
    );
    const codes = granted.data.map(({ appcode }) => appcode);
    for (const { modulecode, appcode } of data.cards.filter((card) =>
      codes.includes(card.appcode ?? ''),
    )) {
      const found = await client.call<Module[]>('/api/msc-ucs/menu/query', {
        params: { modulecode, appcode },
      });
      expect([account, found.data[0]?.modulecode]).toEqual([account, modulecode]);
    }
  }
});

it('the test account has menus two hundred levels deep, a very long name, and leaves with a missing or forbidden target', async () => {
  const client = await signInRetail(app, 'stress');
  const { data } = await client.call<MenuNode[]>('/api/msc-ucs/account/getPostMenuTree', {
    entId: '',
    postTmplCode: '',
    postCode: '',
    appCode: 'ODD',
  });
  let deepest: MenuNode | undefined = data[0];
  while (deepest?.children[0]) deepest = deepest.children[0];
  expect(deepest).toMatchObject({ lastflag: '1', modulecode: '900101', menuname: '最底层的菜单' });
  expect(deepest?.parentcodelist.split(',')).toHaveLength(201);
  const opens = async ({ modulecode }: MenuNode) => {
    if (modulecode === null) return 'nothing';
    const answer = await client.call<Module[]>('/api/msc-ucs/menu/query', {
      params: { modulecode },
    });
    return answer.returncode === '0'
      ? answer.data.map((module) => module.modulecode)
      : answer.returncode;
  };
  const leaves = data.slice(1);
  expect(leaves[0]?.menuname).toHaveLength(200);
  expect(leaves.map(({ lastflag }) => lastflag)).toEqual(['1', '1', '1', '1']);
  expect(await Promise.all(leaves.map(opens))).toEqual([['900102'], 'nothing', [], 'A0301']);
});

it.each(['newbie', 'v10002', 'ops_director'])(
  'knows message centre, approval centre and operating clock for %s',
  async (account) => {
    const client = await signInRetail(app, account);
    const answers = await Promise.all(
      ['100002', '100003', '100004'].map((modulecode) =>
        client.call<Module[]>('/api/msc-ucs/module/query', { params: { modulecode } }),
      ),
    );
    expect(answers.map(({ data }) => data[0]?.modulecode)).toEqual(['100002', '100003', '100004']);
  },
);

it('the counters cover the approvals and tasks of the caller', async () => {
  const { data } = await director.call('/api/msc-flowable/report/total');
  expect(data).toEqual({
    pendingTaskCount: 12,
    poolCount: 23,
    todoCount: 9,
    finishCount: 128,
    initiatedCount: 7,
    submittedCount: 5,
  });
  const todo = await director.call<
    components['schemas']['TodoItem'][] & { todoList: unknown[]; count: number }
  >('/api/msc-flowable/report/todo');
  expect([todo.data.todoList.length, todo.data.count]).toEqual([12, 12]);
});
