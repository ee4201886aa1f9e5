import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { homePath, JOBS_HASH } from '../../../platform/routes/paths.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import type { useSalesExport } from './useSalesExport.ts';

const FORMATS = ['CSV', 'JSONL'] as const;

type Export = ReturnType<typeof useSalesExport>;

/** Exports all rows of the query to a file in the chosen format. */
export function SalesExportMenu({ isReady, start }: Pick<Export, 'start'> & { isReady: boolean }) {
  const { t } = useTranslation();
  const content = (
    <>
      <Icon name="dl" size="small" />
      {t('playground.builder.export')}
    </>
  );
  if (!isReady)
    return (
      <Button kind="plain" disabled>
        {content}
      </Button>
    );
  return (
    <PopupMenu
      label={t('playground.builder.export')}
      kind="plain"
      hasVisibleLabel
      groups={[
        {
          id: 'formats',
          items: FORMATS.map((format) => ({
            id: format,
            label: t(`playground.builder.export.${format}`),
            onSelect: () => void start(format),
          })),
        },
      ]}
    >
      {content}
    </PopupMenu>
  );
}

/** Whether the export was started, with the way to its file, or why it was not. */
export function SalesExportState({ state }: Pick<Export, 'state'>) {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  return (
    <>
      <p className="builder-note" role="status">
        {state.kind === 'busy' && t('playground.builder.export.busy')}
        {state.kind === 'started' && viewer !== null && (
          <>
            {t(
              state.job.isCapped
                ? 'playground.builder.export.capped'
                : 'playground.builder.export.started',
              { 0: formatCount(state.job.totalCount ?? 0).text },
            )}{' '}
            <a href={`${homePath(viewer.userType)}${JOBS_HASH}`} target="_blank" rel="noopener">
              {t('action.jobs')}
            </a>
          </>
        )}
      </p>
      <Refusal problem={state.kind === 'failed' ? state.problem : null} />
    </>
  );
}
