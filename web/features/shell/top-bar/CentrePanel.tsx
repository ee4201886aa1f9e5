import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { ListFailure } from '../../../design/feedback/ListNote.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { CentreHead } from './CentreHead.tsx';
import { CentrePreview, type CentrePreviewProps } from './centre-previews.tsx';
import type { CentreState } from './useCounters.ts';
import { useOpenCentre } from './useOpenCentre.ts';

interface CentrePanelProps {
  title: string;
  /** The state of its data, with what the panel shows of them. */
  state: CentreState<CentrePreviewProps>;
  /** The number of waiting items; null while it is unknown. */
  count: number | null;
  /** The module with the full list. */
  module: ModuleReference;
  reloading: boolean;
  onReload: () => void;
  onClose: () => void;
}

/** The panel of a center. It is loaded with the code that shows panels: no page needs it before. */
export function CentrePanel({
  title,
  state,
  count,
  module,
  reloading,
  onReload,
  onClose,
}: CentrePanelProps) {
  const { t } = useTranslation();
  const openCentre = useOpenCentre();
  return (
    <div className="centre-panel">
      <CentreHead title={title} count={count} onReload={onReload} />
      {state.kind === 'loading' || (reloading && state.kind === 'failed') ? (
        <div className="centre-note">
          <Spinner />
        </div>
      ) : state.kind === 'failed' ? (
        <ListFailure title={t('centre.failed')} failure={state.failure} onRetry={onReload} />
      ) : (
        state.kind === 'loaded' && <CentrePreview {...state.data} />
      )}
      <Button
        className="centre-all"
        aria-label={t('notices.allOf', { title })}
        onClick={() => {
          onClose();
          openCentre(module);
        }}
      >
        {t('notices.all')}
        <Icon name="right" size="small" />
      </Button>
    </div>
  );
}
