import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Module } from '../list-module.ts';

/** What is wrong with the metadata: the list works without it, and whoever looks after the module sees which columns are meant. */
export function ColumnNote({ module: { problems, columns } }: { module: Module }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  if (problems.length === 0) return null;
  return (
    <details className="master-note">
      <summary>{t('masterdata.columnProblems', { 0: problems.length })}</summary>
      <ul>
        {problems.map(({ column: name, code }, at) => {
          const column = columns.find((one) => one.name === name);
          return (
            <li key={at}>
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
