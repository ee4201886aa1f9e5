import { type ComponentProps, useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import { ListRowDocument } from '../ListRows.gen.ts';
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
  const query = usePartQuery(ListRowDocument, {
    variables: { code: panel.module.code, key: rowKey },
    partOf: ({ viewer }) => viewer?.listModule?.row,
    fetchPolicy: 'network-only',
    skip: row !== null || waiting,
  });
  const found = row ?? query.part;
  if (found !== null) return <EditPanel {...panel} row={found} />;
  return (
    <PanelFrame titleId={titleId} busy={query.failure === null} onEscape={panel.onClose}>
      <PanelHead titleId={titleId} title={panel.title} rowKey={rowKey} onClose={panel.onClose} />
      <div className="panel-body">
        <Loaded
          query={query}
          waiting={<SkeletonLines count={10} height="1.25rem" />}
          failedTitle={t('masterdata.openFailed')}
          none={
            <ListNote
              icon="empty"
              title={t('masterdata.notThere', { 0: rowKey })}
              text={t('masterdata.notThere.body')}
            />
          }
        >
          {() => null}
        </Loaded>
      </div>
    </PanelFrame>
  );
}
