import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useSessionActions } from '../../../platform/session/SessionActions.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import './IdleWarning.css';

const texts = {
  'idle-warning': { titleKey: 'idle.title', bodyKey: 'idle.body', stayKey: 'idle.stay' },
  // Activity does not extend the maximum age of a session, so the dialog can only warn.
  'end-warning': {
    titleKey: 'idle.end.title',
    bodyKey: 'idle.end.body',
    stayKey: 'idle.end.understood',
  },
} as const;

interface IdleWarningProps {
  phase: keyof typeof texts;
  secondsLeft: number;
  onStay: () => void;
}

/**
 * Warns that the session will end soon. Screen readers announce the dialog once when it opens. The
 * countdown is not announced every second, but can be read on demand.
 */
export function IdleWarning({ phase, secondsLeft, onStay }: IdleWarningProps) {
  const { t } = useTranslation();
  const { signOut } = useSessionActions();
  const { titleKey, bodyKey, stayKey } = texts[phase];
  const left = `${String(Math.floor(secondsLeft / 60))}:${String(secondsLeft % 60).padStart(2, '0')}`;
  return (
    <ModalDialog
      role="alertdialog"
      title={t(titleKey)}
      footer={
        <>
          <Button kind="plain" onClick={signOut}>
            {t('logout')}
          </Button>
          <Button kind="primary" onClick={onStay}>
            {t(stayKey)}
          </Button>
        </>
      }
    >
      <p>{t(bodyKey)}</p>
      <p role="timer" aria-live="off" className="idle-countdown">
        {left}
      </p>
    </ModalDialog>
  );
}
