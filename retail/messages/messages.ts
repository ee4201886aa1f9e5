import type { components } from '../../schema/generated/retail.ts';
import { requireKind } from '../navigation/applications.ts';
import { addressOf, FOR_CALLER } from '../accounts/audience.ts';
import { dateTimesIn } from '../server/clock.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { markMessages, type Mark } from './message-marks.ts';
import { search, type Condition, type Page, type Searchable } from '../database/search.ts';
import type { Caller, ServiceContext, ServiceTable } from '../server/service.ts';

type Message = components['schemas']['Message'];
type MessageSearch = components['schemas']['MessageSearch'];

type Kind = 'staff' | 'supplier';

interface MessageRow extends Omit<Message, 'createtime'> {
  createtime: number;
}

const ANNOUNCEMENT = 'announce';

/** The messages to a caller, each with whether he has read it. */
function messagesTo(caller: Caller): Searchable {
  return {
    from: `(SELECT m.*, r.id IS NOT NULL AS isread FROM message m LEFT JOIN message_read r ON r.id = m.id AND r.usercode = ?
            WHERE ${FOR_CALLER})`,
    values: [caller.usercode, ...addressOf(caller)],
    fields: {
      id: 'id',
      msgtype: 'msgtype',
      msgtitle: 'msgtitle',
      msgcontent: 'msgcontent',
      msgstatus: 'CAST(isread AS TEXT)',
      readflag: 'CAST(isread AS TEXT)',
      priorityflag: 'priorityflag',
      createtime: 'created',
      modulecode: 'modulecode',
      moduleparams: 'moduleparams',
    },
    order: 'created DESC, id',
  };
}

interface Wanted {
  condition: Condition[];
  orderBy?: string | undefined;
  pageNo: number;
  pageSize: number;
}

function find(kind: Kind, wanted: Wanted, { db, caller }: ServiceContext): Page<Message> {
  requireKind(caller, kind);
  const { total, pageData } = search<MessageRow>(db, messagesTo(caller), wanted);
  const told = dateTimesIn(enterpriseZone({ db, caller }));
  return { total, pageData: pageData.map((row) => ({ ...row, createtime: told(row.createtime) })) };
}

const UNREAD: Condition = { field: 'readflag', operation: 'eq', value: '0' };

/** More than an account has; what it has not read comes whole. */
const ALL = { pageNo: 1, pageSize: 100_000 };

/** A page of messages as the centre and the home page ask for them; announcements that matter more come first. */
function page(kind: Kind, body: MessageSearch, context: ServiceContext, announcements: boolean): Page<Message> {
  const { params, orderBy, pageNo, pageSize } = body;
  const { msgtype = '', readflag = '', keyword = '' } = params;
  const condition: Condition[] = [];
  if (announcements) condition.push({ field: 'msgtype', operation: 'eq', value: ANNOUNCEMENT });
  if (msgtype !== '') condition.push({ field: 'msgtype', operation: 'eq', value: msgtype });
  if (readflag !== '') condition.push({ field: 'readflag', operation: 'eq', value: readflag });
  for (const field of keyword.trim() === '' ? [] : ['msgtitle', 'msgcontent'])
    condition.push({ field, operation: 'has', value: keyword.trim(), relation: 'or' });
  const order = orderBy || (announcements ? 'priorityflag desc' : '');
  return find(kind, { condition, orderBy: order, pageNo, pageSize }, context);
}

function servicesOf(kind: Kind, messages: string, announcements: string): ServiceTable {
  return {
    [`/api/msc-message/${messages}/queryUnReadMsg`]: (_body, context) =>
      find(kind, { condition: [UNREAD], ...ALL }, context).pageData,
    [`/api/msc-message/${messages}/pageQuery`]: (body, context) => page(kind, body as unknown as MessageSearch, context, false),
    [`/api/msc-message/${messages}/batchSave`]: ({ list }, context) => {
      requireKind(context.caller, kind);
      return markMessages(list as Mark[], context);
    },
    [`/api/msc-message/${announcements}/pageQuery`]: (body, context) =>
      page(kind, body as unknown as MessageSearch, context, true),
  };
}

export const messageServices: ServiceTable = {
  ...servicesOf('staff', 'messageuser', 'announce'),
  ...servicesOf('supplier', 'vendermessageuser', 'venderannounce'),
};
