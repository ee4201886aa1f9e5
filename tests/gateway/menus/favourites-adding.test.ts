import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { moduleOf, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { ADD, add, OWNER, page, row, rows, withFavourites } from './favourites-support.ts';

describe('adding favourites', () => {
  const shown = (modulecode: string) => ({
    ...OWNER,
    modulecode,
    modulename: moduleOf(null).modulename,
    appcode: 'OPS',
    appname: '门店运营',
    logo: '/fs/ops.png',
    i18ncode: moduleOf(null).i18ncode ?? null,
  });

  test('sends only the new ones, each once, with names, icon and logo', async () => {
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

  test('saves the icon of the menu as the services sent it, not as the portal shows it', async () => {
    const retail = withFavourites([], '/fs/icons/stock.png');
    const { sent } = await add(['200102'], retail);
    expect(sent).toMatchObject([[{ iconpath: '/fs/icons/stock.png' }]]);
  });

  test('saves without icon and logo if the menus and applications cannot be loaded', async () => {
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

  test('requests the former position of a removed favourite', async () => {
    const { sent } = await add(['200102'], withFavourites(rows(3)), 2);
    expect(sent).toMatchObject([[{ modulecode: '200102', sort: 2 }]]);
  });

  test.each([0, -1, 13])('refuses the position %i and sends nothing', async (position) => {
    const { outcome, sent } = await add(['200102'], withFavourites([]), position);
    expect(outcome).toMatchObject({
      viewer: null,
      userErrors: [{ field: ['input', 'position'], code: 'INVALID' }],
    });
    expect(sent).toEqual([]);
  });

  test('sends nothing when all of them are favourites already', async () => {
    const { outcome, sent } = await add(['200101'], withFavourites([row('200101')]));
    expect(outcome).toMatchObject({ userErrors: [] });
    expect(sent).toEqual([]);
  });

  test('accepts up to 12 favourites, and refuses one more', async () => {
    const { sent } = await add(['200101', '200102'], withFavourites(rows(10)));
    expect(sent).toHaveLength(1);
    const more = await add(['200101', '200102', '200103'], withFavourites(rows(10)));
    expect(more).toEqual({
      outcome: {
        viewer: null,
        userErrors: [
          {
            field: ['input', 'moduleCodes'],
            code: 'TOO_MANY',
            message: 'You can have at most 12 favourites.',
          },
        ],
      },
      errors: undefined,
      sent: [],
    });
  });

  test.each([
    ['that the account may not open', '200501'],
    ['that does not exist', '999999'],
    ['without a code', ''],
  ])('refuses a module %s and sends nothing', async (_what, code) => {
    const { outcome, sent } = await add(['200101', code], withFavourites([row('200101')]));
    expect(outcome).toEqual({
      viewer: null,
      userErrors: [
        {
          field: ['input', 'moduleCodes', '1'],
          code: 'NOT_PERMITTED',
          message: 'You do not have permission for this module.',
        },
      ],
    });
    expect(sent).toEqual([]);
  });

  test.each([
    ['A0301', 'NOT_PERMITTED'],
    ['A0400', 'TOO_MANY'],
  ])('reports the refusal %s of the services as data', async (returncode, code) => {
    const retail = mockRetail()
      .answers('favourites', page([]))
      .answers('menuQuery', [moduleOf(null)])
      .refuses('addFavourites', returncode);
    expect((await add(['200101'], retail)).outcome).toMatchObject({
      viewer: null,
      userErrors: [{ code }],
    });
  });

  test('sends empty post fields for a supplier', async () => {
    const retail = withFavourites([]);
    const { ask, signIn } = await startGateway();
    await ask(ADD, { cookie: await signIn(SIGNED_IN_SUPPLIER), variables: { codes: ['300101'] } });
    const sent = retail.asked.find(({ path }) => path.endsWith('batchSave'))?.body;
    expect(sent).toMatchObject([
      { usercode: 'v10001', deptcode: '', posttmplcode: '', postcode: '' },
    ]);
  });
});
