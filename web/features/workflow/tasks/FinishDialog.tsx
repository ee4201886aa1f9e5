import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';

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
    <ConfirmDialog
      title={title}
      keep={{ text: t('tasks.notDone'), onSelect: onCancel }}
      act={{ text: t('tasks.isDone'), onSelect: onFinish }}
    >
      <p>{t('tasks.isDone.question', { 0: name })}</p>
    </ConfirmDialog>
  );
}
