import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was changed or written at an approval goes. Whoever presses Enter or Escape without reading keeps it. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={t('approval.leave.title')}
      onClose={onStay}
      footer={
        <>
          <button type="button" className="btn btn-d" onClick={onLeave}>
            {t('approval.leave.discard')}
          </button>
          <StayButton onStay={onStay} />
        </>
      }
    >
      <p>{t('approval.leave.body')}</p>
    </ModalDialog>
  );
}

/** It takes the focus when it is drawn, which is later than the dialog, and after PrimeReact has given it to the first button. */
function StayButton({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function beginSafely() {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <button type="button" className="btn btn-p" ref={button} onClick={onStay}>
      {t('approval.leave.stay')}
    </button>
  );
}
