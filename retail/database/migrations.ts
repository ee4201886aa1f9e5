import { dayNumber } from '../server/days.ts';
import { seedDashboards } from '../seed/dashboards.ts';
import { seedLogos } from '../seed/files.ts';
import { seedLanguages } from '../seed/languages.ts';
import { seedNavigation } from '../seed/navigation.ts';
import { seedVersion2, seedVersion3, seedVersion4, seedVersion5 } from '../seed/seed.ts';
import type { RetailDatabase } from './sqlite.ts';
import {
  DASHBOARD_TABLES,
  LAYOUT_TABLE,
  TABLES_OF_VERSION_2,
  TABLES_OF_VERSION_3,
  TABLES_OF_VERSION_4,
  TABLES_OF_VERSION_5,
} from './tables.ts';

export interface MigrationOptions {
  /** Business date `YYYY-MM-DD` on which the file is migrated. */
  today: string;
}

/** Brings a file to the next version. Called inside a transaction; what users changed stays. */
export type Migration = (db: RetailDatabase, options: MigrationOptions) => void;

/** What only a new program changes: the last step makes its rows afresh, so that earlier steps need not know today's. */
const GIVEN = [
  'application',
  'menu',
  'module',
  'template_application',
  'card',
  'dashboard',
  'dashboard_template',
  'shop_alert',
  'language_version',
];

function remakeGiven(db: RetailDatabase): void {
  for (const table of GIVEN) db.exec(`DELETE FROM ${table}`);
  seedNavigation(db);
  seedLogos(db);
  seedDashboards(db);
  seedLanguages(db);
}

function toVersion2(db: RetailDatabase, { today }: MigrationOptions): void {
  db.exec(TABLES_OF_VERSION_2);
  seedVersion2(db, dayNumber(today));
}

/** Layouts may be given up since, so their column takes null; the layouts themselves are taken over one by one. */
function toVersion3(db: RetailDatabase, { today }: MigrationOptions): void {
  for (const table of ['alert', 'card', 'dashboard', 'dashboard_template']) db.exec(`DROP TABLE ${table}`);
  db.exec(DASHBOARD_TABLES);
  db.exec('ALTER TABLE dashboard_user RENAME TO layout_before');
  db.exec(LAYOUT_TABLE);
  db.exec(`INSERT INTO dashboard_user (dtmplcode, userid, postcode, version, cards)
    SELECT dtmplcode, userid, postcode, version, cards FROM layout_before`);
  db.exec('DROP TABLE layout_before');
  db.exec(TABLES_OF_VERSION_3);
  seedVersion3(db, dayNumber(today));
}

/** Nobody could act in a process or on a task before, so they are made afresh, with their documents. */
function toVersion4(db: RetailDatabase, { today }: MigrationOptions): void {
  for (const table of ['process_instance', 'process_task', 'pool_task']) db.exec(`DROP TABLE ${table}`);
  db.exec(TABLES_OF_VERSION_4);
  remakeGiven(db);
  seedVersion4(db, dayNumber(today));
}

/** Lists were read from their tables alone before, so there is nothing of theirs to take over. */
function toVersion5(db: RetailDatabase, { today }: MigrationOptions): void {
  db.exec(TABLES_OF_VERSION_5);
  remakeGiven(db);
  seedVersion5(db, dayNumber(today));
}

/** What brings a file of version n (at index n - 1) to the next one. */
export const MIGRATIONS: readonly Migration[] = [toVersion2, toVersion3, toVersion4, toVersion5];

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
