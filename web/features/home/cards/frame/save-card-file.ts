import type { TFunction } from 'i18next';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { Locale } from '../../../../design/language/locales.ts';
import { formatDay, formatDayAndTime } from '../../../../design/number/format-day.ts';
import { fileName, saveFile } from '../../../../platform/export/save-file.ts';
import type { Viewer } from '../../../../platform/session/ViewerContext.tsx';
import type { CardFrameProps } from './card-frame-props.ts';

/** What a file of a card is made from. */
export interface CardContent {
  title: string;
  table: DataTable;
  chart: ChartHandle | null;
  filterNotes: NonNullable<CardFrameProps['filterNotes']>;
  definition: string;
  asOf: string;
  viewer: Viewer;
  locale: Locale;
  t: TFunction;
}

const creators = {
  async csv({ table }: CardContent): Promise<Blob> {
    const { csvFile } = await import('../../../../platform/export/csv.ts');
    return csvFile(table);
  },
  async xlsx(content: CardContent): Promise<Blob> {
    const { buildXlsx } = await import('../../../../platform/export/xlsx.ts');
    const { table, title, t } = content;
    return buildXlsx({
      table,
      notes: notesOf(content),
      sheetNames: { data: title, notes: t('export.notes') },
    });
  },
  async png({ table, chart, asOf, filterNotes }: CardContent): Promise<Blob> {
    const { renderPng } = await import('../../../../platform/export/png.ts');
    const picture = chart?.toPng() ?? '';
    if (picture === '') throw new Error('There is no picture yet.');
    const notes = [asOf, ...filterNotes.map(({ label, value }) => `${label} ${value}`)];
    return renderPng({ chart: picture, title: table.title, note: notes.join(' · ') });
  },
};

export type CardFileKind = keyof typeof creators;

/** Makes a file of a card and hands it to the browser. Rejects if the file cannot be made. */
export async function saveCardFile(kind: CardFileKind, content: CardContent): Promise<void> {
  const { table, viewer } = content;
  const file = await creators[kind](content);
  saveFile(file, fileName({ title: table.title, asOf: table.asOf, user: viewer.code }, kind));
}

/** The second sheet of a workbook: what the figures are, and who exported them when. */
function notesOf({ title, table, filterNotes, definition, viewer, locale, t }: CardContent) {
  const { name, code, enterprise } = viewer;
  return [
    { label: t('export.card'), value: title },
    ...(definition === '' ? [] : [{ label: t('export.definition'), value: definition }]),
    ...filterNotes,
    { label: t('export.asOf'), value: formatDay(table.asOf, locale) },
    { label: t('export.currency'), value: table.currency },
    { label: t('export.enterprise'), value: enterprise.name },
    { label: t('export.user'), value: `${name} (${code})` },
    {
      label: t('export.time'),
      value: formatDayAndTime(new Date().toISOString(), enterprise.timeZone, locale),
    },
  ];
}
