import type { components } from '../../schema/generated/retail.ts';
import { requireKind } from '../navigation/applications.ts';
import { addressOf, FOR_CALLER } from '../accounts/audience.ts';
import { dateTimesIn } from '../server/calendar.ts';
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

/** The messages to a caller, each with its read flag. */
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
  const format = dateTimesIn(enterpriseZone({ db, caller }));
  return {
    total,
    pageData: pageData.map((row) => ({ ...row, createtime: format(row.createtime) })),
  };
}

const UNREAD: Condition = { field: 'readflag', operation: 'eq', value: '0' };

/** More than any account has, because unread messages are returned completely. */
const ALL = { pageNo: 1, pageSize: 100_000 };

/**
 * A page of messages for the message centre and the home page; priority announcements come first.
 */
function page(
  kind: Kind,
  body: MessageSearch,
  context: ServiceContext,
  announcements: boolean,
): Page<Message> {
  const { params, orderBy, pageNo, pageSize } = body;
  const { id = '', msgtype = '', readflag = '', keyword = '' } = params;
  const condition: Condition[] = [];
  if (id !== '') condition.push({ field: 'id', operation: 'eq', value: id });
  if (announcements) condition.push({ field: 'msgtype', operation: 'eq', value: ANNOUNCEMENT });
  if (msgtype !== '') condition.push({ field: 'msgtype', operation: 'eq', value: msgtype });
  if (readflag !== '') condition.push({ field: 'readflag', operation: 'eq', value: readflag });
  for (const field of keyword.trim() === '' ? [] : ['msgtitle', 'msgcontent'])
    condition.push({ field, operation: 'has', value: keyword.trim(), relation: 'or' });
  const order = orderBy || (announcements ? 'priorityflag desc' : '');
  return find(kind, { condition, orderBy: order, pageNo, pageSize }, context);
}

/**
 * The calls of one kind of recipient: staff and suppliers have separate calls with the same
 * responses.
 */
function callsOf(kind: Kind) {
  return {
    unread: (_request: unknown, context: ServiceContext) =>
      find(kind, { condition: [UNREAD], ...ALL }, context).pageData,
    messages: (request: MessageSearch, context: ServiceContext) =>
      page(kind, request, context, false),
    announcements: (request: MessageSearch, context: ServiceContext) =>
      page(kind, request, context, true),
    mark: ({ list }: { list: readonly Mark[] }, context: ServiceContext) => {
      requireKind(context.caller, kind);
      return markMessages(list, context);
    },
  };
}

const [staff, supplier] = [callsOf('staff'), callsOf('supplier')];

export const messageServices: ServiceTable = {
  '/api/msc-message/messageuser/queryUnReadMsg': staff.unread,
  '/api/msc-message/messageuser/pageQuery': staff.messages,
  '/api/msc-message/messageuser/batchSave': staff.mark,
  '/api/msc-message/announce/pageQuery': staff.announcements,
  '/api/msc-message/vendermessageuser/queryUnReadMsg': supplier.unread,
  '/api/msc-message/vendermessageuser/pageQuery': supplier.messages,
  '/api/msc-message/vendermessageuser/batchSave': supplier.mark,
  '/api/msc-message/venderannounce/pageQuery': supplier.announcements,
};
