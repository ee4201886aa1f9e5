import { lazy, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button/Button.tsx';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { ModalDialog } from '../design/overlay/ModalDialog.tsx';
import { PageCover } from './PageCover.tsx';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('../features/session/SessionEndedDialog.tsx')).SessionEndedDialog,
}));
const LockScreen = lazy(async () => ({
  default: (await import('../features/session/lock/LockScreen.tsx')).LockScreen,
}));

/** Shows over any page that the session has ended or is locked. */
export function SessionWatch() {
  const { ending, locked } = useSessionState();
  if (!locked && ending === null) return null;
  return (
    <>
      {locked && <PageCover />}
      <ErrorBoundary FallbackComponent={SessionDialogFailure}>
        <Suspense>
          {locked ? <LockScreen /> : ending !== null && <SessionEndedDialog ending={ending} />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

/** Shown if the dialog could not be loaded: over everything, because a locked page is hidden. */
function SessionDialogFailure(_failure: FallbackProps) {
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
