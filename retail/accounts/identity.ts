import { RetailError } from '../server/envelope.ts';
import type { Caller } from '../server/service.ts';

type Belongs = (caller: Caller) => (string | null)[];

/**
 * The values that identity fields of a body may have, by the field's name in lower case: the caller's own. The older names of the
 * specification differ by call (entId, ent_id, userId). Handlers use the caller's own values, never the body's.
 */
const FIELDS: Readonly<Record<string, Belongs>> = {
  usercode: (caller) => [caller.usercode],
  userid: (caller) => [caller.userid, caller.usercode],
  accountid: (caller) => [caller.userid, caller.usercode],
  tenantid: (caller) => [caller.tenantid],
  entid: (caller) => [caller.entid],
  ent_id: (caller) => [caller.entid],
  postcode: (caller) => [caller.postcode],
  posttmplcode: (caller) => [caller.posttmplcode],
  deptcode: (caller) => [caller.deptcode],
};

/** Rows of lists are about posts, departments and suppliers of all kinds; who may write which is decided by the list. */
const IN_ROWS = Object.keys(FIELDS);

/**
 * Fields that a service checks itself, by path: another post of the caller, which may be looked at before switching to it; the colleague
 * who gets a task or acts as deputy.
 */
const CHECKED_BY_SERVICE: Readonly<Record<string, readonly string[]>> = {
  '/api/msc-auth/authentication/switchPost': ['postcode'],
  '/api/msc-ucs/account/getPostAppInfo': ['postcode', 'posttmplcode'],
  '/api/msc-ucs/account/getShopList': ['postcode'],
  '/api/msc-bpm/task/{action}': ['usercode'],
  '/api/msc-bpm/account/{action}': ['usercode'],
  '/api/msc-mdm/{entity}/add': IN_ROWS,
  '/api/msc-mdm/{entity}/update': IN_ROWS,
};

/** Refuses a body that names another account. An empty field means the caller. */
export function refuseStrangers(path: string, body: unknown, caller: Caller): void {
  const exempt = CHECKED_BY_SERVICE[path] ?? [];
  for (const part of parts(body)) {
    for (const [name, value] of Object.entries(part)) {
      const belongs = FIELDS[name.toLowerCase()];
      if (!belongs || exempt.includes(name.toLowerCase()) || value === null || value === '')
        continue;
      if (!belongs(caller).some((own) => own === value))
        throw new RetailError('A0301', `Not permitted for this ${name}`);
    }
  }
}

/** The objects in which callers are named: the body, its params, or each entry of a list. */
function parts(body: unknown): object[] {
  if (Array.isArray(body)) return body.filter(isObject);
  if (!isObject(body)) return [];
  return 'params' in body && isObject(body.params) ? [body, body.params] : [body];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
