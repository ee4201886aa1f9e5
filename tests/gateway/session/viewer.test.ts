import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  POSTS,
  SHOPS,
  SIGNED_IN_STAFF,
  SIGNED_IN_SUPPLIER,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const VIEWER = `{ viewer {
  id code name userType signedInAt
  enterprise { id code name timeZone currency today }
  mainPost { id code name departmentCode departmentName templateCode stationCode }
  shop { id code name }
} }`;

test('the viewer is null for a visitor', async () => {
  const { ask } = await startGateway();
  expect((await ask(VIEWER)).data).toEqual({ viewer: null });
});

test('returns the signed-in account without calling the services', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(VIEWER, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "code": "ops_director",
          "enterprise": {
            "code": "100001",
            "currency": "CNY",
            "id": "RW50ZXJwcmlzZUAxMDAwMDFALzEwMDAwMQ",
            "name": "样例零售集团",
            "timeZone": "Asia/Shanghai",
            "today": "2026-06-15",
          },
          "id": "Vmlld2VyQDEwMDAwMUBTVEFGRn5vcHNfZGlyZWN0b3IvMTAwMDAxL29wc19kaXJlY3Rvcg",
          "mainPost": {
            "code": "P0002",
            "departmentCode": "D20",
            "departmentName": "营运部",
            "id": "UG9zdEAxMDAwMDFAL1AwMDAy",
            "name": "营运总监",
            "stationCode": "S0002",
            "templateCode": "PT02",
          },
          "name": "李明",
          "shop": {
            "code": "1001",
            "id": "U2hvcEAxMDAwMDFALzEwMDE",
            "name": "静安店",
          },
          "signedInAt": "2026-06-15T08:29:00+08:00",
          "userType": "STAFF",
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toEqual([]);
});

test('a supplier has neither post nor posts, and the services are not asked for any', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { userType mainPost { id } posts { id } shop { id } } }', {
    cookie: await signIn(SIGNED_IN_SUPPLIER),
  });
  expect(data).toEqual({ viewer: { userType: 'SUPPLIER', mainPost: null, posts: [], shop: null } });
  expect(retail.asked).toEqual([]);
});

test.each([
  ['2026-06-14T15:59:59Z', '2026-06-14'],
  ['2026-06-14T16:00:00Z', '2026-06-15'],
])(
  'at %s the business date in Shanghai is %s, wherever the gateway runs',
  async (moment, today) => {
    const { ask, signIn, clock } = await startGateway();
    clock.now = Date.parse(moment);
    const { data } = await ask('{ viewer { enterprise { today } } }', { cookie: await signIn() });
    expect(data).toEqual({ viewer: { enterprise: { today } } });
  },
);

test('a demonstration has a fixed business date', async () => {
  const { ask, signIn } = await startGateway({ demoToday: '2025-01-31' });
  const { data } = await ask('{ viewer { enterprise { today } } }', { cookie: await signIn() });
  expect(data).toEqual({ viewer: { enterprise: { today: '2025-01-31' } } });
});

test('an unknown time zone is replaced by the configured one', async () => {
  const { ask, signIn } = await startGateway({ timeZone: 'Asia/Tokyo' });
  const cookie = await signIn({
    ...SIGNED_IN_STAFF,
    timezone: 'Mars/Olympus',
    createDate: 'yesterday',
  });
  const { data } = await ask('{ viewer { signedInAt enterprise { timeZone } } }', { cookie });
  expect(data).toEqual({
    viewer: { signedInAt: '2026-06-15T09:30:00+09:00', enterprise: { timeZone: 'Asia/Tokyo' } },
  });
});

test('lists posts and shops', async () => {
  const retail = mockRetail().answers('posts', POSTS).answers('shops', SHOPS);
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(
    '{ viewer { posts { id code name templateCode } shops { id code name } } }',
    {
      cookie: await signIn(),
    },
  );
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "posts": [
            {
              "code": "P0002",
              "id": "UG9zdEAxMDAwMDFAL1AwMDAy",
              "name": "营运总监",
              "templateCode": "PT02",
            },
            {
              "code": "P0003",
              "id": "UG9zdEAxMDAwMDFAL1AwMDAz",
              "name": "区域经理",
              "templateCode": "PT03",
            },
          ],
          "shops": [
            {
              "code": "1001",
              "id": "U2hvcEAxMDAwMDFALzEwMDE",
              "name": "静安店",
            },
            {
              "code": "1002",
              "id": "U2hvcEAxMDAwMDFALzEwMDI",
              "name": "徐汇店",
            },
          ],
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "usercode": "ops_director",
        },
        "path": "/api/msc-ucs/account/getPostList",
        "ssoToken": "access-1",
        "token": "access-1",
      },
      {
        "body": {
          "postcode": "P0002",
          "usercode": "ops_director",
        },
        "path": "/api/msc-ucs/account/getShopList",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});
