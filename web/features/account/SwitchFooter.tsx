import { useTranslation } from 'react-i18next';

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
      <button className="btn" type="button" onClick={onCancel}>
        {t('account.cancel')}
      </button>
      <button className="btn btn-p" type="button" disabled={disabled || running} onClick={onSubmit}>
        {running ? t('switch.running') : t('switch.submit')}
      </button>
    </>
  );
}
