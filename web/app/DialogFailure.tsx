import { useTranslation } from 'react-i18next';
import { Prompt } from '../design/overlay/Prompt.tsx';

/**
 * Shown if a dialog could not be loaded or has crashed. The page below it stays, with everything
 * the user has typed.
 */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Prompt text={t('dialog.failed')}>
      <button className="btn btn-p" type="button" onClick={onClose}>
        {t('close')}
      </button>
    </Prompt>
  );
}
