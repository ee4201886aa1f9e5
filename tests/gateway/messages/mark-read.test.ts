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

const READ_ROW = {
  id: 'M5',
  msgtype: 'notify',
  msgtitle: '盘点安排',
  msgcontent: '<p>周五</p>',
  msgstatus: '1',
  readflag: '1',
  priorityflag: '0',
  createtime: '2026-06-13 09:00:00',
} as const;

type Retail = ReturnType<typeof mockRetail>;

const askedOf = (retail: Retail, end: string) =>
  retail.asked.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

/** What was sent to be stored, in the one call for it. */
function savedBy(retail: Retail): unknown {
  const [saved, ...others] = askedOf(retail, 'batchSave');
  expect(others).toEqual([]);
  return saved;
}

describe('marking messages as read', () => {
  test('sends each of them once, and reads the counts again', async () => {
    const unread = ['M1', 'M2'].map((id) => ({ ...READ_ROW, id, msgstatus: '0', readflag: '0' }));
    const retail = mockRetail()
      .answers('saveMessages', null)
      .replies('unreadMessages', () => ({
        body: {
          returncode: '0',
          message: '',
          data: askedOf(retail, 'batchSave').length === 0 ? unread : [],
        },
      }));
    const ids = [message('M1'), message('M2'), message('M1')];
    const { outcome, errors } = await change(READ, { ids });
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({ viewer: { unreadMessages: { totalCount: 0 } }, userErrors: [] });
    const asked = ['/api/msc-message/messageuser/queryUnReadMsg', { userId: 'ops_director' }];
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      asked,
      [
        '/api/msc-message/messageuser/batchSave',
        unread.map((row) => ({ ...row, msgstatus: '1', readflag: '1' })),
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
      .answers('vendorMessages', { total: 0, pageData: [] })
      .answers('unreadVendorMessages', []);
    await change(READ, { ids: [message('V1')] }, SIGNED_IN_SUPPLIER);
    expect(retail.paths()).toEqual([
      'msc-message/vendermessageuser/queryUnReadMsg',
      'msc-message/vendermessageuser/pageQuery',
      'msc-message/vendermessageuser/batchSave',
      'msc-message/vendermessageuser/queryUnReadMsg',
    ]);
    expect(savedBy(retail)).toEqual([{ id: 'V1', msgstatus: '1', readflag: '1' }]);
  });

  test('can be undone', async () => {
    const retail = mockRetail().answers('saveMessages', null).answers('unreadMessages', []);
    expect((await change(READ, { ids: [message('M1')], isRead: false })).outcome).toMatchObject({
      userErrors: [],
    });
    expect(savedBy(retail)).toEqual([{ id: 'M1', msgstatus: '0', readflag: '0' }]);
  });

  test('sends a message that is marked as unread as the services sent it, found by its key', async () => {
    const retail = mockRetail()
      .answers('saveMessages', null)
      .answers('unreadMessages', [])
      .answers('messages', { total: 2, pageData: [READ_ROW, { ...READ_ROW, id: 'M1' }] });
    await change(READ, { ids: [message('M1')], isRead: false });
    expect(askedOf(retail, 'pageQuery')).toMatchObject([{ params: { id: 'M1' }, pageNo: 1 }]);
    expect(savedBy(retail)).toEqual([{ ...READ_ROW, id: 'M1', msgstatus: '0', readflag: '0' }]);
  });

  test('looks several messages that are not unread up with one read, and sends what it does not find by its key', async () => {
    const retail = mockRetail()
      .answers('saveMessages', null)
      .answers('unreadMessages', [{ ...READ_ROW, id: 'M0', msgstatus: '0' }])
      .answers('messages', { total: 900, pageData: [READ_ROW] });
    await change(READ, { ids: [message('M0'), message('M5'), message('M9')] });
    expect(askedOf(retail, 'pageQuery')).toEqual([
      { orderBy: 'createtime desc', params: { readflag: '1' }, pageNo: 1, pageSize: 500 },
    ]);
    expect(savedBy(retail)).toEqual([
      { ...READ_ROW, id: 'M0', msgstatus: '1', readflag: '1' },
      { ...READ_ROW, msgstatus: '1', readflag: '1' },
      { id: 'M9', msgstatus: '1', readflag: '1' },
    ]);
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
    expect(savedBy(retail)).toHaveLength(100);
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
