import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../platform/apollo/ClientLoader.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { SessionLoss } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';

const bodies: Readonly<Record<SessionLoss, { textKey: string; canResume: boolean }>> = {
  absent: { textKey: 'session.expired.body', canResume: false },
  expired: { textKey: 'session.expired.body', canResume: false },
  // The session is alive, only its renewal failed: trying again may help.
  'refresh-failed': { textKey: 'session.refreshFailed.body', canResume: true },
};

/** Tells once that the session in use is over, however many calls met it, and leads to the sign-in page. */
export function SessionEndedDialog({ ending }: { ending: SessionLoss }) {
  const { t } = useTranslation();
  use(useLanguage().language.need('workbench'));
  const session = useSession();
  const loadClient = useClientLoader();
  const { textKey, canResume } = bodies[ending];
  useEffect(
    function askAgainWhenItGoesOn() {
      // By the user's word, or because he has signed in again in another window: what had failed meanwhile is asked for again.
      return () => {
        const { status, ending: still } = session.state();
        // The very first request may have met it, before anybody knew who is signed in.
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
            <button className="btn" type="button" onClick={() => session.resume()}>
              {t('retry')}
            </button>
          )}
          <button className="btn btn-p" type="button" onClick={() => void signInAgain()}>
            {t('session.signInAgain')}
          </button>
        </>
      }
    >
      <p>{t(textKey)}</p>
    </ModalDialog>
  );
}
