import { useQuery } from '@apollo/client/react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import {
  DashboardLayoutDocument,
  type Layout_DashboardFragment,
  type Layout_TemplateFragment,
} from './Layout.gen.ts';

export type StoredDashboard = Layout_DashboardFragment;
export type LayoutTemplate = Layout_TemplateFragment;

/** What may stand on a dashboard and what was saved for it. Both are read at once; the older version counts, so that a save in between is noticed. */
export interface StoredLayout {
  template: LayoutTemplate;
  dashboard: StoredDashboard;
  version: number;
}

interface StoredLayoutState {
  isLoading: boolean;
  /** Null while asking, after a failure, and where the account has no such dashboard. */
  stored: StoredLayout | null;
  failure: Failure | null;
  reload: () => void;
}

/** Read anew each time, and past the cache: what the page under it shows does not change by looking. */
export function useStoredLayout(code: string): StoredLayoutState {
  const { data, error, loading, refetch } = useQuery(DashboardLayoutDocument, {
    variables: { code },
    fetchPolicy: 'no-cache',
  });
  const { dashboardTemplate: template, dashboard } = data?.viewer ?? {};
  const isWhole = !loading && error === undefined && template != null;
  return {
    isLoading: loading,
    stored: isWhole ? toStoredLayout(template, dashboard ?? null) : null,
    failure: loading || error === undefined ? null : failureOf(error),
    reload: () => void refetch().catch(() => undefined),
  };
}

/** A group of counters may be no dashboard of its own: its ticks are its layout. */
function toStoredLayout(template: LayoutTemplate, dashboard: StoredDashboard | null): StoredLayout {
  if (dashboard !== null)
    return { template, dashboard, version: Math.min(template.version, dashboard.version) };
  const cards = template.cards
    .filter(({ isChecked }) => isChecked)
    .map(({ code, name, i18nCode, defaultPosition }) => ({
      id: code,
      code,
      name,
      i18nCode,
      position: defaultPosition,
    }));
  return {
    template,
    dashboard: { code: template.code, version: template.version, cards },
    version: template.version,
  };
}
