import { dayNumber } from './days.ts';
import { seedDashboards } from './seed/dashboards.ts';
import { seedLanguages } from './seed/languages.ts';
import { seedNavigation } from './seed/navigation.ts';
import { seedVersion2 } from './seed/seed.ts';
import type { RetailDatabase } from './sqlite.ts';
import { TABLES_OF_VERSION_2 } from './tables.ts';

export interface MigrationOptions {
  /** Business date `YYYY-MM-DD` on which the file is migrated. */
  today: string;
}

/** Brings a file to the next version. Called inside a transaction; what users changed stays. */
export type Migration = (db: RetailDatabase, options: MigrationOptions) => void;

/** What only a new program changes: its rows are made afresh. */
const GIVEN = [
  'application',
  'menu',
  'module',
  'template_application',
  'card',
  'dashboard',
  'dashboard_template',
  'alert',
  'shop_alert',
  'language_version',
];

function toVersion2(db: RetailDatabase, { today }: MigrationOptions): void {
  db.exec(TABLES_OF_VERSION_2);
  for (const table of GIVEN) db.exec(`DELETE FROM ${table}`);
  seedNavigation(db);
  seedDashboards(db);
  seedLanguages(db);
  seedVersion2(db, dayNumber(today));
}

/** What brings a file of version n (at index n - 1) to the next one. */
export const MIGRATIONS: readonly Migration[] = [toVersion2];

export function versionOf(db: RetailDatabase): number {
  const [row] = db.pragma('user_version') as { user_version: number }[];
  return row?.user_version ?? 0;
}

/**
 * Each step is whole or not at all: a process that is killed in it leaves the version before. The version is read where nobody else can
 * write: another process may have taken the step a moment ago.
 */
export function migrate(db: RetailDatabase, today: string): void {
  for (const [index, migration] of MIGRATIONS.entries()) {
    db.transaction(() => {
      if (versionOf(db) > index + 1) return;
      migration(db, { today });
      db.pragma(`user_version = ${index + 2}`);
    }).immediate();
  }
}
