import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { FileDropArea } from '../../design/forms/FileDropArea.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { Refusal } from '../../design/feedback/Refusal.tsx';
import type { TitledColumn } from './dialog-request.ts';
import { useFileUpload } from './useFileUpload.ts';
import { useImportTemplate } from './useImportTemplate.ts';
import { ProgressBar } from '../../design/feedback/ProgressBar.tsx';

interface ImportFileProps {
  moduleCode: string;
  title: string;
  columns: readonly TitledColumn[];
  /** Called with the gateway's id of the uploaded file. */
  onFile: (file: string) => Promise<void>;
}

/** A download link for the template, and an upload area for the completed file. */
export function ImportFile({ moduleCode, title, columns, onFile }: ImportFileProps) {
  const { t } = useTranslation();
  const { choice, send } = useFileUpload();
  const template = useImportTemplate();
  async function upload(file: File): Promise<void> {
    const name = await send(file);
    if (name !== null) await onFile(name);
  }
  return (
    <>
      <p className="job-heads">
        <span className="grow">{t('jobs.template.why')}</span>
        <Button
          kind="plain"
          busy={template.busy}
          onClick={() => void template.downloadTemplate({ moduleCode, title, columns })}
        >
          <Icon name="dl" />
          {t('jobs.template.fetch')}
        </Button>
      </p>
      <Refusal problem={template.problem} />
      <FileDropArea
        accept=".xlsx,.csv"
        label={t('jobs.import.choose')}
        rules={t('jobs.import.rules')}
        onChoose={(file) => void upload(file)}
      />
      {choice.kind === 'running' && (
        <>
          <p role="status">{t('jobs.import.sending', { 0: choice.name })}</p>
          <ProgressBar share={choice.share} label={t('jobs.import.sending', { 0: choice.name })} />
        </>
      )}
      <Refusal problem={choice.kind === 'failed' ? `${choice.name}: ${choice.problem}` : null} />
    </>
  );
}
