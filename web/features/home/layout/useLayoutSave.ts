import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { Layout } from './editor/grid.ts';
import {
  DashboardLayoutResetDocument,
  DashboardLayoutSaveDocument,
  DashboardVersionDocument,
  type DashboardLayoutSaveMutation,
} from './Layout.gen.ts';
import type { StoredDashboard } from './useStoredLayout.ts';

type Payload = NonNullable<DashboardLayoutSaveMutation['dashboardLayoutSave']>;

/**
 * Why a layout was not saved. A conflict contains the layout that another user or window has saved
 * meanwhile.
 */
export type LayoutProblem =
  | { kind: 'conflict'; saved: StoredDashboard }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; failure: Failure };

interface LayoutSave {
  saving: boolean;
  problem: LayoutProblem | null;
  clearProblem: () => void;
  /** Saves the layout. Returns the saved dashboard, or null if it failed; then `problem` is set. */
  save: (version: number, layout: Layout) => Promise<StoredDashboard | null>;
  reset: (version: number) => Promise<StoredDashboard | null>;
}

/**
 * Saves or resets the layout of a dashboard. The new version is written to the cache, from which
 * the page of the dashboard notices it and reloads.
 */
export function useLayoutSave(code: string): LayoutSave {
  const client = useApolloClient();
  const { id } = useViewer();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<LayoutProblem | null>(null);

  async function finish(answer: Promise<Payload>): Promise<StoredDashboard | null> {
    setSaving(true);
    setProblem(null);
    const outcome = await answer.then(
      (payload) => saveOutcome(payload),
      (error: unknown) => ({ kind: 'failed' as const, failure: failureOf(error) }),
    );
    setSaving(false);
    if (outcome.kind === 'saved') publishVersion(outcome.dashboard);
    // After a conflict the layout that was saved elsewhere is current, whatever the user decides
    // here.
    if (outcome.kind === 'conflict') publishVersion(outcome.saved);
    if (outcome.kind === 'saved') return outcome.dashboard;
    setProblem(outcome);
    return null;
  }
  function publishVersion({ version }: StoredDashboard) {
    client.writeQuery({
      query: DashboardVersionDocument,
      variables: { code },
      data: {
        viewer: { __typename: 'Viewer', id, dashboard: { __typename: 'Dashboard', code, version } },
      },
    });
  }

  return {
    saving,
    problem,
    clearProblem: () => setProblem(null),
    save(version, layout) {
      const cards = layout.map(({ code: card, position: { row, column, width, height } }) => ({
        code: card,
        position: { row, column, width, height },
      }));
      const variables = { input: { code, version, cards } };
      const answer = client.mutate({
        mutation: DashboardLayoutSaveDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return finish(answer.then(({ data }) => requirePayload(data.dashboardLayoutSave)));
    },
    reset(version) {
      const variables = { input: { code, version } };
      const answer = client.mutate({
        mutation: DashboardLayoutResetDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return finish(answer.then(({ data }) => requirePayload(data.dashboardLayoutReset)));
    },
  };
}

function saveOutcome(
  payload: Payload,
): LayoutProblem | { kind: 'saved'; dashboard: StoredDashboard } {
  const error = payload.userErrors[0];
  const dashboard = payload.dashboard;
  if (error?.code === 'CONFLICT' && dashboard !== null)
    return { kind: 'conflict', saved: dashboard };
  if (error !== undefined) return { kind: 'refused', message: error.message };
  if (dashboard === null) return { kind: 'failed', failure: failureOf({ errors: [{}] }) };
  return { kind: 'saved', dashboard };
}
