import { useTranslation } from '../design/language/useTranslation.ts';
import { Button } from '../design/button/Button.tsx';
import { paths } from '../platform/routes/paths.ts';
import { StatusPage } from '../design/feedback/StatusPage.tsx';

/**
 * Shown instead of a page that has crashed. The links reload the portal, because its state may be
 * the cause.
 */
export function FailurePage() {
  const { t } = useTranslation();
  return (
    <main>
      <StatusPage code="500" title={t('failure.title')} body={t('failure.body')}>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
        <a className="btn" href={paths.root}>
          {t('goHome')}
        </a>
      </StatusPage>
    </main>
  );
}
