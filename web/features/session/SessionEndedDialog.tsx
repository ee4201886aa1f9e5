import { use, useEffect } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { SessionLoss } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';

const dialogTexts: Readonly<Record<SessionLoss, { textKey: string; canResume: boolean }>> = {
  absent: { textKey: 'session.expired.body', canResume: false },
  expired: { textKey: 'session.expired.body', canResume: false },
  ended: { textKey: 'session.expired.body', canResume: false },
  // The session still exists, only the refresh of its token failed: a retry may help.
  'refresh-failed': { textKey: 'session.refreshFailed.body', canResume: true },
};

/**
 * Tells the user that the session is over, once for all failed calls, and offers to sign in again.
 */
export function SessionEndedDialog({ ending }: { ending: SessionLoss }) {
  const { t } = useTranslation();
  use(useLanguage().language.loadPart('workbench'));
  const session = useSession();
  const loadClient = useClientLoader();
  const { textKey, canResume } = dialogTexts[ending];
  useEffect(
    function refetchAfterResume() {
      // The dialog closes when the user retries or signs in again in another window.
      // Then the queries that failed in the meantime are loaded again.
      return () => {
        const { status, ending: still } = session.state();
        // Not signed in (again): there is nothing to reload.
        if (status === 'signed-out' || still !== null) return;
        loadClient()
          .then((client) => client.refetchQueries({ include: 'active' }))
          .catch(() => undefined);
      };
    },
    [session, loadClient],
  );

  async function signInAgain() {
    session.signedOut(null);
    await (await loadClient()).clearStore();
  }
  return (
    <ModalDialog
      topmost
      title={t('portal_text_026')}
      footer={
        <>
          {canResume && (
            <Button kind="plain" onClick={() => session.resume()}>
              {t('retry')}
            </Button>
          )}
          <Button kind="primary" onClick={() => void signInAgain()}>
            {t('session.signInAgain')}
          </Button>
        </>
      }
    >
      <p>{t(textKey)}</p>
    </ModalDialog>
  );
}
