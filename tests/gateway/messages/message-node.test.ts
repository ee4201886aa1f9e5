import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const row = (id: string, over: object = {}) => ({
  ...{ id, msgtype: 'todo', msgtitle: `标题 ${id}`, msgcontent: '', msgstatus: '0' },
  ...{ createtime: '2026-06-14 10:21:00', ...over },
});
const page = (...pageData: object[]) => ({ total: pageData.length, pageData });

const CALLS = {
  STAFF: ['unreadMessages', 'messages', 'announcements'],
  SUPPLIER: ['unreadVendorMessages', 'vendorMessages', 'vendorAnnouncements'],
} as const;

describe.each([
  ['staff', SIGNED_IN_STAFF, CALLS.STAFF],
  ['a supplier', SIGNED_IN_SUPPLIER, CALLS.SUPPLIER],
])('node finds for %s', (_who, account, [unread, others, announcements]) => {
  async function findAll(keys: readonly string[]) {
    const retail = mockRetail()
      .answers(unread, [row('M1')])
      .answers(others, page(row('M2', { msgstatus: '1' })))
      .answers(announcements, page(row('A1', { msgtype: 'announce' })));
    const gateway = await startGateway();
    const owner = account === SIGNED_IN_STAFF ? 'STAFF~ops_director' : 'SUPPLIER~v10001';
    const ids = keys.map((key) =>
      Buffer.from(`Message@100001@${owner}/${key}`).toString('base64url'),
    );
    const { data, errors } = await gateway.ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Message { title type isRead } } }',
      { cookie: await gateway.signIn(account), variables: { ids } },
    );
    expect(errors).toBeUndefined();
    const nodes = data?.nodes as ({ id: string; title: string; type: string } | null)[];
    nodes.forEach((node, at) => expect(node?.id ?? ids[at]).toBe(ids[at]));
    return { nodes, asked: retail.paths().length };
  }

  test('an unread message with one call, and a read one with two', async () => {
    const { nodes, asked } = await findAll(['M1']);
    expect([nodes[0]?.title, asked]).toEqual(['标题 M1', 1]);
    const read = await findAll(['M2']);
    expect([read.nodes[0], read.asked]).toMatchObject([{ title: '标题 M2', isRead: true }, 2]);
  });

  test('an announcement, which services list apart, and nothing that is not there', async () => {
    const { nodes, asked } = await findAll(['A1']);
    expect([nodes[0], asked]).toMatchObject([{ title: '标题 A1', type: 'ANNOUNCEMENT' }, 3]);
    expect((await findAll(['X1'])).nodes).toEqual([null]);
  });
});
