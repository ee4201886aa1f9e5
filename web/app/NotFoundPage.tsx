import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../kit/routes/paths.ts';
import { StatusPage } from '../kit/ui/StatusPage.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('notFound.title');
  useEffect(
    function nameWindow() {
      document.title = title;
    },
    [title],
  );
  return (
    <main>
      <StatusPage code="404" title={title} body={t('notFound.body')}>
        <Link className="btn btn-p" to={paths.root}>
          {t('goHome')}
        </Link>
        <button className="btn" type="button" onClick={() => void navigate(-1)}>
          {t('goBack')}
        </button>
      </StatusPage>
    </main>
  );
}
