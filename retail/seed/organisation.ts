import { createHash } from 'node:crypto';
import { SERVICE_ACCOUNT } from '../accounts/account-types.ts';
import { hashPassword, NO_PASSWORD } from '../accounts/passwords.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import {
  DEPARTMENTS,
  POST_TEMPLATES,
  POSTS,
  SERVICE_ACCOUNTS,
  STAFF,
  SUPPLIER_ACCOUNTS,
  type Scope,
} from './people.ts';
import { insertRows } from './rows.ts';
import { FORMATS, REGIONS, SHOPS } from './shops.ts';
import { SUPPLIERS } from './suppliers.ts';

export const ENTERPRISE = '100001';

/** The documented password of every demonstration account. */
const DEMO_PASSWORD = 'Retail@2026';

/**
 * Each account has its own salt, derived from the account, so that the same seed creates the same
 * rows.
 */
const saltOf = (userid: string) =>
  createHash('sha256').update(`demo account ${userid}`).digest('hex').slice(0, 32);

/** The columns of an account row for the documented demo password. */
function demoPassword(userid: string): [salt: string, hash: string] {
  const { salt, hash } = hashPassword(DEMO_PASSWORD, saltOf(userid));
  return [salt, hash];
}

export function seedOrganisation(db: RetailDatabase): void {
  insertRows(
    db,
    'enterprise',
    ['entid', 'entname', 'timezone', 'currency'],
    [[ENTERPRISE, '样例零售集团', 'Asia/Shanghai', 'CNY']],
  );
  insertRows(db, 'region', ['regionid', 'regionname'], REGIONS);
  insertRows(
    db,
    'shop',
    ['shopno', 'shopid', 'shopname', 'regionid', 'format', 'opened', 'refit_from', 'refit_to'],
    SHOPS.map(({ shopno, shopid, name, regionid, format, opened, refit }) => [
      shopno,
      shopid,
      name,
      regionid,
      FORMATS[format].code,
      opened,
      refit?.[0] ?? null,
      refit?.[1] ?? null,
    ]),
  );
  insertRows(db, 'department', ['deptcode', 'deptname'], DEPARTMENTS);
  insertRows(db, 'post_template', ['posttmplcode', 'posttmplname'], POST_TEMPLATES);
  insertRows(
    db,
    'post',
    ['postcode', 'postname', 'deptcode', 'posttmplcode', 'stationid'],
    POSTS.map(([code, name, department, template]) => [
      code,
      name,
      department,
      template,
      `S${code.slice(1)}`,
    ]),
  );
  insertRows(
    db,
    'post_shop',
    ['postcode', 'shopid'],
    POSTS.flatMap(([code, , , , scope]) => shopsOf(scope).map((shopid) => [code, shopid])),
  );
  seedAccounts(db);
}

function shopsOf(scope: Scope): string[] {
  return SHOPS.filter(
    ({ shopid, regionid }) => scope === 'all' || scope === regionid || scope === shopid,
  ).map(({ shopid }) => shopid);
}

const ACCOUNT_COLUMNS = [
  'userid',
  'entid',
  'usercode',
  'username',
  'usertype',
  'tenantid',
  'password_salt',
  'password_hash',
  'shopid',
  'logo',
  'status',
  'isadmin',
];

function seedAccounts(db: RetailDatabase): void {
  insertRows(
    db,
    'tenant',
    ['tenantid', 'tenantname'],
    SUPPLIERS.map(({ supplierid, name }) => [supplierid, name]),
  );
  insertRows(
    db,
    'supplier',
    ['supplierid', 'suppliername'],
    SUPPLIERS.map(({ supplierid, name }) => [supplierid, name]),
  );
  seedStaff(db);
  seedSupplierAccounts(db);
  seedServiceAccounts(db);
}

function seedStaff(db: RetailDatabase): void {
  const staff = STAFF.map((person, index) => ({
    ...person,
    userid: `U${String(index + 1).padStart(4, '0')}`,
  }));
  insertRows(
    db,
    'account',
    ACCOUNT_COLUMNS,
    staff.map(({ userid, usercode, name, shopid, status, isAdmin }) => [
      userid,
      ENTERPRISE,
      usercode,
      name,
      '1',
      null,
      ...demoPassword(userid),
      shopid ?? null,
      null,
      status ?? '1',
      isAdmin ? 1 : 0,
    ]),
  );
  insertRows(
    db,
    'account_post',
    ['userid', 'postcode', 'ismain'],
    staff.flatMap(({ userid, posts }) =>
      posts.map((postcode, index) => [userid, postcode, index === 0 ? 1 : 0]),
    ),
  );
}

function seedSupplierAccounts(db: RetailDatabase): void {
  insertRows(
    db,
    'account',
    ACCOUNT_COLUMNS,
    SUPPLIER_ACCOUNTS.map(([usercode, name]) => [
      usercode,
      ENTERPRISE,
      usercode,
      name,
      '2',
      `T${usercode.slice(1)}`,
      ...demoPassword(usercode),
      null,
      null,
      '1',
      0,
    ]),
  );
  insertRows(
    db,
    'tenant_application',
    ['userid', 'appcode'],
    SUPPLIER_ACCOUNTS.flatMap(([usercode, , applications]) =>
      [...applications, 'PORTAL'].map((code) => [usercode, code]),
    ),
  );
}

/** Their password column holds no hash, so that no password matches even by mistake. */
function seedServiceAccounts(db: RetailDatabase): void {
  const accounts = SERVICE_ACCOUNTS.map(([usercode, name, postcode, shopid], index) => ({
    ...{ usercode, name, postcode, shopid, userid: `S${String(index + 1).padStart(4, '0')}` },
  }));
  insertRows(
    db,
    'account',
    ACCOUNT_COLUMNS,
    accounts.map(({ userid, usercode, name, shopid }) => [
      ...[userid, ENTERPRISE, usercode, name, SERVICE_ACCOUNT, null],
      ...[NO_PASSWORD.salt, NO_PASSWORD.hash, shopid, null, '1', 0],
    ]),
  );
  insertRows(
    db,
    'account_post',
    ['userid', 'postcode', 'ismain'],
    accounts.map(({ userid, postcode }) => [userid, postcode, 1]),
  );
}
