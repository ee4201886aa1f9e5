import { beforeAll, describe, expect, test } from 'vitest';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal, type Ask } from '../workflow/embedded-portal.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 60_000);

const CONNECTION =
  'edges { cursor node { id } } nodes { id } pageInfo { hasNextPage endCursor } totalCount';

/** Each connection, and the numbered page of the same rows. */
const LISTS = [
  ['approvalConnection(list: FINISHED', 'approvals(list: FINISHED', 'nodes { id }'],
  ['taskConnection(list: POOL', 'tasks(list: POOL', 'nodes { id }'],
  ['messageConnection(isRead: true', 'messages(isRead: true', 'nodes { id }'],
  ['sheetConnection(moduleCode: "200111"', 'sheets(moduleCode: "200111"', 'sheets { id }'],
] as const;

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

async function pageOf(ask: Ask, field: string, variables: object): Promise<Page> {
  const query = `query ($first: Int, $after: String) { viewer { list: ${field}, first: $first, after: $after) { ${CONNECTION} } } }`;
  const { data, errors } = await ask(query.replace('$first: Int,', '$first: Int!,'), {
    ...variables,
  });
  expect(errors).toBeUndefined();
  return (data?.viewer as { list: Page }).list;
}

describe('A connection', () => {
  test.each(LISTS)('%s…) has the rows of %s…)', async (connection, page, rows) => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const { data, errors } = await ask(
      `{ viewer { list: ${page}, pageSize: 12) { totalCount ${rows} } } }`,
    );
    expect(errors).toBeUndefined();
    const { list } = data?.viewer as {
      list: { totalCount: number; nodes?: object[]; sheets?: object[] };
    };
    const one = await pageOf(ask, connection, { first: 5 });
    const two = await pageOf(ask, connection, { first: 7, after: one.pageInfo.endCursor });
    expect([...one.nodes, ...two.nodes]).toEqual(list.nodes ?? list.sheets);
    expect(one.edges.map(({ node }) => node)).toEqual(one.nodes);
    expect([one.totalCount, two.totalCount]).toEqual([list.totalCount, list.totalCount]);
    expect(one.pageInfo.hasNextPage).toBe(list.totalCount > 5);
  });

  test('of a list module has the rows of its numbered pages', async () => {
    const { signIn } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const { data, errors } = await ask(`{ viewer { listModule(code: "200107") {
      rows(pageSize: 3) { totalCount nodes { id key } }
      rowConnection(first: 3) { totalCount nodes { id key } pageInfo { hasNextPage } } } } }`);
    expect(errors).toBeUndefined();
    const { listModule } = data?.viewer as { listModule: { rows: object; rowConnection: object } };
    expect(listModule.rowConnection).toMatchObject(listModule.rows);
  });

  test('of jobs is empty for an account without any', async () => {
    const { signIn } = await embeddedPortal();
    const page = await pageOf(await signIn('ops_director'), 'jobConnection(', {
      first: 1,
    }).catch(() => null);
    expect(page).toMatchObject({ nodes: [], totalCount: 0 });
  });

  test.each([0, -1, 101, 2_147_483_647, 2_147_483_648])(
    'refuses first: %i in the language of the caller',
    async (first) => {
      const { signIn } = await embeddedPortal();
      const ask = await signIn('ops_director');
      const query =
        'query ($first: Int!) { viewer { taskConnection(list: POOL, first: $first) { totalCount } } }';
      const messages = await Promise.all(
        ['en-US', 'zh-CN', 'zh-TW'].map(async (language) => {
          const { errors } = await ask(query, { first }, language);
          expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
          return errors?.[0]?.message;
        }),
      );
      if (first <= 2_147_483_647) expect(new Set(messages).size).toBe(3);
    },
  );

  test('refuses a garbled cursor, and those of another list, search or account', async () => {
    const { signIn } = await embeddedPortal();
    const [ask, other] = [await signIn('ops_director'), await signIn('buyer_fresh')];
    const cursorIn = async (whose: Ask, field: string) =>
      (await pageOf(whose, field, { first: 1 })).pageInfo.endCursor;
    const cursors = [
      'nonsense',
      await cursorIn(ask, 'taskConnection(list: FINISHED'),
      await cursorIn(ask, 'taskConnection(list: POOL, search: "a"'),
      await cursorIn(ask, 'messageConnection(isRead: true'),
      await cursorIn(other, 'taskConnection(list: POOL'),
    ].filter((cursor) => cursor !== null);
    expect(cursors.length).toBeGreaterThan(2);
    const query =
      'query ($after: String) { viewer { taskConnection(list: POOL, after: $after) { totalCount } } }';
    for (const after of cursors) {
      const { errors } = await ask(query, { after }, 'en-US');
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(errors?.[0]?.message).toContain('This cursor is not one of this list');
    }
  });
});
