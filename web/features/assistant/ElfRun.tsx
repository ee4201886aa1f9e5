import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { SkeletonLines } from '../../design/feedback/Skeleton.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { useElfRowsQuery, type ElfRowsQuery } from './ElfRows.gen.ts';
import { ElfResult } from './ElfResult.tsx';

interface ElfRunProps {
  code: string;
  page: number;
  onPage: (page: number) => void;
  onBack: () => void;
}

/** Number of rows per page. */
const PAGE_SIZE = 30;

/**
 * Runs an elf and shows one page of its rows, or explains why there are none. The current page
 * stays visible while the next one is loading.
 */
export function ElfRun({ code, page, onPage, onBack }: ElfRunProps) {
  const { t } = useTranslation();
  const { data, previousData, error, loading, refetch } = useElfRowsQuery({
    variables: { code, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const elf = (data ?? (loading ? previousData : undefined))?.viewer?.elf;
  const result = elf?.rows;
  const name = elf?.name ?? code;
  return (
    <>
      <Button kind="quiet" className="assistant-back" onClick={onBack}>
        <Icon name="left" />
        {t('assistant.back')}
      </Button>
      {elf != null && result != null ? (
        <ElfResult elf={elf} result={result} busy={loading} onPage={onPage} />
      ) : loading ? (
        <div
          className="assistant-waiting"
          role="status"
          aria-busy="true"
          aria-label={t('assistant.running', { 0: name })}
        >
          <SkeletonLines count={8} />
        </div>
      ) : (
        <NoResult code={code} elf={elf} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface NoResultProps {
  code: string;
  elf: NonNullable<ElfRowsQuery['viewer']>['elf'] | undefined;
  error: unknown;
  onRetry: () => void;
}

function NoResult({ code, elf, error, onRetry }: NoResultProps) {
  const { t } = useTranslation();
  const name = elf?.name ?? code.slice(0, 64);
  if (elf?.enabled === false || codeOf(error) === 'FORBIDDEN') {
    return (
      <StatusPage
        title={t('assistant.notEnabled.title')}
        body={t('assistant.notEnabled.body', { 0: name })}
      />
    );
  }
  if (elf == null && error === undefined) {
    return (
      <StatusPage title={t('assistant.unknown')} body={t('assistant.unknown.body', { 0: name })} />
    );
  }
  return (
    <FailedPage
      title={t('assistant.rowsFailed', { 0: name })}
      failure={failureOf(error)}
      onRetry={onRetry}
    />
  );
}
