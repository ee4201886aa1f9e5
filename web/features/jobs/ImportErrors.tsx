import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { failureOf } from '../../platform/apollo/failure.ts';
import { missingAnswerError } from '../../platform/apollo/missing-answer-error.ts';
import { formatCount } from '../../design/number/amount.ts';
import { ListFailure } from '../../design/feedback/ListNote.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import type { TitledColumn } from './dialog-request.ts';
import { FindingsTable } from './FindingsTable.tsx';
import { useImportErrorsQuery } from './ImportPreview.gen.ts';

interface ImportErrorsProps {
  id: string;
  columns: readonly string[];
  badCount: number;
  columnOf: (name: string) => TitledColumn | undefined;
}

const PAGE_SIZE = 100;

/** All rows of a file that have problems, loaded page by page. */
export function ImportErrors({ id, columns, badCount, columnOf }: ImportErrorsProps) {
  const { t } = useTranslation();
  const { data, error, loading, refetch, fetchMore } = useImportErrorsQuery({
    variables: { id, page: 1, pageSize: PAGE_SIZE },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: 'no-cache',
  });
  const rows = data?.viewer?.job?.preview?.errors;
  if (rows === undefined) {
    if (loading) return <Spinner />;
    return (
      <ListFailure
        title={t('jobs.unreachable')}
        failure={failureOf(error ?? missingAnswerError)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const loadMore = () =>
    fetchMore({
      variables: { page: Math.floor(rows.length / PAGE_SIZE) + 1 },
      updateQuery(before, { fetchMoreResult }) {
        const next = fetchMoreResult.viewer?.job?.preview?.errors ?? [];
        const { viewer } = before;
        if (viewer?.job?.preview == null) return before;
        const preview = { ...viewer.job.preview, errors: [...viewer.job.preview.errors, ...next] };
        return { ...before, viewer: { ...viewer, job: { ...viewer.job, preview } } };
      },
    });
  return (
    <>
      <FindingsTable
        found={{ columns, rows }}
        label={t('jobs.import.errorRows', { 0: badCount })}
        columnOf={columnOf}
      />
      {rows.length < badCount && (
        <Button kind="plain" busy={loading} onClick={() => void loadMore().catch(() => undefined)}>
          {t('jobs.import.moreErrors', {
            0: formatCount(rows.length).text,
            1: formatCount(badCount).text,
          })}
        </Button>
      )}
    </>
  );
}
