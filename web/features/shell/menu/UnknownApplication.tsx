import { Link } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { applicationPath, homePath } from '../../../platform/routes/paths.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { StatusPage } from '../../../design/feedback/StatusPage.tsx';
import type { Application } from './menu-rows.ts';

interface UnknownApplicationProps {
  code: string;
  /** The applications of the account. */
  available: readonly Application[];
}

/** Shown if the address names an application that the account does not have; offers the others. */
export function UnknownApplication({ code, available }: UnknownApplicationProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { userType } = useViewer();
  return (
    <StatusPage title={t('app.unknown')} body={t('app.unknown.body', { 0: code })}>
      {available.length > 0 && (
        <nav className="status-page-actions" aria-label={t('app.available')}>
          {available.map((application) => (
            <Link key={application.id} className="btn" to={applicationPath(application.code)}>
              {serverText(application.i18nCode, application.name)}
            </Link>
          ))}
        </nav>
      )}
      <Link className="btn btn-p" to={homePath(userType)}>
        {t('goHome')}
      </Link>
    </StatusPage>
  );
}
