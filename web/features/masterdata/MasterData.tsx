import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { codeOf, failureOf } from '../../platform/apollo/failure.ts';
import { useView } from '../../platform/view-address/useView.ts';
import { StatusPage } from '../../design/feedback/StatusPage.tsx';
import { keywordFilter } from './filter-input.ts';
import { ListPlaceholder } from './ListPlaceholder.tsx';
import { listKey } from './list-module.ts';
import { canLoadWithoutColumns, listState } from './columns/list-state.ts';
import { useListModuleQuery } from './ListModule.gen.ts';
import { ModuleList } from './ModuleList.tsx';
import { useIsLate } from './useIsLate.ts';

/**
 * How long the form waits for the first page of rows. Usually they arrive in time, and one request
 * is enough.
 */
export const MAX_ROWS_WAIT_MS = 1000;

interface MasterDataProps {
  code: string;
  title: string;
}

/** Loads the metadata of a module and, if possible in the same request, its first page of rows. */
export function MasterData({ code, title }: MasterDataProps) {
  const { t } = useTranslation();
  const { view: state } = useView(listState);
  const [variables] = useState(() => ({
    code,
    list: listKey(code),
    withRows: canLoadWithoutColumns(state),
    filter: keywordFilter(state),
    page: state.page,
    pageSize: state.size,
  }));
  const { data, error, loading, refetch } = useListModuleQuery({
    variables,
    // Rows are always loaded from the services; the gateway has the metadata cached.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const isLate = useIsLate(loading && data === undefined);
  const reload = () => void refetch().catch(() => undefined);
  const areRowsSlow = useIsLate(
    loading && data === undefined && variables.withRows,
    MAX_ROWS_WAIT_MS,
  );
  const [loadsMetadataFirst, setLoadsMetadataFirst] = useState(false);
  if (areRowsSlow && !loadsMetadataFirst) setLoadsMetadataFirst(true);
  // The rows are slow. Load the metadata alone, so that the search form can be shown.
  const metadataOnly = useListModuleQuery({
    variables: { ...variables, withRows: false },
    skip: !loadsMetadataFirst,
  });
  const loaded = data?.viewer?.listModule;
  const module = loaded ?? metadataOnly.data?.viewer?.listModule;
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
        initialLoad={
          variables.withRows ? { failure, busy: loading && loaded?.rows === undefined } : null
        }
      />
    );
  }
  if (loading) return <ListPlaceholder title={title} isLate={isLate} />;
  if (error !== undefined && codeOf(error) !== 'FORBIDDEN')
    return <StatusPage title={t('portal_text_152')} body={failureOf(error)} onRetry={reload} />;
  return (
    <StatusPage {...missingListText(error, title, t)} level={2}>
      <Button kind="plain" onClick={reload}>
        {t('retry')}
      </Button>
    </StatusPage>
  );
}

/** Returns why there is no list: the account lacks permission, or the module is not configured. */
function missingListText(error: unknown, title: string, t: TFunction) {
  return error === undefined
    ? { title: t('module.noPage'), body: t('module.noPage.body', { 0: title }) }
    : { title: t('masterdata.noPermission'), body: t('masterdata.noPermission.body') };
}
