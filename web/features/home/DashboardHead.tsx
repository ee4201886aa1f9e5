import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import { formatDay } from '../../design/number/format-day.ts';
import { useHasFeature } from '../../platform/session/useHasFeature.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useOpenDialog } from '../../platform/workbench/Dialogs.tsx';
import type { DashboardData } from './home-answer.ts';
import { shopText } from '../../platform/session/workplace-text.ts';

interface DashboardHeadProps {
  code: string;
  /** The title until the name of the dashboard is known; that of the home page if undefined. */
  title: string | undefined;
  dashboard: DashboardData | null;
  refreshing: boolean;
  onRefresh: () => void;
  tools?: ReactNode;
}

async function printAll(button: Element) {
  const { printDashboard } = await import('./print/print-dashboard.ts');
  await printDashboard(button.closest('.dashboard') ?? document.body);
}

/**
 * The heading of the page with its facts: the stores, the tax basis and the last day of the data.
 */
export function DashboardHead({
  code,
  title: knownTitle,
  dashboard,
  refreshing,
  onRefresh,
  tools,
}: DashboardHeadProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const serverText = useServerText();
  const openDialog = useOpenDialog();
  const hasFeature = useHasFeature();
  const scope = useScope(dashboard);
  const { enterprise } = useViewer();
  // Takes up its space before the dashboard is known, so that nothing moves when it is.
  const unseen = dashboard ? undefined : ({ visibility: 'hidden' } as const);
  const title =
    code === 'home'
      ? t('home.title')
      : dashboard
        ? serverText(dashboard.i18nCode, dashboard.name)
        : (knownTitle ?? t('home.title'));
  const facts = [
    scope,
    t('home.taxIncluded'),
    t('card.asOf', { date: formatDay(dashboard?.asOf ?? enterprise.today, locale) }),
  ];
  return (
    <div className="dashboard-head">
      <h1 tabIndex={-1}>{title}</h1>
      <span className="dashboard-facts" style={unseen}>
        {facts.filter(Boolean).join(' · ')}
      </span>
      <span className="grow" />
      <Button
        kind="icon"
        aria-label={t('home.refreshAll')}
        title={t('home.refreshAll')}
        aria-disabled={refreshing}
        onClick={() => {
          if (!refreshing) onRefresh();
        }}
      >
        <Icon name="refresh" />
      </Button>
      <Button
        kind="icon"
        className="dashboard-print"
        aria-label={t('home.print')}
        title={t('home.print')}
        onClick={({ currentTarget }) => void printAll(currentTarget)}
      >
        <Icon name="print" />
      </Button>
      {hasFeature('LAYOUT') && (
        <Button
          kind="plain"
          className="dashboard-layout"
          style={unseen}
          onClick={() => openDialog('layout-settings', { code })}
        >
          <Icon name="sliders" />
          {t('home.layout')}
        </Button>
      )}
      {tools}
    </div>
  );
}

/**
 * The stores that the figures cover: the chosen store, or "all stores" with their number. Empty for
 * suppliers, who have no stores.
 */
function useScope(dashboard: DashboardData | null): string {
  const { t } = useTranslation();
  const { shop } = useViewer();
  if (shop) return shopText(shop);
  // While the number is loading, its space is that of a usual one.
  const count = (dashboard ? dashboard.shopCount : 10) ?? 0;
  return count === 0 ? '' : t('home.allShops', { number: String(count) });
}
