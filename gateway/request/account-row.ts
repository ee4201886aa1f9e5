import type { components } from '../../schema/generated/retail.ts';
import { codeOf, field } from '../values/rows.ts';

type Schemas = components['schemas'];
type SignedInAccount = Schemas['SignedInAccount'];

/** The currency that the specification uses where none is given. */
const DEFAULT_CURRENCY = 'CNY';

/**
 * The signed-in account as a session stores it. Codes that some services send as numbers (such as
 * `userType: 2`) become strings. A missing name becomes the code, any other missing value becomes
 * null or an empty string.
 */
export function accountRowOf(answer: unknown): SignedInAccount {
  const text = (name: string) => codeOf(field(answer, name));
  return {
    userid: text('userid') || text('userCode'),
    userCode: text('userCode'),
    username: text('username') || text('userCode'),
    userType: text('userType'),
    tenantId: text('tenantId') || null,
    ent_id: text('ent_id'),
    entname: text('entname') || text('ent_id'),
    timezone: text('timezone'),
    currency: text('currency') || DEFAULT_CURRENCY,
    mainPost: postRowOf(field(answer, 'mainPost')),
    shopid: text('shopid') || null,
    shopname: text('shopname') || null,
    logo: text('logo') || null,
    createDate: text('createDate'),
  };
}

/** Null when the post has no code, because the account cannot work through it. */
function postRowOf(value: unknown): Schemas['Post'] | null {
  const text = (name: string) => codeOf(field(value, name));
  const postCode = text('postCode');
  if (postCode === '') return null;
  return {
    postCode,
    postName: text('postName') || postCode,
    deptCode: text('deptCode'),
    deptName: text('deptName'),
    postTmplCode: text('postTmplCode'),
    stationId: text('stationId'),
  };
}
