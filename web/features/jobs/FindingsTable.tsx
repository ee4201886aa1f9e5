import { useTranslation } from 'react-i18next';
import type { TitledColumn } from './dialog-request.ts';
import type { ImportFindingsQuery } from './ImportPreview.gen.ts';

type Found = NonNullable<NonNullable<NonNullable<ImportFindingsQuery['viewer']>['job']>['preview']>;

interface FindingsTableProps {
  found: { columns: readonly string[]; rows: Found['rows'] };
  label: string;
  columnOf: (name: string) => TitledColumn | undefined;
}

/** Rows of an imported file as they were read, with the problems below each cell. */
export function FindingsTable({ found, label, columnOf }: FindingsTableProps) {
  const { t } = useTranslation();
  return (
    <div className="job-findings" role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('jobs.import.row')}</th>
            {found.columns.map((name) => (
              <th key={name} scope="col">
                {columnOf(name)?.title ?? name}
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
                  {textOf(values[name], columnOf(name)?.labels ?? [])}
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

/**
 * Replaces codes by their labels; several codes are separated by commas. Values without a label are
 * unchanged.
 */
function textOf(value: unknown, labels: NonNullable<TitledColumn['labels']>): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const nameOf = (code: string) => labels.find(({ value: labelled }) => labelled === code)?.label;
  const names = text.split(',').map(nameOf);
  return nameOf(text) ?? (names.every((name) => name !== undefined) ? names.join(', ') : text);
}
