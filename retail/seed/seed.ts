import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import { seedAssortment } from './assortment.ts';
import { seedRange } from './assortment-range.ts';
import { dayNumber, momentOfDay } from '../server/calendar.ts';
import { seedCommonMenus } from './common-menus.ts';
import { seedDashboards } from './dashboards.ts';
import { seedAssistants } from './assistants.ts';
import { dropOldFacts, factWindow, writeFacts, type FactSpan } from './facts.ts';
import { seedFiles } from './files.ts';
import { seedLanguages } from './languages.ts';
import { seedLists } from './lists/seed-lists.ts';
import { seedManuals } from './manuals.ts';
import { seedMetadata } from './metadata/metadata.ts';
import { linkMessages } from './message-links.ts';
import { seedMessages } from './messages.ts';
import { seedMustSee } from './must-see.ts';
import { seedNavigation } from './navigation.ts';
import { seedOperations } from './operations.ts';
import { seedOrganisation } from './organisation.ts';
import { seedPacking } from './packing.ts';
import { writePlans } from './plans.ts';
import { seedPoolTasks } from './pool-tasks.ts';
import { seedSettings } from './settings.ts';
import { seedSheetChanges } from './sheets/changes.ts';
import { seedSheets } from './sheets/sheets.ts';
import { seedWorkflow } from './workflow.ts';

export interface SeedOptions {
  /** Business date `YYYY-MM-DD`; the facts end on the day before. */
  today: string;
  onProgress?: ((step: string) => void) | undefined;
  /** How far back the facts go; shorter only for tests that need less. */
  span?: FactSpan | undefined;
}

/** How many progress lines the facts report. */
const STEPS = 4;

/** Fills the empty tables with demo data. The same date creates the same data. */
export function seed(
  db: RetailDatabase,
  { today, span, onProgress = () => {} }: SeedOptions,
): void {
  const day = dayNumber(today);
  db.transaction(() => {
    seedOrganisation(db);
    seedAssortment(db);
    seedNavigation(db);
    seedSettings(db);
    seedDashboards(db);
    seedLanguages(db);
    seedMetadata(db);
    seedPacking(db);
    seedSheets(db, day);
    seedWorkflow(db, day);
    seedSheetChanges(db);
    seedPoolTasks(db, momentOfDay(day));
    seedCommonMenus(db);
    seedAssistants(db);
    seedOperations(db);
    seedManuals(db, day);
    seedMessages(db, day);
    seedFiles(db);
    seedMustSee(db, day);
    linkMessages(db);
    seedRange(db);
    seedLists(db, day);
    makeFacts(db, day, span, onProgress);
  })();
}

/**
 * Lets the facts follow the calendar: adds the days up to yesterday and drops those that are too old. A file extended day by day equals a new
 * one. A date in the past of the data changes nothing (the services read up to the day before it), unless less than half of the days
 * before it exist: then all facts are made again.
 */
export function extendFacts(
  db: RetailDatabase,
  { today, span, onProgress = () => {} }: SeedOptions,
): void {
  const day = dayNumber(today);
  const window = factWindow(day, span);
  const { first, last } = onlyRow(
    db.prepare<{ first: number | null; last: number | null }>(
      'SELECT min(day) AS first, max(day) AS last FROM shop_day',
    ),
    [],
  );
  if (first === null || last === null || last < window.first || first > (window.first + day) / 2) {
    db.transaction(() => {
      for (const table of [
        'sales_fact',
        'group_day',
        'channel_day',
        'shop_day',
        'product_fact',
        'sales_plan',
      ])
        db.exec(`DELETE FROM ${table}`);
      makeFacts(db, day, span, onProgress);
    })();
    return;
  }
  if (last >= window.last) return;
  db.transaction(() => {
    writeFacts(db, window, last + 1, () => {});
    dropOldFacts(db, window);
    writePlans(db, window.first, day);
  })();
}

function makeFacts(
  db: RetailDatabase,
  today: number,
  span: FactSpan | undefined,
  onProgress: (step: string) => void,
): void {
  const window = factWindow(today, span);
  const length = window.last - window.first + 1;
  writeFacts(db, window, window.first, (day) => {
    const done = day - window.first + 1;
    if (done % Math.ceil(length / STEPS) === 0 || done === length)
      onProgress(`demo data: sales ${String(Math.round((done / length) * 100))} %`);
  });
  writePlans(db, window.first, today);
}
