import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../../kit/ui/StatusPage.tsx';
import { homeTabId } from './tabs.ts';
import type { TabControls } from './useTabs.ts';

/** What a link opens that names no page. */
export function WrongLink({ controls }: { controls: TabControls }) {
  const { t } = useTranslation();
  return (
    <StatusPage title={t('module.wrongAddress')} body={t('module.wrongLink.body')}>
      <button className="btn btn-p" type="button" onClick={() => controls.select(homeTabId)}>
        {t('goHome')}
      </button>
      <button className="btn" type="button" onClick={() => window.history.back()}>
        {t('goBack')}
      </button>
    </StatusPage>
  );
}
