import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { moduleOf } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Row = components['schemas']['Favorite'];

export const OWNER = {
  entid: '100001',
  usercode: 'ops_director',
  deptcode: 'D20',
  posttmplcode: 'PT02',
  postcode: 'P0002',
  apptype: '0',
};

export function row(modulecode: string): Row {
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

export const page = (rows: Row[]) => ({ total: rows.length, pageData: rows });
export const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(String(300100 + index)));
export const ADD = `mutation($codes: [String!]!, $position: Int) { favouritesAdd(input: { moduleCodes: $codes, position: $position }) {
  viewer { favourites { moduleCode } } userErrors { field code message }
} }`;

/**
 * The account may open every module except one that is not permitted and one that does not exist.
 */
export function withFavourites(kept: Row[], icon = 'pi pi-box'): RetailNock {
  return mockRetail()
    .answers('favourites', page(kept))
    .answers('addFavourites', kept)
    .answers('moduleQuery', [])
    .answers('staffApplications', [
      {
        appcode: 'OPS',
        appname: '门店运营',
        apptype: '0',
        issingleshop: '1',
        applogo: '/fs/ops.png',
      },
    ])
    .answers('staffMenuTree', [
      {
        menucode: 'm1',
        menuname: '盘点',
        lastflag: '1',
        parentcodelist: '0',
        modulecode: '200102',
        icon,
        appcode: 'OPS',
        children: [],
      },
    ])
    .replies('menuQuery', (body) => {
      const { modulecode } = (body as { params: { modulecode: string } }).params;
      if (modulecode === '200501')
        return { body: { returncode: 'A0301', message: 'no', data: null } };
      const data = modulecode === '999999' ? [] : [{ ...moduleOf('portal:list'), modulecode }];
      return { body: { returncode: '0', message: 'success', data } };
    });
}

export async function add(codes: string[], retail: RetailNock, position: number | null = null) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(ADD, {
    cookie: await signIn(),
    variables: { codes, position },
  });
  const sent = retail.asked
    .filter(({ path }) => path.endsWith('favorite/batchSave'))
    .map(({ body }) => body);
  return { outcome: data?.favouritesAdd, errors, sent };
}
