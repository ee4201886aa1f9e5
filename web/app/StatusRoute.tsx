import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../design/language/useTranslation.ts';
import { Button } from '../design/button/Button.tsx';
import { loginPath, paths } from '../platform/routes/paths.ts';
import { useGoBack } from '../platform/routes/useGoBack.ts';
import { useSessionState } from '../platform/session/SessionContext.tsx';
import { StatusPage } from '../design/feedback/StatusPage.tsx';
import { SessionCheck } from './SessionCheck.tsx';

interface StatusTexts {
  code?: string;
  titleKey: string;
  bodyKey: string;
  /**
   * Whether the page is about sign-in itself: it links to the sign-in page and does not check the
   * session.
   */
  login?: true;
}

const statuses = {
  notFound: { code: '404', titleKey: 'notFound.title', bodyKey: 'notFound.body' },
  noAccess: { code: '403', titleKey: 'noAccess.title', bodyKey: 'noAccess.body' },
  serverError: { code: '500', titleKey: 'serverError.title', bodyKey: 'serverError.body' },
  loginError: { titleKey: 'loginError.title', bodyKey: 'loginError.body', login: true },
  pageLoginError: { titleKey: 'loginError.title', bodyKey: 'pageLoginError.body', login: true },
} as const satisfies Readonly<Record<string, StatusTexts>>;

/** A page that explains why the requested page is not available and links to others. */
export function StatusRoute({ status }: { status: keyof typeof statuses }) {
  const { code, titleKey, bodyKey, login }: StatusTexts = statuses[status];
  const { t } = useTranslation();
  const { side } = useSessionState();
  const navigate = useNavigate();
  const goBack = useGoBack(() => void navigate(paths.root));
  const title = t(titleKey);
  const product = t('product.name');
  useEffect(
    function setWindowTitle() {
      document.title = `${title} · ${product}`;
    },
    [title, product],
  );
  const page = (
    <main>
      <StatusPage {...(code !== undefined && { code })} title={title} body={t(bodyKey)}>
        {login === true && (
          <Link className="btn btn-p" to={loginPath(side ?? 'STAFF')}>
            {t('loginError.signIn')}
          </Link>
        )}
        <Link className={login === true ? 'btn' : 'btn btn-p'} to={paths.root}>
          {t('goHome')}
        </Link>
        <Button kind="plain" onClick={goBack}>
          {t('goBack')}
        </Button>
      </StatusPage>
    </main>
  );
  return login === true ? page : <SessionCheck>{page}</SessionCheck>;
}
