import { useTranslation } from 'react-i18next';
import type { ImportFindingsQuery } from './ImportPreview.gen.ts';

type Found = NonNullable<NonNullable<NonNullable<ImportFindingsQuery['viewer']>['job']>['preview']>;

/** The first rows of a file as they were read, with what is wrong below each cell in words. */
export function FindingsTable({ found, titleOf }: { found: Found; titleOf: (name: string) => string }) {
  const { t } = useTranslation();
  const label = t('jobs.import.rows', { 0: found.rows.length });
  return (
    <div className="job-findings" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('jobs.import.row')}</th>
            {found.columns.map((name) => (
              <th key={name} scope="col">
                {titleOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.rows.map(({ number, values, problems }) => (
            <tr key={number}>
              <th scope="row">
                {number}
                {problemsOf(problems, null).map((message) => (
                  <div key={message} className="job-bad">
                    {message}
                  </div>
                ))}
              </th>
              {found.columns.map((name) => (
                <td key={name}>
                  {textOf(values[name])}
                  {problemsOf(problems, name).map((message) => (
                    <div key={message} className="job-bad">
                      {message}
                    </div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function problemsOf(problems: Found['rows'][number]['problems'], column: string | null): string[] {
  return problems.filter((problem) => problem.column === column).map(({ message }) => message);
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
