import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { FailureMessage } from '../../../design/feedback/CardMessage.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { useProblemText } from '../useProblemText.ts';
import { FavouriteChooser } from './FavouriteChooser.tsx';
import { FavouriteChoiceSaveDocument } from './favourites.gen.ts';
import { MAX_FAVOURITES } from './favourite-modules.ts';
import { useFavourites } from './useFavourites.ts';
import './FavouritesDialog.css';

/**
 * The dialog in which the user adds favourites. Existing favourites are checked and cannot be
 * unchecked. The selected modules are saved on confirmation. If saving fails, the selection stays.
 */
export function FavouritesDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const problemText = useProblemText();
  const { favourites, applications, isLoading, problem, refresh } = useFavourites();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [save, { loading: saving }] = useMutation(FavouriteChoiceSaveDocument);
  const saved = new Set(favourites?.map(({ moduleCode }) => moduleCode));
  // Some of the selected modules may have been saved in another window meanwhile.
  const added = chosen.filter((code) => !saved.has(code));
  const total = saved.size + added.length;

  async function confirm() {
    if (total > MAX_FAVOURITES) {
      setRefusal(t('portal_text_096', { 0: MAX_FAVOURITES }));
      return;
    }
    if (added.length === 0) {
      onClose();
      return;
    }
    try {
      const { data } = await save({ variables: { input: { moduleCodes: added } } });
      const refused = payloadOf(data.favouritesAdd).userErrors[0];
      if (refused === undefined) {
        notify(t('portal_text_097'));
        onClose();
        return;
      }
      setRefusal(refused.message);
      refresh();
    } catch (error) {
      setRefusal(reasonText(t, failureOf(error)));
    }
  }

  return (
    <ModalDialog
      title={t('favourites.manage')}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t('commonMenus.cancel')}
          </button>
          <button
            type="button"
            className="btn btn-p"
            disabled={saving || favourites === null}
            onClick={() => void confirm()}
          >
            {t('favourites.confirm')}
          </button>
        </>
      }
    >
      <div className="favourites-dialog">
        {favourites !== null && applications !== null ? (
          <FavouriteChooser
            applications={applications}
            saved={saved}
            chosen={new Set(added)}
            onToggle={(code) => {
              setRefusal(null);
              setChosen(
                added.includes(code) ? added.filter((one) => one !== code) : [...added, code],
              );
            }}
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
