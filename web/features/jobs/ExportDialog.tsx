import { use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newRequestKey } from '../../platform/apollo/request-key.ts';
import { fileName } from '../../platform/export/save-file.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { countOf } from '../../design/number/amount.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { Refusal } from '../../design/feedback/Refusal.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { ColumnTicks } from './ColumnTicks.tsx';
import { exportRequestOf } from './dialog-request.ts';
import { JobLine } from './JobLine.tsx';
import type { Job } from './job-states.ts';
import { useJobSteps } from './useJobSteps.ts';
import './jobs.css';

/** Most rows of a file. */
export const mostRows = 100_000;

/** Has the rows that a list shows written into a workbook: which columns, under which name, and how many rows it will hold. */
export function ExportDialog({ onClose, parameters = {} }: DialogProps) {
  use(useLanguage().language.need('work'));
  const { t } = useTranslation();
  const { code, enterprise } = useViewer();
  const steps = useJobSteps();
  const nameId = useId();
  const { module: moduleCode = '', title = '' } = parameters;
  const [{ filter, orderBy, columns }] = useState(() => exportRequestOf(parameters));
  const [key] = useState(newRequestKey);
  const [name, setName] = useState(() =>
    fileName({ title, asOf: enterprise.today, user: code }, 'xlsx'),
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(columns.map((column) => column.name)),
  );
  const [job, setJob] = useState<Job | null>(null);
  const total = Number(parameters.total ?? '0');

  async function start(): Promise<void> {
    const chosen = columns.filter((column) => ticked.has(column.name));
    const input = {
      key,
      moduleCode,
      filter,
      orderBy: [...orderBy],
      columns: chosen,
      fileName: withEnding(name),
    };
    setJob(await steps.exportStart(input));
  }
  return (
    <ModalDialog
      title={t('jobs.export.title', { 0: title })}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t(job === null ? 'jobs.dismiss' : 'jobs.close')}
          </button>
          {job === null && (
            <button
              type="button"
              className="btn btn-p"
              disabled={steps.busy || ticked.size === 0 || name.trim() === '' || total === 0}
              onClick={() => void start()}
            >
              {t('jobs.export.start')}
            </button>
          )}
        </>
      }
    >
      {job === null ? (
        <div className="job-form">
          <p>
            {total > mostRows
              ? t('jobs.export.capped', { 0: countOf(total).text, 1: countOf(mostRows).text })
              : t(total === 0 ? 'jobs.export.nothing' : 'jobs.export.rows', {
                  0: countOf(total).text,
                })}
          </p>
          <div className="field">
            <label htmlFor={nameId}>{t('jobs.export.name')}</label>
            <div className="in">
              <input
                id={nameId}
                value={name}
                maxLength={120}
                onChange={({ target }) => setName(target.value)}
              />
            </div>
          </div>
          <ColumnTicks columns={columns} ticked={ticked} onTick={setTicked} />
          <Refusal problem={steps.problem} />
        </div>
      ) : (
        <>
          <JobLine started={job} steps={steps} />
          <p className="small mute">{t('jobs.goesOn')}</p>
          <Refusal problem={steps.problem} />
        </>
      )}
    </ModalDialog>
  );
}

const withEnding = (name: string) =>
  /\.xlsx$/iu.test(name.trim()) ? name.trim() : `${name.trim()}.xlsx`;
