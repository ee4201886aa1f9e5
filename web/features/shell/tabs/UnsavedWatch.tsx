import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { isWorkbenchPath } from '../../../platform/routes/paths.ts';
import { useWorkspace } from '../../../platform/workbench/Workspace.tsx';
import { resetTabs } from './close-tabs.ts';
import type { AccountTabs } from './useTabStore.ts';

const UnsavedDialog = lazy(async () => ({
  default: (await import('./UnsavedDialog.tsx')).UnsavedDialog,
}));

interface UnsavedWatchProps {
  account: AccountTabs;
  titleOf: (tabId: string) => string;
}

/**
 * Protects unsaved input: shows the question of the tab store, warns when the page is closed or
 * left, and answers other parts of the portal through the workspace.
 */
export function UnsavedWatch({ account, titleOf }: UnsavedWatchProps) {
  const { store, forget } = account;
  const { tabs, question } = useSyncExternalStore(store.subscribe, store.state);
  const workspace = useWorkspace();
  const navigate = useNavigate();
  useEffect(
    function attachWorkspace() {
      return workspace.attach({
        // Not an effect event, because the new-version notice calls it during rendering.
        unsavedTitles: () => [...store.state().tabs.unsaved].map(titleOf),
        mayLeave: store.mayLeave,
        closeAll() {
          store.force(resetTabs);
          forget();
        },
      });
    },
    [workspace, store, forget, titleOf],
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
  const leaveTo = useEffectEvent(async (to: string) => {
    if (await store.mayLeave()) void navigate(to);
  });
  useEffect(
    function askBeforeLeaving() {
      if (!isUnsaved) return undefined;
      // A page outside the workbench unmounts it. Input that is not in a draft would be lost.
      const ask = (event: MouseEvent) => {
        const to =
          event.target instanceof Element ? pathOutsideWorkbench(event, event.target) : null;
        if (to === null) return;
        event.preventDefault();
        event.stopPropagation();
        void leaveTo(to);
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

/** The target of a plain click on a link to a portal page outside the workbench; otherwise null. */
function pathOutsideWorkbench(event: MouseEvent, target: Element): string | null {
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
