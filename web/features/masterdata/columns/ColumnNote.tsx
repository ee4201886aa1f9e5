import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Module } from '../list-module.ts';

/**
 * Shows problems in the metadata of a module. The list works without the affected columns; the note
 * helps its administrator to find them.
 */
export function ColumnNote({ module: { problems, columns } }: { module: Module }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  if (problems.length === 0) return null;
  return (
    <details className="master-note">
      <summary>{t('masterdata.columnProblems', { 0: problems.length })}</summary>
      <ul>
        {problems.map(({ column: name, code }, index) => {
          const column = columns.find((candidate) => candidate.name === name);
          return (
            <li key={index}>
              {name !== null && (
                <b>
                  {column !== undefined && `${serverText(column.i18nCode, column.title)} `}
                  {name}
                </b>
              )}{' '}
              {t(`masterdata.columnProblem.${code}`, { defaultValue: code })}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
