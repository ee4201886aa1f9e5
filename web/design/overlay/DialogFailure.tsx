import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { ModalDialog } from './ModalDialog.tsx';

/**
 * Shown in place of a dialog about the session that could not be loaded: over everything, because
 * the page cannot go on without it.
 */
export function DialogFailure() {
  const { t } = useTranslation();
  return (
    <ModalDialog
      title={t('product.name')}
      role="alertdialog"
      topmost
      footer={
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      }
    >
      <p>{t('dialog.failed')}</p>
    </ModalDialog>
  );
}
