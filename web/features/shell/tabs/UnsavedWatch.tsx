import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isWorkbenchPath } from '../../../platform/routes/paths.ts';
import { useWorkspace } from '../../../platform/workbench/Workspace.tsx';
import { forgetTabs } from './closing.ts';
import type { DeskOfAccount } from './useTabDesk.ts';

const UnsavedDialog = lazy(async () => ({
  default: (await import('./UnsavedDialog.tsx')).UnsavedDialog,
}));

interface UnsavedWatchProps {
  account: DeskOfAccount;
  titleOf: (tabId: string) => string;
}

/** Sees to it that nothing unsaved goes without a word: asks when the desk has a question, when the page is left, and when a dialog of the portal wants to know. */
export function UnsavedWatch({ account, titleOf }: UnsavedWatchProps) {
  const { desk, forget } = account;
  const { tabs, question } = useSyncExternalStore(desk.subscribe, desk.state);
  const workspace = useWorkspace();
  const navigate = useNavigate();
  useEffect(
    function attachWorkspace() {
      return workspace.attach({
        // No effect's event: what warns of a new version asks while it is drawn.
        unsavedTitles: () => [...desk.state().tabs.unsaved].map(titleOf),
        mayLeave: desk.mayLeave,
        closeAll() {
          desk.force(forgetTabs);
          forget();
        },
      });
    },
    [workspace, desk, forget, titleOf],
  );
  const isUnsaved = tabs.unsaved.size > 0;
  useEffect(
    function askBeforeUnload() {
      if (!isUnsaved) return undefined;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [isUnsaved],
  );
  const leaveBy = useEffectEvent(async (to: string) => {
    if (await desk.mayLeave()) void navigate(to);
  });
  useEffect(
    function askBeforeLeaving() {
      if (!isUnsaved) return undefined;
      // A page beside the workbench takes the workbench off the page, and with it what no draft holds.
      const ask = (event: MouseEvent) => {
        const to = event.target instanceof Element ? addressBeside(event, event.target) : null;
        if (to === null) return;
        event.preventDefault();
        event.stopPropagation();
        void leaveBy(to);
      };
      document.addEventListener('click', ask, { capture: true });
      return () => document.removeEventListener('click', ask, { capture: true });
    },
    [isUnsaved],
  );
  if (question === null) return null;
  return (
    <Suspense>
      <UnsavedDialog
        titles={question.losing.map(titleOf)}
        onKeep={question.keep}
        onDiscard={question.discard}
      />
    </Suspense>
  );
}

/** The address of a plain click on a link to a page of the portal that is not the workbench. */
function addressBeside(event: MouseEvent, target: Element): string | null {
  const link = target.closest('a');
  if (
    link === null ||
    link.target === '_blank' ||
    link.origin !== window.location.origin ||
    isWorkbenchPath(link.pathname)
  )
    return null;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null;
  return link.pathname + link.search;
}
