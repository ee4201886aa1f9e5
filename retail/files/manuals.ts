import { dateTimeIn } from '../server/calendar.ts';
import type { ServiceTable } from '../server/service.ts';

/** The fallback language of manuals. */
const FALLBACK = 'zh-CN';

interface ManualRow {
  modulecode: string;
  title: string;
  content: string;
  modified: number;
  timezone: string;
}

export const manualServices: ServiceTable = {
  '/api/msc-ucs/operatehelp/getOne': ({ modulecode, locale = '' }, { db, caller }) => {
    const [row] = db
      .prepare<ManualRow>(
        `SELECT m.modulecode, m.title, m.content, m.modified, e.timezone FROM manual m JOIN enterprise e ON e.entid = ?
         WHERE m.modulecode = ? AND m.locale IN (?, ?) ORDER BY m.locale = ? DESC LIMIT 1`,
      )
      .all([caller.entid, modulecode, locale, FALLBACK, locale]);
    if (!row) return null;
    const { modified, timezone, ...manual } = row;
    return { ...manual, modifytime: dateTimeIn(timezone, modified) };
  },
};
