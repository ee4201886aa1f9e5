import { beforeAll, describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal } from '../workflow/embedded-portal.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 60_000);

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';

/** One id of each type that an account of the embedded services can reach. */
const REACHABLE = `{ viewer { id enterprise { id } mainPost { id } shops { id }
  applications { id menus { id } } sheetTypes { id } favourites { id } elves { id }
  module(code: "200101") { id }
  dashboard { cards { id __typename } }
  messages(pageSize: 2, isRead: true) { nodes { id } }
  unreadMessages { nodes { id } }
  tasks(list: POOL, pageSize: 1) { nodes { id } }
  approvals(list: PENDING, pageSize: 1) { nodes { id sheet { id } } }
  sales(dimensions: [CHANNEL, CATEGORY], period: { recent: LAST_7_DAYS }) { nodes { channel { id } category { id } } }
  products: sales(dimensions: [PRODUCT], period: { recent: LAST_7_DAYS }, first: 2) { nodes { product { id supplier { id } } } }
  regions: sales(dimensions: [REGION], period: { recent: LAST_7_DAYS }) { nodes { region { id } } }
} }`;

/** All ids in an answer, with the type names where the query asked for them. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, 2).flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'id' ? [String(each)] : idsIn(each),
  );
}

const typeIn = (id: string) => Buffer.from(id, 'base64url').toString().split('@')[0] ?? '';

describe('nodes', () => {
  test('returns every object by the id that it has elsewhere', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const { data: reachable, errors } = await ask(REACHABLE);
    expect(errors).toBeUndefined();
    const ids = idsIn(reachable);
    expect(new Set(ids.map(typeIn))).toEqual(
      new Set([
        ...['Viewer', 'Enterprise', 'Post', 'Shop', 'Application', 'MenuNode', 'SheetType'],
        ...['Favourite', 'Elf', 'Module', 'Card', 'Message', 'Task', 'Approval', 'Sheet'],
        ...['Channel', 'Category', 'Product', 'Supplier', 'Region'],
      ]),
    );
    const { data } = await ask(NODES, { ids });
    const nodes = data?.nodes as ({ __typename: string; id: string } | null)[];
    expect(nodes.map((node) => node?.id)).toEqual(ids);
    for (const node of nodes)
      expect(node?.__typename).toMatch(new RegExp(`${typeIn(node?.id ?? '')}$`, 'u'));
  });

  test('returns null for what belongs to another account, post or enterprise, and for nonsense', async () => {
    const { signIn } = await embeddedPortal();
    const [ask, other] = [await signIn('ops_director'), await signIn('v10001', 'SUPPLIER')];
    const { data: reachable } = await other(
      '{ viewer { id applications { id menus { id } } unreadMessages { nodes { id } } } }',
    );
    const foreign = idsIn(reachable);
    expect(foreign.length).toBeGreaterThan(3);
    const forged = [
      'Shop@200002@/1001',
      'Viewer@100001@STAFF~admin/100001/admin',
      'Query@100001@/x',
    ]
      .concat(['__Type@100001@/x', 'Node@100001@/x', 'ListRow@100001@/nothing/1', 'Job@100001@/1'])
      .concat(['Channel@100001@/none', 'Channel@200002@/01', 'Category@100001@/none'])
      .concat(['Product@100001@/none', 'Product@200002@/P100001', 'Supplier@100001@/none'])
      .concat(['Region@100001@/none', 'Region@200002@/R1', 'Supplier@200002@/T10001'])
      .concat(['Card@100001@/home/todo', 'Approval@100001@/nothing/', 'Sheet@100001@/200101/none'])
      .map((text) => Buffer.from(text).toString('base64url'));
    const ids = [...foreign, ...forged, '', 'x', '%%%', '🛒'];
    const { data, errors } = await ask(NODES, { ids });
    expect({ data, errors }).toEqual({ data: { nodes: ids.map(() => null) }, errors: undefined });
  });

  test('returns a supplier itself and its own products, and no region', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('v10001', 'SUPPLIER');
    const idOf = (text: string) => Buffer.from(text).toString('base64url');
    const ids = ['Product@100001@/P100001', 'Supplier@100001@/T10001', 'Product@100001@/P100002']
      .concat(['Supplier@100001@/T10002', 'Region@100001@/R1'])
      .map(idOf);
    const { data, errors } = await ask(NODES, { ids });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      nodes: [
        { __typename: 'Product', id: ids[0] },
        { __typename: 'Supplier', id: ids[1] },
        null,
        null,
        null,
      ],
    });
  });

  test('loses only the objects of a service that fails', async () => {
    const { signIn, lost } = await embeddedPortal();
    const ask = await signIn('ops_director');
    lost.set('/api/zb-mca-base/channel/search', 'timeout');
    const ids = ['Channel@100001@/01', 'Category@100001@/10'].map((text) =>
      Buffer.from(text).toString('base64url'),
    );
    const { data, errors } = await ask(NODES, { ids });
    expect(data).toEqual({ nodes: [null, { __typename: 'Category', id: ids[1] }] });
    expect(errors).toMatchObject([
      { path: ['nodes', 0], extensions: { code: 'UPSTREAM_TIMEOUT' } },
    ]);
  });

  test('refuses more than 100 ids in the language of the caller', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const ids = Array.from({ length: 101 }, () => 'x');
    const messages = await Promise.all(
      ['en-US', 'zh-CN', 'zh-TW'].map(async (language) => {
        const { errors } = await ask(NODES, { ids }, language);
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
        return errors?.[0]?.message ?? '';
      }),
    );
    expect(new Set(messages).size).toBe(3);
  });

  test('refuses visitors, whether or not there is such an object', async () => {
    const { ask } = await startGateway();
    const ids = [Buffer.from('Shop@100001@/1001').toString('base64url'), 'x'];
    for (const id of ids) {
      const { data, errors } = await ask('query ($id: ID!) { node(id: $id) { id } }', {
        variables: { id },
      });
      expect([data, errors?.[0]?.extensions.code]).toEqual([{ node: null }, 'UNAUTHENTICATED']);
    }
  });

  test('costs as much as all objects that it may return', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const ids = Array.from({ length: 100 }, () => 'x');
    const menus = '... on Application { menus { id name code icon isLeaf } }';
    const query = (names: string[]) =>
      `query ($ids: [ID!]!) { ${names.map((name) => `${name}: nodes(ids: $ids) { ${menus} }`).join(' ')} }`;
    expect((await ask(query(['a']), { ids })).errors).toBeUndefined();
    const { errors } = await ask(query(['a', 'b', 'c', 'd']), { ids });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  });
});
