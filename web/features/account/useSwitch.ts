import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../apollo/failure.ts';
import { homePath } from '../../kit/routes/paths.ts';
import { useViewer } from '../../kit/session/ViewerContext.tsx';
import { useWorkspace } from '../../kit/workbench/Workspace.tsx';
import { useTranslation } from 'react-i18next';
import { useReload } from './useReload.ts';

interface SwitchPayload {
  viewer: unknown;
  userErrors: readonly { message: string }[];
}

/** Carries out a switch of post or store: asks before unsaved input goes, closes the tabs, and begins anew at the home of the next. */
export function useSwitch(perform: () => Promise<SwitchPayload | undefined>, onDone: () => void) {
  const { t } = useTranslation();
  const { userType } = useViewer();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const reload = useReload();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function attempt(): Promise<string | null> {
    if (!(await workspace.mayLeave())) return null;
    const payload = await perform();
    if (payload?.viewer == null) return payload?.userErrors[0]?.message ?? t('service.unknown');
    workspace.closeAll();
    void navigate(homePath(userType), { replace: true });
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
      setProblem(t(failureOf(error).textKey));
    }
    setRunning(false);
  }
  return { start, problem, setProblem, running };
}
