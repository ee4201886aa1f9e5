import type { components } from '../../schema/generated/retail.ts';
import type { Owner } from '../accounts/audience.ts';
import { announceEvent } from './events.ts';
import { eventKind } from './message-marks.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

type Message = components['schemas']['Message'];

export interface MessageDraft
  extends Owner, Pick<Message, 'id' | 'msgtype' | 'msgtitle' | 'msgcontent'> {
  isPriority?: boolean;
  modulecode?: string;
  /** A JSON object of texts. */
  moduleparams?: string;
}

/** Stores a message and the event that notifies its recipients. */
export function sendMessage(db: RetailDatabase, now: number, draft: MessageDraft): void {
  db.transaction(() => addMessage(db, now, draft)).immediate();
}

/** Like the function above, in a transaction that is already open. */
export function addMessage(db: RetailDatabase, now: number, draft: MessageDraft): void {
  const {
    id,
    audience,
    ownerkind,
    ownerid,
    msgtype,
    msgtitle,
    msgcontent,
    isPriority,
    modulecode,
    moduleparams,
  } = draft;
  db.prepare(
    `INSERT INTO message (id, audience, ownerkind, ownerid, msgtype, msgtitle, msgcontent, priorityflag, created, modulecode, moduleparams)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run([
    id,
    audience,
    ownerkind,
    ownerid,
    msgtype,
    msgtitle,
    msgcontent,
    isPriority ? '1' : '0',
    now,
    modulecode ?? null,
    moduleparams ?? null,
  ]);
  announceEvent(db, now, { audience, ownerkind, ownerid, kind: eventKind(msgtype), key: id });
}
