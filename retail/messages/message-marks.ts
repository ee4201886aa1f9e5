import type { components } from '../../schema/generated/retail.ts';
import { addressOf, FOR_CALLER, ownerOf } from '../accounts/audience.ts';
import { RetailError } from '../server/envelope.ts';
import { announceEvent, type EventDraft } from './events.ts';
import type { ServiceContext } from '../server/service.ts';

type Message = components['schemas']['Message'];

export type Mark = Pick<Message, 'id' | 'msgstatus'>;

/**
 * Marks messages as read or unread for the caller only: all or none. Safe to repeat; only a change
 * creates an event.
 */
export function markMessages(marks: readonly Mark[], { db, clock, caller }: ServiceContext): null {
  const known = db.prepare<Pick<Message, 'msgtype'>>(
    `SELECT msgtype FROM message WHERE id = ? AND ${FOR_CALLER}`,
  );
  const read = db.prepare(
    'INSERT INTO message_read (id, usercode, readtime) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const unread = db.prepare('DELETE FROM message_read WHERE id = ? AND usercode = ?');
  db.transaction(() => {
    const changed = new Map<EventDraft['kind'], string[]>();
    for (const { id, msgstatus } of marks) {
      const message = known.get([id, ...addressOf(caller)]);
      if (!message) throw new RetailError('A0301', `Not permitted for message ${id}`);
      const { changes } =
        msgstatus === '1'
          ? read.run([id, caller.usercode, clock()])
          : unread.run([id, caller.usercode]);
      const event = eventKind(message.msgtype);
      if (changes > 0) changed.set(event, [...(changed.get(event) ?? []), id]);
    }
    for (const [event, ids] of changed)
      announceEvent(db, clock(), {
        ...ownerOf(caller),
        kind: event,
        key: ids.length === 1 ? (ids[0] ?? null) : null,
      });
  }).immediate();
  return null;
}

/** The kind of event for a message of each type. */
export function eventKind(msgtype: Message['msgtype']): 'announcement' | 'message' {
  return msgtype === 'announce' ? 'announcement' : 'message';
}
