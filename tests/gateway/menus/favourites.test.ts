import { describe, expect, test } from 'vitest';
import { fileAddress } from '../../../gateway/request/file-address.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { ADD, page, row } from './favourites-support.ts';

const REMOVE = `mutation($id: ID!) { favouriteRemove(input: { id: $id }) {
  viewer { favourites { moduleCode } } userErrors { field code message }
} }`;

test('a favourite with missing values does not affect the others', async () => {
  const odd = { ...row('200102'), id: 7, modulename: null, appname: undefined };
  const pageData = [odd, { id: 'no module' }, row('200101')];
  mockRetail().replies('favourites', () => ({
    body: { returncode: '0', message: '', data: { total: 3, pageData } },
  }));
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { favourites { moduleCode name applicationName } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(data?.viewer).toEqual({
    favourites: [
      { moduleCode: '200102', name: '200102', applicationName: '' },
      { moduleCode: '200101', name: '模块 200101', applicationName: '门店运营' },
    ],
  });
});

test('favourites show their own icon or picture, and the logo of their application', async () => {
  const icons = [
    'pi pi-chart-bar',
    'tag',
    '/fs/icon.png',
    null,
    'https://elsewhere.example/x.png',
    'http://elsewhere.example/x.png',
    '',
  ];
  const kept = icons.map((iconpath, at) => ({
    ...row(String(200101 + at)),
    iconpath,
    logo: at === 0 ? '/fs/ops.png' : null,
  }));
  mockRetail().answers('favourites', page(kept));
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { favourites { icon iconUrl applicationLogoUrl } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  const none = { icon: null, iconUrl: null, applicationLogoUrl: null };
  expect(data?.viewer).toEqual({
    favourites: [
      { ...none, icon: 'chart-bar', applicationLogoUrl: fileAddress('/fs/ops.png') },
      { ...none, icon: 'tag' },
      { ...none, iconUrl: fileAddress('/fs/icon.png') },
      none,
      { ...none, iconUrl: 'https://elsewhere.example/x.png' },
      none,
      none,
    ],
  });
});

test('favourites are those of the account in its post, in their order', async () => {
  const retail = mockRetail().answers(
    'favourites',
    page([row('200101'), { ...row('200601'), i18ncode: 'menu.rpt.daily' }]),
  );
  const { ask, signIn } = await startGateway();
  const query =
    '{ viewer { favourites { id moduleCode name i18nCode applicationCode applicationName } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "favourites": [
            {
              "applicationCode": "OPS",
              "applicationName": "门店运营",
              "i18nCode": null,
              "id": "RmF2b3VyaXRlQDEwMDAwMUBTVEFGRn5vcHNfZGlyZWN0b3Iva2V5LTIwMDEwMQ",
              "moduleCode": "200101",
              "name": "模块 200101",
            },
            {
              "applicationCode": "OPS",
              "applicationName": "门店运营",
              "i18nCode": "menu.rpt.daily",
              "id": "RmF2b3VyaXRlQDEwMDAwMUBTVEFGRn5vcHNfZGlyZWN0b3Iva2V5LTIwMDYwMQ",
              "moduleCode": "200601",
              "name": "模块 200601",
            },
          ],
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/msc-ucs/favorite/pageQuery',
      {
        params: {
          usercode: 'ops_director',
          deptcode: 'D20',
          posttmplcode: 'PT02',
          postcode: 'P0002',
          apptype: '0',
        },
        pageNo: 1,
        pageSize: 20,
      },
    ],
  ]);
});

describe('removing a favourite', () => {
  async function remove(id: string, retail: RetailNock) {
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(REMOVE, { cookie: await signIn(), variables: { id } });
    const sent = retail.asked
      .filter(({ path }) => path.endsWith('favorite/delete'))
      .map(({ body }) => body);
    return { outcome: data?.favouriteRemove, errors, sent };
  }

  test('sends the key in the id, each time it is requested', async () => {
    const retail = () =>
      mockRetail().answers('favourites', page([])).answers('removeFavourite', null);
    for (let time = 0; time < 2; time += 1)
      expect(await remove(globalId('Favourite', 'key-200101'), retail())).toEqual({
        outcome: { viewer: { favourites: [] }, userErrors: [] },
        errors: undefined,
        sent: [{ id: 'key-200101' }],
      });
  });

  test.each(['', 'nothing', globalId('Module', 'OPS', '200101')])(
    'refuses the id %j, which is not a favourite’s',
    async (id) => {
      const { outcome, sent } = await remove(id, mockRetail());
      expect(outcome).toEqual({
        viewer: null,
        userErrors: [
          { field: ['input', 'id'], code: 'NOT_FOUND', message: 'This favourite was not found.' },
        ],
      });
      expect(sent).toEqual([]);
    },
  );

  test('reports a favourite of a different account as data', async () => {
    const { outcome } = await remove(
      globalId('Favourite', 'x'),
      mockRetail().refuses('removeFavourite', 'A0301'),
    );
    expect(outcome).toMatchObject({ viewer: null, userErrors: [{ code: 'NOT_PERMITTED' }] });
  });
});

test('a visitor may not change favourites or common menus', async () => {
  const retail = mockRetail();
  const { ask } = await startGateway();
  const outcomes = await Promise.all([
    ask(ADD, { variables: { codes: ['200101'] } }),
    ask(REMOVE, { variables: { id: globalId('Favourite', 'x') } }),
    ask('mutation { commonMenusSave(input: { menus: [] }) { userErrors { code } } }'),
  ]);
  for (const { errors } of outcomes)
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(retail.asked).toEqual([]);
});
