import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/**
 * Asks for confirmation before unsaved changes of an approval are discarded. Enter and Escape keep
 * them.
 */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={t('approval.leave.title')}
      onClose={onStay}
      footer={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('approval.leave.discard')}
          </Button>
          <StayButton onStay={onStay} />
        </>
      }
    >
      <p>{t('approval.leave.body')}</p>
    </ModalDialog>
  );
}

/**
 * The button that keeps the changes. It takes the focus one frame late, because PrimeReact first
 * focuses the first button of the dialog.
 */
function StayButton({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeChoice() {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button kind="primary" ref={button} onClick={onStay}>
      {t('approval.leave.stay')}
    </Button>
  );
}
