import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { globalId, publicId } from '../../../gateway/request/ids.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { ask, bodiesOf, card, retailWith } from './panel-support.ts';

type Schemas = components['schemas'];

const item = (
  code: string,
  seen: '0' | '1',
  over: Partial<Schemas['MustSeeItem']> = {},
): Schemas['MustSeeItem'] => ({
  code,
  modulecode: '200110',
  name: `必看 ${code}`,
  seen,
  ...over,
});

const announcement = (id: string, over: Partial<Schemas['Message']> = {}): Schemas['Message'] => ({
  id,
  msgtype: 'announce',
  msgtitle: `公告 ${id}`,
  msgcontent: '<p>x</p>',
  msgstatus: '0',
  createtime: '2026-06-12 08:00:00',
  ...over,
});

describe('MustSeeCard', () => {
  const selection =
    '... on MustSeeCard { items { id name i18nCode isSeen applicationCode moduleCode moduleParameters { name value } } }';

  test('returns items not seen yet first, otherwise in the order of the services', async () => {
    const rows = [
      item('S1', '1'),
      item('S2', '0', { appcode: 'OPS', nameentrycode: 'mustsee.loss', moduleparams: '{"day":1}' }),
      item('S3', '1'),
      item('S4', '0'),
    ];
    const retail = retailWith(card('must', 'MustSeeCard')).answers('mustSee', rows);
    const { cards, errors } = await ask(selection);
    expect(errors).toBeUndefined();
    const items = cards[0]?.items as { name: string; isSeen: boolean }[];
    expect(items.map(({ name, isSeen }) => [name, isSeen])).toEqual([
      ['必看 S2', false],
      ['必看 S4', false],
      ['必看 S1', true],
      ['必看 S3', true],
    ]);
    expect(items[0]).toEqual({
      id: 'TXVzdFNlZUl0ZW1AMTAwMDAxQFNUQUZGfm9wc19kaXJlY3Rvci9TMg',
      name: '必看 S2',
      i18nCode: 'mustsee.loss',
      isSeen: false,
      applicationCode: 'OPS',
      moduleCode: '200110',
      moduleParameters: [{ name: 'day', value: '1' }],
    });
    expect(bodiesOf(retail)).toEqual([
      ['msc-ucs/dashboardDailySeeUser/list', { usercode: 'ops_director' }],
    ]);
  });

  test('leaves out items that open nothing', async () => {
    const data = [
      { code: 'S1', name: 'x', seen: '0' },
      { modulecode: '1', name: 'y' },
      null,
      { code: 5, modulecode: 7, seen: 1 },
    ];
    retailWith(card('must', 'MustSeeCard')).replies('mustSee', () => ({
      body: { returncode: '0', message: '', data },
    }));
    const { cards } = await ask(selection);
    expect(cards[0]?.items).toMatchObject([{ name: '5', moduleCode: '7', isSeen: true }]);
  });
});

describe('MessageCard', () => {
  test.each([
    [
      'unreadMessages' as const,
      SIGNED_IN_STAFF,
      'msc-message/messageuser/queryUnReadMsg',
      'ops_director',
    ],
    [
      'unreadVendorMessages' as const,
      SIGNED_IN_SUPPLIER,
      'msc-message/vendermessageuser/queryUnReadMsg',
      'v10001',
    ],
  ])('counts the unread messages with %s', async (operation, account, path, userId) => {
    const retail = retailWith(card('messages', 'MessageCard')).answers(operation, [
      announcement('M1'),
      announcement('M2'),
    ]);
    const { cards } = await ask(
      '... on MessageCard { messages { totalCount nodes { title moduleParameters { name } } } }',
      account,
    );
    expect(cards[0]?.messages).toMatchObject({
      totalCount: 2,
      nodes: [{ title: '公告 M1' }, { title: '公告 M2' }],
    });
    expect(bodiesOf(retail)).toEqual([[path, { userId }]]);
  });

  test('makes no call that the page has already made', async () => {
    const retail = retailWith(card('messages', 'MessageCard')).answers('unreadMessages', []);
    const gateway = await startGateway();
    const query =
      '{ viewer { unreadMessages { totalCount } dashboard(code: "panel") { cards { ... on MessageCard { messages { totalCount } } } } } }';
    await gateway.ask(query, { cookie: await gateway.signIn() });
    expect(retail.paths().filter((path) => path.endsWith('queryUnReadMsg'))).toHaveLength(1);
  });
});

const idOf = (key: string, { userCode }: { userCode: string }) =>
  publicId('Message', globalId('Message', key), {
    enterprise: '100001',
    scope: `${userCode === 'v10001' ? 'SUPPLIER' : 'STAFF'}~${userCode}`,
  });

describe('AnnouncementCard', () => {
  const selection =
    '... on AnnouncementCard { announcements { totalCount nodes { id title isPriority createdAt type } } }';

  test.each([
    ['announcements' as const, SIGNED_IN_STAFF, 'msc-message/announce/pageQuery'],
    ['vendorAnnouncements' as const, SIGNED_IN_SUPPLIER, 'msc-message/venderannounce/pageQuery'],
  ])('returns the first page of %s, by priority', async (operation, account, path) => {
    const pageData = [announcement('A1', { priorityflag: '1' }), announcement('A2')];
    const retail = retailWith(card('news', 'AnnouncementCard')).answers(operation, {
      total: 57,
      pageData,
    });
    const { cards, errors } = await ask(selection, account);
    expect(errors).toBeUndefined();
    expect(cards[0]?.announcements).toEqual({
      totalCount: 57,
      nodes: [
        {
          id: idOf('A1', account),
          title: '公告 A1',
          isPriority: true,
          createdAt: '2026-06-12T08:00:00+08:00',
          type: 'ANNOUNCEMENT',
        },
        {
          id: idOf('A2', account),
          title: '公告 A2',
          isPriority: false,
          createdAt: '2026-06-12T08:00:00+08:00',
          type: 'ANNOUNCEMENT',
        },
      ],
    });
    expect(bodiesOf(retail)).toEqual([
      [
        path,
        {
          orderBy: 'priorityflag desc',
          params: { msgtype: 'announce', readflag: '0' },
          pageNo: 1,
          pageSize: 30,
        },
      ],
    ]);
  });

  test('returns at most 20, and counts the rows if the services send no total', async () => {
    const pageData = Array.from({ length: 30 }, (_, at) => ({
      ...announcement(`A${String(at)}`),
      createtime: at === 0 ? 'soon' : null,
    }));
    retailWith(card('news', 'AnnouncementCard')).replies('announcements', () => ({
      body: { returncode: '0', message: '', data: { pageData } },
    }));
    const { cards } = await ask(selection);
    const { totalCount, nodes } = cards[0]?.announcements as {
      totalCount: number;
      nodes: { createdAt: null }[];
    };
    expect([totalCount, nodes.length, nodes[0]?.createdAt]).toEqual([30, 20, null]);
  });
});
