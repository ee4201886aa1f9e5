import { expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

type Row = components['schemas']['Message'];

const HOSTILE = '<p>订单<script>alert(1)</script><img src=x onerror=alert(1)></p>';

function message(id: string, over: Partial<Row> = {}): Row {
  return {
    id,
    msgtype: 'todo',
    msgtitle: `标题 ${id}`,
    msgcontent: '<p>x</p>',
    msgstatus: '0',
    createtime: '2026-06-14 10:21:00',
    ...over,
  };
}

const UNREAD =
  '{ viewer { name unreadMessages { totalCount nodes { id type title content isPriority createdAt moduleCode } } } }';

interface Preview {
  totalCount: number;
  nodes: { type: string; title: string; createdAt: string | null }[];
}

async function previewOf(rows: unknown[]): Promise<Preview> {
  mockRetail().replies('unreadMessages', () => ({
    body: { returncode: '0', message: '', data: rows },
  }));
  const { ask, signIn } = await startGateway();
  const { data } = await ask(UNREAD, { cookie: await signIn() });
  return (data as { viewer: { unreadMessages: Preview } }).viewer.unreadMessages;
}

test('unread messages have a count and the newest ones, with unchanged HTML', async () => {
  const rows = [
    message('M1', { createtime: '2026-06-12 08:00:00', msgtype: 'announce', priorityflag: '1' }),
    message('M2', { msgcontent: HOSTILE, modulecode: '100003', priorityflag: '0' }),
  ];
  const retail = mockRetail().answers('unreadMessages', rows);
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(UNREAD, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "name": "李明",
          "unreadMessages": {
            "nodes": [
              {
                "content": "<p>订单<script>alert(1)</script><img src=x onerror=alert(1)></p>",
                "createdAt": "2026-06-14T10:21:00+08:00",
                "id": "TWVzc2FnZUAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yL00y",
                "isPriority": false,
                "moduleCode": "100003",
                "title": "标题 M2",
                "type": "TODO",
              },
              {
                "content": "<p>x</p>",
                "createdAt": "2026-06-12T08:00:00+08:00",
                "id": "TWVzc2FnZUAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yL00x",
                "isPriority": true,
                "moduleCode": null,
                "title": "标题 M1",
                "type": "ANNOUNCEMENT",
              },
            ],
            "totalCount": 2,
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/msc-message/messageuser/queryUnReadMsg', { userId: 'ops_director' }],
  ]);
});

test('unread messages of a supplier take a different call', async () => {
  const retail = mockRetail().answers('unreadVendorMessages', [message('V1')]);
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { unreadMessages { totalCount } } }';
  const { data } = await ask(query, { cookie: await signIn(SIGNED_IN_SUPPLIER) });
  expect(data).toEqual({ viewer: { unreadMessages: { totalCount: 1 } } });
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/msc-message/vendermessageuser/queryUnReadMsg', { userId: 'v10001' }],
  ]);
});

test('messages have one of five types, or UNKNOWN', async () => {
  const types = ['announce', 'todo', 'alert', 'sysinfo', 'notify', 'gossip', '', undefined];
  const { nodes } = await previewOf(
    types.map((msgtype, index) => ({ ...message(String(index)), msgtype })),
  );
  expect(nodes.map(({ type }) => type)).toEqual([
    'ANNOUNCEMENT',
    'TODO',
    'ALERT',
    'SYSTEM',
    'NOTICE',
    'UNKNOWN',
    'UNKNOWN',
    'UNKNOWN',
  ]);
});

test('unread messages show the newest 20, whatever their order', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => {
    const at = (index * 37) % 150;
    return message(`M${String(at)}`, {
      createtime: `2026-06-14 ${String(10 + Math.floor(at / 60))}:${String(at % 60).padStart(2, '0')}:00`,
    });
  });
  const { totalCount, nodes } = await previewOf([message('old', { createtime: '昨天' }), ...rows]);
  expect(totalCount).toBe(151);
  expect(nodes.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `标题 M${String(149 - index)}`),
  );
});

test('unread messages are returned even if parts of them are broken', async () => {
  const { totalCount, nodes } = await previewOf([
    { id: 7, msgtitle: null, createtime: 5 },
    'nonsense',
    null,
  ]);
  expect({ totalCount, nodes }).toMatchObject({
    totalCount: 1,
    nodes: [{ type: 'UNKNOWN', title: '', createdAt: null }],
  });
});

test('unread messages are null with an error if the services have none', async () => {
  mockRetail();
  const { ask, signIn } = await startGateway({
    retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['unreadMessages'] },
  });
  const { data, errors } = await ask(UNREAD, { cookie: await signIn() });
  expect(data).toEqual({ viewer: { name: '李明', unreadMessages: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'unreadMessages'], extensions: { reason: 'NOT_IMPLEMENTED' } },
  ]);
});
