import { useEffect, useEffectEvent } from 'react';
import { useSessionState } from '../../../platform/session/SessionContext.tsx';
import { useShortcutsOn } from '../../../design/keyboard/ShortcutsContext.tsx';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';

/** `?` explains the shortcuts, except where somebody writes one. It is taken by its character: keyboards have it in different places. */
export function useShortcutList(): void {
  const openDialog = useOpenDialog();
  const on = useShortcutsOn();
  const { locked } = useSessionState();
  const open = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== '?' ||
      event.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      writesText(event.target)
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

function writesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
