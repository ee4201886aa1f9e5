import type { Caller } from '../server/service.ts';

/** Suppliers have no post. This code stands for the post template in everything that belongs to one. */
export const SUPPLIER_TEMPLATE = 'SUPPLIER';

/** The recipients of a message or an event: a whole audience, a post template, or one account by its code. */
export interface Owner {
  audience: 'staff' | 'vendor';
  ownerkind: 'all' | 'template' | 'account';
  ownerid: string;
}

/** Whether a row with such columns is for a caller; bind `addressOf` to it. */
export const FOR_CALLER =
  "(audience = ? AND (ownerkind = 'all' OR (ownerkind = 'template' AND ownerid = ?) OR (ownerkind = 'account' AND ownerid = ?)))";

export function addressOf(caller: Caller): [audience: string, template: string, account: string] {
  return [audienceOf(caller), templateOf(caller), caller.usercode];
}

/** The owner of messages and events for the caller only. */
export function ownerOf(caller: Caller): Owner {
  return { audience: audienceOf(caller), ownerkind: 'account', ownerid: caller.usercode };
}

/** The post template of a caller; `SUPPLIER_TEMPLATE` for suppliers. */
export function templateOf({ posttmplcode }: Caller): string {
  return posttmplcode ?? SUPPLIER_TEMPLATE;
}

function audienceOf({ usertype }: Caller): Owner['audience'] {
  return usertype === '2' ? 'vendor' : 'staff';
}
