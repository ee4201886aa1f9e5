import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { fileAddress } from '../../../gateway/file-address.ts';
import { globalId } from '../../../gateway/ids.ts';
import { startGateway } from '../../support/gateway.ts';
import { moduleOf, SIGNED_IN_SUPPLIER } from '../../support/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail-nock.ts';

type Row = components['schemas']['Favorite'];

const OWNER = {
  entid: '100001',
  usercode: 'ops_director',
  deptcode: 'D20',
  posttmplcode: 'PT02',
  postcode: 'P0002',
  apptype: '0',
};

function row(modulecode: string): Row {
  return {
    ...OWNER,
    id: `key-${modulecode}`,
    appcode: 'OPS',
    appname: '门店运营',
    modulecode,
    modulename: `模块 ${modulecode}`,
    i18ncode: null,
  };
}

const page = (rows: Row[]) => ({ total: rows.length, pageData: rows });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(String(300100 + index)));
const ADD = `mutation($codes: [String!]!, $position: Int) { favouritesAdd(input: { moduleCodes: $codes, position: $position }) {
  viewer { favourites { moduleCode } } userErrors { field code message }
} }`;
const REMOVE = `mutation($id: ID!) { favouriteRemove(input: { id: $id }) {
  viewer { favourites { moduleCode } } userErrors { field code message }
} }`;

/** Every module is the account's, but for one that is somebody else's and one that there is not. */
function withFavourites(kept: Row[]): RetailNock {
  return mockRetail()
    .answers('favourites', page(kept))
    .answers('addFavourites', kept)
    .answers('moduleQuery', [])
    .answers('staffApplications', [
      { appcode: 'OPS', appname: '门店运营', apptype: '0', issingleshop: '1', applogo: '/fs/ops.png' },
    ])
    .answers('staffMenuTree', [
      {
        menucode: 'm1',
        menuname: '盘点',
        lastflag: '1',
        parentcodelist: '0',
        modulecode: '200102',
        icon: 'pi pi-box',
        appcode: 'OPS',
        children: [],
      },
    ])
    .replies('menuQuery', (body) => {
      const { modulecode } = (body as { params: { modulecode: string } }).params;
      if (modulecode === '200501') return { body: { returncode: 'A0301', message: 'no', data: null } };
      const data = modulecode === '999999' ? [] : [{ ...moduleOf('portal:list'), modulecode }];
      return { body: { returncode: '0', message: 'success', data } };
    });
}

async function add(codes: string[], retail: RetailNock, position: number | null = null) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(ADD, { cookie: await signIn(), variables: { codes, position } });
  const sent = retail.asked.filter(({ path }) => path.endsWith('favorite/batchSave')).map(({ body }) => body);
  return { outcome: data?.favouritesAdd, errors, sent };
}

test('of which one that lacks something leaves the others alone', async () => {
  const odd = { ...row('200102'), id: 7, modulename: null, appname: undefined };
  const pageData = [odd, { id: 'no module' }, row('200101')];
  mockRetail().replies('favourites', () => ({ body: { returncode: '0', message: '', data: { total: 3, pageData } } }));
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

test('show their own icon or picture, and the logo of their application', async () => {
  const icons = ['pi pi-chart-bar', 'tag', '/fs/icon.png', null, 'https://elsewhere.example/x.png', ''];
  const kept = icons.map((iconpath, at) => ({ ...row(String(200101 + at)), iconpath, logo: at === 0 ? '/fs/ops.png' : null }));
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
      none,
      none,
    ],
  });
});

test('are those of the account in its post, in their order', async () => {
  const retail = mockRetail().answers('favourites', page([row('200101'), { ...row('200601'), i18ncode: 'menu.rpt.daily' }]));
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { favourites { id moduleCode name i18nCode applicationCode applicationName } } }';
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
              "id": "RmF2b3VyaXRlL2tleS0yMDAxMDE",
              "moduleCode": "200101",
              "name": "模块 200101",
            },
            {
              "applicationCode": "OPS",
              "applicationName": "门店运营",
              "i18nCode": "menu.rpt.daily",
              "id": "RmF2b3VyaXRlL2tleS0yMDA2MDE",
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
        params: { usercode: 'ops_director', deptcode: 'D20', posttmplcode: 'PT02', postcode: 'P0002', apptype: '0' },
        pageNo: 1,
        pageSize: 20,
      },
    ],
  ]);
});

describe('adding', () => {
  const shown = (modulecode: string) => ({
    ...OWNER,
    modulecode,
    modulename: moduleOf(null).modulename,
    appcode: 'OPS',
    appname: '门店运营',
    logo: '/fs/ops.png',
    i18ncode: moduleOf(null).i18ncode ?? null,
  });

  test('sends the new ones alone, each once, with the names, icon and logo that show them', async () => {
    const retail = withFavourites([row('200101')]);
    const { outcome, errors, sent } = await add(['200101', '200102', '200103', '200102'], retail);
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({ viewer: { favourites: [{ moduleCode: '200101' }] }, userErrors: [] });
    expect(sent).toEqual([
      [
        { ...shown('200102'), iconpath: 'pi pi-box' },
        { ...shown('200103'), iconpath: null },
      ],
    ]);
    expect(retail.paths().at(-1)).toBe('msc-ucs/favorite/pageQuery');
    expect(retail.paths().filter((path) => path.endsWith('pageQuery'))).toHaveLength(2);
  });

  test('saves without an icon and a logo where the menus and applications cannot be had', async () => {
    const retail = mockRetail()
      .answers('favourites', page([]))
      .answers('menuQuery', [moduleOf(null)])
      .refuses('staffApplications', 'B0001')
      .refuses('staffMenuTree', 'B0001')
      .answers('addFavourites', []);
    const { outcome, sent } = await add(['200102'], retail);
    expect(outcome).toMatchObject({ userErrors: [] });
    expect(sent).toMatchObject([[{ appcode: 'OPS', appname: 'OPS', iconpath: null, logo: null }]]);
  });

  test('asks for the place that one had before it was removed', async () => {
    const { sent } = await add(['200102'], withFavourites(rows(3)), 2);
    expect(sent).toMatchObject([[{ modulecode: '200102', sort: 2 }]]);
  });

  test.each([0, -1, 13])('refuses the position %i and sends nothing', async (position) => {
    const { outcome, sent } = await add(['200102'], withFavourites([]), position);
    expect(outcome).toMatchObject({ viewer: null, userErrors: [{ field: ['input', 'position'], code: 'INVALID' }] });
    expect(sent).toEqual([]);
  });

  test('sends nothing when all of them are favourites already', async () => {
    const { outcome, sent } = await add(['200101'], withFavourites([row('200101')]));
    expect(outcome).toMatchObject({ userErrors: [] });
    expect(sent).toEqual([]);
  });

  test('fills up to 12, and refuses one more', async () => {
    const { sent } = await add(['200101', '200102'], withFavourites(rows(10)));
    expect(sent).toHaveLength(1);
    const more = await add(['200101', '200102', '200103'], withFavourites(rows(10)));
    expect(more).toEqual({
      outcome: {
        viewer: null,
        userErrors: [{ field: ['input', 'moduleCodes'], code: 'TOO_MANY', message: 'There may be at most 12 favourites.' }],
      },
      errors: undefined,
      sent: [],
    });
  });

  test.each([
    ['that the account may not open', '200501'],
    ['that there is not', '999999'],
    ['without a code', ''],
  ])('refuses a module %s and sends nothing', async (_what, code) => {
    const { outcome, sent } = await add(['200101', code], withFavourites([row('200101')]));
    expect(outcome).toEqual({
      viewer: null,
      userErrors: [
        { field: ['input', 'moduleCodes', '1'], code: 'NOT_PERMITTED', message: 'You do not have permission for this module.' },
      ],
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'TOO_MANY'],
  ])('tells the refusal %s of the services as data', async (returncode, code) => {
    const retail = mockRetail()
      .answers('favourites', page([]))
      .answers('menuQuery', [moduleOf(null)])
      .refuses('addFavourites', returncode);
    expect((await add(['200101'], retail)).outcome).toMatchObject({ viewer: null, userErrors: [{ code }] });
  });

  test('has empty fields of the post for a supplier', async () => {
    const retail = withFavourites([]);
    const { ask, signIn } = await startGateway();
    await ask(ADD, { cookie: await signIn(SIGNED_IN_SUPPLIER), variables: { codes: ['300101'] } });
    const sent = retail.asked.find(({ path }) => path.endsWith('batchSave'))?.body;
    expect(sent).toMatchObject([{ usercode: 'v10001', deptcode: '', posttmplcode: '', postcode: '' }]);
  });
});

describe('removing', () => {
  async function remove(id: string, retail: RetailNock) {
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(REMOVE, { cookie: await signIn(), variables: { id } });
    const sent = retail.asked.filter(({ path }) => path.endsWith('favorite/delete')).map(({ body }) => body);
    return { outcome: data?.favouriteRemove, errors, sent };
  }

  test('sends the key behind the id, as often as it is asked', async () => {
    const retail = () => mockRetail().answers('favourites', page([])).answers('removeFavourite', null);
    for (let time = 0; time < 2; time += 1)
      expect(await remove(globalId('Favourite', 'key-200101'), retail())).toEqual({
        outcome: { viewer: { favourites: [] }, userErrors: [] },
        errors: undefined,
        sent: [{ id: 'key-200101' }],
      });
  });

  test.each(['', 'nothing', globalId('Module', 'OPS', '200101')])(
    'refuses the id %j, which is none of a favourite',
    async (id) => {
      const { outcome, sent } = await remove(id, mockRetail());
      expect(outcome).toEqual({
        viewer: null,
        userErrors: [{ field: ['input', 'id'], code: 'INVALID', message: 'There is no such favourite.' }],
      });
      expect(sent).toEqual([]);
    },
  );

  test('tells of a favourite of somebody else as data', async () => {
    const { outcome } = await remove(globalId('Favourite', 'x'), mockRetail().refuses('removeFavourite', 'A0301'));
    expect(outcome).toMatchObject({ viewer: null, userErrors: [{ code: 'NOT_PERMITTED' }] });
  });
});

test('nobody may change favourites or common menus without being signed in', async () => {
  const retail = mockRetail();
  const { ask } = await startGateway();
  const outcomes = await Promise.all([
    ask(ADD, { variables: { codes: ['200101'] } }),
    ask(REMOVE, { variables: { id: globalId('Favourite', 'x') } }),
    ask('mutation { commonMenusSave(input: { menus: [] }) { userErrors { code } } }'),
  ]);
  for (const { errors } of outcomes) expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(retail.asked).toEqual([]);
});
