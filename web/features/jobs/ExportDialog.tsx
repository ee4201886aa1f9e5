import { use, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { createRequestKey } from '../../platform/apollo/create-request-key.ts';
import { fileName } from '../../platform/export/save-file.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { ColumnPanel } from '../../records/views/ColumnPanel.tsx';
import type { ChosenColumn } from '../../records/views/arrange-columns.ts';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { Refusal } from '../../design/feedback/Refusal.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { exportRequestOf } from './dialog-request.ts';
import { fullName, type ExportFile } from './export-file.ts';
import { ExportFileFields } from './ExportFileFields.tsx';
import { JobLine } from './JobLine.tsx';
import type { Job } from './job-states.ts';
import { useJobActions } from './useJobActions.ts';
import './jobs.css';

/** Maximum rows per exported file. */
export const MAX_EXPORT_ROWS = 100_000;

/**
 * A dialog that exports the rows of a list to a file. The user chooses columns, format and file name
 * and sees how many rows the file will have.
 */
export function ExportDialog({ onClose, parameters = {} }: DialogProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const { code, enterprise } = useViewer();
  const actions = useJobActions();
  const { module: moduleCode = '', title = '' } = parameters;
  const [{ filter, orderBy, columns }] = useState(() => exportRequestOf(parameters));
  const [arranged, setArranged] = useState(() => chooseAll(columns));
  const [key] = useState(createRequestKey);
  const [file, setFile] = useState<ExportFile>(() => ({
    format: 'XLSX',
    name: fileName({ title, asOf: enterprise.today, user: code }, 'xlsx'),
  }));
  const [job, setJob] = useState<Job | null>(null);
  const shown = arranged.filter(({ isShown }) => isShown);
  const total = Number(parameters.total ?? '0');

  async function start(): Promise<void> {
    const chosen = shown.flatMap(({ name }) => columns.find((one) => one.name === name) ?? []);
    const input = {
      key,
      moduleCode,
      filter,
      orderBy: [...orderBy],
      columns: chosen,
      format: file.format,
      fileName: fullName(file),
    };
    setJob(await actions.exportStart(input));
  }
  return (
    <ModalDialog
      title={t('jobs.export.title', { 0: title })}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t(job === null ? 'jobs.dismiss' : 'jobs.close')}
          </Button>
          {job === null && (
            <Button
              kind="primary"
              busy={actions.busy}
              disabled={shown.length === 0 || file.name.trim() === '' || total === 0}
              onClick={() => void start()}
            >
              {t('jobs.export.start')}
            </Button>
          )}
        </>
      }
    >
      {job === null ? (
        <div className="job-form">
          <ExportSize total={total} />
          <ExportFileFields file={file} onChange={setFile} />
          <div className="job-columns">
            <ColumnPanel isForFile columns={arranged} onChange={setArranged} />
          </div>
          <Refusal problem={actions.problem} />
        </div>
      ) : (
        <>
          <JobLine started={job} actions={actions} />
          <p className="small mute">{t('jobs.goesOn')}</p>
          <Refusal problem={actions.problem} />
        </>
      )}
    </ModalDialog>
  );
}

/** The columns to choose from: first all of them, as the list has them. */
const chooseAll = (columns: readonly { name: string; title: string }[]): readonly ChosenColumn[] =>
  columns.map(({ name, title }) => ({ name, title, isShown: true, width: null, pin: null }));

/** Says how many rows the file will have. */
function ExportSize({ total }: { total: number }) {
  const { t } = useTranslation();
  const rowCount = formatCount(total).text;
  const maxCount = formatCount(MAX_EXPORT_ROWS).text;
  if (total > MAX_EXPORT_ROWS)
    return <p>{t('jobs.export.capped', { 0: rowCount, 1: maxCount })}</p>;
  return <p>{t(total === 0 ? 'jobs.export.nothing' : 'jobs.export.rows', { 0: rowCount })}</p>;
}
