import { createHash } from 'node:crypto';
import type { RetailDatabase } from '../database/sqlite.ts';
import { assistantTexts } from './assistants.ts';
import { cardTexts } from './cards.ts';
import { CHANNELS } from './channels.ts';
import { DASHBOARDS, dashboardKey } from './dashboards.ts';
import { categoryId, GROUPS } from './groups.ts';
import { LABELS } from './labels.ts';
import { metadataTexts } from './metadata/metadata.ts';
import { mustSeeTexts } from './must-see.ts';
import type { Names } from './names.ts';
import { navigationTexts } from './navigation.ts';
import { SERVICE_NAMES } from './service-names.ts';
import { SHEET_TYPES, sheetTypeKey } from './settings.ts';

const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;

/** Type of the packs of the portal, and the status of those in use. */
const PORTAL = '3';
const IN_USE = '1';

/** The names that the services return, by their translation keys, and the labels of the portal. */
export function texts(): [key: string, names: Names][] {
  return [
    ...SERVICE_NAMES.map(([key, names]): [string, Names] => [key, names]),
    ...LABELS.map(([key, names]): [string, Names] => [key, names]),
    ...navigationTexts(),
    ...SHEET_TYPES.map(([code, names]): [string, Names] => [sheetTypeKey(code), names]),
    ...cardTexts(),
    ...DASHBOARDS.map(({ code, names }): [string, Names] => [dashboardKey(code), names]),
    ...mustSeeTexts(),
    ...assistantTexts(),
    ...metadataTexts(),
    ...CHANNELS.map(({ channelid, names }): [string, Names] => [`channel.${channelid}`, names]),
    ...GROUPS.flatMap((group): [string, Names][] => [
      [`category.${group.categoryid}`, group.names],
      ...group.categories.map((names, index): [string, Names] => [
        `category.${categoryId(group, index)}`,
        names,
      ]),
    ]),
  ];
}

export function seedLanguages(db: RetailDatabase): void {
  const rows = texts().sort(([a], [b]) => (a < b ? -1 : 1));
  const insert = db.prepare(
    'INSERT INTO language_version (locale, type, status, md5, content) VALUES (?, ?, ?, ?, ?)',
  );
  LOCALES.forEach((locale, index) => {
    const content = Buffer.from(
      JSON.stringify(Object.fromEntries(rows.map(([key, names]) => [key, names[index]])), null, 1),
    );
    insert.run([locale, PORTAL, IN_USE, createHash('md5').update(content).digest('hex'), content]);
  });
}
