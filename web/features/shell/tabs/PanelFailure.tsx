import type { FallbackProps } from 'react-error-boundary';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { StatusPage } from '../../../design/feedback/StatusPage.tsx';

/** Shown in a tab whose content threw an error. Other tabs are not affected. */
export function PanelFailure({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <StatusPage title={t('failure.title')} body={t('failure.body')}>
      <Button kind="primary" onClick={resetErrorBoundary}>
        {t('failure.reload')}
      </Button>
    </StatusPage>
  );
}
