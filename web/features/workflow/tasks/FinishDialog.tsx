import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

interface FinishDialogProps {
  /** Text of the button that was pressed. */
  title: string;
  name: string;
  onCancel: () => void;
  onFinish: () => void;
}

/** Asks for confirmation that the work of a task is done, because finishing cannot be undone. */
export function FinishDialog({ title, name, onCancel, onFinish }: FinishDialogProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <button type="button" className="btn" onClick={onCancel}>
            {t('tasks.notDone')}
          </button>
          <button type="button" className="btn btn-p" onClick={onFinish}>
            {t('tasks.isDone')}
          </button>
        </>
      }
    >
      <p>{t('tasks.isDone.question', { 0: name })}</p>
    </ModalDialog>
  );
}
