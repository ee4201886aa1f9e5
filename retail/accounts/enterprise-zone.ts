import type { ServiceContext } from '../server/service.ts';

/** IANA zone in which the caller's enterprise tells its times. */
export function enterpriseZone({ db, caller }: Pick<ServiceContext, 'db' | 'caller'>): string {
  const row = db.prepare('SELECT timezone FROM enterprise WHERE entid = ?').get([caller.entid]) as { timezone: string };
  return row.timezone;
}
