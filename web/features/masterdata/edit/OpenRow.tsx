import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { ListFailure, ListNote } from '../../../design/feedback/ListNote.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { useListRowQuery } from '../ListRows.gen.ts';
import type { ListRow } from '../list-module.ts';
import { EditPanel } from './EditPanel.tsx';
import { PanelHead } from './PanelHead.tsx';
import { PanelFrame } from './PanelFrame.tsx';

interface OpenRowProps extends Omit<ComponentProps<typeof EditPanel>, 'row'> {
  rowKey: string;
  /** The row if it is on the current page, else null. */
  row: ListRow | null;
  /** The page is loading and may contain the row. */
  waiting: boolean;
}

/** Shows the open row: from the current page, or loaded separately. */
export function OpenRow({ rowKey, row, waiting, ...panel }: OpenRowProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, loading, refetch } = useListRowQuery({
    variables: { code: panel.module.code, key: rowKey },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    skip: row !== null || waiting,
  });
  const found = row ?? data?.viewer?.listModule?.row ?? null;
  if (found !== null) return <EditPanel {...panel} row={found} />;
  const isAnswered = data?.viewer?.listModule != null && error === undefined;
  return (
    <PanelFrame titleId={titleId} busy={loading || waiting} onEscape={panel.onClose}>
      <PanelHead titleId={titleId} title={panel.title} rowKey={rowKey} onClose={panel.onClose} />
      <div className="panel-body">
        {loading || waiting ? (
          <SkeletonLines count={10} height="1.25rem" />
        ) : isAnswered ? (
          <ListNote
            icon="empty"
            title={t('masterdata.notThere', { 0: rowKey })}
            text={t('masterdata.notThere.body')}
          />
        ) : (
          <ListFailure
            title={t('masterdata.openFailed')}
            failure={failureOf(error ?? { errors: [{}] })}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </div>
    </PanelFrame>
  );
}
