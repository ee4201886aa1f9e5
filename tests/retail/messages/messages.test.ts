import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Message = components['schemas']['Message'];

const { app, db } = buildRetail();

afterAll(async () => {
  await app.close();
  db.close();
});

const STAFF = '/api/msc-message/messageuser/queryUnReadMsg';
const SUPPLIER = '/api/msc-message/vendermessageuser/queryUnReadMsg';
const ask = async (account: string, path = STAFF) =>
  (await signInRetail(app, account)).call<Message[]>(path, { userId: account });

it('the demo data has 160 messages to staff and 40 to suppliers, of five types, besides those of the account with too many', () => {
  const count = (where: string) =>
    (
      db.prepare(`SELECT count(*) AS messages FROM message WHERE ${where}`).get([]) as {
        messages: number;
      }
    ).messages;
  expect(count("audience = 'staff' AND ownerid <> 'stress'")).toBe(160);
  expect(count("audience = 'vendor'")).toBe(40);
  expect(count("audience = 'staff' AND msgtype = 'announce'")).toBe(12);
  expect(count("audience = 'staff' AND msgtype = 'announce' AND priorityflag = '1'")).toBe(3);
  expect(count("msgcontent LIKE '%<script>%'")).toBe(2);
  expect(db.prepare('SELECT DISTINCT msgtype FROM message').all([])).toHaveLength(5);
  const owners = "ownerkind = 'account' AND ownerid NOT IN (SELECT usercode FROM account)";
  expect(count(owners)).toBe(0);
});

it('the unread messages of the account are returned newest first, with dates before the day of the data', async () => {
  const { data } = await ask('ops_director');
  expect(data.length).toBeGreaterThan(10);
  expect(data.length).toBeLessThan(99);
  const times = data.map(({ createtime }) => createtime);
  expect(times).toEqual(times.toSorted().reverse());
  expect(times[0]! <= '2026-06-15 08:00:00' && times.at(-1)! >= '2026-06-05').toBe(true);
  expect(data.every(({ msgstatus }) => msgstatus === '0')).toBe(true);
  expect(data.some(({ msgcontent }) => msgcontent.includes('<script>'))).toBe(true);
});

it('one account has more messages than a badge can show, and a store manager gets those for all store managers', async () => {
  expect((await ask('stress')).data.length).toBeGreaterThan(99);
  const own = new Set((await ask('store1001')).data.map(({ id }) => id));
  const shared = (await ask('store1002')).data.filter(
    ({ id, msgtype }) => own.has(id) && msgtype !== 'announce',
  );
  expect(shared.length).toBeGreaterThan(0);
});

it('a read message is left out only for the account that has read it', async () => {
  const before = (await ask('store1001')).data;
  const other = (await ask('store1002')).data.length;
  db.prepare('INSERT INTO message_read (id, usercode, readtime) VALUES (?, ?, 0)').run([
    before[0]?.id,
    'store1001',
  ]);
  expect((await ask('store1001')).data.map(({ id }) => id)).toEqual(
    before.slice(1).map(({ id }) => id),
  );
  expect((await ask('store1002')).data).toHaveLength(other);
});

it("staff and suppliers do not get each other's messages", async () => {
  const { data } = await ask('v10001', SUPPLIER);
  expect(data.some(({ msgcontent }) => msgcontent.includes('<script>'))).toBe(true);
  const staff = new Set((await ask('ops_director')).data.map(({ id }) => id));
  expect(data.filter(({ id }) => staff.has(id))).toEqual([]);
  expect((await ask('v10001', STAFF)).returncode).toBe('A0301');
  expect((await ask('ops_director', SUPPLIER)).returncode).toBe('A0301');
});

it('a call on behalf of another account is refused', async () => {
  const director = await signInRetail(app, 'ops_director');
  expect((await director.call(STAFF, { userId: 'finance' })).returncode).toBe('A0301');
});
