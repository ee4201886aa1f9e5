import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { OutageBanner } from '../../platform/outage/OutageBanner.tsx';
import { TopBar } from './top-bar/TopBar.tsx';
import './PageFrame.css';

/**
 * The frame of a page outside the workbench: the top bar with a link back, and one main region. The
 * page sets the document title itself.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="page-frame">
      <a className="skip" href="#main">
        {t('skip.main')}
      </a>
      <TopBar helpModule={null} />
      <main className="page-frame-main" id="main" tabIndex={-1}>
        <OutageBanner />
        {children}
      </main>
    </div>
  );
}
