import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';

interface SwitchFooterProps {
  disabled: boolean;
  running: boolean;
  onCancel: () => void;
  onSubmit: () => void;
}

/** The buttons of a dialog that switches post or store. */
export function SwitchFooter({ disabled, running, onCancel, onSubmit }: SwitchFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button kind="plain" onClick={onCancel}>
        {t('account.cancel')}
      </Button>
      <Button kind="primary" busy={running} disabled={disabled} onClick={onSubmit}>
        {running ? t('switch.running') : t('switch.submit')}
      </Button>
    </>
  );
}
