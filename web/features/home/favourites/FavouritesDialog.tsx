import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { FailureMessage } from '../../../design/feedback/FailureMessage.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { useProblemText } from '../useProblemText.ts';
import { FavouriteChooser } from './FavouriteChooser.tsx';
import { MAX_FAVOURITES } from '../../../platform/favourites/max-favourites.ts';
import { useFavouriteChoice } from './useFavouriteChoice.ts';
import { useFavourites } from './useFavourites.ts';
import './FavouritesDialog.css';

/**
 * The dialog in which the user adds favourites. Existing favourites are checked and cannot be
 * unchecked. The selected modules are saved on confirmation. If saving fails, the selection stays.
 */
export function FavouritesDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { favourites, applications, isLoading, problem, refresh } = useFavourites();
  const { saved, added, total, refusal, isSaving, toggle, confirm } = useFavouriteChoice({
    favourites,
    refresh,
    onSaved: onClose,
  });
  return (
    <ModalDialog
      title={t('favourites.manage')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('commonMenus.cancel')}
          </Button>
          <Button
            kind="primary"
            busy={isSaving}
            disabled={favourites === null}
            onClick={() => void confirm()}
          >
            {t('favourites.confirm')}
          </Button>
        </>
      }
    >
      <div className="favourites-dialog">
        {favourites !== null && applications !== null ? (
          <FavouriteChooser
            applications={applications}
            saved={saved}
            chosen={new Set(added)}
            onToggle={toggle}
          />
        ) : isLoading ? (
          <SkeletonLines count={8} height="1.5rem" />
        ) : (
          <FailureMessage
            reason={problemText(problem)}
            requestId={problem?.requestId}
            onRetry={refresh}
          />
        )}
        <div className="favourites-foot">
          <span aria-live="polite">{t('favourites.chosen', { 0: total, 1: MAX_FAVOURITES })}</span>
          <Refusal problem={refusal} />
        </div>
      </div>
    </ModalDialog>
  );
}
