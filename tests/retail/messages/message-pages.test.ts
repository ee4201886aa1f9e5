import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Message = components['schemas']['Message'];
interface Page {
  total: number;
  pageData: Message[];
}

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const deputy = await signInRetail(app, 'director_deputy');
const supplier = await signInRetail(app, 'v10001');

afterAll(async () => {
  await app.close();
  db.close();
});

beforeEach(() => db.exec('DELETE FROM message_read'));

const SERVICES = {
  staff: { messages: '/api/msc-message/messageuser', announcements: '/api/msc-message/announce' },
  supplier: {
    messages: '/api/msc-message/vendermessageuser',
    announcements: '/api/msc-message/venderannounce',
  },
};
const { messages, announcements } = SERVICES.staff;

const page = async (
  path: string,
  params: object = {},
  rest: object = {},
  client: RetailClient = director,
) =>
  (await client.call<Page>(`${path}/pageQuery`, { params, pageNo: 1, pageSize: 30, ...rest })).data;
const mark = (
  ids: readonly string[],
  msgstatus = '1',
  client: RetailClient = director,
  path = messages,
) =>
  client.call(
    `${path}/batchSave`,
    ids.map((id) => ({ id, msgstatus })),
  );
const ids = ({ pageData }: Page) => pageData.map(({ id }) => id);
const isSorted = (values: readonly string[]) => expect(values).toEqual(values.toSorted().reverse());

it('announcements are paged by priority, then newest first', async () => {
  const { total, pageData } = await page(
    announcements,
    { msgtype: 'announce', readflag: '0' },
    { orderBy: 'priorityflag desc' },
  );
  expect([total, pageData.length]).toEqual([12, 12]);
  expect(pageData.map(({ priorityflag }) => priorityflag)).toEqual([
    ...Array<string>(3).fill('1'),
    ...Array<string>(9).fill('0'),
  ]);
  isSorted(pageData.slice(0, 3).map(({ createtime }) => createtime));
  isSorted(pageData.slice(3).map(({ createtime }) => createtime));
  expect(pageData.every(({ msgtype }) => msgtype === 'announce')).toBe(true);
  const unordered = await page(announcements);
  expect(ids(unordered)).toEqual(ids({ total, pageData }));
});

it('pages do not overlap', async () => {
  const all = ids(await page(announcements, {}, { pageSize: 12 }));
  const parts = await Promise.all(
    [1, 2, 3, 4].map((pageNo) => page(announcements, {}, { pageNo, pageSize: 5 })),
  );
  expect(parts.flatMap(ids)).toEqual(all);
  expect(parts[3]).toEqual({ total: 12, pageData: [] });
});

it('some announcements contain hostile HTML', async () => {
  const contents = (await page(announcements)).pageData.map(({ msgcontent }) => msgcontent).join();
  for (const trap of ['<iframe', 'javascript:', 'onclick=', 'onload=', 'position:fixed'])
    expect(contents).toContain(trap);
});

it('messages are found by type, by read status, and by a word', async () => {
  const { pageData } = await page(messages, { msgtype: 'todo' });
  expect(new Set(pageData.map(({ msgtype }) => msgtype))).toEqual(new Set(['todo']));
  isSorted(pageData.map(({ createtime }) => createtime));
  await mark([pageData[0]!.id]);
  expect(ids(await page(messages, { msgtype: 'todo', readflag: '1' }))).toEqual([pageData[0]!.id]);
  expect(ids(await page(messages, { msgtype: 'todo', readflag: '0' }))).toEqual(
    ids({ total: 0, pageData }).slice(1),
  );
  const found = await page(messages, { keyword: '盘点' });
  expect(found.total).toBeGreaterThan(0);
  expect(
    found.pageData.every(({ msgtitle, msgcontent }) => (msgtitle + msgcontent).includes('盘点')),
  ).toBe(true);
});

it.each(['%', '_', '%盘%', '\\'])(
  'takes %s for what it is, and for nothing else',
  async (keyword) => {
    const { pageData } = await page(messages, { keyword });
    expect(
      pageData.filter(({ msgtitle, msgcontent }) => !(msgtitle + msgcontent).includes(keyword)),
    ).toEqual([]);
  },
);

it.each([
  ['an order that is none', { orderBy: 'msgcontent; DROP TABLE message' }],
  ['a page before the first', { pageNo: 0 }],
  ['a page of nothing', { pageSize: 0 }],
  ['a page that is too large', { pageSize: 1001 }],
  ['a readflag that is none', { params: { readflag: '2' } }],
])('refuses %s', async (_title, rest) => {
  const { returncode } = await director.call(`${messages}/pageQuery`, {
    params: {},
    pageNo: 1,
    pageSize: 30,
    ...rest,
  });
  expect(returncode).toBe('A0400');
});

it('messages are marked as read for the caller only, and marking can be repeated', async () => {
  const [first, second] = ids(await page(announcements)) as [string, string];
  expect((await mark([first, second])).returncode).toBe('0');
  expect((await mark([first])).returncode).toBe('0');
  expect((await page(announcements, { readflag: '0' })).total).toBe(10);
  expect((await page(announcements, { readflag: '0' }, {}, deputy)).total).toBe(12);
  const unread = await director.call<Message[]>(`${messages}/queryUnReadMsg`, { userId: '' });
  expect(unread.data.map(({ id }) => id)).not.toContain(first);
});

it('a message can be marked as unread', async () => {
  const [first] = ids(await page(announcements)) as [string];
  await mark([first]);
  await mark([first], '0');
  expect((await page(announcements, { readflag: '0' })).total).toBe(12);
});

it('all given messages are marked or none, and never those of another account', async () => {
  const [own] = ids(await page(announcements)) as [string];
  const { id } = db.prepare("SELECT id FROM message WHERE ownerid = 'finance'").get([]) as {
    id: string;
  };
  expect((await mark([own, id])).returncode).toBe('A0301');
  expect((await mark([own, 'nothing'])).returncode).toBe('A0301');
  expect((await page(announcements, { readflag: '0' })).total).toBe(12);
});

it.each([
  ['an empty list', []],
  ['a status that is none', [{ id: 'MSG100001', msgstatus: '2' }]],
  ['a mark without an id', [{ msgstatus: '1' }]],
  [
    'more than a thousand',
    Array.from({ length: 1001 }, () => ({ id: 'MSG100001', msgstatus: '1' })),
  ],
])('refuses to mark %s', async (_title, body) => {
  expect((await director.call(`${messages}/batchSave`, body)).returncode).toBe('A0400');
});

it('marking on behalf of another account is refused', async () => {
  const { returncode } = await director.call(`${messages}/batchSave`, [
    { id: 'MSG100001', msgstatus: '1', usercode: 'finance' },
  ]);
  expect(returncode).toBe('A0301');
});

it('suppliers get their own messages, and none for staff', async () => {
  const own = await page(SERVICES.supplier.announcements, {}, {}, supplier);
  expect(own.total).toBe(4);
  expect((await mark(ids(own), '1', supplier, SERVICES.supplier.messages)).returncode).toBe('0');
  expect((await page(SERVICES.supplier.announcements, { readflag: '0' }, {}, supplier)).total).toBe(
    0,
  );
  expect(
    (await page(SERVICES.supplier.messages, { msgtype: 'todo' }, {}, supplier)).total,
  ).toBeGreaterThan(0);
  expect((await mark(['MSG100001'], '1', supplier, SERVICES.supplier.messages)).returncode).toBe(
    'A0301',
  );
  for (const path of [messages, announcements]) {
    const { returncode } = await supplier.call(`${path}/pageQuery`, {
      params: {},
      pageNo: 1,
      pageSize: 30,
    });
    expect(returncode).toBe('A0301');
  }
  expect((await mark(ids(own), '1', supplier)).returncode).toBe('A0301');
  expect((await mark(ids(own), '1', director, SERVICES.supplier.messages)).returncode).toBe(
    'A0301',
  );
});
