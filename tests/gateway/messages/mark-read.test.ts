import { describe, expect, test } from 'vitest';
import { globalId } from '../../../gateway/request/ids.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const READ = `mutation($input: MessagesReadInput!) { messagesRead(input: $input) {
  viewer { unreadMessages { totalCount } } userErrors { field code message } } }`;
async function change(query: string, input: object, account = SIGNED_IN_STAFF) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(query, {
    cookie: await signIn(account),
    variables: { input },
  });
  return { outcome: data?.messagesRead, errors };
}

const message = (key: string) => globalId('Message', key);

describe('marking messages as read', () => {
  test('sends each of them once, and reads the counts again', async () => {
    const retail = mockRetail().answers('saveMessages', null).answers('unreadMessages', []);
    const ids = [message('M1'), message('M2'), message('M1')];
    const { outcome, errors } = await change(READ, { ids });
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({ viewer: { unreadMessages: { totalCount: 0 } }, userErrors: [] });
    const asked = ['/api/msc-message/messageuser/queryUnReadMsg', { userId: 'ops_director' }];
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      asked,
      [
        '/api/msc-message/messageuser/batchSave',
        [
          { id: 'M1', msgstatus: '1', readflag: '1' },
          { id: 'M2', msgstatus: '1', readflag: '1' },
        ],
      ],
      asked,
    ]);
  });

  test('sends a message as the services sent it, so that services that store the row keep the rest of it', async () => {
    const row = {
      id: 'M1',
      msgtype: 'todo',
      msgtitle: '订单待审批',
      msgcontent: '<p>PO1</p>',
      msgstatus: '0',
      readflag: '0',
      priorityflag: '1',
      createtime: '2026-06-14 10:21:00',
      sheetid: 'PO1',
    } as const;
    const retail = mockRetail()
      .answers('saveMessages', null)
      .answers('unreadMessages', [{ ...row, id: 'M0' }, row]);
    await change(READ, { ids: [message('M1'), message('M9')] });
    expect(retail.asked.find(({ path }) => path.endsWith('batchSave'))?.body).toEqual([
      { ...row, msgstatus: '1', readflag: '1' },
      { id: 'M9', msgstatus: '1', readflag: '1' },
    ]);
  });

  test('marks by key if the unread messages cannot be read', async () => {
    const retail = mockRetail().answers('saveMessages', null).refuses('unreadMessages', 'B0001');
    await change(READ, { ids: [message('M1')] });
    expect(retail.asked.find(({ path }) => path.endsWith('batchSave'))?.body).toEqual([
      { id: 'M1', msgstatus: '1', readflag: '1' },
    ]);
  });

  test('uses a different call for a supplier', async () => {
    const retail = mockRetail()
      .answers('saveVendorMessages', null)
      .answers('unreadVendorMessages', []);
    await change(READ, { ids: [message('V1')] }, SIGNED_IN_SUPPLIER);
    expect(retail.paths()).toEqual([
      'msc-message/vendermessageuser/queryUnReadMsg',
      'msc-message/vendermessageuser/batchSave',
      'msc-message/vendermessageuser/queryUnReadMsg',
    ]);
    expect(retail.asked[1]?.body).toEqual([{ id: 'V1', msgstatus: '1', readflag: '1' }]);
  });

  test('can be undone', async () => {
    const retail = mockRetail().answers('saveMessages', null).answers('unreadMessages', []);
    expect((await change(READ, { ids: [message('M1')], isRead: false })).outcome).toMatchObject({
      userErrors: [],
    });
    expect(retail.asked[0]?.body).toEqual([{ id: 'M1', msgstatus: '0', readflag: '0' }]);
  });

  test('can be repeated without effect', async () => {
    mockRetail().answers('saveMessages', null).answers('unreadMessages', []);
    for (let time = 0; time < 2; time += 1)
      expect((await change(READ, { ids: [message('M1')] })).outcome).toMatchObject({
        userErrors: [],
      });
  });

  test('takes one call for a hundred messages', async () => {
    const retail = mockRetail().answers('saveMessages', null).answers('unreadMessages', []);
    const ids = Array.from({ length: 100 }, (_, at) => message(`M${String(at)}`));
    expect((await change(READ, { ids })).outcome).toMatchObject({ userErrors: [] });
    expect(retail.asked[1]?.body).toHaveLength(100);
  });

  test.each([
    ['none', [], ['ids'], 'REQUIRED', 'Please select at least one message.'],
    [
      'more than a hundred',
      Array.from({ length: 101 }, (_, at) => message(`M${String(at)}`)),
      ['ids'],
      'TOO_MANY',
      'At most 100 messages can be marked at once.',
    ],
    [
      'what is no id',
      [message('M1'), 'nothing'],
      ['ids', '1'],
      'NOT_FOUND',
      'This message was not found.',
    ],
    [
      'the id of something else',
      [globalId('Favourite', 'x')],
      ['ids', '0'],
      'NOT_FOUND',
      'This message was not found.',
    ],
    ['an empty id', [message('')], ['ids', '0'], 'NOT_FOUND', 'This message was not found.'],
  ])('refuses %s without a call', async (_what, ids, field, code, text) => {
    const retail = mockRetail();
    expect((await change(READ, { ids })).outcome).toEqual({
      viewer: null,
      userErrors: [{ field: ['input', ...field], code, message: text }],
    });
    expect(retail.asked).toEqual([]);
  });

  test.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'NOT_FOUND'],
  ])('reports messages of a different account as data: %s is %s', async (returncode, code) => {
    mockRetail().answers('unreadMessages', []).refuses('saveMessages', returncode);
    expect((await change(READ, { ids: [message('X')] })).outcome).toMatchObject({
      viewer: null,
      userErrors: [{ code }],
    });
  });

  test('is an error when the services fail', async () => {
    mockRetail()
      .answers('unreadMessages', [])
      .replies('saveMessages', () => 'unreachable');
    expect((await change(READ, { ids: [message('M1')] })).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNREACHABLE' } },
    ]);
  });
});

test('a visitor cannot mark anything', async () => {
  const retail = mockRetail();
  const { ask } = await startGateway();
  const input = { ids: [message('M1')] };
  expect((await ask(READ, { variables: { input } })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(retail.asked).toEqual([]);
});
