import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { csvFile } from '../../platform/export/csv.ts';
import { fileName, saveFile } from '../../platform/export/save-file.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { ShortTable } from '../../design/table/ShortTable.tsx';
import { Pager } from '../../design/table/Pager.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import '../../design/table/data-table.css';
import './ElfResult.css';
import type { ElfRowsQuery } from './ElfRows.gen.ts';
import { cellText, type ElfRow, exportTable, gridColumns } from './elf-table.ts';

type Elf = NonNullable<NonNullable<ElfRowsQuery['viewer']>['elf']>;

interface ElfResultProps {
  elf: Pick<Elf, 'name' | 'i18nCode' | 'columns'>;
  result: NonNullable<Elf['rows']>;
  /** Whether the next page is loading. */
  busy: boolean;
  onPage: (page: number) => void;
}

/** One page of an elf's rows as a table, with a download of the raw values. */
export function ElfResult({ elf, result, busy, onPage }: ElfResultProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const serverText = useServerText();
  const name = serverText(elf.i18nCode, elf.name);
  const { rows, page, pageSize, totalCount } = result;
  const titled = elf.columns.map(({ field, title, i18nCode }) => ({
    field,
    title: serverText(i18nCode, title),
  }));
  const columns = gridColumns(titled, rows);
  const writing = { locale, timeZone: enterprise.timeZone, yes: t('grid.yes'), no: t('grid.no') };
  return (
    <>
      <div className="assistant-head assistant-result-head">
        <h1>{name}</h1>
        {rows.length > 0 && (
          <Button
            kind="plain"
            onClick={() => {
              const table = exportTable({ title: name, asOf: enterprise.today, columns, rows });
              saveFile(csvFile(table), fileName(table, 'csv'));
            }}
          >
            <Icon name="download" />
            {t('assistant.csv')}
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="assistant-empty" role="status">
          {t('assistant.noRows', { 0: name })}
        </p>
      ) : (
        <div className="elf-rows" role="region" aria-label={name} aria-busy={busy} tabIndex={0}>
          <ShortTable
            label={name}
            className="data-table"
            columns={columns.map(({ key, title, numeric, places }) => ({
              key,
              title,
              numeric,
              cell: (row: ElfRow) => cellText(row[key], writing, places),
            }))}
            rows={rows}
          />
        </div>
      )}
      {(rows.length > 0 || page > 1) && (
        <Pager
          label={name}
          page={page}
          pageSize={pageSize}
          totalCount={totalCount}
          busy={busy}
          onPage={onPage}
        />
      )}
    </>
  );
}
