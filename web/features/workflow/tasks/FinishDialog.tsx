import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
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
          <Button kind="plain" onClick={onCancel}>
            {t('tasks.notDone')}
          </Button>
          <Button kind="primary" onClick={onFinish}>
            {t('tasks.isDone')}
          </Button>
        </>
      }
    >
      <p>{t('tasks.isDone.question', { 0: name })}</p>
    </ModalDialog>
  );
}
