import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import type { OperationContext } from '../../platform/apollo/operation-context.ts';
import { type CommandOutcome, commandText } from '../../platform/data/command-outcome.ts';
import { useWorkspace } from '../../platform/workbench/Workspace.tsx';
import { useNavigateHome } from './useNavigateHome.ts';
import { useReloadAll } from './useReloadAll.ts';

type SwitchOutcome = CommandOutcome<{ viewer: unknown }, unknown>;

/**
 * Switches post or store: asks about unsaved input, closes the tabs, and reloads at the home page.
 */
export function useSwitch(
  perform: (context: OperationContext) => Promise<SwitchOutcome>,
  onDone: () => void,
) {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const goHome = useNavigateHome();
  const reload = useReloadAll();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function attempt(): Promise<string | null> {
    if (!(await workspace.mayLeave())) return null;
    const outcome = await perform({ beforeSwitch: () => workspace.closeAll() });
    if (outcome.kind !== 'done') return commandText(t, outcome);
    await goHome();
    await reload();
    onDone();
    return null;
  }

  async function start(): Promise<void> {
    if (running) return;
    setRunning(true);
    setProblem(null);
    setProblem(await attempt());
    setRunning(false);
  }
  return { start, problem, setProblem, running };
}
