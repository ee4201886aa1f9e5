import type { ServiceContext } from '../server/service.ts';
import { onlyRow } from '../database/sqlite.ts';

/** IANA zone in which the caller's enterprise tells its times. */
export function enterpriseZone({ db, caller }: Pick<ServiceContext, 'db' | 'caller'>): string {
  const row = onlyRow(db.prepare<{ timezone: string }>('SELECT timezone FROM enterprise WHERE entid = ?'), [caller.entid]);
  return row.timezone;
}
