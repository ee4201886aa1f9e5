import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homePath } from '../../../kit/routes/paths.ts';
import { useViewer } from '../../../kit/session/ViewerContext.tsx';
import { StatusPage } from '../../../kit/ui/StatusPage.tsx';

/** The address narrows the workbench to an application that the account does not have. */
export function UnknownApplication({ code }: { code: string }) {
  const { t } = useTranslation();
  const { userType } = useViewer();
  return (
    <StatusPage title={t('app.unknown')} body={t('app.unknown.body', { 0: code })}>
      <Link className="btn btn-p" to={homePath(userType)}>
        {t('goHome')}
      </Link>
    </StatusPage>
  );
}
