import type { components } from '../schema/generated/retail.ts';
import { requireKind } from './applications.ts';
import { dateTimeIn } from './clock.ts';
import type { ServiceContext, ServiceTable } from './service.ts';

type Message = components['schemas']['Message'];

interface MessageRow extends Omit<Message, 'createtime'> {
  created: number;
  timezone: string;
}

/** What a caller has not read yet, the newest first. Announcements are messages too. */
function unread(kind: 'staff' | 'supplier', { db, caller }: ServiceContext): Message[] {
  requireKind(caller, kind);
  const rows = db
    .prepare(
      `SELECT m.id, m.msgtype, m.msgtitle, m.msgcontent, '0' AS msgstatus, '0' AS readflag, m.priorityflag, m.modulecode, m.moduleparams,
         m.created, e.timezone
       FROM message m JOIN enterprise e ON e.entid = :entid
       WHERE m.audience = :audience
         AND (m.ownerkind = 'all' OR (m.ownerkind = 'template' AND m.ownerid = :template) OR (m.ownerkind = 'account' AND m.ownerid = :account))
         AND NOT EXISTS (SELECT 1 FROM message_read r WHERE r.id = m.id AND r.usercode = :account)
       ORDER BY m.created DESC, m.id`,
    )
    .all({
      entid: caller.entid,
      audience: kind === 'staff' ? 'staff' : 'vendor',
      template: caller.posttmplcode ?? '',
      account: caller.usercode,
    }) as MessageRow[];
  return rows.map(({ created, timezone, ...message }) => ({ ...message, createtime: dateTimeIn(timezone, created) }));
}

export const messageServices: ServiceTable = {
  '/api/msc-message/messageuser/queryUnReadMsg': (_body, context) => unread('staff', context),
  '/api/msc-message/vendermessageuser/queryUnReadMsg': (_body, context) => unread('supplier', context),
};
