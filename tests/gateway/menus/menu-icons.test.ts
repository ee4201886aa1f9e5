import { expect, test } from 'vitest';
import { fileAddress } from '../../../gateway/request/file-address.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { APPLICATIONS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const menu = (icon: string | null) => ({
  menucode: 'm1',
  menuname: '盘点',
  lastflag: '1',
  parentcodelist: '0',
  modulecode: '200102',
  appcode: 'OPS',
  icon,
  children: [],
});

test.each([
  ['box', 'box'],
  ['pi-box', 'box'],
  [' pi pi-chart-bar ', 'chart-bar'],
  ['/fs/icons/stock.png', fileAddress('/fs/icons/stock.png')],
  ['https://pictures.example.com/stock.png', 'https://pictures.example.com/stock.png'],
  ['http://pictures.example.com/stock.png', null],
  ['//pictures.example.com/stock.png', null],
  ['/fs/../secret', null],
  ['https://', null],
  [`https://pictures.example.com/${'a'.repeat(600)}`, null],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['Box"onload="alert(1)', null],
  ['', null],
  [null, null],
])('the icon %j of a menu is a name, an address or null', async (icon, expected) => {
  mockRetail()
    .answers('staffApplications', APPLICATIONS.slice(0, 1))
    .answers('staffMenuTree', [menu(icon)]);
  const { ask, signIn } = await startGateway();
  const query = '{ viewer { applications { menus { icon } } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect(errors).toBeUndefined();
  expect(data?.viewer).toEqual({ applications: [{ menus: [{ icon: expected }] }] });
});
