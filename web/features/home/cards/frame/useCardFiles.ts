import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDayAndTime, formatDay } from '../../../../design/number/format-day.ts';
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

/** Exports the content of a card as CSV, XLSX or PNG. The code for it is loaded on first use. */
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
  async function saveAs(extension: string, createFile: (source: DataTable) => Promise<Blob>) {
    if (table === undefined) return;
    try {
      const [{ fileName, saveFile }, file] = await Promise.all([
        import('../../../../platform/export/save-file.ts'),
        createFile(table),
      ]);
      saveFile(file, fileName({ title: table.title, asOf: table.asOf, user: code }, extension));
    } catch {
      notify(t('card.exportFailed'), 'failed');
    }
  }
  const createNotes = (source: DataTable) => [
    { label: t('export.card'), value: title },
    ...(definition === '' ? [] : [{ label: t('export.definition'), value: definition }]),
    ...filterNotes,
    { label: t('export.asOf'), value: formatDay(source.asOf, locale) },
    { label: t('export.currency'), value: source.currency },
    { label: t('export.enterprise'), value: enterprise.name },
    { label: t('export.user'), value: `${name} (${code})` },
    {
      label: t('export.time'),
      value: formatDayAndTime(new Date().toISOString(), enterprise.timeZone, locale),
    },
  ];
  const chartPicture = (handle: ChartHandle | null | undefined) => {
    const dataUrl = handle?.toPng() ?? '';
    if (dataUrl === '') throw new Error('There is no picture yet.');
    return dataUrl;
  };
  return {
    csv: () =>
      void saveAs('csv', async (source) =>
        (await import('../../../../platform/export/csv.ts')).csvFile(source),
      ),
    xlsx: () =>
      void saveAs('xlsx', async (source) => {
        const { buildXlsx: xlsxOf } = await import('../../../../platform/export/xlsx.ts');
        return xlsxOf({
          table: source,
          notes: createNotes(source),
          sheetNames: { data: title, notes: t('export.notes') },
        });
      }),
    png: () =>
      void saveAs('png', async (source) => {
        const { renderPng: pngOf } = await import('../../../../platform/export/png.ts');
        const note = [asOf, ...filterNotes.map(({ label, value }) => `${label} ${value}`)].join(
          ' · ',
        );
        return pngOf({ chart: chartPicture(chart?.current), title: source.title, note });
      }),
  };
}
