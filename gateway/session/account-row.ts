import type { components } from '../../schema/generated/retail.ts';
import { codeOf, field } from '../values/rows.ts';

type Schemas = components['schemas'];
type SignedInAccount = Schemas['SignedInAccount'];

/** What the specification shows amounts in where nothing else is said. */
const USUAL_CURRENCY = 'CNY';

/**
 * Who has signed in, as a session keeps it. Codes that some services send as numbers (`userType: 2` above all) are texts from here on, and
 * what an answer leaves out is what it can be said to be: the code where a name is missing, null where there is nothing.
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
    currency: text('currency') || USUAL_CURRENCY,
    mainPost: postRowOf(field(answer, 'mainPost')),
    shopid: text('shopid') || null,
    shopname: text('shopname') || null,
    logo: text('logo') || null,
    createDate: text('createDate'),
  };
}

/** Null without a code: nobody can work through such a post. */
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
