import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';
import { useTab } from '../../../platform/workbench/TabContext.tsx';

/** Walks the list by keyboard, while nothing lies over the dialog and its tab is the one that is looked at. */
export function useQueueKeys(titleId: string, onPrevious: () => void, onNext: () => void): void {
  const { locked } = useSessionState();
  const { selected } = useTab();
  const listens = selected && !locked;
  const walk = (go: () => void) => () => {
    if (isUppermost(titleId)) go();
  };
  useShortcut(shortcuts.previousApproval, walk(onPrevious), listens);
  useShortcut(shortcuts.earlierApproval, walk(onPrevious), listens);
  useShortcut(shortcuts.nextApproval, walk(onNext), listens);
  useShortcut(shortcuts.laterApproval, walk(onNext), listens);
}

/** Dialogs are added to the page as they open: the last one has the keyboard. */
function isUppermost(titleId: string): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  return dialogs[dialogs.length - 1]?.getAttribute('aria-labelledby') === titleId;
}
