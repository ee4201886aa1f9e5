import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
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

/** Why a layout was not kept. A conflict brings what somebody else, or another window, has saved meanwhile. */
export type LayoutProblem =
  | { kind: 'conflict'; saved: StoredDashboard }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; failure: Failure };

interface LayoutSave {
  saving: boolean;
  problem: LayoutProblem | null;
  clearProblem: () => void;
  /** The dashboard as it was kept, or null: then there is a problem. */
  save: (version: number, layout: Layout) => Promise<StoredDashboard | null>;
  reset: (version: number) => Promise<StoredDashboard | null>;
}

/** Keeps a layout, or gives it up. The page of the dashboard learns from the cache that there is a newer version, and asks for it. */
export function useLayoutSave(code: string): LayoutSave {
  const client = useApolloClient();
  const { id } = useViewer();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<LayoutProblem | null>(null);

  async function settle(answer: Promise<Payload>): Promise<StoredDashboard | null> {
    setSaving(true);
    setProblem(null);
    const outcome = await answer.then(
      (payload) => outcomeOf(payload),
      (error: unknown) => ({ kind: 'failed' as const, failure: failureOf(error) }),
    );
    setSaving(false);
    if (outcome.kind === 'kept') tellPage(outcome.dashboard);
    // What the other one saved stands now, whatever becomes of the choice made here.
    if (outcome.kind === 'conflict') tellPage(outcome.saved);
    if (outcome.kind === 'kept') return outcome.dashboard;
    setProblem(outcome);
    return null;
  }
  function tellPage({ version }: StoredDashboard) {
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
      return settle(answer.then(({ data }) => payloadOf(data.dashboardLayoutSave)));
    },
    reset(version) {
      const variables = { input: { code, version } };
      const answer = client.mutate({
        mutation: DashboardLayoutResetDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      return settle(answer.then(({ data }) => payloadOf(data.dashboardLayoutReset)));
    },
  };
}

function outcomeOf(payload: Payload): LayoutProblem | { kind: 'kept'; dashboard: StoredDashboard } {
  const error = payload.userErrors[0];
  const dashboard = payload.dashboard;
  if (error?.code === 'CONFLICT' && dashboard !== null)
    return { kind: 'conflict', saved: dashboard };
  if (error !== undefined) return { kind: 'refused', message: error.message };
  if (dashboard === null) return { kind: 'failed', failure: failureOf({ errors: [{}] }) };
  return { kind: 'kept', dashboard };
}
