import { useTranslation } from '../../design/language/useTranslation.ts';
import type { SessionState } from '../../platform/session/session.ts';
import { Icon } from '../../design/icons/Icon.tsx';

const notices = {
  'signed-out': { textKey: 'logout.again' },
  expired: { textKey: 'session.expired.notice' },
  'unlock-failed': { textKey: 'lock.ended.notice' },
  replaced: { textKey: 'session.replaced.notice' },
} as const;

/** Explains why the user is on the sign-in page again; nothing if there was no session. */
export function LoginNotice({ notice }: { notice: SessionState['notice'] }) {
  const { t } = useTranslation();
  if (notice === null) return null;
  return (
    <p className="login-notice" role="status">
      <Icon name="info-circle" />
      {t(notices[notice].textKey)}
    </p>
  );
}
