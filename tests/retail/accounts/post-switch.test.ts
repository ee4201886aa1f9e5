import { afterAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { callRetail, signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Account = components['schemas']['SignedInAccount'];

const POST = '/api/msc-auth/authentication/switchPost';
const SHOP = '/api/msc-auth/authentication/switchShop';
const REFRESH = '/api/msc-auth/authentication/refreshToken';
const SHOPS = '/api/msc-ucs/account/getShopList';
const APPLICATIONS = '/api/msc-ucs/account/getPostAppInfo';

const START = Date.parse('2026-06-15T00:30:00Z');
let now = START;
const { app, db } = buildRetail({ clock: () => now });

afterAll(async () => {
  await app.close();
  db.close();
});

let manager: RetailClient;
beforeEach(async () => {
  now = START;
  manager = await signInRetail(app, 'area_east');
});

const shopsSeenWith = async (token: string) =>
  (await callRetail<unknown[]>(app, SHOPS, { usercode: 'area_east' }, token)).data.length;
const applicationsSeen = async (client: RetailClient, body: object) =>
  client.call<{ appcode: string }[]>(APPLICATIONS, body);

it('after a switch the tokens belong to the other post and its only store', async () => {
  now += 60_000;
  const { returncode, data } = await manager.call<Account>(POST, { postcode: 'P0014' });
  expect(returncode).toBe('0');
  expect(data).toMatchObject({
    userCode: 'area_east',
    mainPost: { postCode: 'P0014' },
    shopid: '1007',
    createDate: '2026-06-15 08:30:00',
  });
  expect(await shopsSeenWith(manager.login.accessToken)).toBe(1);
  expect(
    (await applicationsSeen(manager, { entId: '', postTmplCode: 'PT04', postCode: 'P0014' }))
      .returncode,
  ).toBe('0');
});

it('post and store survive a token refresh', async () => {
  await manager.call(POST, { postcode: 'P0014', shopid: '1007' });
  const { data } = await callRetail<{ accessToken: string }>(app, REFRESH, {
    refreshToken: manager.login.refreshToken,
  });
  expect(await shopsSeenWith(data.accessToken)).toBe(1);
});

it('other sessions of the account keep their post', async () => {
  const other = await signInRetail(app, 'area_east');
  await manager.call(POST, { postcode: 'P0014' });
  expect(await shopsSeenWith(other.login.accessToken)).toBeGreaterThan(1);
});

it.each([
  ['a post of another user', POST, { postcode: 'P0001', shopid: '1001' }],
  ['a post that is none', POST, { postcode: 'nowhere', shopid: '1001' }],
  ['a store that the post does not see', POST, { postcode: 'P0014', shopid: '1001' }],
  ['a store that is none', SHOP, { shopid: '9999' }],
  ['a store that its own post does not see', SHOP, { shopid: '1003' }],
])('refuses %s and changes nothing', async (_title, path, body) => {
  expect((await manager.call(path, body)).returncode).toBe('A0301');
  expect(await shopsSeenWith(manager.login.accessToken)).toBeGreaterThan(1);
});

it('a post keeps all its stores if some of its applications work on many stores', async () => {
  const { returncode, data } = await manager.call<Account>(SHOP, { shopid: null });
  expect([returncode, data.shopid, data.mainPost?.postCode]).toEqual(['0', null, 'P0003']);
});

it.each([
  [POST, { postcode: 'P0003' }],
  [POST, { postcode: 'P0003', shopid: '' }],
  [SHOP, { shopid: null }],
])('wants a store where no application works on many of them: %s %j', async (path, body) => {
  db.exec(
    `DELETE FROM template_application WHERE posttmplcode = 'PT03' AND appcode IN (SELECT appcode FROM application WHERE issingleshop = '2')`,
  );
  const { returncode, message } = await manager.call(path, body);
  expect({ returncode, message }).toEqual({
    returncode: 'A0400',
    message: 'Bad parameter shopid: a store must be chosen',
  });
});

it('the store can be switched, and switched back', async () => {
  const { data } = await manager.call<Account>(SHOP, { shopid: '1001' });
  expect([data.shopid, data.mainPost?.postCode]).toEqual(['1001', 'P0003']);
  expect((await manager.call<Account>(SHOP, { shopid: '1002' })).data.shopid).toBe('1002');
});

it('a supplier, who has no post or store, is refused', async () => {
  const supplier = await signInRetail(app, 'v10001');
  expect((await supplier.call(POST, { postcode: 'P0003' })).returncode).toBe('A0301');
  expect((await supplier.call(SHOP, { shopid: '1001' })).returncode).toBe('A0301');
  expect((await supplier.call<Account>(SHOP, { shopid: null })).data.shopid).toBeNull();
});

it('the applications of another post are available before the switch, but only for posts of the same account', async () => {
  const own = await applicationsSeen(manager, {
    entId: '100001',
    postTmplCode: 'PT03',
    postCode: 'P0003',
  });
  const other = await applicationsSeen(manager, {
    entId: '100001',
    postTmplCode: 'PT04',
    postCode: 'P0014',
  });
  expect(other.returncode).toBe('0');
  expect(other.data).not.toEqual(own.data);
  expect(
    (await applicationsSeen(manager, { entId: '100001', postTmplCode: 'PT10', postCode: 'P0014' }))
      .returncode,
  ).toBe('A0301');
  expect(
    (await applicationsSeen(manager, { entId: '100001', postTmplCode: 'PT10', postCode: 'P0060' }))
      .returncode,
  ).toBe('A0301');
});
