import type { Account } from '../request/account.ts';
import { freezeData } from '../values/freeze-data.ts';
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
 * The viewer of a session. The requests of a page share the session that was read for the first of
 * them, so the viewer of the same account object is found again.
 */
export const viewerOf: (signedIn: SignedInAccount) => Viewer = createViewers();

function createViewers(): (signedIn: SignedInAccount) => Viewer {
  const known = new WeakMap<Account, SignedInAccount & { viewer: Viewer }>();
  return (signedIn) => {
    const { account, session, today, timeZone } = signedIn;
    const found = known.get(account);
    if (
      found?.today === today &&
      found.timeZone === timeZone &&
      found.session.createdAt === session.createdAt &&
      found.session.account.createDate === session.account.createDate
    )
      return found.viewer;
    const viewer = createViewer(signedIn);
    freezeData(viewer);
    known.set(account, { account, session, today, timeZone, viewer });
    return viewer;
  };
}

/** If the services' sign-in time is unreadable, the start of the session is used. */
function createViewer({ account, session, today, timeZone }: SignedInAccount): Viewer {
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
