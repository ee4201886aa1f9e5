import { useTranslation } from 'react-i18next';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDayAndTime, formatDay } from '../../../../design/number/calendar.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import type { CardFrameProps } from './card-frame-props.ts';

interface CardFilesOptions extends Pick<
  CardFrameProps,
  'title' | 'table' | 'chart' | 'filterNotes'
> {
  definition: string;
  asOf: string;
}

/** What a card shows, as files. What makes them is loaded when somebody wants one. */
export function useCardFiles({
  title,
  table,
  chart,
  filterNotes = [],
  definition,
  asOf,
}: CardFilesOptions) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const notify = useNotify();
  const { name, code, enterprise } = useViewer();
  async function keep(extension: string, make: (from: DataTable) => Promise<Blob>) {
    if (table === undefined) return;
    try {
      const [{ fileName, saveFile }, file] = await Promise.all([
        import('../../../../platform/export/save-file.ts'),
        make(table),
      ]);
      saveFile(file, fileName({ title: table.title, asOf: table.asOf, user: code }, extension));
    } catch {
      notify(t('card.exportFailed'), 'failed');
    }
  }
  const notesOf = (from: DataTable) => [
    { label: t('export.card'), value: title },
    ...(definition === '' ? [] : [{ label: t('export.definition'), value: definition }]),
    ...filterNotes,
    { label: t('export.asOf'), value: formatDay(from.asOf, locale) },
    { label: t('export.currency'), value: from.currency },
    { label: t('export.enterprise'), value: enterprise.name },
    { label: t('export.user'), value: `${name} (${code})` },
    {
      label: t('export.time'),
      value: formatDayAndTime(new Date().toISOString(), enterprise.timeZone, locale),
    },
  ];
  const picture = (handle: ChartHandle | null | undefined) => {
    const drawn = handle?.toPng() ?? '';
    if (drawn === '') throw new Error('There is no picture yet.');
    return drawn;
  };
  return {
    csv: () =>
      void keep('csv', async (from) =>
        (await import('../../../../platform/export/csv.ts')).csvFile(from),
      ),
    xlsx: () =>
      void keep('xlsx', async (from) => {
        const { buildXlsx: xlsxOf } = await import('../../../../platform/export/xlsx.ts');
        return xlsxOf({
          table: from,
          notes: notesOf(from),
          sheetNames: { data: title, notes: t('export.notes') },
        });
      }),
    png: () =>
      void keep('png', async (from) => {
        const { renderPng: pngOf } = await import('../../../../platform/export/png.ts');
        const note = [asOf, ...filterNotes.map(({ label, value }) => `${label} ${value}`)].join(
          ' · ',
        );
        return pngOf({ chart: picture(chart?.current), title: from.title, note });
      }),
  };
}
