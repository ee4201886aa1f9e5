import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { SaveProblem } from './save-problem.ts';

/** Says why a row was not saved, or that the outcome is unknown. The input is not lost. */
export function ProblemNote({
  problem: { message, requestId, isUnknown },
}: {
  problem: SaveProblem;
}) {
  const { t } = useTranslation();
  return (
    <div className="master-problem" role="alert">
      <Icon name="alert" />
      <div>
        <b>{t(isUnknown ? 'masterdata.perhapsSaved' : 'masterdata.notSaved')}</b>
        <p>{message}</p>
        {isUnknown && <p>{t('masterdata.saveAgain')}</p>}
        {requestId !== null && (
          <p className="small mute">{t('failure.requestId', { 0: requestId })}</p>
        )}
      </div>
    </div>
  );
}
