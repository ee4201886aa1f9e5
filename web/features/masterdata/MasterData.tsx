import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { FailedPage } from '../../design/feedback/FailedPage.tsx';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { keywordFilter } from './filter-input.ts';
import { ListWaiting } from './ListWaiting.tsx';
import { listOf } from './list-module.ts';
import { needsNoColumns } from './columns/list-view.ts';
import { useListModuleQuery } from './ListModule.gen.ts';
import { ModuleList } from './ModuleList.tsx';
import { useIsLate } from './useIsLate.ts';
import { useListLook } from './columns/useListLook.ts';

/** How long the rows may hold up what surrounds them: a usual answer is here by then, and one request was enough. */
export const formWaitMs = 1000;

interface MasterDataProps {
  code: string;
  title: string;
}

/** What a module is made of, with its first page of rows where that can be asked for at once. */
export function MasterData({ code, title }: MasterDataProps) {
  const { t } = useTranslation();
  const { look } = useListLook();
  const [variables] = useState(() => ({
    code,
    list: listOf(code),
    withRows: needsNoColumns(look),
    filter: keywordFilter(look),
    page: look.page,
    pageSize: look.size,
  }));
  const { data, error, loading, refetch } = useListModuleQuery({
    variables,
    // Rows are asked for as they are by now; what the columns are the gateway knows by heart.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const isLate = useIsLate(loading && data === undefined);
  const again = () => void refetch().catch(() => undefined);
  const isHeldUp = useIsLate(loading && data === undefined && variables.withRows, formWaitMs);
  const [asksEarly, setAsksEarly] = useState(false);
  if (isHeldUp && !asksEarly) setAsksEarly(true);
  // The rows take long: the search form needs only the columns, which the gateway has at hand.
  const early = useListModuleQuery({
    variables: { ...variables, withRows: false },
    skip: !asksEarly,
  });
  const answered = data?.viewer?.listModule;
  const module = answered ?? early.data?.viewer?.listModule;
  if (module?.isSearchable === false)
    return (
      <StatusPage
        title={t('module.noLink')}
        body={t('masterdata.noInterface.body', { 0: title })}
        level={2}
      />
    );
  if (module != null) {
    const failure = error === undefined ? null : failureOf(error);
    return (
      <ModuleList
        module={module}
        title={title}
        cameAlong={
          variables.withRows ? { failure, busy: loading && answered?.rows === undefined } : null
        }
      />
    );
  }
  if (loading) return <ListWaiting title={title} isLate={isLate} />;
  if (error !== undefined && codeOf(error) !== 'FORBIDDEN')
    return <FailedPage title={t('portal_text_152')} failure={failureOf(error)} onRetry={again} />;
  return (
    <StatusPage {...obstacleOf(error, title, t)} level={2}>
      <button type="button" className="btn" onClick={again}>
        {t('retry')}
      </button>
    </StatusPage>
  );
}

/** Why there is no list: the account may not see it, or nobody has configured its page. */
function obstacleOf(error: unknown, title: string, t: TFunction) {
  return error === undefined
    ? { title: t('module.noPage'), body: t('module.noPage.body', { 0: title }) }
    : { title: t('masterdata.noPermission'), body: t('masterdata.noPermission.body') };
}
