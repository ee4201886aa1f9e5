import type { Account } from '../request/account.ts';
import { momentOf, rfc3339 } from '../values/calendar.ts';
import { globalId } from '../request/ids.ts';

/** Viewer of the schema, before its fields are asked for. */
export interface Viewer extends Omit<Account, 'enterprise'> {
  id: string;
  enterprise: Enterprise;
  /** RFC 3339. */
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

/** The settings hold nothing: each of their fields asks for its own parameter, and the loader joins what is asked. */
export type Settings = Record<string, never>;

interface SignedInAccount {
  account: Account;
  session: { account: { createDate: string }; createdAt: number };
  today: string;
  timeZone: string;
}

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
