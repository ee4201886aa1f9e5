import { useTranslation } from '../design/language/useTranslation.ts';
import { Button } from '../design/button/Button.tsx';
import { Prompt } from '../design/overlay/Prompt.tsx';

/**
 * Shown if a dialog could not be loaded or has crashed. The page below it stays, with everything
 * the user has typed.
 */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Prompt text={t('dialog.failed')}>
      <Button kind="primary" onClick={onClose}>
        {t('close')}
      </Button>
    </Prompt>
  );
}
