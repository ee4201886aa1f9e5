import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';

/**
 * Moves to the previous or next approval with shortcuts, if the tab is selected and no other dialog
 * covers this one.
 */
export function useQueueKeys(titleId: string, onPrevious: () => void, onNext: () => void): void {
  const { locked } = useSessionState();
  const ifTopmost = (move: () => void) => () => {
    if (isTopmostDialog(titleId)) move();
  };
  useShortcut(shortcuts.previousApproval, ifTopmost(onPrevious), !locked);
  useShortcut(shortcuts.earlierApproval, ifTopmost(onPrevious), !locked);
  useShortcut(shortcuts.nextApproval, ifTopmost(onNext), !locked);
  useShortcut(shortcuts.laterApproval, ifTopmost(onNext), !locked);
}

/**
 * Returns whether this dialog is the topmost one. Dialogs are appended to the page when they open,
 * so the last one is on top.
 */
function isTopmostDialog(titleId: string): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  return dialogs[dialogs.length - 1]?.getAttribute('aria-labelledby') === titleId;
}
