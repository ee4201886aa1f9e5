import { afterAll, expect, it } from 'vitest';
import type { components } from '../../schema/generated/retail.ts';
import { buildTree } from '../../retail/menus.ts';
import { signInRetail } from '../support/retail-client.ts';
import { buildRetail } from '../support/retail-server.ts';

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

it('builds a tree with ancestors, and drops groups without a leaf', () => {
  const tree = buildTree([row('G1', null), row('G11', 'G1'), row('L', 'G11', 'M1'), row('G2', null), row('G21', 'G2')]);
  const outline = (nodes: readonly MenuNode[]): unknown =>
    nodes.map((node) => [node.menucode, node.parentcodelist, node.lastflag, outline(node.children)]);
  expect(outline(tree)).toEqual([['G1', '0', '0', [['G11', '0,G1', '0', [['L', '0,G1,G11', '1', []]]]]]]);
});

it('gives each post template its applications, of every type and in their order', async () => {
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

it('tells what opens behind a menu of an application of the account, and nothing of any other', async () => {
  const find = async (params: object) =>
    (await director.call<Module[]>('/api/msc-ucs/menu/query', { params })).data.map(({ modulecode, appcode }) => [
      modulecode,
      appcode,
    ]);
  expect(await find({ modulecode: '200101', appcode: 'OPS' })).toEqual([['200101', 'OPS']]);
  expect(await find({ modulecode: '200101', appcode: 'PUR' })).toEqual([]);
  expect(await find({ modulecode: '200101', appcode: 'PUR', crossapp: '1' })).toEqual([['200101', 'OPS']]);
  expect(await find({ modulecode: '200501' })).toEqual([]);
  expect(await find({ modulecode: '999999' })).toEqual([]);
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

it('counts the approvals and tasks of the caller', async () => {
  const { data } = await director.call('/api/msc-flowable/report/total');
  expect(data).toEqual({
    pendingTaskCount: 12,
    poolCount: 23,
    todoCount: 9,
    finishCount: 128,
    initiatedCount: 7,
    submittedCount: 5,
  });
  const todo = await director.call<components['schemas']['TodoItem'][] & { todoList: unknown[]; count: number }>(
    '/api/msc-flowable/report/todo',
  );
  expect([todo.data.todoList.length, todo.data.count]).toEqual([12, 12]);
});
