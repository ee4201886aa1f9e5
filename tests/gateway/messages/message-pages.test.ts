import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

// TODO in this file is a message type of the schema, not a note of open work.

type Row = components['schemas']['Message'];

function message(id: string, over: Partial<Row> = {}): Row {
  const rest = {
    msgtitle: `标题 ${id}`,
    msgcontent: '<p>x</p>',
    msgstatus: '0',
    createtime: '2026-06-14 10:21:00',
  } as const;
  return { id, msgtype: 'todo', ...rest, ...over };
}

async function ask(fields: string, account = SIGNED_IN_STAFF) {
  const gateway = await startGateway();
  const { data, errors } = await gateway.ask(`{ viewer { ${fields} } }`, {
    cookie: await gateway.signIn(account),
  });
  return { viewer: data?.viewer as Record<string, unknown> | null | undefined, errors };
}

const ORDER = 'priorityflag desc, createtime desc';

describe('a page of messages', () => {
  test('returns them in the order of the services, with whether they have been read', async () => {
    const parameters = '{"tab":"pending","taskid":"WT1","instanceid":"WI1"}';
    const rows = [
      message('M1', { priorityflag: '1', modulecode: '100003', moduleparams: parameters }),
      message('M2', { msgstatus: '1', createtime: '2026-06-15 08:00:00', msgtype: 'sysinfo' }),
    ];
    const retail = mockRetail().answers('messages', { total: 41, pageData: rows });
    const { viewer, errors } =
      await ask(`messages(page: 2, pageSize: 20, isRead: false, type: TODO, search: " 订单 ") {
      totalCount nodes { id type title content isPriority isRead createdAt moduleCode moduleParameters { name value } } }`);
    expect({ viewer, errors }).toMatchInlineSnapshot(`
      {
        "errors": undefined,
        "viewer": {
          "messages": {
            "nodes": [
              {
                "content": "<p>x</p>",
                "createdAt": "2026-06-14T10:21:00+08:00",
                "id": "TWVzc2FnZUAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yL00x",
                "isPriority": true,
                "isRead": false,
                "moduleCode": "100003",
                "moduleParameters": [
                  {
                    "name": "tab",
                    "value": "pending",
                  },
                  {
                    "name": "taskid",
                    "value": "WT1",
                  },
                  {
                    "name": "instanceid",
                    "value": "WI1",
                  },
                ],
                "title": "标题 M1",
                "type": "TODO",
              },
              {
                "content": "<p>x</p>",
                "createdAt": "2026-06-15T08:00:00+08:00",
                "id": "TWVzc2FnZUAxMDAwMDFAU1RBRkZ-b3BzX2RpcmVjdG9yL00y",
                "isPriority": false,
                "isRead": true,
                "moduleCode": null,
                "moduleParameters": [],
                "title": "标题 M2",
                "type": "SYSTEM",
              },
            ],
            "totalCount": 41,
          },
        },
      }
    `);
    expect(retail.asked.map(({ path, body }) => [path, body])).toMatchInlineSnapshot(`
      [
        [
          "/api/msc-message/messageuser/pageQuery",
          {
            "orderBy": "priorityflag desc, createtime desc",
            "pageNo": 2,
            "pageSize": 20,
            "params": {
              "keyword": "订单",
              "msgtype": "todo",
              "readflag": "0",
            },
          },
        ],
      ]
    `);
  });

  test.each([
    ['all of staff', SIGNED_IN_STAFF, '', 'messages', {}],
    ['those read', SIGNED_IN_STAFF, '(isRead: true)', 'messages', { readflag: '1' }],
    ['alerts', SIGNED_IN_STAFF, '(type: ALERT)', 'messages', { msgtype: 'alert' }],
    [
      'announcements',
      SIGNED_IN_STAFF,
      '(type: ANNOUNCEMENT, isRead: false)',
      'announcements',
      { msgtype: 'announce', readflag: '0' },
    ],
    ['all of a supplier', SIGNED_IN_SUPPLIER, '', 'vendorMessages', {}],
    [
      'announcements of a supplier',
      SIGNED_IN_SUPPLIER,
      '(type: ANNOUNCEMENT)',
      'vendorAnnouncements',
      { msgtype: 'announce' },
    ],
  ] as const)('takes one call for %s', async (_what, account, args, operation, params) => {
    const retail = mockRetail().answers(operation, { total: 0, pageData: [] });
    const { viewer } = await ask(`messages${args} { totalCount nodes { id } }`, account);
    expect(viewer).toEqual({ messages: { totalCount: 0, nodes: [] } });
    expect(retail.asked.map(({ body }) => body)).toEqual([
      { orderBy: ORDER, params, pageNo: 1, pageSize: 30 },
    ]);
  });

  test.each([
    ['page: 0', 'BAD_USER_INPUT'],
    ['pageSize: 101', 'QUERY_TOO_COMPLEX'],
    [`search: "${'x'.repeat(101)}"`, 'BAD_USER_INPUT'],
    ['type: UNKNOWN', 'BAD_USER_INPUT'],
  ])('is refused with %s, without a call', async (args, code) => {
    const retail = mockRetail();
    const { viewer, errors } = await ask(`name messages(${args}) { totalCount }`);
    expect(viewer).toEqual({ name: '李明', messages: null });
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(retail.asked).toEqual([]);
  });

  test('leaves out messages without an id', async () => {
    mockRetail().replies('messages', () => ({
      body: {
        returncode: '0',
        message: '',
        data: { total: 3, pageData: [null, { msgtitle: 'x' }, { id: 7, msgtype: 'gossip' }] },
      },
    }));
    const { viewer } = await ask('messages { totalCount nodes { type title isRead createdAt } }');
    const node = { type: 'UNKNOWN', title: '', isRead: false, createdAt: null };
    expect(viewer).toEqual({ messages: { totalCount: 3, nodes: [node] } });
  });
});

describe('the unread counts', () => {
  test('come from the same call as the preview, and leave out types without messages', async () => {
    const types = ['todo', 'notify', 'todo', 'gossip', 'announce'] as Row['msgtype'][];
    const rows = types.map((msgtype, at) => message(`M${String(at)}`, { msgtype }));
    const retail = mockRetail().replies('unreadMessages', () => ({
      body: { returncode: '0', message: '', data: rows },
    }));
    const { viewer } = await ask('unreadMessages { totalCount } unreadCounts { type count }');
    expect(viewer).toEqual({
      unreadMessages: { totalCount: 5 },
      unreadCounts: [
        { type: 'TODO', count: 2 },
        { type: 'NOTICE', count: 1 },
        { type: 'UNKNOWN', count: 1 },
        { type: 'ANNOUNCEMENT', count: 1 },
      ],
    });
    expect(retail.paths()).toEqual(['msc-message/messageuser/queryUnReadMsg']);
  });

  test('take a different call for a supplier, and are empty when everything has been read', async () => {
    const retail = mockRetail().answers('unreadVendorMessages', []);
    expect((await ask('unreadCounts { count }', SIGNED_IN_SUPPLIER)).viewer).toEqual({
      unreadCounts: [],
    });
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-message/vendermessageuser/queryUnReadMsg', { userId: 'v10001' }],
    ]);
  });
});
