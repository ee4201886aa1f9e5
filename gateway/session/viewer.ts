import type { Account } from '../request/account.ts';
import { momentOf, rfc3339 } from '../values/calendar.ts';
import { globalId } from '../request/ids.ts';

/** The viewer of the schema, before its fields are resolved. */
export interface Viewer extends Omit<Account, 'enterprise'> {
  id: string;
  enterprise: Enterprise;
  signedInAt: string;
}

export interface Enterprise {
  id: string;
  code: string;
  name: string;
  timeZone: string;
  currency: string;
  today: string;
}

/**
 * Empty: each field of the settings loads its own parameter, and the loader combines them into one
 * search.
 */
export type Settings = Record<string, never>;

interface SignedInAccount {
  account: Account;
  session: { account: { createDate: string }; createdAt: number };
  today: string;
  timeZone: string;
}

/**
 * The viewer of a session. If the services' sign-in time is unreadable, the start of the session is
 * used.
 */
export function viewerOf({ account, session, today, timeZone }: SignedInAccount): Viewer {
  const { enterprise } = account;
  return {
    ...account,
    id: globalId('Viewer', enterprise.code, account.code),
    enterprise: { ...enterprise, id: globalId('Enterprise', enterprise.code), timeZone, today },
    signedInAt: rfc3339(
      momentOf(session.account.createDate, timeZone) ?? session.createdAt,
      timeZone,
    ),
  };
}
