import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../../design/feedback/StatusPage.tsx';

/** Shown in a tab whose content threw an error. Other tabs are not affected. */
export function PanelFailure({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <StatusPage title={t('failure.title')} body={t('failure.body')}>
      <button className="btn btn-p" type="button" onClick={resetErrorBoundary}>
        {t('failure.reload')}
      </button>
    </StatusPage>
  );
}
