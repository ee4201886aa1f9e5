import { useId } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { SelectField } from '../../design/forms/SelectField.tsx';
import { TextInput } from '../../design/forms/TextInput.tsx';
import { withFormat, type ExportFile, type ExportFormat } from './export-file.ts';

/** JSONL, which the gateway writes as well, is for programs. */
const OFFERED = ['XLSX', 'CSV'] as const satisfies readonly ExportFormat[];

/** Format and name of the file. Another format changes the ending of the name. */
export function ExportFileFields({
  file,
  onChange,
}: {
  file: ExportFile;
  onChange: (file: ExportFile) => void;
}) {
  const { t } = useTranslation();
  const [formatId, nameId] = [useId(), useId()];
  return (
    <div className="job-file-fields">
      <div className="field">
        <label htmlFor={formatId}>{t('jobs.export.format')}</label>
        <SelectField
          id={formatId}
          name={t('jobs.export.format')}
          value={file.format}
          options={OFFERED.map((value) => ({ value, label: t(`jobs.export.format.${value}`) }))}
          onChange={(format) => onChange(withFormat(file, format))}
        />
      </div>
      <div className="field job-file-name">
        <label htmlFor={nameId}>{t('jobs.export.name')}</label>
        <div className="in">
          <TextInput
            id={nameId}
            value={file.name}
            maxLength={120}
            onChange={({ target }) => onChange({ ...file, name: target.value })}
          />
        </div>
      </div>
    </div>
  );
}
