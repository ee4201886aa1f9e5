import { useQuery } from '@apollo/client/react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import {
  DashboardLayoutDocument,
  type Layout_DashboardFragment,
  type Layout_TemplateFragment,
} from './Layout.gen.ts';

export type StoredDashboard = Layout_DashboardFragment;
export type LayoutTemplate = Layout_TemplateFragment;

/**
 * The template of a dashboard and its saved layout. They are two answers of the services, so the
 * older of their versions is used: a save between the two is then detected as a conflict.
 */
export interface StoredLayout {
  template: LayoutTemplate;
  dashboard: StoredDashboard;
  version: number;
}

interface StoredLayoutState {
  isLoading: boolean;
  /** Null while loading, after a failure, and if the account has no such dashboard. */
  stored: StoredLayout | null;
  failure: Failure | null;
  reload: () => void;
}

/**
 * Loads the stored layout every time and bypasses the cache, so that the page below does not
 * change.
 */
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

/**
 * A group of counters may have no dashboard of its own. Then the checked cards of its template are
 * its layout.
 */
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
