import type { components } from '../../schema/generated/retail.ts';
import type { Post, UserType } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { globalId } from './ids.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];
type PostRow = components['schemas']['Post'];
type ShopRow = components['schemas']['Shop'];

/** A store in business names. */
export interface Shop {
  id: string;
  number: string;
  name: string;
}

/** The signed-in account in business names. Domains read this and never the services' row. */
export interface Account {
  code: string;
  name: string;
  userType: UserType;
  tenantCode: string;
  enterprise: { code: string; name: string; timeZone: string; currency: string };
  /** Null for suppliers; calls then send empty post fields. */
  mainPost: Post | null;
  shop: Shop | null;
}

export function postOf(row: PostRow): Post {
  const code = codeOf(row.postCode);
  return {
    id: globalId('Post', code),
    code,
    name: codeOf(row.postName) || code,
    departmentCode: codeOf(row.deptCode),
    departmentName: codeOf(row.deptName),
    templateCode: codeOf(row.postTmplCode),
    stationCode: codeOf(row.stationId),
  };
}

export function shopOf(row: ShopRow): Shop {
  const number = codeOf(row.shopid);
  return { id: globalId('Shop', number), number, name: codeOf(row.shopname) || number };
}

/** The account in business names, from the row that a session stores. */
export function accountOf(row: SignedInAccount): Account {
  return {
    code: row.userCode,
    name: row.username,
    userType: row.userType === '2' ? 'SUPPLIER' : 'STAFF',
    tenantCode: row.tenantId ?? '',
    enterprise: {
      code: row.ent_id,
      name: row.entname,
      timeZone: row.timezone,
      currency: row.currency,
    },
    mainPost: row.mainPost && row.userType !== '2' ? postOf(row.mainPost) : null,
    shop: row.shopid ? shopOf({ shopid: row.shopid, shopname: row.shopname ?? row.shopid }) : null,
  };
}

/** `postCode~shopCode`, URL-encoded for use in a header. A missing part is empty. */
export function scopeOf({ mainPost, shop }: Pick<Account, 'mainPost' | 'shop'>): string {
  return [mainPost?.code ?? '', shop?.number ?? '']
    .map((code) => encodeURIComponent(code).replaceAll('~', '%7E'))
    .join('~');
}
