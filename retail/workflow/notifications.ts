import { randomUUID } from 'node:crypto';
import type { Owner } from '../accounts/audience.ts';
import { announceEvent } from '../messages/events.ts';
import type { MessageDraft } from '../messages/new-message.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { personOf } from './people/people.ts';
import type { InstanceRow } from './process/process-rows.ts';

/** Module of the approval centre. */
const APPROVAL_CENTRE = '100003';

/** The notifications of a move: an event for each account whose lists change, and messages for some of them. */
export interface Notifications {
  /** The lists of these accounts change. */
  touch(...usercodes: string[]): void;
  /** A task was assigned to an account, or it is reminded of one. */
  todo(usercode: string, instance: InstanceRow, taskid: string, title: string): void;
  /** An instance has changed or ended. */
  notice(usercode: string, instance: InstanceRow, title: string, text: string): void;
  /** Sends the events, at the end of the move. */
  send(instanceid: string | null): void;
}

export function createNotifications(
  db: RetailDatabase,
  now: number,
  send: (message: MessageDraft) => void,
): Notifications {
  const touched = new Set<string>();
  const message = (
    usercode: string,
    kind: Pick<MessageDraft, 'msgtype' | 'msgtitle' | 'msgcontent'>,
    params: Readonly<Record<string, string>>,
  ) => {
    send({
      id: `MSG-${randomUUID()}`,
      ...ownerOf(db, usercode),
      ...kind,
      modulecode: APPROVAL_CENTRE,
      moduleparams: JSON.stringify(params),
    });
  };
  return {
    touch(...usercodes) {
      for (const usercode of usercodes) touched.add(usercode);
    },
    todo(usercode, instance, taskid, title) {
      touched.add(usercode);
      const msgcontent = paragraph(instance.summary ?? instance.bizkey);
      const params = { tab: 'pending', taskid, instanceid: instance.instanceid };
      message(usercode, { msgtype: 'todo', msgtitle: title, msgcontent }, params);
    },
    notice(usercode, instance, title, text) {
      touched.add(usercode);
      const params = { tab: 'mystart', instanceid: instance.instanceid };
      message(
        usercode,
        { msgtype: 'notify', msgtitle: title, msgcontent: paragraph(text) },
        params,
      );
    },
    send(instanceid) {
      for (const usercode of touched)
        announceEvent(db, now, { ...ownerOf(db, usercode), kind: 'approval', key: instanceid });
      touched.clear();
    },
  };
}

/** For moves that notify no one, such as those of the demonstration data. */
export const NO_NOTIFICATIONS: Notifications = {
  touch: () => {},
  todo: () => {},
  notice: () => {},
  send: () => {},
};

function ownerOf(db: RetailDatabase, usercode: string): Owner {
  return {
    audience: personOf(db, usercode).isSupplier ? 'vendor' : 'staff',
    ownerkind: 'account',
    ownerid: usercode,
  };
}

/** A message's content is HTML; what people have typed is not. */
function paragraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<p>${escaped}</p>`;
}
