import { grantedApplications } from '../navigation/applications.ts';
import type { ServiceContext } from '../server/service.ts';
import { processFor } from './definitions/catalogue.ts';

/** The module in which the caller opens documents of a kind: the usual one if it is granted, else another granted one, else the usual one. */
export function moduleFor(
  sheettype: string,
  { db, caller }: Pick<ServiceContext, 'db' | 'caller'>,
): string | null {
  const usual = processFor(sheettype)?.modulecode ?? null;
  const granted = new Set(grantedApplications(db, caller).map(({ appcode }) => appcode));
  const modules = db
    .prepare<{ modulecode: string; appcode: string }>(
      'SELECT modulecode, appcode FROM module WHERE sheettype = ? ORDER BY modulecode <> ?, modulecode',
    )
    .all([sheettype, usual]);
  return modules.find(({ appcode }) => granted.has(appcode))?.modulecode ?? usual;
}
