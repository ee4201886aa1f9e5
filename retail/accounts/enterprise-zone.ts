import type { ServiceContext } from '../server/service.ts';
import { onlyRow } from '../database/sqlite.ts';

/** IANA time zone of the caller's enterprise; all its times are answered in it. */
export function enterpriseZone({ db, caller }: Pick<ServiceContext, 'db' | 'caller'>): string {
  const row = onlyRow(
    db.prepare<{ timezone: string }>('SELECT timezone FROM enterprise WHERE entid = ?'),
    [caller.entid],
  );
  return row.timezone;
}
