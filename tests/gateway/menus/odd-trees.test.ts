import { expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { accountOf } from '../../../gateway/request/account.ts';
import { listMenus } from '../../../gateway/menus/rest.ts';
import type { RetailClient } from '../../../gateway/upstream/retail-client.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { APPLICATIONS, SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

type Node = components['schemas']['MenuNode'];

function node(menucode: string, ancestors: readonly string[], children: Node[] = []): Node {
  const lastflag = children.length === 0 ? '1' : '0';
  return {
    menucode,
    menuname: menucode,
    lastflag,
    parentcodelist: ['0', ...ancestors].join(','),
    appcode: 'OPS',
    children,
  };
}

/** Menus nested one inside the other. */
function chain(name: string, depth: number): Node {
  const codes = Array.from({ length: depth }, (_, level) => `${name}-${String(level)}`);
  return codes.reduceRight<Node[]>(
    (below, code, level) => [node(code, codes.slice(0, level), below)],
    [],
  )[0]!;
}

/** A tree, or the whole answer as JSON text. */
async function menusOf(tree: Node[] | string) {
  mockRetail()
    .answers('staffApplications', APPLICATIONS.slice(0, 1))
    .replies('staffMenuTree', () => ({
      body: typeof tree === 'string' ? tree : { returncode: '0', message: 'ok', data: tree },
    }));
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { applications { menus { code name parentCodes isLeaf } } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  const { viewer } = data as {
    viewer: {
      applications: {
        menus: { code: string; name: string; parentCodes: string[]; isLeaf: boolean }[];
      }[];
    };
  };
  return viewer.applications[0]?.menus ?? [];
}

test('5000 menus in 200 levels keep their order and have all their ancestors', async () => {
  const tree = Array.from({ length: 25 }, (_, index) => chain(`b${String(index)}`, 200));
  const menus = await menusOf(tree);
  expect(menus).toHaveLength(5000);
  expect(menus[199]).toMatchObject({ code: 'b0-199', isLeaf: true });
  expect(menus[200]).toMatchObject({ code: 'b1-0', parentCodes: [] });
  expect(menus.at(-1)?.parentCodes).toEqual(
    Array.from({ length: 199 }, (_, level) => `b24-${String(level)}`),
  );
});

test('an extremely deep tree does not break the gateway', async () => {
  const codes = Array.from({ length: 5000 }, (_, level) => `d${String(level)}`);
  // As text, because JSON.stringify cannot nest so deep.
  const opening = codes.map((code) =>
    JSON.stringify(node(code, [])).replace('"children":[]}', '"children":['),
  );
  const tree = `[${opening.join('')}${']}'.repeat(codes.length)}]`;
  const menus = await menusOf(`{"returncode":"0","message":"ok","data":${tree}}`);
  expect(menus.map(({ code }) => code)).toEqual(codes);
});

test('a name of 200 characters is returned completely', async () => {
  const name = '名称很长的菜单'.repeat(30).slice(0, 200);
  expect((await menusOf([{ ...node('long', []), menuname: name }]))[0]?.name).toBe(name);
});

test('a very long list of roots adds no depth', async () => {
  const menus = await menusOf(
    Array.from({ length: 5000 }, (_, index) => node(`r${String(index)}`, [])),
  );
  expect([menus.length, menus[0]?.code, menus.at(-1)?.code]).toEqual([5000, 'r0', 'r4999']);
});

test('the maximum number of sibling menus does not break the gateway', async () => {
  const below = Array.from({ length: 150_000 }, (_, index) => node(`s${String(index)}`, []));
  const retail = {
    call: async () => Promise.resolve([node('root', [], below)]),
  } as unknown as RetailClient;
  const menus = await listMenus(retail, accountOf(SIGNED_IN_STAFF), 'OPS');
  expect([menus.length, menus[1]?.code, menus.at(-1)?.code]).toEqual([150_001, 's0', 's149999']);
});

test('uses the code of a menu as its missing name, and leaves out menus without a code', async () => {
  const odd = [
    { ...node('a', []), menuname: null },
    { menuname: 'nobody', children: [node('c', [])] },
    node('b', []),
  ];
  const menus = await menusOf(JSON.stringify({ returncode: '0', message: 'ok', data: odd }));
  expect(menus.map(({ code, name }) => [code, name])).toEqual([
    ['a', 'a'],
    ['c', 'c'],
    ['b', 'b'],
  ]);
});

type Placed = { code: string; parentCodes: string[] };
const placesOf = (menus: Placed[]) =>
  Object.fromEntries(menus.map(({ code, parentCodes }) => [code, parentCodes.join('/')]));

test('spaces in a list of ancestors are ignored', async () => {
  const leaf = { ...node('leaf', []), parentcodelist: ' 0 , top, inner ' };
  const tree = [node('top', [], [{ ...node('inner', [], [leaf]), parentcodelist: '0, top' }])];
  expect(placesOf(await menusOf(tree))).toEqual({ top: '', inner: 'top', leaf: 'top/inner' });
});

test.each([
  ['an ancestor that is not in the tree', '0,nowhere'],
  ['a leaf as its ancestor', '0,sibling'],
  ['itself', '0,top,leaf'],
  ['only a part of the way', '0,inner'],
  ['nothing', ''],
])(
  'a menu that names %s stays at its position among the children',
  async (_case, parentcodelist) => {
    const leaf = { ...node('leaf', []), parentcodelist };
    const tree = [node('top', [], [node('inner', ['top'], [leaf]), node('sibling', ['top'])])];
    expect(placesOf(await menusOf(tree))).toMatchObject({ inner: 'top', leaf: 'top/inner' });
  },
);

test('groups that name each other as ancestors stay at their position among the children', async () => {
  const tree = [
    { ...node('one', [], [node('a', ['one'])]), parentcodelist: 'two' },
    { ...node('two', [], [node('b', ['two'])]), parentcodelist: 'one' },
  ];
  expect(placesOf(await menusOf(tree))).toEqual({ one: '', a: 'one', two: '', b: 'two' });
});

test('a flat list becomes a tree through its lists of ancestors', async () => {
  const tree = [
    { ...node('top', []), lastflag: '0' },
    { ...node('inner', ['top']), lastflag: '0' },
    node('leaf', ['top', 'inner']),
  ];
  expect(placesOf(await menusOf(tree))).toEqual({ top: '', inner: 'top', leaf: 'top/inner' });
});

test('menus inside a leaf become its siblings, because a leaf cannot be expanded', async () => {
  const tree = [
    node(
      'top',
      [],
      [{ ...node('leaf', ['top'], [node('below', ['top', 'leaf'])]), lastflag: '1' }],
    ),
  ];
  expect(placesOf(await menusOf(tree))).toEqual({ top: '', leaf: 'top', below: 'top' });
});
