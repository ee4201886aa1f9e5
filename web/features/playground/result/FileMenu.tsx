import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { DataTable } from '../../../design/charts/data-table.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { formatDayAndTime } from '../../../design/number/format-day.ts';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';

/** Exports the chosen list. The code for it is loaded on first use. */
export function FileMenu({ table }: { table: DataTable }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { viewer } = usePlayground();
  const notify = useNotify();
  async function save(extension: string, createFile: () => Promise<Blob>) {
    try {
      const [{ fileName, saveFile }, file] = await Promise.all([
        import('../../../platform/export/save-file.ts'),
        createFile(),
      ]);
      const name = { title: table.title, asOf: viewer?.enterprise.today, user: viewer?.code };
      saveFile(file, fileName(name, extension));
    } catch {
      notify(t('card.exportFailed'), 'failed');
    }
  }
  const notes = () => [
    { label: t('playground.export.query'), value: table.title },
    ...(viewer === null
      ? []
      : [
          { label: t('export.enterprise'), value: viewer.enterprise.name },
          { label: t('export.currency'), value: viewer.enterprise.currency },
          { label: t('export.user'), value: `${viewer.name} (${viewer.code})` },
          {
            label: t('export.time'),
            value: formatDayAndTime(new Date().toISOString(), viewer.enterprise.timeZone, locale),
          },
        ]),
  ];
  const csv = async () => (await import('../../../platform/export/csv.ts')).csvFile(table);
  const xlsx = async () =>
    (await import('../../../platform/export/xlsx.ts')).buildXlsx({
      table,
      notes: notes(),
      sheetNames: { data: table.title, notes: t('export.notes') },
    });
  return (
    <PopupMenu
      label={t('playground.export')}
      kind="plain"
      hasVisibleLabel
      groups={[
        {
          id: 'files',
          items: [
            { id: 'csv', label: t('card.menu.csv'), onSelect: () => void save('csv', csv) },
            { id: 'xlsx', label: t('card.menu.xlsx'), onSelect: () => void save('xlsx', xlsx) },
          ],
        },
      ]}
    >
      <Icon name="dl" size="small" />
      {t('playground.export')}
    </PopupMenu>
  );
}
