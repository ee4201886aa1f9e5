import { dateTimeIn } from '../server/calendar.ts';
import { enterpriseZone } from '../accounts/enterprise-zone.ts';
import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';
import type { StoredSheet } from './stored-sheet.ts';

/** The refusal for a document that has changed since it was read: it names who saved it, and when. */
export function conflictOf(
  { sheetid, modifier, modified }: StoredSheet,
  context: ServiceContext,
): RetailError {
  const { db, caller } = context;
  const account = db
    .prepare<{ username: string }>('SELECT username FROM account WHERE entid = ? AND usercode = ?')
    .get([caller.entid, modifier]);
  const operatorName = account?.username ?? modifier;
  const finishdate = dateTimeIn(enterpriseZone(context), modified);
  return new RetailError(
    'A0409',
    `${operatorName} has saved document ${sheetid} at ${finishdate}`,
    {
      operatorName,
      buttonName: null,
      finishdate,
    },
  );
}
