import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationContext } from '../../platform/apollo/operation-context.ts';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { useWorkspace } from '../../platform/workbench/Workspace.tsx';
import { useNavigateHome } from './useNavigateHome.ts';
import { useReloadAll } from './useReloadAll.ts';

interface SwitchPayload {
  viewer: unknown;
  userErrors: readonly { message: string }[];
}

/**
 * Switches post or store: asks about unsaved input, closes the tabs, and reloads at the home page.
 */
export function useSwitch(
  perform: (context: OperationContext) => Promise<SwitchPayload>,
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
    const payload = await perform({ beforeSwitch: () => workspace.closeAll() });
    if (payload.viewer === null) return payload.userErrors[0]?.message ?? t('service.unknown');
    await goHome();
    await reload();
    onDone();
    return null;
  }

  async function start(): Promise<void> {
    if (running) return;
    setRunning(true);
    setProblem(null);
    try {
      setProblem(await attempt());
    } catch (error) {
      setProblem(reasonText(t, failureOf(error)));
    }
    setRunning(false);
  }
  return { start, problem, setProblem, running };
}
