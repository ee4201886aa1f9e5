import type { ServerText } from './useServerText.ts';

/** Rows whose names are translated by the language packs. */
export function translateNames<Row extends { name: string; i18nCode?: string | null }>(
  rows: readonly Row[],
  serverText: ServerText,
): Row[] {
  return rows.map((row) => ({ ...row, name: serverText(row.i18nCode, row.name) }));
}
