import { useEffect, useEffectEvent } from 'react';
import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { useShortcutsEnabled } from '../../../design/keyboard/ShortcutsContext.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';

/**
 * Opens the shortcuts dialog on `?`, except in text fields. Checks the character, not the key code,
 * because its position differs between keyboards.
 */
export function useShortcutsDialogKey(): void {
  const openDialog = useOpenDialog();
  const on = useShortcutsEnabled();
  const { locked } = useSessionState();
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== '?' ||
      event.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTextInput(event.target)
    )
      return;
    event.preventDefault();
    openDialog('shortcuts');
  });
  const listens = on && !locked;
  useEffect(
    function listen() {
      if (!listens) return undefined;
      const listener = (event: KeyboardEvent) => open(event);
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    },
    [listens],
  );
}

function isTextInput(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
