import { useTranslation } from '../../design/language/useTranslation.ts';
import { PlainTable } from '../../design/table/PlainTable.tsx';
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
      <PlainTable
        label={label}
        rows={found.rows}
        rowKey={({ number }) => number}
        columns={[
          {
            key: 'number',
            title: t('jobs.import.row'),
            isRowHeader: true,
            cell: ({ number, problems }) => (
              <>
                {number}
                <Problems messages={problemsOf(problems, null)} />
              </>
            ),
          },
          ...found.columns.map((name) => ({
            key: `value ${name}`,
            title: columnOf(name)?.title ?? name,
            cell: ({ values, problems }: Found['rows'][number]) => (
              <>
                {textOf(values[name], columnOf(name)?.labels ?? [])}
                <Problems messages={problemsOf(problems, name)} />
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}

function Problems({ messages }: { messages: readonly string[] }) {
  return messages.map((message) => (
    <div key={message} className="job-bad">
      {message}
    </div>
  ));
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
