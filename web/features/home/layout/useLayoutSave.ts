import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Failure } from '../../../platform/apollo/failure.ts';
import type { CommandOutcome } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { Layout } from './editor/grid.ts';
import {
  DashboardLayoutResetDocument,
  DashboardLayoutSaveDocument,
  type DashboardLayoutSaveMutation,
} from './Layout.gen.ts';
import { DashboardVersionDocument } from './LayoutVersion.gen.ts';
import type { StoredDashboard } from './useStoredLayout.ts';

type Payload = NonNullable<DashboardLayoutSaveMutation['dashboardLayoutSave']>;
type Outcome = CommandOutcome<Payload, StoredDashboard>;

const savedDashboard = ({ dashboard }: Payload) => dashboard;

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
  const saveCommand = useCommand(DashboardLayoutSaveDocument, { resultOf: savedDashboard });
  const resetCommand = useCommand(DashboardLayoutResetDocument, { resultOf: savedDashboard });
  const [problem, setProblem] = useState<LayoutProblem | null>(null);

  function finish(outcome: Outcome): StoredDashboard | null {
    if (outcome.kind === 'done') {
      publishVersion(outcome.result);
      return outcome.result;
    }
    const found = problemOf(outcome);
    // After a conflict the layout that was saved elsewhere is current, whatever the user decides
    // here.
    if (found.kind === 'conflict') publishVersion(found.saved);
    setProblem(found);
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
    saving: saveCommand.busy || resetCommand.busy,
    problem,
    clearProblem: () => setProblem(null),
    async save(version, layout) {
      const cards = layout.map(({ code: card, position: { row, column, width, height } }) => ({
        code: card,
        position: { row, column, width, height },
      }));
      setProblem(null);
      const variables = { input: { code, version, cards } };
      return finish(await saveCommand.run(variables, { fetchPolicy: 'no-cache' }));
    },
    async reset(version) {
      setProblem(null);
      const variables = { input: { code, version } };
      return finish(await resetCommand.run(variables, { fetchPolicy: 'no-cache' }));
    },
  };
}

function problemOf(outcome: Exclude<Outcome, { kind: 'done' }>): LayoutProblem {
  if (outcome.kind !== 'refused') return { kind: 'failed', failure: outcome.failure };
  const { dashboard } = outcome.payload;
  return outcome.error.code === 'CONFLICT' && dashboard !== null
    ? { kind: 'conflict', saved: dashboard }
    : { kind: 'refused', message: outcome.error.message };
}
