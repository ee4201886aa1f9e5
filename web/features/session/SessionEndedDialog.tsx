import { useTranslation } from 'react-i18next';
import { useClientLoader } from '../../apollo/ClientLoader.tsx';
import type { SessionLoss } from '../../kit/session/session.ts';
import { useSession } from '../../kit/session/SessionContext.tsx';
import { ModalDialog } from '../../kit/ui/ModalDialog.tsx';

const bodies: Readonly<Record<SessionLoss, { textKey: string; canResume: boolean }>> = {
  absent: { textKey: 'session.expired.body', canResume: false },
  expired: { textKey: 'session.expired.body', canResume: false },
  // The session is alive, only its renewal failed: trying again may help.
  'refresh-failed': { textKey: 'session.refreshFailed.body', canResume: true },
};

/** Tells once that the session in use is over, however many calls met it, and leads to the sign-in page. */
export function SessionEndedDialog({ ending }: { ending: SessionLoss }) {
  const { t } = useTranslation();
  const session = useSession();
  const loadClient = useClientLoader();
  const { textKey, canResume } = bodies[ending];

  async function signInAgain() {
    session.signedOut(null);
    await (await loadClient()).clearStore();
  }
  async function tryAgain() {
    session.resume();
    await (await loadClient()).refetchQueries({ include: 'active' });
  }
  return (
    <ModalDialog
      title={t('portal_text_026')}
      footer={
        <>
          {canResume && (
            <button className="btn" type="button" onClick={() => void tryAgain()}>
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
